import { expect, test } from "vitest";
import { lift } from "./map";
import { BASE, riseBehind, ROOF_H, solid } from "./solid";

const parts = (path: string) => path.match(/M/g)?.length ?? 0;

test("every storey has its own front and side wall", () => {
  for (const height of [1, 2, 5]) {
    const { walls, sides } = solid(height, 8256);
    expect(parts(walls[0]) + parts(walls[1])).toBe(height);
    expect(parts(sides[0]) + parts(sides[1])).toBe(height);
  }
});

test("the roof stands as high as the storeys below it", () => {
  expect(solid(3, 8256).y).toBeCloseTo(BASE - ROOF_H - lift(3));
});

test("plants grow where they grew, on each building differently", () => {
  expect(solid(4, 8256).plants).toBe(solid(4, 8256).plants);
  const gardens = new Set([8256, 8257, 8258, 8384].map((cell) => solid(4, cell).plants));
  expect(gardens.size).toBeGreaterThan(1);
});

test("a marker's disc rises with the tower before it, and no further than its own plot allows", () => {
  expect([0, 1, 2].map(riseBehind)).toEqual([0, 0, 0]);
  expect(riseBehind(3)).toBeGreaterThan(0);
  expect(riseBehind(4)).toBeGreaterThan(riseBehind(3));
  expect(riseBehind(20)).toBe(riseBehind(10));
});
