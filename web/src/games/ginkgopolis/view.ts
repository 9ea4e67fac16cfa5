/** What the server shows of a match (src/polis/games/ginkgopolis/view.py), and what the box holds. */

import facts from "../../generated/games/ginkgopolis/facts.json";
import type { Message, Part } from "../../core/wire";

export interface GinkgoView {
  seat: number | null;
  config: { seats: number; draft: boolean; expert: boolean; screens: boolean; first: number };
  /** A bit for each seat that owes an answer. */
  waiting: number;
  question: number;
  round: number;
  first: number;
  exhaustions: number;
  ending: boolean;
  moving: number;
  agenda: number[];
  cells: number[];
  tops: number[];
  heights: number[];
  owners: number[];
  pawns: number[];
  markers: number[];
  pool: number[];
  resources: number[];
  points: number[];
  num_tiles: number[];
  tokens: number[];
  /** Sets of cards, a bit each; text where they are too large for a number. */
  tableau: (number | string)[];
  bonuses: number[];
  characters: number[];
  sealed: number[];
  hand_sizes: number[];
  shown: (number | string)[];
  deck_size: number;
  discard: number[];
  supply_size: number;
  hand: number[];
  tiles: number[];
  chosen_card: number;
  chosen_tile: number;
  passed: number[];
  returned: number[];
  selected: number[];
}

export const NOTHING = -1;
export const HIDDEN = -1;
export const Question = { none: 0, draft: 1, choose: 2, letter: 3, marker: 4, return: 5 } as const;
export const COLOURS = ["red", "blue", "yellow"] as const;
export const ITEMS = ["resource", "tile", "point"] as const;
export const TRIGGERS = ["exploit", "urbanize", "construct", "end"] as const;
export const LETTERS = "ABCDEFGHIJKL";
export const HAL = 1;

export type Colour = (typeof COLOURS)[number];
export type Item = (typeof ITEMS)[number];
export type Trigger = (typeof TRIGGERS)[number];

const box = facts.facts;
const FIRST_LETTER = 60;
const FIRST_CHARACTER = box.first_character;
export const NUM_CARDS = box.names.length;

export const cardName = (card: number): string => box.names[card] ?? "";
export const cardPart = (card: number): Part => `card:${cardName(card)}`;
export const tilePart = (tile: number): Part => `tile:${cardName(tile)}`;
export const isLetter = (card: number): boolean => card >= FIRST_LETTER && card < FIRST_CHARACTER;
export const isCharacter = (card: number): boolean => card >= FIRST_CHARACTER;
export const letterOf = (card: number): string => LETTERS[card - FIRST_LETTER] ?? "";
export const letterCard = (letter: number): number => FIRST_LETTER + letter;
/** 0 red, 1 blue, 2 yellow; -1 for letters. */
export const colourIndex = (card: number): number => box.colours[card] ?? NOTHING;
export const colourOf = (card: number): Colour => COLOURS[colourIndex(card)] ?? "red";
export const numberOf = (tile: number): number => (tile % 20) + 1;
export const triggerIndex = (card: number): number => box.triggers[card] ?? NOTHING;
export const triggerOf = (card: number): Trigger => TRIGGERS[triggerIndex(card)] ?? "end";
export const bonusOf = (card: number): readonly number[] => box.bonuses[card] ?? [0, 0, 0];
export const countsOf = (card: number): number => box.counts[card] ?? 0;
export const targetOf = (card: number): number => box.targets[card] ?? 0;
export const startItems = (card: number): readonly number[] => box.start[card - FIRST_CHARACTER] ?? [0, 0, 0];
export const resourcesEach = (seats: number): number => box.resources_each[seats] ?? 0;

/** What an end-of-game card counts, as `components.py` numbers it. */
export const Counts = { resources: 1, low: 2, high: 3, triggers: 4, colours: 5, nine: 6 } as const;

/** The members of a bit set, in ascending order. */
export function members(mask: number | string | undefined): number[] {
  let rest = BigInt(mask ?? 0);
  const found: number[] = [];
  for (let bit = 0; rest > 0n; bit++, rest >>= 1n) if (rest & 1n) found.push(bit);
  return found;
}

export const isSolo = (view: GinkgoView): boolean => view.config.seats === 1;
export const sidesOf = (view: GinkgoView): number => (isSolo(view) ? 2 : view.config.seats);
export const isWaiting = (view: GinkgoView, seat: number): boolean => ((view.waiting >> seat) & 1) === 1;
/** Whether the seat whose eyes these are is asked this. */
export const asks = (view: GinkgoView, question: number): boolean =>
  view.question === question && view.seat !== null && isWaiting(view, view.seat);

/** A side's tableau: characters first, then the cards it won. */
export function tableauOf(view: GinkgoView, side: number): number[] {
  const characters = view.characters.slice(3 * side, 3 * side + 3).filter((card) => card !== NOTHING);
  return [...characters, ...members(view.tableau[side])];
}

/** What a card does once it is won, as the rules' own messages say it. */
export function powerOf(card: number): Message {
  const counts = countsOf(card);
  if (isLetter(card)) return { id: "power-letter" };
  if (counts === 0) {
    const [resources = 0, tiles = 0, points = 0] = bonusOf(card);
    return { id: "power-bonus", args: { trigger: triggerOf(card), resources, tiles, points } };
  }
  if (counts === Counts.resources || counts === Counts.colours) {
    const id = counts === Counts.resources ? "power-resources" : "power-colour-cards";
    return { id, args: { colour: COLOURS[targetOf(card)] as string } };
  }
  if (counts === Counts.triggers) {
    return { id: "power-trigger-cards", args: { trigger: TRIGGERS[targetOf(card)] as string } };
  }
  if (counts === Counts.low) return { id: "power-low" };
  return { id: counts === Counts.high ? "power-high" : "power-nine" };
}

const cardByName = new Map(box.names.map((name, card) => [name, card]));

/** How a card, a tile or what it does is called: the same messages as Python's, for all of them. */
export function nameMessage(part: Part): Message | undefined {
  const [kind = "", name = ""] = part.split(":");
  const card = cardByName.get(name);
  if (card === undefined) return undefined;
  if (kind === "power") return powerOf(card);
  if (kind === "start") return startOf(card);
  if (kind !== "card" && kind !== "tile") return undefined;
  if (isLetter(card)) return { id: "part-letter", args: { letter: name } };
  const colour = colourOf(card);
  if (isCharacter(card)) return { id: "part-character", args: { colour, trigger: triggerOf(card) } };
  return { id: `part-${kind}`, args: { colour, number: numberOf(card) } };
}

/** The tile among some parts, or NOTHING. */
export function tileOf(parts: readonly Part[]): number {
  const name = parts.find((part) => part.startsWith("tile:"))?.slice(5);
  return name === undefined ? NOTHING : (cardByName.get(name) ?? NOTHING);
}

/** A message without components in it. Unlike `say`, this does not ask for the position: it is said once. */
export function inWords({ id, args }: Message, words: (key: string, args?: Record<string, string | number>) => string): string {
  return words(id, args as Record<string, string | number>);
}

export function startOf(card: number): Message {
  const [resources = 0, tiles = 0, points = 0] = startItems(card);
  return { id: "part-start", args: { resources, tiles, points } };
}
