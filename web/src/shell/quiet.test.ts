import { beforeAll, describe, expect, it } from "vitest";
import type { Entry } from "../core/wire";
import { speak } from "../core/words.svelte";
import { quiet } from "./quiet";

const entry = (seat: number | null, undone: number[] = []): Entry => ({ number: 1, seat, at: 0, events: [], undone });

describe("an entry without events", () => {
  beforeAll(() => speak("en"));
  it("is the beginning only if it is nobody's", () => {
    expect(quiet(entry(null))).toBe("The match begins.");
    expect(quiet(entry(0))).toBe("A hidden choice.");
  });
  it("is a takeback if something is undone", () => {
    expect(quiet(entry(0, [7]))).not.toBe(quiet(entry(0)));
  });
});
