import { describe, expect, test } from "vitest";
import lesson from "./lesson.json";
import { around, cardWorth, districtsOf, forecast } from "./districts";
import { cellAt } from "./map";
import { sides, totals, walk } from "./scorewalk";
import type { Score, SheetLine } from "../../core/wire";
import type { GinkgoView } from "./view";

const steps = lesson.steps as unknown as { key: string; position: { view: GinkgoView } }[];
const final = steps.at(-1)?.position.view as GinkgoView;
const scores = lesson.scores as unknown as Score[];

const RED = (number: number) => number - 1;
const BLUE = (number: number) => 19 + number;

interface House {
  x: number;
  y: number;
  tile: number;
  height: number;
  owner: number;
}

function city(...houses: House[]): GinkgoView {
  return {
    ...final,
    config: { ...final.config, seats: 3 },
    cells: houses.map(({ x, y }) => cellAt(x, y)),
    tops: houses.map(({ tile }) => tile),
    heights: houses.map(({ height }) => height),
    owners: houses.map(({ owner }) => owner),
  };
}

describe("districts", () => {
  test("need two neighbours of one colour", () => {
    expect(districtsOf(city({ x: 0, y: 0, tile: RED(20), height: 3, owner: 0 }))).toEqual([]);
    const apart = city(
      { x: 0, y: 0, tile: RED(20), height: 3, owner: 0 },
      { x: 1, y: 1, tile: RED(9), height: 3, owner: 0 },
    );
    expect(districtsOf(apart)).toEqual([]);
  });

  test("are joined by buildings without owner; first place gains all, second its own", () => {
    const [district] = districtsOf(
      city(
        { x: 0, y: 0, tile: RED(5), height: 2, owner: 0 },
        { x: 1, y: 0, tile: RED(1), height: 1, owner: -1 },
        { x: 2, y: 0, tile: RED(8), height: 1, owner: 1 },
      ),
    );
    expect(district?.total).toBe(3);
    expect(district?.places.map(({ side, points }) => [side, points])).toEqual([[0, 3], [1, 1]]);
  });

  test("pay double to whoever is alone", () => {
    const [district] = districtsOf(
      city(
        { x: 0, y: 0, tile: BLUE(5), height: 3, owner: 2 },
        { x: 0, y: 1, tile: BLUE(1), height: 1, owner: -1 },
      ),
    );
    expect(district?.places).toEqual([{ side: 2, resources: 3, points: 6 }]);
  });

  test("break ties by height, then by number; the third gains nothing", () => {
    const [district] = districtsOf(
      city(
        { x: 0, y: 0, tile: RED(6), height: 2, owner: 0 },
        { x: 1, y: 0, tile: RED(14), height: 2, owner: 1 },
        { x: 2, y: 0, tile: RED(9), height: 2, owner: 2 },
      ),
    );
    expect(district?.tied).toBe(true);
    expect(district?.places.map(({ side, points }) => [side, points])).toEqual([[1, 6], [2, 2], [0, 0]]);
  });
});

describe("a finished match of the real rules", () => {
  test("is forecast exactly", () => {
    expect([0, 1].map((side) => forecast(final, side).total)).toEqual(scores.map((score) => score.result[0]));
  });

  test("gives an automaton a column of its own", () => {
    const hal = (line: SheetLine) => ({ label: { id: "score-hal", args: { line: line.label } }, points: -line.points, parts: line.parts });
    const [own, other] = scores as [Score, Score];
    const alone = { ...own, sheet: [...own.sheet, ...other.sheet.map(hal)] };
    const view = { ...final, config: { ...final.config, seats: 1 } };
    const found = sides({ view, players: [], scores: [alone], words: (key: string) => key });
    expect(found.map(({ name }) => name)).toEqual(["1", "hal"]);
    expect(found.map(({ result }) => result[0])).toEqual(scores.map((score) => score.result[0]));
    expect(found.map(({ sheet }) => sheet.length)).toEqual(scores.map((score) => score.sheet.length));
  });

  test("is walked through to the same sums", () => {
    const all = walk(final, scores);
    expect(totals(all, 2, all.length)).toEqual(scores.map((score) => score.result[0]));
    expect(all[0]?.kind).toBe("points");
    expect(all.filter((step) => step.kind === "district").every((step) => step.parts.length > 1)).toBe(true);
  });

  test("each end-of-game card is worth what the sheet says", () => {
    for (const { seat, sheet } of scores) {
      for (const line of sheet.filter(({ label }) => label.id === "score-card")) {
        const name = (line.parts[0] as string).slice(5);
        const card = "RBY".indexOf(name[0] as string) * 20 + Number(name.slice(1)) - 1;
        expect(cardWorth(final, seat, card)).toBe(line.points);
      }
    }
  });
});

test("a letter shows what the buildings around its marker give", () => {
  const start = steps[0]?.position.view as GinkgoView;
  const middle = around(start, cellAt(0, 0));
  expect(middle.reduce((sum, items) => sum + items, 0)).toBe(4);
});
