import { expect, test } from "vitest";
import { before, behind, lift, PITCH_Y } from "./map";
import { BASE, riseAt, riseBehind, ROOF_H, solid } from "./block";

/** From the foot of the disc up to the foot of its letter; from the top of a roof down to the foot of its number. */
const LETTER_FOOT = 20;
const NUMBER_FOOT = 38;

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

test("a marker's disc rises with the tower before it", () => {
  expect([0, 1, 2].map((height) => riseBehind(height, false))).toEqual([0, 0, 0]);
  expect(riseBehind(4, false)).toBeGreaterThan(0);
  expect(riseBehind(5, false)).toBeGreaterThan(riseBehind(4, false));
});

const TOWERS = [3, 6, 9];

test("no tower hides a marker, nor its letter where something right behind keeps it from rising", () => {
  const [here, tower, next] = [8256, before(8256), behind(8256)];
  for (const height of TOWERS) {
    const roof = solid(height, tower).y + PITCH_Y;
    const foot = (cells: number[]) =>
      26 - riseAt({ cells, heights: [height, 1], markers: [here] }, here);
    expect(foot([tower])).toBeLessThanOrEqual(roof);
    expect(foot([tower, next]) - LETTER_FOOT).toBeLessThanOrEqual(roof);
  }
});

test("no tower hides the number of a low building behind it", () => {
  for (const height of TOWERS) {
    const roof = solid(height, 8256).y + PITCH_Y;
    expect(solid(1, 8256).y + NUMBER_FOOT).toBeLessThanOrEqual(roof);
  }
});
