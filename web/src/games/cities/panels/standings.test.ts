/** The panels find the server's numbers in lessons and matches that `polis.export` wrote. */

import { describe, expect, it } from "vitest";
import lesson from "../../../generated/games/cities/lesson.json";
import recorded from "../../../generated/games/cities/moments.json";
import type { Choice, Score, Standing } from "../../../net/wire";
import { FACTS, goalPart, type CitiesView } from "../view";
import { changeBy, lostWith, signed } from "./choiceChanges";
import {
  goalLines,
  goalNow,
  marketSeat,
  nextStar,
  racesOf,
  rememberStandings,
  SOURCES,
  sumFrom,
  workersLeft,
} from "./standings";

interface Moment {
  view: CitiesView;
  standings: Standing[];
  choices: Choice[];
}
const moments = lesson.steps.map(({ position }) => position as unknown as Moment);
const ends = recorded.ends as unknown as { view: CitiesView; scores: Score[] }[];
const first = moments[3]!;

describe("a remembered standing", () => {
  it("is the same object while its district and its lines stay the same", () => {
    const remembered = rememberStandings();
    const before = remembered(first.view, first.standings, 0);
    const copy = structuredClone(first);
    expect(remembered({ ...copy.view, turn: 1 }, copy.standings, 0)).toBe(before);
  });

  it("keeps its drawing when only its points change", () => {
    const remembered = rememberStandings();
    const before = remembered(first.view, first.standings, 0);
    const richer = first.standings.map((one) => ({ ...one, total: 99 }));
    const after = remembered(first.view, richer, 0);
    expect(after.total).toBe(99);
    expect(after.plan).toBe(before.plan);
  });

  it("is drawn again when its district changes", () => {
    const remembered = rememberStandings();
    const before = remembered(first.view, first.standings, 0);
    const { view } = structuredClone(first);
    view.districts[0]!.heights = view.districts[0]!.heights.map((height) => height + 1);
    expect(remembered(view, first.standings, 0).plan).not.toBe(before.plan);
  });
});

describe("lines", () => {
  it("of all sources together are the result", () => {
    for (const { sheet, result } of ends.flatMap(({ scores }) => scores)) {
      const sums = SOURCES.map((source) => sumFrom(sheet, source));
      expect(sums.reduce((sum, points) => sum + points)).toBe(result[0]);
      expect(sumFrom(sheet, "achievements")).toBe(result[1]);
    }
  });

  it("name the goal cards of a seat", () => {
    for (const { view, scores } of ends) {
      for (const { seat, sheet } of scores) {
        const cards = view.goals[seat]!.map(goalPart);
        expect(goalLines(sheet).map(({ part }) => part)).toEqual(cards);
      }
    }
  });

  it("point at spaces only", () => {
    const lines = goalLines(ends[0]!.scores[0]!.sheet);
    const met = lines.filter(({ points }) => points > 0);
    expect(met.length).toBeGreaterThan(0);
    for (const { spaces } of met) expect(spaces[0]).toMatch(/^space:/);
  });
});

describe("the market", () => {
  it("counts open goals for the seat that looks", () => {
    const { view, standings } = structuredClone(first);
    const card = view.goal_row.find((one) => one >= 0)!;
    expect(goalNow(standings, card)).toMatchObject({ spaces: [] });
    const counted = standings
      .flatMap(({ progress }) => progress)
      .find(
        ({ label }) => (label.args?.goal as { part?: string } | undefined)?.part === goalPart(card),
      )!;
    Object.assign(counted, { have: 2, parts: ["space:0,0"] });
    counted.label.args!.points = 4;
    expect(goalNow(standings, card)).toEqual({ count: 2, points: 4, spaces: ["space:0,0"] });
    expect(marketSeat(first.standings)).toBe(0);
  });

  it("shows the workers that are left in each row", () => {
    const { standings, view } = moments.at(-1)!;
    const left = FACTS.rows.map((_, row) => workersLeft(standings, row));
    expect(Math.max(...left)).toBeLessThanOrEqual(view.config.per_row);
    expect(Math.min(...left)).toBeLessThan(view.config.per_row);
  });

  it("shows whose worker takes the star", () => {
    expect(nextStar(first.standings)).toBeUndefined();
    expect(moments.map(({ standings }) => nextStar(standings)).at(-1)).toMatch(/^slot:4/);
  });
});

describe("races", () => {
  it("have a place for every marker, and how far every seat is", () => {
    const races = racesOf(first.view, first.standings);
    expect(races).toHaveLength(3);
    expect(races.flatMap(({ places }) => places.map(({ value }) => value))).toEqual(
      FACTS.values[first.view.city],
    );
    for (const { places, seats, need } of races) {
      expect(places.map(({ closed }) => closed)).toEqual([false, true, false]);
      expect(seats).toHaveLength(2);
      for (const { reached } of seats) expect(reached).toBeLessThanOrEqual(need);
    }
  });
});

describe("a choice", () => {
  const choice: Choice = {
    action: 1,
    kind: "build",
    parts: [],
    message: { id: "x" },
    preview: [],
    changes: [
      { what: "points", amount: 5, part: null },
      { what: "goal", amount: 3, part: "goal:4" },
      { what: "lost", amount: -1, part: "feature:tree" },
    ],
  };

  it("brings its numbers", () => {
    expect(changeBy(choice, "points")).toBe(5);
    expect(changeBy(choice, "goal", "goal:4")).toBe(3);
    expect(changeBy(choice, "goal", "goal:5")).toBeUndefined();
    expect(changeBy(null, "points")).toBeUndefined();
    expect(lostWith(choice)).toEqual(["feature:tree"]);
  });

  it("says gains and losses with a sign", () => {
    expect([signed(3), signed(-2)]).toEqual(["+3", "−2"]);
  });

  it("of the lesson changes what the table shows", () => {
    const kinds = new Set(
      moments.flatMap(({ choices }) =>
        choices.flatMap(({ changes }) => changes.map(({ what }) => what)),
      ),
    );
    for (const what of ["points", "goal", "progress", "placed"]) expect([...kinds]).toContain(what);
  });
});
