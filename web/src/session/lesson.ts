/** The guided first game: real positions, played and checked by the rules themselves. */

import type { Argument, Choice, Message, Told } from "../../core/wire";
import type { GinkgoView } from "./view";

export interface LessonPosition {
  view: GinkgoView;
  question: Message;
  choices: Choice[];
}

export interface LessonStep {
  /** Names the texts `learn-<key>` and, where something is to be done, `learn-<key>-hint`. */
  key: string;
  position: LessonPosition;
  /** The good answer; null: only something to read. */
  action: number | null;
  /** What happens then, entry by entry. */
  then: { events: Told[]; view: GinkgoView }[];
}

export interface Lesson {
  steps: LessonStep[];
  scores: { seat: number; place: number; result: number[]; sheet: { label: Message; points: number; parts: string[] }[] }[];
}

export async function loadLesson(): Promise<Lesson> {
  return (await import("./lesson.json")).default as unknown as Lesson;
}

/** A message with the players' names in place of their seats. */
export function named(message: Message, names: readonly string[]): Message {
  const args: Record<string, Argument> = {};
  for (const [key, value] of Object.entries(message.args ?? {})) args[key] = replaced(value, names);
  return { id: message.id, args };
}

function replaced(value: Argument, names: readonly string[]): Argument {
  if (typeof value !== "object") return value;
  if ("part" in value) return seatName(value.part, names) ?? value;
  if ("parts" in value) {
    const found = value.parts.map((part) => seatName(part, names));
    return found.every((name) => name !== undefined) ? found.join(", ") : value;
  }
  return named(value, names);
}

function seatName(part: string, names: readonly string[]): string | undefined {
  return part.startsWith("seat:") ? names[Number(part.slice(5))] : undefined;
}
