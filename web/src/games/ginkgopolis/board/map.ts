/**
 * Where things are drawn: cells of the grid, boxes, the outline of a group, steps of the cursor.
 */

import type { TableProps } from "../../contract";
import { GRID, inWords, NOTHING } from "../view";

const { width: WIDTH, centre: CENTRE, neighbours: STEPS } = GRID; // up, right, down, left

export const xOf = (cell: number): number => (cell % WIDTH) - CENTRE;
export const yOf = (cell: number): number => Math.floor(cell / WIDTH) - CENTRE;
export const cellAt = (x: number, y: number): number => (y + CENTRE) * WIDTH + x + CENTRE;
export const cellPart = (cell: number): string => `cell:${xOf(cell)},${yOf(cell)}`;
/**
 * "(1, -2)", as the log says it; independent of the view, so that names are not recomputed with
 * every move.
 */
export const cellName = (cell: number, words: TableProps["words"]): string =>
  inWords({ id: "part-cell", args: { x: xOf(cell), y: yOf(cell) } }, words);
/** The cell that stands before this one, as the city is seen. */
export const before = (cell: number): number => cell - WIDTH;
export const behind = (cell: number): number => cell + WIDTH;
/** The neighbours of a cell, clockwise from above, as the rules say. */
export const beside = (cell: number): number[] => STEPS.map((step) => cell + step);

/** The cell of a part `cell:x,y`, or NOTHING. */
export function cellOf(part: string): number {
  const match = /^cell:(-?\d+),(-?\d+)$/.exec(part);
  return match ? cellAt(Number(match[1]), Number(match[2])) : NOTHING;
}

// -- the drawing: one cell is PITCH_X by PITCH_Y, seen from the front and from high above
// -----------

export const PITCH_X = 112;
export const PITCH_Y = 92;
// So that no tower of nine storeys hides the letter or the number right behind it.
const TALLEST = 78;
const SLOWNESS = 3.5;

/** The middle of a cell on the ground; y grows downwards on the screen. */
export const at = (cell: number): { x: number; y: number } => ({
  x: xOf(cell) * PITCH_X,
  y: -yOf(cell) * PITCH_Y,
});

/** How far the roof of a building stands above the ground; tall ones grow more slowly. */
export const lift = (height: number): number => TALLEST * (1 - Math.exp(-height / SLOWNESS));

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around some cells. */
export function boxAround(cells: readonly number[], margin = 0): Box {
  const spots = cells.filter((cell) => cell !== NOTHING).map(at);
  if (spots.length === 0) return { x: -200, y: -200, width: 400, height: 400 };
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const left = Math.min(...xs) - PITCH_X / 2 - margin;
  const top = Math.min(...ys) - PITCH_Y / 2 - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + PITCH_X / 2 + margin - left,
    height: Math.max(...ys) + PITCH_Y / 2 + margin - top,
  };
}

export interface Fit {
  k: number;
  x: number;
  y: number;
}

/** What lies over the edges of the window. */
export interface Edges {
  top: number;
  left: number;
  right: number;
}
const FREE: Edges = { top: 0, left: 0, right: 0 };

/** The zoom that shows a box in the middle of what is free of a window. */
export function fitting(box: Box, width: number, height: number, edges = FREE, most = 4.5): Fit {
  const [wide, high] = [width - edges.left - edges.right, height - edges.top];
  const k = Math.min(Math.max(1, wide) / box.width, Math.max(1, high) / box.height, most);
  return {
    k,
    x: edges.left + wide / 2 - k * (box.x + box.width / 2),
    y: edges.top + high / 2 - k * (box.y + box.height / 2),
  };
}

export type Direction = "ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft";

/** The nearest of some cells in a direction; cells straight ahead count as nearer. */
export function nearest(from: number, cells: Iterable<number>, direction: Direction): number {
  let best = NOTHING;
  let least = Infinity;
  for (const cell of cells) {
    const dx = xOf(cell) - xOf(from);
    const dy = yOf(cell) - yOf(from);
    const ahead = { ArrowUp: dy, ArrowRight: dx, ArrowDown: -dy, ArrowLeft: -dx }[direction];
    const aside = Math.abs(direction === "ArrowUp" || direction === "ArrowDown" ? dx : dy);
    if (ahead <= 0) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) {
      least = far;
      best = cell;
    }
  }
  return best;
}

/** The outline of a group of cells as an SVG path, drawn `inset` inside the cells' edges. */
export function outline(cells: readonly number[], inset = 0): string {
  const group = new Set(cells);
  const halfX = PITCH_X / 2;
  const halfY = PITCH_Y / 2;
  // Corners of a cell in the order of a clockwise walk; edge i goes from corner i to corner i + 1.
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const normals = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  interface Edge {
    from: string;
    to: string;
    side: number;
    cell: number;
  }
  const edges = new Map<string, Edge[]>();
  const key = (cell: number, corner: number): string => {
    const [cx, cy] = corners[corner % 4] as readonly [number, number];
    return `${2 * xOf(cell) + cx},${-2 * yOf(cell) + cy}`;
  };
  for (const cell of cells) {
    beside(cell).forEach((next, side) => {
      if (group.has(next)) return;
      const edge = { from: key(cell, side), to: key(cell, side + 1), side, cell };
      edges.set(edge.from, [...(edges.get(edge.from) ?? []), edge]);
    });
  }
  let path = "";
  for (;;) {
    const first = [...edges.values()].find((list) => list.length > 0)?.[0];
    if (!first) return path;
    const loop: Edge[] = [];
    let edge: Edge | undefined = first;
    while (edge) {
      loop.push(edge);
      const list = edges.get(edge.from) as Edge[];
      list.splice(list.indexOf(edge), 1);
      const on: Edge[] = edges.get(edge.to) ?? [];
      const last: Edge = edge;
      // Where two cells touch at a corner, stay with the same cell.
      edge = on.find((next) => next.cell === last.cell) ?? on[0];
    }
    const points = loop.map((one, index) => {
      const before = loop[(index + loop.length - 1) % loop.length] as Edge;
      const [gx = 0, gy = 0] = one.from.split(",").map(Number);
      const [ax, ay] = normals[one.side] as readonly [number, number];
      const [bx, by] = normals[before.side] as readonly [number, number];
      const dx = one.side === before.side ? ax : ax + bx;
      const dy = one.side === before.side ? ay : ay + by;
      return `${gx * halfX - dx * inset} ${gy * halfY - dy * inset}`;
    });
    path += `M${points.join("L")}Z`;
  }
}

/** A number from 0 to 1 that is always the same for a cell: for trees and leaves. */
export function chance(cell: number, salt = 0): number {
  let hash = (cell * 2654435761 + salt * 40503) >>> 0;
  hash = ((hash ^ (hash >>> 15)) * 2246822519) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
