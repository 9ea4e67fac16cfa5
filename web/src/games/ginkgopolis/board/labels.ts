/** Where the labels of districts go: at the foot of a building, none over another. */

import type { District } from "../standings";
import { at, type Box } from "./map";

export interface Spot {
  x: number;
  y: number;
}

const meet = (a: Spot, b: Spot, width: number, height: number): boolean =>
  Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height;

/** The x nearest to the spot at which a label of some width fits in the box. */
export function within(box: Pick<Box, "x" | "width">, x: number, width: number): number {
  return Math.max(box.x + width / 2, Math.min(box.x + box.width - width / 2, x));
}

/** A spot for each district: near its middle, if another label does not lie there already. */
export function spotsOf(
  districts: readonly District[],
  width: number,
  height: number,
): Map<District, Spot> {
  const found = new Map<District, Spot>();
  for (const district of districts) {
    const spots = district.cells.map(at);
    const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
    const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
    spots.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
    const taken = [...found.values()];
    const free = spots.find((spot) => !taken.some((other) => meet(spot, other, width, height)));
    found.set(district, free ?? (spots[0] as Spot));
  }
  return found;
}
