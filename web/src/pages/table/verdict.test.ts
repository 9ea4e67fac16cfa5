import { beforeAll, describe, expect, it } from "vitest";
import type { ScoredSide } from "../../games/contract";
import { speak, t } from "../../i18n/words.svelte";
import type { Player } from "../../games/contract";
import type { Source } from "./scoreSheet";
import { againstAutomaton, comparisons, reason, verdict } from "./verdict";

const side = (name: string, place: number, ...result: number[]): ScoredSide => ({
  seat: 0,
  place,
  result,
  sheet: [],
  total: result[0] ?? 0,
  name,
  mark: "",
  colour: "",
});
const words = (key: string) => (key === "tie-1" ? "points from achievements" : key);

describe("the reason of a victory", () => {
  beforeAll(() => speak("en"));
  it("is the number of points, and who comes next", () => {
    const sides = [side("Ana", 2, 51), side("Mila", 1, 53), side("Otto", 2, 51)];
    expect(reason(sides, words)).toBe("Mila: 53 points. Second: Ana, Otto, 51.");
  });
  it("is the tie-breaker, if there is one", () => {
    const sides = [side("Ana", 2, 53, 6), side("Mila", 1, 53, 8)];
    expect(reason(sides, words)).toBe(
      "Level at 53 points. The tie-breaker, points from achievements: 8 to 6.",
    );
  });
  it("is nothing that would part them", () => {
    const sides = [side("Ana", 1, 50), side("Mila", 1, 50), side("Otto", 3, 35)];
    expect(reason(sides, words)).toContain("the victory is shared");
  });
  it("is empty for a player alone", () => {
    expect(reason([side("Ana", 1, 40)], words)).toBe("");
  });
});

const player = (seat: number, name: string, you: boolean): Player => ({
  seat,
  kind: "person",
  name,
  player: null,
  bot: null,
  replaced_by: null,
  present: true,
  level: "",
  clock: { left: null, ends: null },
  you,
  waiting: false,
  mark: "",
  colour: "",
});
const score = (seat: number, place: number) => ({ seat, place, result: [9], sheet: [] });

describe("alone", () => {
  beforeAll(() => speak("en"));
  it("both totals are told", () => {
    const sides = [side("Ana", 2, 22), { ...side("Hal", 1, 84), seat: 1 }];
    expect(againstAutomaton(sides)).toBe("22 against 84 (Hal).");
  });
  it("the places of the server decide", () => {
    const own = [player(0, "Ana", true)];
    expect(verdict([score(0, 1), score(1, 2)], own)).toBe("You win!");
    expect(verdict([score(0, 2), score(1, 1)], own)).toBe(t("alone-lost"));
    expect(verdict([score(0, 1), score(1, 1)], own)).toBe(t("alone-drawn"));
  });
});

describe("the headline", () => {
  beforeAll(() => speak("en"));
  const three = (you: number | null) =>
    ["Ana", "Mila", "Otto"].map((name, seat) => player(seat, name, seat === you));
  const scores = [score(0, 2), score(1, 1), score(2, 3)];

  it("tells guests and people who share a device who has won", () => {
    expect(verdict(scores, three(null))).toBe("Mila wins!");
    expect(verdict(scores, [player(0, "Ana", true), player(1, "Mila", true)])).toBe("Mila wins!");
  });
  it("addresses the person who looks on", () => {
    expect(verdict(scores, three(1))).toBe("You win!");
    expect(verdict(scores, three(0))).toBe("You came second. Mila wins!");
    expect(verdict(scores, three(2))).toBe("You came third. Mila wins!");
  });
  it("names the players with whom a victory is shared", () => {
    const shared = [score(0, 1), score(1, 1), score(2, 3)];
    expect(verdict(shared, three(0))).toBe("You share the victory with Mila!");
  });
});

describe("the comparison", () => {
  beforeAll(() => speak("en"));
  const sides = [
    { ...side("Ana", 2, 30), seat: 0 },
    { ...side("Mila", 1, 61), seat: 1 },
  ];
  const cell = (points: number) => ({ points, parts: [], reasons: [] });
  /** Columns stand in the order of places. */
  const source = (label: string, winner: number, loser: number): Source => ({
    id: label,
    label,
    rows: [],
    cells: [cell(winner), cell(loser)],
  });
  const sources = [
    source("Points", 3, 10),
    source("End cards", 28, 0),
    source("Districts", 30, 20),
  ];

  it("says where points were lost, the most first", () => {
    const players = [player(0, "Ana", true), player(1, "Mila", false)];
    expect(comparisons(sides, sources, players)).toEqual([
      "Compared with Mila: End cards 0 against 28, Districts 20 against 30.",
    ]);
  });
  it("says where the winner got ahead", () => {
    const players = [player(0, "Ana", false), player(1, "Mila", true)];
    expect(comparisons(sides, sources, players)).toEqual([
      "Compared with Ana: End cards 28 against 0, Districts 30 against 20.",
    ]);
  });
  it("tells a guest about everyone who did not win", () => {
    const players = [player(0, "Ana", false), player(1, "Mila", false)];
    expect(comparisons(sides, sources, players)).toEqual([
      "Ana compared with Mila: End cards 0 against 28, Districts 20 against 30.",
    ]);
  });
});
