/**
 * How often a condition is met in a district, and by which spaces: for the counts on the cards.
 *
 * It decides nothing; the rules do. `count.test.ts` compares it with what they said in real games.
 */

import type { Plan, Spot, Zone } from "./plan";
import { FACTS, NEUTRAL, NOTHING, PARK, type Row } from "./view";

export interface Found {
  count: number;
  spots: Spot[];
}

export interface Condition {
  family: string;
  colours: number;
  low: number;
  high: number;
  terrain: number;
  size: number;
  kinds: number;
  others: number;
  need: number;
}

export function conditionOf(row: Row): Condition {
  const [family = 0, colours = 15, low = 1, high = 4, terrain = PARK, size = 1, kinds = 0] = row;
  const [others = 15, need = 0] = row.slice(7);
  const name = FACTS.families[family] ?? "";
  return { family: name, colours, low, high, terrain, size, kinds, others, need };
}

export function find(plan: Plan, row: Row): Found {
  const what = conditionOf(row);
  return (FINDERS[what.family] ?? nothing)(plan, what);
}

type Finder = (plan: Plan, what: Condition) => Found;
const nothing: Finder = () => ({ count: 0, spots: [] });
const each = (spots: Spot[]): Found => ({ count: spots.length, spots });
const longest = (lists: Spot[][]): Spot[] =>
  lists.reduce((best, list) => (list.length > best.length ? list : best), []);

const hasHeight = (spot: Spot, { low, high }: Condition) =>
  spot.height >= low && spot.height <= high;
const inSet = (set: number, colour: number) => ((set >> colour) & 1) === 1;
const counts = (spot: Spot, what: Condition) =>
  hasHeight(spot, what) && inSet(what.colours, spot.ground);
const built = (plan: Plan, what: Condition) => plan.spots.filter((spot) => counts(spot, what));
const ofTerrain = (plan: Plan, terrain: number) =>
  plan.spots.filter(
    ({ ground }) => ground === terrain || (ground === NEUTRAL && terrain < PARK),
  );
const zonesOf = (plan: Plan, { terrain }: Condition) =>
  plan.zones.filter((zone) => zone.terrain === terrain);
const beside = (spot: Spot, terrain: number) => spot.near.some((near) => near?.ground === terrain);
const upTo = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, at) => low + at);

/** As many full sets as there are, one of each of the groups. */
function sets(groups: Spot[][]): Found {
  const count = Math.min(...groups.map((group) => group.length));
  return { count, spots: groups.flatMap((group) => group.slice(0, count)) };
}

/** The best zone by a measure. */
function best(plan: Plan, what: Condition, worth: (zone: Zone) => number): Found {
  let found: Found = { count: 0, spots: [] };
  for (const zone of zonesOf(plan, what)) {
    const count = worth(zone);
    if (count > found.count) found = { count, spots: zone.spots };
  }
  return found;
}

function span({ spots }: Zone): number {
  const wide = (places: number[]) => Math.max(...places) - Math.min(...places) + 1;
  return Math.max(wide(spots.map((spot) => spot.x)), wide(spots.map((spot) => spot.y)));
}

const RIGHT = 1;
const DOWN = 2;

function pairs(plan: Plan, what: Condition): Found {
  const wanted = (one: Spot, other: Spot) =>
    inSet(what.colours, one.ground) && inSet(what.others, other.ground);
  const found = new Set<Spot>();
  let count = 0;
  for (const spot of plan.spots) {
    for (const near of [spot.near[RIGHT], spot.near[DOWN]]) {
      if (!near || !hasHeight(spot, what) || !hasHeight(near, what)) continue;
      if (!wanted(spot, near) && !wanted(near, spot)) continue;
      count += 1;
      found.add(spot).add(near);
    }
  }
  return { count, spots: [...found] };
}

function line(plan: Plan, what: Condition): Found {
  const lines = built(plan, what).flatMap((first) =>
    [RIGHT, DOWN].map((ahead) => {
      const found: Spot[] = [];
      let spot: Spot | null = first;
      while (spot && counts(spot, what)) {
        found.push(spot);
        spot = spot.near[ahead] ?? null;
      }
      return found;
    }),
  );
  return each(longest(lines));
}

function group(plan: Plan, what: Condition): Found {
  const seen = new Set<Spot>();
  const groups = built(plan, what).map((first) => {
    if (seen.has(first)) return [];
    const found = [first];
    seen.add(first);
    for (const spot of found) {
      for (const near of spot.near) {
        if (!near || seen.has(near) || !counts(near, what)) continue;
        seen.add(near);
        found.push(near);
      }
    }
    return found;
  });
  return each(longest(groups));
}

function squares(plan: Plan, what: Condition): Found {
  const found = new Set<Spot>();
  let count = 0;
  for (const spot of built(plan, what)) {
    const right = spot.near[RIGHT];
    const square = [spot, right, spot.near[DOWN], right?.near[DOWN]];
    if (!square.every((one) => one && counts(one, what))) continue;
    count += 1;
    for (const one of square) if (one) found.add(one);
  }
  return { count, spots: [...found] };
}

function zoneHeights(plan: Plan, what: Condition): Found {
  let most: Found = { count: 0, spots: [] };
  for (const zone of zonesOf(plan, what)) {
    const heights = new Map<number, Spot>();
    for (const spot of plan.spots) {
      const touches = spot.near.some((near) => near !== null && zone.spots.includes(near));
      if (spot.height > 0 && touches) heights.set(spot.height, spot);
    }
    if (heights.size > most.count) {
      most = { count: heights.size, spots: [...zone.spots, ...heights.values()] };
    }
  }
  return most;
}

/** The most buildings that differ all in colour and all in height. */
function rainbow(plan: Plan): Found {
  let chosen: Spot[][] = [[]];
  for (const colour of upTo(0, 3)) {
    const own = plan.spots.filter((spot) => spot.height > 0 && spot.ground === colour);
    const byHeight = [...new Map(own.map((spot) => [spot.height, spot])).values()];
    const longer = chosen.flatMap((some) =>
      byHeight
        .filter((spot) => some.every((other) => other.height !== spot.height))
        .map((spot) => [...some, spot]),
    );
    chosen = [...chosen, ...longer];
  }
  return each(longest(chosen));
}

const FINDERS: Record<string, Finder> = {
  buildings: (plan, what) => each(built(plan, what)),
  floors: (plan, what) => {
    const spots = built(plan, what);
    return { count: spots.reduce((sum, spot) => sum + spot.height, 0), spots };
  },
  "colour-sets": (plan, what) =>
    sets(
      upTo(0, 3)
        .filter((colour) => inSet(what.colours, colour))
        .map((colour) => built(plan, what).filter((spot) => spot.ground === colour)),
    ),
  "height-sets": (plan, what) =>
    sets(
      upTo(what.low, what.high).map((height) =>
        built(plan, what).filter((spot) => spot.height === height),
      ),
    ),
  spaces: (plan, { terrain }) => each(ofTerrain(plan, terrain)),
  "largest-zone": (plan, what) => best(plan, what, (zone) => zone.spots.length),
  zones: (plan, what) => {
    const found = zonesOf(plan, what).filter(
      (zone) => zone.spots.length >= what.size && zone.kinds >= what.kinds,
    );
    return { count: found.length, spots: found.flatMap((zone) => zone.spots) };
  },
  span: (plan, what) => best(plan, what, span),
  features: (plan, { terrain }) =>
    each(ofTerrain(plan, terrain).filter((spot) => spot.feature !== NOTHING)),
  "next-to": (plan, what) =>
    each(built(plan, what).filter((spot) => beside(spot, what.terrain))),
  pairs,
  line,
  group,
  squares,
  "zone-heights": zoneHeights,
  rainbow,
};
