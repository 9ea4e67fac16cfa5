import { describe, expect, test } from "vitest";
import {
  at,
  boxAround,
  cellAt,
  cellOf,
  cellPart,
  chance,
  fitting,
  lift,
  nearest,
  outline,
  PITCH_X,
  PITCH_Y,
  xOf,
  yOf,
} from "./map";
import { NOTHING } from "../view";

describe("cells", () => {
  test("are numbered as the rules number them", () => {
    expect(cellAt(0, 0)).toBe(8256);
    expect([xOf(8127), yOf(8127)]).toEqual([-1, -1]);
    expect(cellPart(cellAt(-1, 2))).toBe("cell:-1,2");
    expect(cellOf("cell:-1,2")).toBe(cellAt(-1, 2));
    expect(cellOf("card:R1")).toBe(NOTHING);
  });

  test("are drawn with y upwards", () => {
    expect(at(cellAt(1, 2))).toEqual({ x: PITCH_X, y: -2 * PITCH_Y });
  });
});

test("taller buildings stand higher, but ever more slowly", () => {
  const steps = [1, 2, 3, 4, 5, 6, 7].map((height) => lift(height) - lift(height - 1));
  expect(steps.every((step) => step > 0)).toBe(true);
  expect(steps.at(-1)).toBeLessThan(steps[0] as number);
});

test("a box holds all its cells, and fits into a window", () => {
  const box = boxAround([cellAt(-1, 0), cellAt(2, 1), NOTHING]);
  expect(box).toEqual({
    x: -1.5 * PITCH_X,
    y: -1.5 * PITCH_Y,
    width: 4 * PITCH_X,
    height: 2 * PITCH_Y,
  });
  const { k, x, y } = fitting(box, 400, 400);
  expect(k).toBeCloseTo(400 / box.width);
  expect(x + k * (box.x + box.width / 2)).toBeCloseTo(200);
  expect(y + k * (box.y + box.height / 2)).toBeCloseTo(200);
});

test("what lies over the edges of a window is left free", () => {
  const box = boxAround([cellAt(0, 0)]);
  const { k, x, y } = fitting(box, 400, 300, { top: 40, left: 80, right: 20 });
  expect(k).toBeCloseTo(Math.min(300 / box.width, 260 / box.height));
  expect(x + k * (box.x + box.width / 2)).toBeCloseTo(230);
  expect(y + k * (box.y + box.height / 2)).toBeCloseTo(170);
});

describe("the cursor", () => {
  const cells = [cellAt(0, 0), cellAt(3, 0), cellAt(1, 2), cellAt(0, 1)];
  test("goes to the nearest cell ahead", () => {
    expect(nearest(cellAt(0, 0), cells, "ArrowRight")).toBe(cellAt(3, 0));
    expect(nearest(cellAt(0, 0), cells, "ArrowUp")).toBe(cellAt(0, 1));
    expect(nearest(cellAt(3, 0), cells, "ArrowLeft")).toBe(cellAt(0, 0));
  });
  test("stays where nothing lies ahead", () => {
    expect(nearest(cellAt(0, 0), cells, "ArrowDown")).toBe(NOTHING);
  });
});

describe("an outline", () => {
  const corners = (path: string) => path.split(/[MLZ]/).filter(Boolean).length;
  test("of one cell goes around it", () => {
    const [x, y] = [PITCH_X / 2, PITCH_Y / 2];
    expect(outline([cellAt(0, 0)])).toBe(`M-${x} -${y}L${x} -${y}L${x} ${y}L-${x} ${y}Z`);
  });
  test("of two neighbours is one loop without the edge between them", () => {
    const path = outline([cellAt(0, 0), cellAt(1, 0)]);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(corners(path)).toBe(6);
  });
  test("of a ring has a hole", () => {
    const ring = [-1, 0, 1]
      .flatMap((x) => [-1, 0, 1].map((y) => cellAt(x, y)))
      .filter((cell) => cell !== cellAt(0, 0));
    expect(outline(ring).match(/M/g)).toHaveLength(2);
  });
  test("of cells that touch at a corner closes each of them", () => {
    expect(outline([cellAt(0, 0), cellAt(1, 1)]).match(/Z/g)).toHaveLength(2);
  });
});

test("trees stand where they stood", () => {
  expect(chance(8256, 1)).toBe(chance(8256, 1));
  const all = Array.from({ length: 200 }, (_, cell) => chance(cell));
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all)).toBeLessThan(1);
  expect(new Set(all).size).toBeGreaterThan(150);
});
