/** Beats: the unit of display. One player's turn within an entry, or what the table does. */

import type { Fresh } from "./model";
import type { Entry, Message, Position, Score, Seat, Standing, Told } from "../net/wire";

/** The side of a beat that belongs to no player: a new round, a refilled market. */
export const TABLE = -1;

/** The table at one moment, as it is drawn. A position is one. */
export interface Moment {
  view: unknown;
  standings: readonly Standing[];
  question: Message;
  over: boolean;
  /** Empty until the match is over. */
  scores: readonly Score[];
}

export interface TellingBeat {
  side: number;
  events: readonly Told[];
}

/** A beat with the table after it. */
export interface PlayedBeat extends TellingBeat {
  moment: Moment;
}

/** An entry without events has one beat, so that every entry can be shown. */
export function beatsOf(entry: Entry): TellingBeat[] {
  const found: TellingBeat[] = [];
  let from = 0;
  for (const { side, events } of entry.beats) {
    found.push({ side, events: entry.events.slice(from, from + events) });
    from += events;
  }
  return found.length ? found : [{ side: sideOf(entry.seat), events: entry.events }];
}

/** More than a round of five players, with the start of the next one. */
const MOST_PAST = 60;

/** The last beats, enough to show what every side did last. */
export function recent<Beat>(beats: readonly Beat[]): readonly Beat[] {
  return beats.slice(-MOST_PAST);
}

/** The last beats of what was not taken back. */
export function pastOf(
  entries: readonly Entry[],
  undone: ReadonlySet<number>,
): readonly TellingBeat[] {
  const standing = recent(entries).filter(({ number }) => !undone.has(number));
  return recent(standing.flatMap(beatsOf));
}

export function sideOf(seat: Seat | null): number {
  return seat ?? TABLE;
}

/** The beats of a new entry, each with the real view after it. */
export function playedBeats({ entry, scenes, position }: Fresh): PlayedBeat[] {
  const beats = beatsOf(entry);
  return beats.map((beat, at) => {
    const scene = at < beats.length - 1 ? scenes[at] : undefined;
    return { ...beat, moment: scene ? between(scene, position) : position };
  });
}

/** The table after an inner beat: the match goes on, and the next question is already known. */
function between(scene: Pick<Moment, "view" | "standings">, { question }: Position): Moment {
  return { ...scene, question, over: false, scores: [] };
}
