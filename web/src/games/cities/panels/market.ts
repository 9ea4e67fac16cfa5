/** The market slot by slot. */

import type { Part } from "../../../net/wire";
import { BUILDING_ROW, FACTS, NOTHING, type CitiesView, type SlotFacts } from "../view";

export interface Slot {
  part: Part;
  row: number;
  column: number;
  /** Cards, tiles, kinds or colours that lie open in it. */
  items: number[];
  /** How many lie face down, or come out of the bag. */
  hidden: number;
  /** The seat whose worker stands here, or NOTHING. */
  worker: number;
}

/** Row by row. */
export function slotsOf(view: CitiesView): Slot[][] {
  const slots = FACTS.slots.map((facts, number): Slot => {
    const { part, row, column, hides } = facts;
    const hidden = hides ? (view.face_down[row] ?? 0) : 0;
    const worker = view.workers[number] ?? NOTHING;
    return { part, row, column, items: itemsIn(view, facts), hidden, worker };
  });
  return FACTS.rows.map((_, row) => slots.filter((slot) => slot.row === row));
}

function itemsIn(view: CitiesView, { row, first, last }: SlotFacts): number[] {
  const rows = [view.goal_row, view.tile_row, view.feature_row, view.building_row];
  const held = (rows[row] ?? []).slice(first, last);
  if (row !== BUILDING_ROW) return held.filter((item) => item !== NOTHING);
  return held.flatMap((number, colour) => Array<number>(number).fill(colour));
}
