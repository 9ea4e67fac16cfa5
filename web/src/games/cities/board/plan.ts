/** A district as it lies on the table: tiles, spaces, and the frame in which they are shown. */

import { placeIn, type Place } from "./coordinates";
import { FACTS, groundsOf, NOTHING, type DistrictView } from "../view";

const CORNER_X = [0, 1, 1, 0];
const CORNER_Y = [0, 0, 1, 1];
/** Up, right, down, left. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export type { Place } from "./coordinates";

/** One space. */
export interface Spot extends Place {
  index: number;
  ground: number;
  height: number;
  feature: number;
}

export interface Plan {
  tiles: (Place & { tile: number; turn: number })[];
  spots: Spot[];
}

const ORIGIN: Place = { x: 0, y: 0 };
const CELLS: readonly Place[] = FACTS.cells.map((part) => placeIn(part) ?? ORIGIN);

export function cellPlace(cell: number): Place {
  return CELLS[cell] ?? ORIGIN;
}

export function planOf(district: DistrictView): Plan {
  const tiles = district.cells.map((cell, at) => ({
    ...cellPlace(cell),
    tile: district.tiles[at] ?? 0,
    turn: district.turns[at] ?? 0,
  }));
  const spots = district.ground.map((ground, index) => ({
    ...spotPlace(index, tiles[index >> 2] ?? ORIGIN),
    ground,
    height: district.heights[index] ?? 0,
    feature: district.features[index] ?? NOTHING,
  }));
  return { tiles, spots };
}

/** One tile by itself, on the cell that is given. */
export function tilePlan(tile: number, turn: number, cell: Place = ORIGIN): Plan {
  const spots = groundsOf(tile, turn).map((ground, index) => ({
    ...spotPlace(index, cell),
    ground,
    height: 0,
    feature: NOTHING,
  }));
  return { tiles: [{ ...cell, tile, turn }], spots };
}

/** Spaces are numbered tile by tile, clockwise from the top left. */
function spotPlace(index: number, cell: Place): Place & { index: number } {
  const x = 2 * cell.x + (CORNER_X[index & 3] ?? 0);
  return { index, x, y: 2 * cell.y + (CORNER_Y[index & 3] ?? 0) };
}

/** The outermost cells. */
interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The room for the letters above and the numbers to the left. */
  labels: number;
  frame: Frame;
}
const LEAST = 360; // a single tile does not fill the screen
const LABELS = 30;
const LABELS_SHARE = 1 / 22; // of a large district, so that its labels are as legible as in a small one
export const MARGIN = 10;

/** What is shown of a district, in units of 100 per space: its tiles, and the cells for new ones. */
export function boxOf(plan: Plan, cells: readonly Place[] = []): Box {
  const places = [...plan.tiles, ...cells];
  const frame = frameOf(places.length > 0 ? places : [ORIGIN]);
  const wide = (frame.right - frame.left + 1) * 200;
  const high = (frame.bottom - frame.top + 1) * 200;
  const width = Math.max(LEAST, wide);
  const height = Math.max(LEAST, high);
  const labels = Math.max(LABELS, LABELS_SHARE * Math.max(width, height));
  return {
    x: frame.left * 200 - (width - wide) / 2 - labels,
    y: frame.top * 200 - (height - high) / 2 - labels,
    width: width + labels + MARGIN,
    height: height + labels + MARGIN,
    labels,
    frame,
  };
}

function frameOf(places: readonly Place[]): Frame {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  return {
    left: Math.min(...xs, 99),
    top: Math.min(...ys, 99),
    right: Math.max(...xs, -99),
    bottom: Math.max(...ys, -99),
  };
}

/** The nearest place in a direction, for the arrow keys: straight ahead first, then sideways. */
export function nextInDirection<P extends Place>(
  from: Place,
  places: readonly P[],
  direction: number,
): P | null {
  const [dx, dy] = STEPS[direction] ?? [0, 0];
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead <= 0) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}
