/** Places as on a chart: a letter for the column, a number for the row, the same all game long. */

import type { Part } from "../../../net/wire";
import { FACTS } from "../view";

/** Of a space or a cell, counted from the starting tile. */
export interface Place {
  x: number;
  y: number;
}

const chart = (long: boolean) => FACTS.chart[long ? "long" : "usual"];

export function columnName(x: number, long: boolean): string {
  const { first, columns } = chart(long);
  return columns[x - first] ?? "";
}

export function rowName(y: number, long: boolean): string {
  const { first, rows } = chart(long);
  return rows[y - first] ?? "";
}

/** "E5": of a space, in a game of the usual size or the long one. */
export const chartName = ({ x, y }: Place, long: boolean): string =>
  columnName(x, long) + rowName(y, long);

export function placeIn(part: Part | undefined): Place | null {
  const [x, y] = (part?.split(":")[1] ?? "").split(",").map(Number);
  return x === undefined || y === undefined || Number.isNaN(y) ? null : { x, y };
}
