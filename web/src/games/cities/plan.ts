/** A district as it lies on the table: spaces with their places and neighbours, zones, free cells. */

import { groundsOf, NEUTRAL, NOTHING, PARK, WATER, type DistrictView } from "./view";

const SIDE = 3;
const LONG_SIDE = 5;
const REACH = LONG_SIDE - 1;
const CORNER_X = [0, 1, 1, 0];
const CORNER_Y = [0, 0, 1, 1];
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface Place {
  x: number;
  y: number;
}

/** One space; `near` are its neighbours clockwise from above. */
export interface Spot extends Place {
  index: number;
  ground: number;
  height: number;
  feature: number;
  near: (Spot | null)[];
  /** The number of its zone, for parks and water. */
  zone: number;
}

export interface Zone {
  terrain: number;
  spots: Spot[];
  /** Different kinds of features in it. */
  kinds: number;
}

export interface Plan {
  tiles: (Place & { tile: number; turn: number })[];
  spots: Spot[];
  zones: Zone[];
  /** Where a tile may be added. */
  free: Place[];
  /** The cells that are worth showing: the tiles and the free cells. */
  frame: { left: number; top: number; right: number; bottom: number };
}

/** The cells around the starting tile in the order of geometry.py: near ones first. */
const CELLS: readonly Place[] = (() => {
  const found: (Place & { far: boolean })[] = [];
  for (let y = -REACH; y <= REACH; y += 1) {
    for (let x = -REACH; x <= REACH; x += 1) {
      found.push({ x, y, far: Math.max(Math.abs(x), Math.abs(y)) > SIDE - 1 });
    }
  }
  return [...found.filter((cell) => !cell.far), ...found.filter((cell) => cell.far)];
})();

export function cellPlace(cell: number): Place {
  return CELLS[cell] ?? { x: 0, y: 0 };
}

/** `origin` moves everything: for a single tile that is drawn somewhere else. */
export function planOf(district: DistrictView, long: boolean, origin: Place = { x: 0, y: 0 }): Plan {
  const tiles = district.cells.map((cell, at) => ({
    x: cellPlace(cell).x + origin.x,
    y: cellPlace(cell).y + origin.y,
    tile: district.tiles[at] ?? 0,
    turn: district.turns[at] ?? 0,
  }));
  const spots: Spot[] = district.ground.map((ground, index) => {
    const cell = tiles[index >> 2] ?? { x: 0, y: 0 };
    return {
      index,
      x: 2 * cell.x + (CORNER_X[index & 3] ?? 0),
      y: 2 * cell.y + (CORNER_Y[index & 3] ?? 0),
      ground,
      height: district.heights[index] ?? 0,
      feature: district.features[index] ?? NOTHING,
      near: [],
      zone: NOTHING,
    };
  });
  const at = new Map(spots.map((spot) => [`${spot.x},${spot.y}`, spot]));
  for (const spot of spots) {
    spot.near = STEPS.map(([dx, dy]) => at.get(`${spot.x + dx},${spot.y + dy}`) ?? null);
  }
  const free = freeCells(tiles, long);
  return { tiles, spots, zones: zonesOf(spots), free, frame: frameOf([...tiles, ...free]) };
}

const ORIGIN = 12; // the number of the cell in the middle

/** One tile by itself, on the cell that is given. */
export function tilePlan(tile: number, turn: number, cell: Place = { x: 0, y: 0 }): Plan {
  const ground = groundsOf(tile, turn);
  const heights = ground.map(() => 0);
  const features = ground.map(() => NOTHING);
  return planOf({ tiles: [tile], turns: [turn], cells: [ORIGIN], ground, heights, features }, false, cell);
}

type Frame = Plan["frame"];
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
const LABELS_SHARE = 1 / 22; // of a large district, whose labels are as legible as a small one's
export const MARGIN = 10;

/** What of a district is shown, in units of 100 per space: its tiles, or the free cells as well. */
export function boxOf(plan: Plan, growing: boolean): Box {
  const frame = growing || plan.tiles.length === 0 ? plan.frame : frameOf(plan.tiles);
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

function zonesOf(spots: readonly Spot[]): Zone[] {
  const zones: Zone[] = [];
  for (const first of spots) {
    if ((first.ground !== PARK && first.ground !== WATER) || first.zone !== NOTHING) continue;
    const found = [first];
    first.zone = zones.length;
    for (const spot of found) {
      for (const near of spot.near) {
        if (!near || near.zone !== NOTHING || near.ground !== first.ground) continue;
        near.zone = zones.length;
        found.push(near);
      }
    }
    const kinds = new Set(found.map((spot) => spot.feature).filter((kind) => kind !== NOTHING));
    zones.push({ terrain: first.ground, spots: found, kinds: kinds.size });
  }
  return zones;
}

function freeCells(tiles: readonly Place[], long: boolean): Place[] {
  if (tiles.length === 0) return [{ x: 0, y: 0 }];
  const { left, top, right, bottom } = frameOf(tiles);
  const limit = (across: number) => (long && across < SIDE ? LONG_SIDE : SIDE);
  const width = limit(bottom - top);
  const height = limit(right - left);
  const found = new Map<string, Place>();
  const taken = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  for (const tile of tiles) {
    for (const [dx, dy] of STEPS) {
      const x = tile.x + dx;
      const y = tile.y + dy;
      const fits =
        x > right - width && x < left + width && y > bottom - height && y < top + height;
      if (fits && !taken.has(`${x},${y}`)) found.set(`${x},${y}`, { x, y });
    }
  }
  return [...found.values()].sort((one, other) => one.y - other.y || one.x - other.x);
}

function frameOf(places: readonly Place[]): Plan["frame"] {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  return {
    left: Math.min(...xs, 99),
    top: Math.min(...ys, 99),
    right: Math.max(...xs, -99),
    bottom: Math.max(...ys, -99),
  };
}

/** Whether a street, built on or not. */
export function isStreet(ground: number): boolean {
  return ground < PARK || ground === NEUTRAL;
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
