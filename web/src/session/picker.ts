/**
 * From clicked parts to one choice. Pure: the shell keeps the state, games only read it.
 *
 * A choice lists the parts to point at in order, but any order will do: clicking narrows down what
 * fits. A part is lit if clicking it leaves something. When all clicked parts together leave one
 * choice, that is the answer; when several choices have the same parts, the player picks by words.
 */

import type { Choice, Message, Part } from "../net/wire";

/** The picker as games see it. */
export interface PickerView {
  /** Whether the player owes a decision that can be answered now. */
  readonly active: boolean;
  readonly choices: readonly Choice[];
  /** Parts that can be clicked. */
  readonly lit: ReadonlySet<Part>;
  /** Those lit parts that come next in the order of their choice. */
  readonly next: ReadonlySet<Part>;
  readonly chosen: readonly Part[];
  /**
   * Choices that fit the parts clicked so far. While one waits for "confirm", its alternatives too.
   */
  readonly fitting: readonly Choice[];
  /** Complete choices with the same parts: words tell them apart. */
  readonly complete: readonly Choice[];
  /** The choice that waits for "confirm" or is being sent to the server. */
  readonly pending: Choice | null;
  /** The choices that the hovered part or list item belongs to, if they are few. */
  readonly hinted: readonly Choice[];
  /** What the hovered choice would cost and bring. */
  readonly preview: readonly Message[];
  /** The selected parts of a question for any number of them; empty for other questions. */
  readonly members: readonly Choice[];
}

/** How many parts the end of a set would commit; null: the choice says enough itself. */
export function setSize({ members }: PickerView, choice: Choice): number | null {
  return choice.step === "done" && members.length > 0 ? members.length : null;
}

export function fits(choice: Choice, chosen: readonly Part[]): boolean {
  return remaining(choice, chosen) !== null;
}

/** The parts of a choice that are not clicked yet; null if something clicked is not among them. */
function remaining(choice: Choice, chosen: readonly Part[]): Part[] | null {
  const left = [...choice.parts];
  for (const part of chosen) {
    const at = left.indexOf(part);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export interface Narrowed {
  fitting: Choice[];
  complete: Choice[];
  lit: Set<Part>;
  next: Set<Part>;
  /** The only choice left, if something was clicked. */
  only: Choice | null;
}

export function narrow(choices: readonly Choice[], chosen: readonly Part[]): Narrowed {
  const fitting: Choice[] = [];
  const complete: Choice[] = [];
  const lit = new Set<Part>();
  const next = new Set<Part>();
  for (const choice of choices) {
    const left = remaining(choice, chosen);
    if (left === null) continue;
    fitting.push(choice);
    if (left.length === 0) complete.push(choice);
    else next.add(left[0] as Part);
    for (const part of left) lit.add(part);
  }
  const only = chosen.length > 0 && fitting.length === 1 ? (fitting[0] as Choice) : null;
  return { fitting, complete, lit, next, only };
}

/**
 * The parts chosen after a click. Clicking a chosen part takes it back; clicking one that does not
 * fit with the earlier ones starts again, so that a change of mind takes one click.
 */
export function clicked(choices: readonly Choice[], chosen: readonly Part[], part: Part): Part[] {
  const more = [...chosen, part];
  if (narrow(choices, more).fitting.length > 0) return more;
  if (chosen.includes(part)) return chosen.filter((other) => other !== part);
  if (narrow(choices, [part]).fitting.length === 0) return [...chosen];
  // Keep the parts that fit the new one (the tile, when another place is clicked).
  for (const keep of chosen) {
    if (narrow(choices, [keep, part]).fitting.length > 0) return [keep, part];
  }
  return [part];
}

const FEW = 4;

/** The choices that a hovered part stands for; none if there are too many. */
export function hinted(
  choices: readonly Choice[],
  chosen: readonly Part[],
  part: Part | null,
): Choice[] {
  if (part === null) return [];
  let found = narrow(choices, chosen.includes(part) ? chosen : [...chosen, part]).fitting;
  if (found.length === 0) found = narrow(choices, [part]).fitting;
  return found.length <= FEW ? found : [];
}
