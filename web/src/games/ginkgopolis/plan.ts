/** What the hovered or chosen answer would do to the city: drawn there before it is done. */

import type { Choice } from "../../core/wire";
import { beside } from "./map";
import { summary } from "./preview";
import { colourIndex, isLetter, letterCard, NOTHING, Question, tileOf, type GinkgoView } from "./view";

export interface Gain {
  cell: number;
  /** 0 resources, 1 tiles, 2 points. */
  item: number;
  count: number;
}

export interface Plan {
  cell: number;
  /** The building as it would be; null: nothing is built. */
  building: { tile: number; height: number } | null;
  /** The buildings that would pay. */
  gains: Gain[];
}

/** Where a card plays: its marker or its building. */
export function placeOf(view: GinkgoView, card: number): number {
  if (card === NOTHING) return NOTHING;
  if (isLetter(card)) return view.markers[card - letterCard(0)] ?? NOTHING;
  return view.cells[view.tops.indexOf(card)] ?? NOTHING;
}

/** The plan of a choice of card and tile; null where the city shows nothing of it. */
export function planOf(view: GinkgoView, choice: Choice | null): Plan | null {
  if (!choice || view.question !== Question.choose || view.chosen_card === NOTHING) return null;
  const cell = placeOf(view, view.chosen_card);
  const { action } = summary(choice.preview);
  if (cell === NOTHING || action === null) return null;
  const index = view.cells.indexOf(cell);
  if (action === "construct" || action === "urbanize") {
    const height = index < 0 ? 1 : (view.heights[index] as number) + 1;
    const gains = action === "urbanize" ? beside(cell).flatMap((next) => gainAt(view, next)) : [];
    return { cell, building: { tile: tileOf(choice.parts), height }, gains };
  }
  return { cell, building: null, gains: gainAt(view, cell) };
}

function gainAt(view: GinkgoView, cell: number): Gain[] {
  const index = view.cells.indexOf(cell);
  if (index < 0) return [];
  return [{ cell, item: colourIndex(view.tops[index] as number), count: view.heights[index] as number }];
}

export interface Lack {
  resources: number;
  points: number;
}

/** What is missing to build with a tile on the chosen card's place, if it cannot be paid. */
export function lackOf(view: GinkgoView, tile: number): Lack {
  const cell = placeOf(view, view.chosen_card);
  const index = view.cells.indexOf(cell);
  const seat = view.seat ?? 0;
  const have = view.resources[seat] ?? 0;
  if (index < 0) return { resources: Math.max(0, 1 - have), points: 0 };
  const height = view.heights[index] as number;
  const top = view.tops[index] as number;
  const back = view.owners[index] === seat ? height : 0;
  const need = height + 1 + (colourIndex(tile) === colourIndex(top) ? 0 : 1);
  const lower = Math.max(0, (top % 20) - (tile % 20));
  return { resources: Math.max(0, need - have - back), points: Math.max(0, lower - (view.points[seat] ?? 0)) };
}
