/** What a choice would change: the numbers that come with it. */

import type { Choice, Message, Part } from "../../../net/wire";

/** The words of preview.py for numbers. */
export type ChangeKind =
  | "points"
  | "goal"
  | "achievement"
  | "water"
  | "park"
  | "monuments"
  | "theater"
  | "progress"
  | "placed"
  | "lost";

/** By how much a choice changes a number; undefined if it does not. */
export function changeBy(choice: Choice | null, what: ChangeKind, part?: Part): number | undefined {
  return choice?.changes.find(
    (change) => change.what === what && (part === undefined || change.part === part),
  )?.amount;
}

/** The components of a slot for which there is no space. */
export function lostWith(choice: Choice | null): Part[] {
  const lost = choice?.changes.filter(({ what }) => what === "lost") ?? [];
  return lost.flatMap(({ part }) => part ?? []);
}

/** The sentence about them. */
export const lossOf = (choice: Choice | null): Message[] =>
  choice?.preview.filter(({ id }) => id === "preview-lost") ?? [];

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

/** The choice that lays the tile on a cell with a turn. */
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

/** The cells on which the tile in hand can be laid. */
export function cellsOffered(choices: readonly Choice[]): Part[] {
  const laid = choices.filter(({ kind }) => kind === "lay-tile");
  return [...new Set(laid.flatMap(({ parts }) => parts[0] ?? []))];
}
