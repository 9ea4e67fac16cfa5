import { beforeAll, describe, expect, it } from "vitest";
import type { ScoredSide } from "../core/game";
import { speak } from "../core/words.svelte";
import { reason } from "./verdict";

const side = (name: string, place: number, ...result: number[]): ScoredSide => ({
  seat: 0,
  place,
  result,
  sheet: [],
  name,
  mark: "",
  colour: "",
});
const words = (key: string) => (key === "tie-1" ? "points from achievements" : key);

describe("why somebody has won", () => {
  beforeAll(() => speak("en"));
  it("is the number of points, and who comes next", () => {
    const sides = [side("Ana", 2, 51), side("Mila", 1, 53), side("Otto", 2, 51)];
    expect(reason(sides, words)).toBe("Mila: 53 points. Second: Ana, Otto, 51.");
  });
  it("is the tie-breaker, if there is one", () => {
    const sides = [side("Ana", 2, 53, 6), side("Mila", 1, 53, 8)];
    expect(reason(sides, words)).toBe("Level at 53 points. The tie-breaker, points from achievements: 8 to 6.");
  });
  it("is nothing that would part them", () => {
    const sides = [side("Ana", 1, 50), side("Mila", 1, 50), side("Otto", 3, 35)];
    expect(reason(sides, words)).toContain("the victory is shared");
  });
  it("needs no words for somebody alone", () => {
    expect(reason([side("Ana", 1, 40)], words)).toBe("");
  });
});
