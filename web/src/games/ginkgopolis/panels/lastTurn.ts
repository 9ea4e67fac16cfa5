/** What every side revealed last, what it gained, and which cells it changed. */

import type { Beat } from "../../contract";
import { eventOf, type GameEvent } from "../motion/events";
import { HAL, NOTHING } from "../view";

export interface LastTurn {
  card: number;
  /** NOTHING: the card alone. */
  tile: number;
  /** Resources, tiles, points. */
  gains: [resources: number, tiles: number, points: number];
  /** Where something was built or a marker went. */
  cells: number[];
}

type Turns = Map<number, LastTurn>;

const turnOf = (card: number, tile = NOTHING): LastTurn => ({
  card,
  tile,
  gains: [0, 0, 0],
  cells: [],
});

/** By side. A turn stays until its side reveals the next choice. */
export function lastTurns(past: readonly Beat[]): Turns {
  const turns: Turns = new Map();
  for (const { side, events } of past) {
    for (const told of events) note(turns, eventOf(told), side);
  }
  return turns;
}

function note(turns: Turns, event: GameEvent, acting: number): void {
  switch (event.kind) {
    case "ChoiceRevealed":
      turns.set(event.side, turnOf(event.card, event.tile));
      break;
    case "HalDrew":
      turns.set(HAL, turnOf(event.card));
      break;
    case "HalDiscarded": // as an expert, the weaker of two cards
      if (event.kept !== NOTHING) turns.set(HAL, turnOf(event.kept));
      break;
    case "HalTookTile":
      change(turns, HAL, (turn) => (turn.tile = event.tile));
      break;
    case "Urbanized":
    case "FloorBuilt":
      change(turns, event.side, (turn) => turn.cells.push(event.cell));
      break;
    case "MarkerMoved":
      change(turns, acting, (turn) => turn.cells.push(event.cell));
      break;
    case "Gained":
      gain(turns, event.side, event.resources, 0, event.points);
      break;
    case "TilesTaken":
      gain(turns, event.owner, 0, event.tiles.length, 0);
      break;
    case "TilesTakenUnseen":
      gain(turns, event.side, 0, event.count, 0);
      break;
    default:
  }
}

function change(turns: Turns, side: number, how: (turn: LastTurn) => unknown): void {
  const turn = turns.get(side);
  if (turn) how(turn);
}

function gain(turns: Turns, side: number, ...items: [number, number, number]): void {
  change(turns, side, ({ gains }) => items.forEach((amount, item) => (gains[item as 0] += amount)));
}
