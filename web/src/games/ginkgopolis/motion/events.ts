/** Events with the types that Python exports for them. */

import type { GameEvent } from "../../../generated/games/ginkgopolis/types";
import type { Told } from "../../../net/wire";
import { HAL, NOTHING } from "../view";

export type { GameEvent } from "../../../generated/games/ginkgopolis/types";
export type Kind = GameEvent["kind"];
export type EventOf<K extends Kind> = Extract<GameEvent, { kind: K }>;

export const eventOf = ({ event }: Pick<Told, "event">): GameEvent => event as unknown as GameEvent;

/** The side that an event happens to in public, or NOTHING. */
export function sideOf(event: GameEvent): number {
  if (event.kind === "HalDrew" || event.kind === "HalDiscarded" || event.kind === "HalTookTile")
    return HAL;
  return "side" in event ? event.side : NOTHING;
}
