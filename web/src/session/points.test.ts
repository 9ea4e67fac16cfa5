import { describe, expect, it } from "vitest";
import type { Frame } from "../net/wire";
import { coursesOf, pathOf, rangeOf, roundsOf } from "./points";

function frame(totals: (number | null)[], round?: string): Frame {
  return {
    number: 1,
    seat: null,
    side: -1,
    at: 0,
    events: [],
    view: null,
    standings: totals.map((total, side) => ({ side, total, lines: [], hidden: [], progress: [] })),
    question: { id: "ask" },
    round: round ? { id: round } : null,
    over: false,
  };
}

describe("the graph of points", () => {
  it("has a course for every side, with gaps where a total is hidden", () => {
    const courses = coursesOf([frame([0, 3]), frame([2, null])]);
    expect(courses).toEqual([
      { side: 0, totals: [0, 2] },
      { side: 1, totals: [3, null] },
    ]);
    expect(rangeOf(courses)).toEqual([0, 3]);
  });

  it("can be drawn before any point is made, and below zero", () => {
    expect(rangeOf(coursesOf([frame([0, 0])]))).toEqual([0, 1]);
    expect(rangeOf(coursesOf([frame([-4, -2])]))).toEqual([-4, 0]);
  });

  it("is level until the next frame and broken where nothing is known", () => {
    const path = (totals: (number | null)[]) => pathOf({ side: 0, totals }, [0, 10], 100, 20);
    expect(path([0, 5, 5])).toBe("M0 20H50V10H100");
    expect(path([0, null, 10])).toBe("M0 20M100 0");
  });

  it("knows where rounds begin, and in which words", () => {
    const frames = [frame([0]), frame([0], "first"), frame([1]), frame([1], "second")];
    expect(roundsOf(frames)).toEqual([
      { index: 1, message: { id: "first" } },
      { index: 3, message: { id: "second" } },
    ]);
  });
});
