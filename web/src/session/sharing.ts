/**
 * Several players on one device. Between their turns the screen shows what a guest sees; a player's
 * own view is on the screen only while that player has the device.
 */

import { ownWaiting, type Model } from "./model";
import type { Position, Seat, Update } from "../net/wire";

/** Whether several players share this device. */
export function isShared({ you }: Model): boolean {
  return (you?.seats.length ?? 0) > 1;
}

/**
 * Whether the player of a seat keeps the device after an update of the seat's stream.
 *
 * They keep it for the next question of their own turn. A step with several turns resolves a round
 * in front of all players, and the new hand that may come with it must not be shown.
 */
export function keepsDevice(
  seat: Seat,
  before: Position | null,
  { entry, position }: Pick<Update, "entry" | "position">,
): boolean {
  if (position.over) return false;
  const { beats } = entry;
  const isOneTurn = beats.length <= 1 && beats.every(({ side }) => side === entry.seat);
  if (entry.seat === seat) return isOneTurn && position.decision !== null;
  const isAsked = position.decision !== null;
  return isAsked ? position.decision === before?.decision : isOneTurn;
}

/** The next seat of this device that is asked, clockwise after the last one. */
export function nextSeat(model: Model, last: Seat | null): Seat | null {
  const waiting = ownWaiting(model);
  return waiting.find((seat) => last !== null && seat > last) ?? waiting[0] ?? null;
}

/** The players of this device that the screen addresses as its own. */
export function ownSeats(model: Model): readonly Seat[] {
  const seats = model.you?.seats ?? [];
  if (!isShared(model) || model.position === null) return seats;
  return model.seat === null ? [] : [model.seat];
}

/** The replay, at an entry of the stream. Players who share a device replay what guests see. */
export function replayPath(table: string, model: Model, number?: number): string {
  const { seat } = model;
  if (seat !== null && isShared(model)) return `#/replay/${table}`;
  const step = number === undefined ? "" : `/${number}`;
  return `#/replay/${table}${step}${seat === null ? "" : `?seat=${seat}`}`;
}
