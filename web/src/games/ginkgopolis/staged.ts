/**
 * The table between two positions. The shell shows an entry's events one by one, with the position
 * after all of them; here the earlier position is brought forward event by event, so that a floor
 * rises when it is its turn and not before.
 */

import type { GameEvent, Told } from "../../core/wire";
import { NOTHING, type GinkgoView } from "./view";

type City = Pick<GinkgoView, "cells" | "tops" | "heights" | "owners" | "pawns" | "markers">;
type Amounts = Pick<GinkgoView, "resources" | "points" | "num_tiles" | "pool">;
type Shown = City & Amounts & Pick<GinkgoView, "supply_size" | "sealed">;

/** What is on the table after `current`, the last of `events` that was shown. */
export function staged(
  before: GinkgoView,
  after: GinkgoView,
  events: readonly Told[],
  current: Told | null,
): GinkgoView {
  if (current === null || before === after) return after;
  const shown: Shown = {
    cells: [...before.cells],
    tops: [...before.tops],
    heights: [...before.heights],
    owners: [...before.owners],
    pawns: [...before.pawns],
    markers: [...before.markers],
    resources: [...before.resources],
    points: [...before.points],
    num_tiles: [...before.num_tiles],
    pool: [...before.pool],
    supply_size: before.supply_size,
    sealed: [...before.sealed],
  };
  const last = events.indexOf(current);
  for (const told of events.slice(0, last + 1)) apply(shown, told.event);
  if (last === events.length - 1) return after;
  return { ...after, ...shown };
}

const amount = (event: GameEvent, name: string): number => Number(event[name] ?? 0);

function add(list: number[], side: number, change: number): void {
  const known = list[side];
  if (known !== undefined && known >= 0) list[side] = Math.max(0, known + change);
}

function apply(shown: Shown, event: GameEvent): void {
  const side = amount(event, "side");
  switch (event.kind) {
    case "Urbanized":
      found(shown, event, side);
      add(shown.resources, side, -1);
      break;
    case "FloorBuilt":
      raise(shown, event, side);
      add(shown.resources, side, -amount(event, "resources_placed") - amount(event, "resources_paid"));
      add(shown.pool, side, amount(event, "resources_paid"));
      add(shown.points, side, -amount(event, "points_paid"));
      break;
    case "ResourcesReturned":
      add(shown.resources, side, amount(event, "resources"));
      add(shown.points, side, amount(event, "points"));
      break;
    case "Gained":
      add(shown.resources, side, amount(event, "resources"));
      add(shown.pool, side, -amount(event, "resources"));
      add(shown.points, side, amount(event, "points"));
      break;
    case "TilesTakenUnseen":
      add(shown.num_tiles, side, amount(event, "count"));
      shown.supply_size -= amount(event, "count");
      break;
    case "TilesTaken":
      add(shown.num_tiles, amount(event, "owner"), (event.tiles as number[]).length);
      shown.supply_size -= (event.tiles as number[]).length;
      break;
    case "ChoiceRevealed":
      shown.sealed[side] = 0;
      break;
    case "MarkerMoved":
      shown.markers[amount(event, "letter")] = amount(event, "cell");
      break;
    case "DeckRebuilt":
      shown.pawns = shown.pawns.map(() => 0);
      break;
  }
}

function found(shown: Shown, event: GameEvent, side: number): void {
  const cell = amount(event, "cell");
  if (shown.cells.includes(cell)) return;
  shown.cells.push(cell);
  shown.tops.push(amount(event, "tile"));
  shown.heights.push(1);
  shown.owners.push(side);
  shown.pawns.push(1);
  shown.markers = shown.markers.map((other) => (other === cell ? NOTHING : other));
}

function raise(shown: Shown, event: GameEvent, side: number): void {
  const index = shown.cells.indexOf(amount(event, "cell"));
  if (index < 0) return;
  shown.tops[index] = amount(event, "tile");
  shown.heights[index] = amount(event, "height");
  shown.owners[index] = side;
  shown.pawns[index] = 1;
}

/** The choice that was turned over last among the events shown so far, for the reveal on stage. */
export interface Reveal {
  side: number;
  card: number;
  tile: number;
}

export function revealed(events: readonly Told[], current: Told | null): Reveal | null {
  if (current === null) return null;
  let reveal = null as Reveal | null;
  for (const { event } of events.slice(0, events.indexOf(current) + 1)) {
    if (event.kind === "ChoiceRevealed") {
      reveal = { side: amount(event, "side"), card: amount(event, "card"), tile: Number(event.tile) };
    } else if (event.kind === "HalDrew") {
      reveal = { side: 1, card: amount(event, "card"), tile: NOTHING };
    } else if (event.kind === "HalTookTile" && reveal) {
      reveal = { ...reveal, tile: amount(event, "tile") };
    } else if (event.kind === "FellBack" && reveal) {
      reveal = { ...reveal, tile: NOTHING };
    } else if (event.kind === "RoundBegan" || event.kind === "GameEnded") {
      reveal = null;
    }
  }
  return reveal;
}
