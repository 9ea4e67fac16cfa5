/** What a choice would change, read off its preview, and conditions as messages. */

import { partsIn } from "../../core/fluent";
import type { Choice, Message, Part } from "../../core/wire";
import { conditionOf } from "./count";
import { FACTS, groundName, colourName, type Row } from "./view";

export interface Change {
  /** The points so far and then; null: they stay as they are. */
  points: { before: number; after: number } | null;
  /** "+3" by goal, by achievement, or by `line-water` and so on. */
  lines: Map<Part, string>;
  /** How far the seat would be with an achievement. */
  reached: Map<Part, number>;
  /** How often a goal in the market is met already. */
  goal: { count: number; points: number } | null;
  /** What the things in a slot bring at least, placed well. */
  placed: number;
}

export function changeOf(choice: Choice | null): Change | null {
  if (!choice || choice.preview.length === 0) return null;
  const change: Change = { points: null, lines: new Map(), reached: new Map(), goal: null, placed: 0 };
  for (const message of choice.preview) {
    const { id, args = {} } = message;
    if (id === "preview-points") {
      change.points = { before: Number(args.before), after: Number(args.after) };
    } else if (id === "preview-progress") {
      for (const achievement of partsIn(message)) change.reached.set(achievement, Number(args.after));
    } else if (id === "preview-goal") {
      change.goal = { count: Number(args.count), points: Number(args.points) };
    } else if (id === "preview-placed") {
      change.placed = Number(args.points);
    } else if (id === "preview-line" && typeof args.line === "object" && "id" in args.line) {
      change.lines.set(partsIn(args.line)[0] ?? args.line.id, String(args.change));
    }
  }
  return change;
}

/** What says of the things in a slot that there is no space for them. */
export const lostWith = (choice: Choice | null): Message[] =>
  choice?.preview.filter(({ id }) => id === "preview-lost") ?? [];

/** A goal ("so many points for each ...") or an achievement ("so many ..."), as messages.py does. */
export function conditionMessage(form: "goal" | "need", row: Row, number: number): Message {
  const what = conditionOf(row);
  return {
    id: `${form}-${what.family}`,
    args: {
      number,
      colour: colourWord(what.colours),
      others: colourWord(what.others),
      floors: floors(what.low, what.high),
      low: what.low,
      high: what.high,
      terrain: groundName(what.terrain),
      size: what.size,
      kinds: what.kinds,
    },
  };
}

const ALL = 15;

function colourWord(colours: number): string {
  return colours === ALL ? "any" : colourName(31 - Math.clz32(colours));
}

function floors(low: number, high: number): Message {
  if (low === 1 && high === 4) return { id: "floors-any", args: {} };
  if (low === high) return { id: "floors-exactly", args: { number: low } };
  if (high === 4) return { id: "floors-from", args: { number: low } };
  if (low === 1) return { id: "floors-to", args: { number: high } };
  return { id: "floors-between", args: { low, high } };
}

export function achievementMessage(city: number, number: number): Message | undefined {
  const row = FACTS.cities[city]?.rows[number];
  return row && conditionMessage("need", row, conditionOf(row).need);
}

/** The choice that lays the tile on a cell with a turn; the nearest turn that is offered. */
export function layChoice(choices: readonly Choice[], cell: Part, turned: Part): Choice | null {
  return choices.find(({ parts }) => parts[0] === cell && parts[1] === turned) ?? null;
}

/** The turns of the tile in hand that are offered, ascending. */
export function turnsOffered(choices: readonly Choice[]): number[] {
  const found = new Set<number>();
  for (const { kind, parts } of choices) {
    if (kind === "lay-tile") found.add(Number(parts[1]?.split(".")[1] ?? 0));
  }
  return [...found].sort((one, other) => one - other);
}
