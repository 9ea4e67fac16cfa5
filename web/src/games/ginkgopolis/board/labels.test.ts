import { expect, test } from "vitest";
import type { District } from "../standings";
import { spotsOf, within } from "./labels";
import { at, cellAt, cellPart } from "./map";

const district = (...cells: number[]): District => ({
  colour: "red",
  cells,
  parts: cells.map(cellPart),
  total: 0,
  places: [],
});

test("a label stands at the building nearest to the middle", () => {
  const row = district(cellAt(0, 0), cellAt(1, 0), cellAt(2, 0));
  expect(spotsOf([row], 100, 40).get(row)).toEqual(at(cellAt(1, 0)));
});

test("a label makes way for one that stands there already", () => {
  const left = district(cellAt(0, 0), cellAt(0, 1));
  const right = district(cellAt(1, 0), cellAt(1, 1));
  const spots = spotsOf([left, right], 130, 40);
  expect(spots.get(right)?.y).not.toBe(spots.get(left)?.y);
});

test("where everything is taken, labels share a place", () => {
  const one = district(cellAt(0, 0));
  const other = district(cellAt(0, 0));
  expect(spotsOf([one, other], 130, 40).get(other)).toEqual(at(cellAt(0, 0)));
});

test("a label at the edge of the city is seen whole", () => {
  const box = { x: -100, width: 300 };
  expect(within(box, -90, 80)).toBe(-60);
  expect(within(box, 190, 80)).toBe(160);
  expect(within(box, 20, 80)).toBe(20);
});
