/** Places as on a chart: a letter for the column, a number for the row, the same all game long. */

import type { Message, Part } from "../../core/wire";
import type { Place } from "./plan";
import { FACTS, groundName, groundsOf } from "./view";

const REACH = 4; // spaces to the left of the starting tile, or above it
const LONG_REACH = 8;
const A = 65;

export const columnName = (x: number, long: boolean): string =>
  String.fromCharCode(A + x + (long ? LONG_REACH : REACH));
export const rowName = (y: number, long: boolean): string => String(y + 1 + (long ? LONG_REACH : REACH));

/** "E5": of a space, in a game of the usual size or the long one. */
export const chartName = ({ x, y }: Place, long: boolean): string => columnName(x, long) + rowName(y, long);

export function placeIn(part: Part | undefined): Place | null {
  const [x, y] = (part?.split(":")[1] ?? "").split(",").map(Number);
  return x === undefined || y === undefined || Number.isNaN(y) ? null : { x, y };
}

/** The message that names a slot, a space, a cell or a tile for people who see or hear the board. */
export function placeMessage(part: Part, long: boolean): Message | undefined {
  const [kind, rest = ""] = part.split(":");
  if (kind === "tile" || kind === "turned") return tileMessage(rest);
  if (kind === "slot") return slotMessage(rest);
  const place = placeIn(part);
  if (!place) return undefined;
  if (kind === "space") return { id: "space", args: { name: chartName(place, long) } };
  if (kind !== "cell") return undefined;
  const first = { x: 2 * place.x, y: 2 * place.y };
  const last = { x: first.x + 1, y: first.y + 1 };
  return { id: "cell", args: { first: chartName(first, long), last: chartName(last, long) } };
}

/** A slot by the name of its row and its place in it. */
function slotMessage(name: string): Message {
  const [row = 1, column = 1] = name.split(".").map(Number);
  return { id: "slot-of", args: { row: { id: `market-row-${FACTS.rows[row - 1]}`, args: {} }, column } };
}

/** A tile by its four spaces, from left to right and from top to bottom. */
function tileMessage(name: string): Message {
  const [number = "1", turn = "0"] = name.split(".");
  const [a, b, d, c] = groundsOf(Number(number) - 1, Number(turn));
  const said = (ground = 0): Message => ({ id: `short-${groundName(ground)}`, args: {} });
  return { id: "tile-of", args: { a: said(a), b: said(b), c: said(c), d: said(d) } };
}
