/**
 * A building as a block: a roof seen from above, a front wall, and a strip of the right wall. Walls
 * lean to the left by LEAN per unit of height, so that both of them can be seen.
 */

import { before, behind, chance, lift, PITCH_Y } from "./map";
import type { GinkgoView } from "../view";

export const ROOF_W = 94;
export const ROOF_H = 66;
/** Where the front wall meets the ground, below the middle of the cell. */
export const BASE = 38;
const LEAN = 0.22;
export const LEFT = -ROOF_W / 2 + 3;
const RIGHT = LEFT + ROOF_W;
const WINDOWS = [9, 23, 37, 51, 65, 79];

type Point = readonly [number, number];
const polygon = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A point of the front edge (at the left or at the right), some way up. */
const front = (x: number, up: number): Point => [x - LEAN * up, BASE - up];
const back = (x: number, up: number): Point => [x - LEAN * up, BASE - ROOF_H - up];

export interface Solid {
  /** The roof's upper left corner. */
  x: number;
  y: number;
  /** Front and right walls, of every second storey each. */
  walls: readonly [string, string];
  sides: readonly [string, string];
  windows: string;
  plants: string;
  shadow: string;
  /** All of it, for rings. */
  outline: string;
}

const DISC_FOOT = 26;
const DISC_HEAD = 30;
const RISE_MOST = 34; // further up it would lie on the next plot

/** How far up a marker's disc is drawn, so that a tower before it does not hide its letter. */
export function riseBehind(height: number, open: boolean): number {
  const edge = PITCH_Y + BASE - ROOF_H - lift(height);
  return Math.min(open ? Infinity : RISE_MOST, Math.max(0, DISC_FOOT - edge));
}

/** The same for a place in the city: it is open where nothing stands behind it. */
export function riseAt(
  { cells, heights, markers }: Pick<GinkgoView, "cells" | "heights" | "markers">,
  cell: number,
): number {
  const next = behind(cell);
  return riseBehind(
    heights[cells.indexOf(before(cell))] ?? 0,
    !cells.includes(next) && !markers.includes(next),
  );
}

/** The upper end of what is drawn for a building or a marker, above the middle of its cell. */
export const topOfTower = (height: number): number => ROOF_H - BASE + lift(height);
export const topOfMarker = (rise: number): number => DISC_HEAD + rise;

/** All that does not depend on where a building stands. */
type Block = Omit<Solid, "plants">;
const blocks = new Map<number, Block>();

/** What a building of a height looks like; the cell decides where plants grow. */
export function solid(height: number, cell: number): Solid {
  let block = blocks.get(height);
  if (!block) blocks.set(height, (block = blockOf(height)));
  return { ...block, plants: plantsOf(height, cell) };
}

function blockOf(height: number): Block {
  const up = lift(height);
  const walls: [string, string] = ["", ""];
  const sides: [string, string] = ["", ""];
  let windows = "";
  for (let floor = 0; floor < height; floor++) {
    const [low, high] = [(up * floor) / height, (up * (floor + 1)) / height];
    const odd = (floor % 2) as 0 | 1;
    walls[odd] += polygon(
      front(LEFT, low),
      front(RIGHT, low),
      front(RIGHT, high),
      front(LEFT, high),
    );
    sides[odd] += polygon(
      front(RIGHT, low),
      back(RIGHT, low),
      back(RIGHT, high),
      front(RIGHT, high),
    );
    windows += windowsOf(low, high);
  }
  const [x, y] = back(LEFT, up);
  return { x, y, walls, sides, windows, shadow: shadowOf(up), outline: outlineOf(up) };
}

function plantsOf(height: number, cell: number): string {
  let plants = "";
  for (let floor = 0; floor < height; floor++) {
    if (chance(cell, floor) <= 0.4) continue;
    plants += plantAt(
      LEFT + 8 + chance(cell, floor + 20) * (ROOF_W - 36),
      (lift(height) * floor) / height,
    );
  }
  return plants;
}

function windowsOf(low: number, high: number): string {
  const tall = high - low;
  const [from, to] = [low + tall * 0.28, low + tall * 0.8];
  return WINDOWS.map((x) =>
    polygon(
      front(LEFT + x, from),
      front(LEFT + x + 8, from),
      front(LEFT + x + 8, to),
      front(LEFT + x, to),
    ),
  ).join("");
}

function plantAt(along: number, up: number): string {
  const [x, y] = front(along, up);
  return `M${round(x)} ${round(y)}c-5-1-6-6-2-8 1-4 7-4 8 0 4 1 4 7-1 8z`;
}

/** The sun stands to the left, in front. */
function shadowOf(up: number): string {
  const far = 6 + up * 0.5;
  return polygon(
    [LEFT + 6, BASE + 5],
    [RIGHT + 3, BASE + 5],
    [RIGHT + far, BASE - 4],
    [RIGHT + far, BASE - ROOF_H + 4],
    [RIGHT, BASE - ROOF_H],
  );
}

function outlineOf(up: number): string {
  return polygon(
    front(LEFT, 0),
    front(RIGHT, 0),
    back(RIGHT, 0),
    back(RIGHT, up),
    back(LEFT, up),
    front(LEFT, up),
  );
}
