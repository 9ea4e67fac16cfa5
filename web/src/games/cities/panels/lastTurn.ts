/** What every player took last, and which spaces of their district it changed. */

import type { Beat } from "../../contract";
import { eventOf, plotPart, spotsOfTile, type GameEvent } from "../view";

export interface LastTurn {
  row: number;
  items: readonly number[];
  /** Spaces of that player's district. */
  plots: string[];
}

/** By seat. A turn begins with a worker. */
export function lastTurns(past: readonly Beat[]): Map<number, LastTurn> {
  const turns = new Map<number, LastTurn>();
  for (const told of past.flatMap(({ events }) => events)) {
    const event = eventOf(told);
    if (event.kind === "WorkerPlaced") turns.set(event.seat, { row: 0, items: [], plots: [] });
    else if ("seat" in event) note(turns.get(event.seat), event);
  }
  return turns;
}

function note(turn: LastTurn | undefined, event: GameEvent): void {
  if (!turn) return;
  if (event.kind === "ItemsTaken") {
    turn.row = event.row;
    turn.items = event.items;
  } else if (event.kind === "TilePlaced") {
    turn.plots.push(...spotsOfTile(event).map(({ x, y }) => plotPart(event.seat, x, y)));
  } else if (event.kind === "FeaturePlaced" || event.kind === "BuildingPlaced") {
    turn.plots.push(plotPart(event.seat, event.x, event.y));
  }
}
