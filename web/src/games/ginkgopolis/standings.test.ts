import { describe, expect, test } from "vitest";
import type { SheetLine, Standing } from "../../net/wire";
import { cellOf } from "./board/map";
import { totals, walk } from "./panels/scoreSteps";
import { districtsIn, linesOf, sumOf, worthOf } from "./standings";
import { cardOf, type GinkgoView } from "./view";

const RED = ["cell:0,0", "cell:0,1"];
const BLUE = ["cell:1,0", "cell:1,1"];
const FREE = ["cell:2,0", "cell:2,1"];
const CELLS = [...FREE, ...RED, ...BLUE].map(cellOf);
const view = { cells: CELLS } as unknown as GinkgoView;

function district(parts: string[], points: number, args: Record<string, number | string>) {
  return { label: { id: "score-district", args: { rivals: 1, ...args } }, points, parts };
}
function standing(side: number, ...lines: SheetLine[]): Standing {
  const label = { id: "score-free-district", args: { colour: "yellow" } };
  const progress = [{ label, have: 0, need: 0, parts: FREE }];
  return { side, total: sumOf(lines), lines, hidden: [], progress };
}
const points = (amount: number): SheetLine => ({
  label: { id: "score-points" },
  points: amount,
  parts: [],
});
const card: SheetLine = {
  label: { id: "score-card", args: { card: { part: "card:R14" } } },
  points: 4,
  parts: ["card:R14"],
};

const standings = [
  standing(
    0,
    points(5),
    card,
    district(BLUE, 4, { colour: "blue", own: 2, all: 2, place: 1, rivals: 0, lead: 2 }),
    district(RED, 1, { colour: "red", own: 1, all: 4, place: 2, lead: -2 }),
  ),
  standing(1, points(7), district(RED, 4, { colour: "red", own: 3, all: 4, place: 1, lead: 2 })),
];

describe("districts", () => {
  const [free, red, blue] = districtsIn(standings, CELLS);

  test("stand in the order of their first buildings", () => {
    expect([free, red, blue].map((one) => one?.parts)).toEqual([FREE, RED, BLUE]);
  });
  test("list the sides that are present by their places", () => {
    expect(red?.places).toEqual([
      { side: 1, resources: 3, points: 4, lead: 2 },
      { side: 0, resources: 1, points: 1, lead: -2 },
    ]);
    expect(red?.total).toBe(4);
    expect(blue?.places.map(({ side }) => side)).toEqual([0]);
  });
  test("that no side has entered have no places", () => {
    expect(free).toMatchObject({ colour: "yellow", places: [], cells: FREE.map(cellOf) });
  });
});

test("a card is worth what its line says", () => {
  expect(worthOf(standings[0], cardOf("card:R14"))).toBe(4);
  expect(worthOf(standings[1], cardOf("card:R14"))).toBeUndefined();
  expect(sumOf(linesOf(standings[0], "score-district"))).toBe(5);
});

describe("the walk through the score", () => {
  const steps = walk(view, standings);

  test("shows what gives points, and each district that a side has entered", () => {
    expect(steps.map(({ heading, parts }) => [heading, ...parts])).toEqual([
      ["score-points"],
      ["rows-score-card"],
      ["walk-district", ...RED],
      ["walk-district", ...BLUE],
    ]);
  });
  test("ends at the totals", () => {
    expect(totals(steps, 2, 1)).toEqual([5, 7]);
    expect(totals(steps, 2, steps.length)).toEqual(standings.map(({ total }) => total));
  });
});
