/** Districts and what the city would pay now: for show only, the server counts the real score. */

import { beside } from "./map";
import {
  colourIndex,
  colourOf,
  Counts,
  countsOf,
  members,
  NOTHING,
  numberOf,
  sidesOf,
  tableauOf,
  targetOf,
  triggerIndex,
  TRIGGERS,
  type Colour,
  type GinkgoView,
} from "./view";

export interface Place {
  side: number;
  resources: number;
  points: number;
}

export interface District {
  colour: Colour;
  cells: number[];
  total: number;
  /** Who is present, the strongest first. */
  places: Place[];
  /** The leader is ahead only by height or number. */
  tied: boolean;
}

/** Connected groups of two or more buildings of one colour. */
export function districtsOf(view: GinkgoView): District[] {
  const building = new Map(view.cells.map((cell, index) => [cell, index]));
  const seen = new Set<number>();
  const found: District[] = [];
  view.cells.forEach((start, index) => {
    if (seen.has(start)) return;
    const colour = colourIndex(view.tops[index] as number);
    const cells = [start];
    seen.add(start);
    for (const cell of cells) {
      for (const next of beside(cell)) {
        const other = building.get(next);
        if (other === undefined || seen.has(next)) continue;
        if (colourIndex(view.tops[other] as number) !== colour) continue;
        seen.add(next);
        cells.push(next);
      }
    }
    if (cells.length > 1) found.push(standing(view, cells, building));
  });
  return found;
}

function standing(view: GinkgoView, cells: number[], building: Map<number, number>): District {
  const sides = sidesOf(view);
  const resources = new Array<number>(sides).fill(0);
  const tallest = new Array<number>(sides).fill(0);
  for (const cell of cells) {
    const index = building.get(cell) as number;
    const side = view.owners[index] as number;
    if (side === NOTHING) continue;
    const height = view.heights[index] as number;
    resources[side] = (resources[side] as number) + height;
    const strength = height * 32 + numberOf(view.tops[index] as number);
    tallest[side] = Math.max(tallest[side] as number, strength);
  }
  const total = resources.reduce((sum, amount) => sum + amount, 0);
  const places = resources
    .map((amount, side) => ({ side, resources: amount, points: 0 }))
    .filter((place) => place.resources > 0)
    .sort((a, b) => b.resources - a.resources || (tallest[b.side] ?? 0) - (tallest[a.side] ?? 0));
  const [first, second] = places;
  if (first) first.points = second ? total : 2 * total;
  if (second) second.points = second.resources;
  const colour = colourOf(view.tops[building.get(cells[0] as number) as number] as number);
  return { colour, cells, total, places, tied: first?.resources === second?.resources };
}

/** What an end-of-game card would be worth to a side now. */
export function cardWorth(view: GinkgoView, side: number, card: number): number {
  const counts = countsOf(card);
  const target = targetOf(card);
  const own = view.cells.map((_, index) => index).filter((index) => view.owners[index] === side);
  const height = (index: number): number => view.heights[index] as number;
  if (counts === Counts.resources) {
    return own
      .filter((index) => colourIndex(view.tops[index] as number) === target)
      .reduce((sum, index) => sum + height(index), 0);
  }
  if (counts === Counts.low) return own.filter((index) => height(index) <= 2).length;
  if (counts === Counts.high) return 3 * own.filter((index) => height(index) > 2).length;
  const table = counts === Counts.triggers ? triggerIndex : colourIndex;
  if (counts === Counts.triggers || counts === Counts.colours) {
    return 2 * tableauOf(view, side).filter((one) => table(one) === target).length;
  }
  return counts === Counts.nine ? 9 : 0;
}

export interface Forecast {
  points: number;
  cards: number;
  tokens: number;
  districts: number;
  total: number;
}

/** What a side would have if the game ended now. */
export function forecast(view: GinkgoView, side: number, found = districtsOf(view)): Forecast {
  const points = view.points[side] ?? 0;
  const cards = members(view.tableau[side])
    .filter((card) => TRIGGERS[triggerIndex(card)] === "end")
    .reduce((sum, card) => sum + cardWorth(view, side, card), 0);
  const tokens = 2 * (view.tokens[side] ?? 0);
  const districts = found
    .flatMap((district) => district.places)
    .filter((place) => place.side === side)
    .reduce((sum, place) => sum + place.points, 0);
  return { points, cards, tokens, districts, total: points + cards + tokens + districts };
}

/** What the buildings around a cell would give: resources, tiles, points. */
export function around(view: GinkgoView, cell: number): [number, number, number] {
  const items: [number, number, number] = [0, 0, 0];
  for (const next of beside(cell)) {
    const index = view.cells.indexOf(next);
    if (index < 0) continue;
    const kind = colourIndex(view.tops[index] as number) as 0 | 1 | 2;
    items[kind] += view.heights[index] as number;
  }
  return items;
}
