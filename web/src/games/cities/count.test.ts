/** Counts and points as the rules gave them in games that were really played. */

import { describe, expect, it } from "vitest";
import { find } from "./count";
import { planOf } from "./plan";
import { racesOf, rememberStandings, standingOf } from "./score";
import recorded from "./testing/moments.json";
import { cellPart, type CitiesView, type Facts } from "./view";

interface End {
  view: CitiesView;
  scores: { seat: number; result: number[]; sheet: { id: string; points: number; parts: string[] }[] }[];
}
const moments = recorded.moments as unknown as { view: CitiesView; points: number; lay: string[] }[];
/** What was printed on the cards when these games were played. */
const printed = recorded.printed as unknown as Pick<Facts, "goals" | "values" | "cities">;
const ends = recorded.ends as unknown as End[];

describe("a remembered standing", () => {
  const { view } = moments[0]!;
  const copy = () => structuredClone(view);

  it("is the same object in a new view where nothing of it has changed", () => {
    const remembered = rememberStandings();
    const first = remembered(view, 0);
    expect(remembered({ ...copy(), turn: 1, workers: [] }, 0)).toBe(first);
    expect(first).toEqual(standingOf(view, 0));
  });

  it("is counted anew when its district, its cards or its markers change", () => {
    const remembered = rememberStandings();
    const first = remembered(view, 0);
    const built = copy();
    built.districts[0]!.heights = built.districts[0]!.heights.map((height) => height + 1);
    const marked = { ...copy(), markers: view.markers.map(() => 0) };
    expect(remembered(built, 0)).not.toBe(first);
    expect(remembered(marked, 0)).toEqual(standingOf(marked, 0));
    expect(remembered({ ...copy(), goals: [[], ...view.goals.slice(1)] }, 0).goals).toEqual([]);
  });
});

describe("the points so far", () => {
  it.each(moments.map((moment, at) => [at, moment] as const))("at moment %i", (_at, { view, points }) => {
    expect(standingOf(view, view.seat ?? 0, printed).total).toBe(points);
  });

  it.each(ends.map((end, at) => [at, end] as const))("at the end of game %i", (_at, { view, scores }) => {
    for (const { seat, result, sheet } of scores) {
      const standing = standingOf(view, seat, printed);
      expect(standing.total).toBe(result[0]);
      expect(standing.achievements).toBe(result[1]);
      const goals = sheet.filter(({ id }) => id === "line-goal");
      expect(standing.goals.map(({ points }) => points)).toEqual(goals.map(({ points }) => points));
      goals.forEach(({ parts }, at) => {
        const row = printed.goals[standing.goals[at]?.card ?? 0]?.row ?? [];
        const spaces = parts.filter((part) => part.startsWith("space:"));
        const { spots } = find(standing.plan, row);
        expect(spots.length, JSON.stringify(row)).toBe(spaces.length);
      });
    }
  });
});

describe("free cells", () => {
  it.each(moments.filter(({ lay }) => lay.length).map((moment, at) => [at, moment] as const))(
    "are those where a tile may go, at moment %i",
    (_at, { view, lay }) => {
      const { free } = planOf(view.districts[view.seat ?? 0]!, view.config.long);
      expect(free.map(({ x, y }) => cellPart(x, y)).sort()).toEqual([...lay].sort());
    },
  );
});

describe("races", () => {
  it("say who has a marker and what is left", () => {
    for (const { view } of ends) {
      const standings = view.districts.map((_, seat) => standingOf(view, seat, printed));
      for (const race of racesOf(view, standings, printed)) {
        for (const { owner } of race.places) if (owner >= 0) expect(race.reached[owner]).toBe(race.need);
        expect(Math.max(...race.reached)).toBeLessThanOrEqual(race.need);
        expect(race.places.some(({ closed }) => closed)).toBe(view.config.seats === 2);
      }
    }
  });
});
