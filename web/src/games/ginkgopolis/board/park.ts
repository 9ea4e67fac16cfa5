/** The park around the city: where trees stand, all of one kind in a single path. */

import { at, beside, chance } from "./map";

const REACH = 4; // how many cells away trees still grow
// Drawn from the foot of the trunk; pairs are scaled, so only relative lines and curves.
const CROWN =
  "c-3-4-9-5-17-3-4-10 3-22 11-23 2 0 4 1 6 4 2-3 4-4 6-4 8 1 15 13 11 23-8-2-14-1-17 3z";
const SHADOW = "c0-3 8-5 17-5s17 2 17 5-8 5-17 5-17-2-17-5z";
const LIGHT = "c0-7 4-12 8-13-2 4-5 8-8 13z";

const SIZES = [0.85, 1, 1.15, 1.3];

interface Tree {
  x: number;
  y: number;
  size: number;
  gold: boolean;
}

export interface Park {
  shadows: string;
  trunks: string;
  green: string;
  gold: string;
  lights: string;
}

/** Trees in the cells around the city, thinner further out; `free` stays free. */
export function treesAround(cells: readonly number[], free: readonly number[]): Tree[] {
  const seen = new Set([...cells, ...free]);
  let edge = [...seen];
  const found: Tree[] = [];
  for (let ring = 1; ring <= REACH; ring++) {
    edge = [...new Set(edge.flatMap(beside))].filter((cell) => !seen.has(cell));
    for (const cell of edge) {
      seen.add(cell);
      if (chance(cell) >= 0.42 + ring * 0.06) found.push(treeIn(cell));
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

function treeIn(cell: number): Tree {
  const { x, y } = at(cell);
  return {
    x: x + (chance(cell, 3) - 0.5) * 52,
    y: y + (chance(cell, 4) - 0.5) * 36,
    size: SIZES[Math.floor(chance(cell, 5) * SIZES.length)] ?? 1,
    gold: chance(cell, 7) > 0.62,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

const scaled = new Map<string, string>();

/** A relative path in a size; there are few sizes, so each is made once. */
function inSize(path: string, size: number): string {
  const key = `${size} ${path}`;
  let found = scaled.get(key);
  if (found === undefined) {
    found = path.replace(/-?\d+/g, (number) => ` ${round(Number(number) * size)}`);
    scaled.set(key, found);
  }
  return found;
}

/** A path that begins at some offset from a tree's foot. */
const drawn = ({ x, y, size }: Tree, dx: number, dy: number, path: string): string =>
  `M${round(x + dx * size)} ${round(y + dy * size)}${inSize(path, size)}`;

export function parkAround(cells: readonly number[], free: readonly number[]): Park {
  const park: Park = { shadows: "", trunks: "", green: "", gold: "", lights: "" };
  for (const tree of treesAround(cells, free)) {
    park.shadows += drawn(tree, -12, 19, SHADOW);
    park.trunks += drawn(tree, 0, 19, "v-17");
    park[tree.gold ? "gold" : "green"] += drawn(tree, 0, 6, CROWN);
    park.lights += drawn(tree, -13, -4, LIGHT);
  }
  return park;
}
