import { describe, expect, it } from "vitest";
import type { Entry } from "../net/wire";
import { TABLE } from "./beats";
import { linesOf, opensEntry, opensTurn, sinceLastTurn, sinceNumber } from "./logLines";
import { EMPTY, type Model } from "./model";

/** An entry with one event for each side, in beats. */
function entry(number: number, seat: number | null, ...sides: number[]): Entry {
  return {
    number,
    seat,
    events: sides.map((side) => ({ event: { kind: `of ${side}` }, message: { id: "e" } })),
    beats: sides.map((side) => ({ side, events: 1 })),
    undone: [],
    at: 0,
  };
}
const model = (entries: Entry[], undone: number[] = []): Model => ({
  ...EMPTY,
  seat: 0,
  entries,
  undone: new Set(undone),
});
const sides = (lines: readonly { side: number }[]) => lines.map(({ side }) => side);

describe("the log", () => {
  const lines = linesOf([entry(1, null), entry(2, 0, 0), entry(3, 0, 0, 1, TABLE)]);

  it("has a line for every beat", () => {
    expect(sides(lines)).toEqual([TABLE, 0, 0, 1, TABLE]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(5);
  });

  it("names a side where its turn begins", () => {
    expect(lines.map((_, at) => opensTurn(lines, at))).toEqual([true, true, false, true, true]);
  });

  it("links an entry once", () => {
    expect(lines.map((_, at) => opensEntry(lines, at))).toEqual([true, true, true, false, false]);
  });
});

describe("since the last own turn", () => {
  it("others have acted in entries of their own", () => {
    expect(sides(sinceLastTurn(model([entry(1, 1, 1), entry(2, 0, 0), entry(3, 1, 1)])))).toEqual([
      1,
    ]);
  });

  it("others have acted in the entry that the own answer completed", () => {
    expect(sides(sinceLastTurn(model([entry(1, 1, 1), entry(2, 0, 1, 0, 2, TABLE)])))).toEqual([
      1,
      2,
      TABLE,
    ]);
  });

  it("the own turn may have been resolved by another player's answer", () => {
    expect(sides(sinceLastTurn(model([entry(1, 0), entry(2, 1, 0, 1)])))).toEqual([0, 1]);
  });

  it("steps that were taken back do not count", () => {
    expect(sinceLastTurn(model([entry(1, 0, 0), entry(2, 1, 1)], [2]))).toEqual([]);
  });
});

describe("an absence", () => {
  it("tells the beats after the last known number, but no hidden choices", () => {
    const found = sinceNumber(model([entry(1, 1, 1), entry(2, 1), entry(3, 2, 2, 1)]), 1);
    expect(sides(found)).toEqual([2, 1]);
  });
});
