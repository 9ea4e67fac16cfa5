/** The choice that lies on the stage while it is carried out. */

import type { Told } from "../../../net/wire";
import { HAL, NOTHING } from "../view";
import { eventOf, type GameEvent, type Kind } from "./events";

export interface Reveal {
  side: number;
  card: number;
  tile: number;
}

const REVEALS: ReadonlySet<Kind> = new Set([
  "ChoiceRevealed",
  "HalDrew",
  "HalDiscarded",
  "HalTookTile",
]);

/** Whether the choice of a beat is still being turned over: nothing in the city changes before. */
export function isRevealing(events: readonly Told[], current: Told | null): boolean {
  if (current === null) return false;
  const rest = events.slice(events.indexOf(current));
  return rest.some((told) => REVEALS.has(eventOf(told).kind));
}

/** What was turned over last among the events shown so far; null: nothing. */
export function revealed(events: readonly Told[], current: Told | null): Reveal | null {
  if (current === null) return null;
  const shown = events.slice(0, events.indexOf(current) + 1).map(eventOf);
  return shown.reduce<Reveal | null>(next, null);
}

const ofHal = (card: number): Reveal => ({ side: HAL, card, tile: NOTHING });

function next(reveal: Reveal | null, event: GameEvent): Reveal | null {
  switch (event.kind) {
    case "ChoiceRevealed":
      return { side: event.side, card: event.card, tile: event.tile };
    case "HalDrew":
      return ofHal(event.card);
    case "HalDiscarded":
      return event.kept === NOTHING ? reveal : ofHal(event.kept);
    case "HalTookTile":
      return reveal && { ...reveal, tile: event.tile };
    case "Urbanized": // the tile leaves the card
    case "FloorBuilt":
    case "FellBack":
      return reveal && { ...reveal, tile: NOTHING };
    case "RoundBegan":
    case "GameEnded":
      return null;
    default:
      return reveal;
  }
}
