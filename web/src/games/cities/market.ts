/** The market slot by slot, and the workers of a round. */

import {
  BUILDING_ROW,
  FEATURE_ROW,
  GOAL_ROW,
  NOTHING,
  slotPart,
  type CitiesView,
} from "./view";

export interface Slot {
  slot: number;
  part: string;
  row: number;
  column: number;
  /** Cards, tiles, kinds or colours that lie open in it. */
  items: number[];
  /** How many lie face down, or come out of the bag. */
  hidden: number;
  /** The seat whose worker stands here, or NOTHING. */
  worker: number;
}

const LAST = 3;
const FEATURE_STARTS = [0, 2, 3, 4, 5];

export function slotsOf(view: CitiesView): Slot[][] {
  return [0, 1, 2, 3].map((row) =>
    [0, 1, 2, 3].map((column) => {
      const slot = row * 4 + column;
      const worker = view.workers[slot] ?? NOTHING;
      const covered = column === LAST && worker === NOTHING && view.round > 0;
      const hidden = covered ? (row === BUILDING_ROW ? 2 : 1) : 0;
      return { slot, part: slotPart(slot), row, column, items: items(view, row, column), hidden, worker };
    }),
  );
}

function items(view: CitiesView, row: number, column: number): number[] {
  const open = (item: number | undefined) => item !== undefined && item !== NOTHING;
  if (row === FEATURE_ROW) {
    return view.feature_row.slice(FEATURE_STARTS[column], FEATURE_STARTS[column + 1]).filter(open);
  }
  if (column === LAST) return [];
  if (row === BUILDING_ROW) {
    return [0, 1, 2, 3].flatMap((colour) =>
      Array<number>(view.building_row[column * 4 + colour] ?? 0).fill(colour),
    );
  }
  const list = row === GOAL_ROW ? view.goal_row : view.tile_row;
  return [list[column] ?? NOTHING].filter(open);
}

/** How many workers a seat may still put in a row this round. */
export function workersLeft(view: CitiesView, seat: number, row: number): number {
  const used = view.workers.slice(row * 4, row * 4 + 4).filter((worker) => worker === seat).length;
  return Math.max(0, view.config.per_row - used);
}

/** The slot of the worker who takes the star if the round ended now, or NOTHING. */
export function nextStar(view: CitiesView): number {
  const last = view.workers.slice(BUILDING_ROW * 4, BUILDING_ROW * 4 + 4).findLastIndex((worker) => worker !== NOTHING);
  return last < 0 ? NOTHING : BUILDING_ROW * 4 + last;
}
