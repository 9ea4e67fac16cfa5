/** The outlines of a district's ground, in units of 100 per space, to be joined into one path. */

import type { Place } from "./plan";

/** How far the edge of a park or a lake lies within its space, and then its inner part. */
export const EDGE = 6;
export const SHORE = 13;

export const TUFTS =
  "M26 38l3 -9 3 9M31 38l4 -7M62 30l3 -9 3 9M67 30l4 -7M66 72l3 -9 3 9M71 72l4 -7M28 74l3 -9 3 9";
export const FLOWERS = "M46 24h.1M76 48h.1M22 56h.1M52 80h.1M48 52h.1";
export const WAVES = "M22 34q6 -7 12 0t12 0M54 52q6 -7 12 0t12 0M24 72q6 -7 12 0t12 0";

/** An ornament, brought to its space: each of its strokes begins with a whole place. */
export const movedPath = (path: string, { x, y }: Place): string =>
  path.replace(
    /M(\d+) (\d+)/g,
    (_, left, top) => `M${Number(left) + x * 100} ${Number(top) + y * 100}`,
  );

export const lotPath = ({ x, y }: Place): string => rounded(x * 100 + 11, y * 100 + 11, 78, 13);
/** The streets' markings in the middle of a tile. */
export const seamPath = ({ x, y }: Place): string =>
  `M${x * 200 + 100} ${y * 200 + 12}v176M${x * 200 + 12} ${y * 200 + 100}h176`;

/** Spaces of the same ground: a patch for each, and bridges to those beside and below it. */
export function patchesPath(spots: readonly Place[], inset: number): string {
  const places = new Set(spots.map(({ x, y }) => `${x},${y}`));
  const joins = (x: number, y: number) => places.has(`${x},${y}`);
  return spots.map(({ x, y }) => patchPath({ x, y }, inset, joins)).join("");
}

function patchPath(
  { x, y }: Place,
  inset: number,
  joins: (x: number, y: number) => boolean,
): string {
  const left = x * 100 + inset;
  const top = y * 100 + inset;
  const side = 100 - 2 * inset;
  const right = joins(x + 1, y);
  const below = joins(x, y + 1);
  const corner = right && below && joins(x + 1, y + 1);
  const r = 26 - inset;
  const wide = 2 * (inset + r);
  let path = rounded(left, top, side, r);
  if (right) path += `M${left + side - r} ${top}h${wide}v${side}h${-wide}Z`;
  if (below) path += `M${left} ${top + side - r}h${side}v${wide}h${-side}Z`;
  if (corner) path += `M${left + side - r} ${top + side - r}h${wide}v${wide}h${-wide}Z`;
  return path;
}

/** A square with round corners, clockwise as all of these are: then what overlaps stays filled. */
function rounded(left: number, top: number, side: number, r: number): string {
  const edge = side - 2 * r;
  return `M${left + r} ${top}h${edge}q${r} 0 ${r} ${r}v${edge}q0 ${r} ${-r} ${r}h${-edge}q${-r} 0 ${-r} ${-r}v${-edge}q0 ${-r} ${r} ${-r}Z`;
}
