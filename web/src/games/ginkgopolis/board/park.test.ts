import { expect, test } from "vitest";
import { beside, cellAt } from "./map";
import { parkAround, treesAround } from "./park";

const city = [cellAt(0, 0), cellAt(1, 0)];

test("trees stand around the city, never in it", () => {
  const trees = treesAround(city, []);
  expect(trees.length).toBeGreaterThan(5);
  expect(trees).toEqual(treesAround(city, []));
});

test("a place that is offered stays free", () => {
  const free = beside(cellAt(0, 0));
  expect(treesAround(city, free).length).toBeLessThan(
    treesAround([...city, ...free], []).length + treesAround(city, []).length,
  );
  expect(parkAround(city, []).trunks.match(/M/g)).toHaveLength(treesAround(city, []).length);
});

test("every tree has one crown, green or gold", () => {
  const { green, gold, shadows } = parkAround(city, []);
  const count = (path: string) => path.match(/M/g)?.length ?? 0;
  expect(count(green) + count(gold)).toBe(count(shadows));
});
