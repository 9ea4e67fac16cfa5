/** The guided first game: positions of a real match, which the rules have played. */

import type { Argument, Choice, Message, Score, Standing, Told } from "../net/wire";

export interface LessonPosition {
  view: unknown;
  standings: Standing[];
  question: Message;
  choices: Choice[];
  over: boolean;
}

/** One player's turn, and the table after it. */
export interface LessonBeat {
  side: number;
  events: Told[];
  view: unknown;
  standings: Standing[];
}

export interface LessonStep {
  /** Names the texts `learn-<key>`, `-title` and, where something is to be done, `-hint`. */
  key: string;
  position: LessonPosition;
  /** The good answer; null: only something to read. */
  action: number | null;
  /** What happens then. */
  then: LessonBeat[];
}

export interface Lesson {
  before: LessonBeat[];
  steps: LessonStep[];
  scores: Score[];
}

/** A message with the players' names in place of their seats; `comma` goes between several. */
export function named(message: Message, names: readonly string[], comma: string): Message {
  const args: Record<string, Argument> = {};
  for (const [key, value] of Object.entries(message.args ?? {}))
    args[key] = replaced(value, names, comma);
  return { id: message.id, args };
}

function replaced(value: Argument, names: readonly string[], comma: string): Argument {
  if (typeof value !== "object") return value;
  if ("part" in value) return seatName(value.part, names) ?? value;
  if ("parts" in value) {
    const found = value.parts.map((part) => seatName(part, names));
    return found.every((name) => name !== undefined) ? found.join(comma) : value;
  }
  return named(value, names, comma);
}

function seatName(part: string, names: readonly string[]): string | undefined {
  return part.startsWith("seat:") ? names[Number(part.slice(5))] : undefined;
}
