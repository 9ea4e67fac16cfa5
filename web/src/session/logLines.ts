/** The log in beats: what happened, turn by turn. */

import { beatsOf, type TellingBeat } from "./beats";
import type { Model } from "./model";
import type { Entry } from "../net/wire";

export interface LogLine extends TellingBeat {
  key: string;
  entry: Entry;
}

export function linesOf(entries: readonly Entry[]): LogLine[] {
  return entries.flatMap((entry) =>
    beatsOf(entry).map((beat, at) => ({ ...beat, entry, key: `${entry.number}.${at}` })),
  );
}

/** Whether another side's turn begins with this line. */
export function opensTurn(lines: readonly LogLine[], at: number): boolean {
  return lines[at]?.side !== lines[at - 1]?.side;
}

/** Whether another entry begins with this line. */
export function opensEntry(lines: readonly LogLine[], at: number): boolean {
  return lines[at]?.entry !== lines[at - 1]?.entry;
}

/** What happened since this seat last answered. Its answer may have set off the others' turns. */
export function sinceLastTurn(model: Model): LogLine[] {
  const last = model.entries.findLastIndex((entry) => entry.seat === model.seat);
  return happened(model, model.entries.slice(Math.max(0, last)));
}

/** What happened after a number of the stream. */
export function sinceNumber(model: Model, known: number): LogLine[] {
  const entries = model.entries.filter((entry) => entry.number > known);
  return happened(model, entries).filter(({ events }) => events.length > 0);
}

/** Without what was taken back, and without what this seat itself did. */
function happened(model: Model, entries: readonly Entry[]): LogLine[] {
  const standing = entries.filter((entry) => !model.undone.has(entry.number));
  return linesOf(standing).filter(
    ({ entry, side }) => entry.seat !== model.seat || side !== model.seat,
  );
}
