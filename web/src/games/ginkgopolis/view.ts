/** Look up what the numbers in views and events mean; all tables come from Python (`facts.json`). */

import facts from "../../generated/games/ginkgopolis/facts.json";
import type { GinkgoView } from "../../generated/games/ginkgopolis/types";
import type { Message, Part } from "../../net/wire";

export type { GinkgoView } from "../../generated/games/ginkgopolis/types";

export type Colour = "red" | "blue" | "yellow";
export type Item = "resource" | "tile" | "point";
export type Trigger = "exploit" | "urbanize" | "construct" | "end";
export type Question = "none" | "draft" | "choose" | "letter" | "marker" | "return";
/** What an end-of-game card counts. */
export type Counted = "nothing" | "resources" | "low" | "high" | "triggers" | "colours" | "nine";
/** Resources, tiles, points. */
export type Items = readonly [resources: number, tiles: number, points: number];

const box = facts.facts;
const names: Readonly<Record<Part, Message>> = facts.parts.names;

export const NOTHING = -1;
export const NO_ITEMS: Items = [0, 0, 0];
export const COLOURS = box.colour_names as readonly Colour[];
export const ITEMS = box.item_names as readonly Item[];
export const TRIGGERS = box.trigger_names as readonly Trigger[];
export const LETTERS = box.letters;
export const HAL = box.hal;
export const NUM_CARDS = box.names.length;
/** How cells are numbered. */
export const GRID = box.grid;
/** What a letter alone brings: one of these. */
export const LETTER_BRINGS = box.letter_brings as unknown as readonly Items[];
/** The side that gets the hand of side 0. */
export const PASSES_TO = box.passes_to;
/** Buildings up to this height are low ones. */
export const LOW_HEIGHT = box.low_height;

// -- cards and tiles

const cards = new Map(box.names.map((name, card) => [name, card]));

export const cardName = (card: number): string => box.names[card] ?? "";
export const cardPart = (card: number): Part => `card:${cardName(card)}`;
export const tilePart = (tile: number): Part => `tile:${cardName(tile)}`;
/** What a card does once it is won. */
export const powerPart = (card: number): Part => `power:${cardName(card)}`;
/** What a character brings at the start. */
export const startPart = (card: number): Part => `start:${cardName(card)}`;
/** The number of the card or tile that a part names, or NOTHING. */
export const cardOf = (part: Part | null | undefined): number =>
  cards.get(part?.split(":")[1] ?? "") ?? NOTHING;

export const isLetter = (card: number): boolean =>
  card >= box.first_letter && card < box.first_character;
export const isCharacter = (card: number): boolean => card >= box.first_character;
export const letterCard = (letter: number): number => box.first_letter + letter;
export const letterOf = (card: number): string => LETTERS[card - box.first_letter] ?? "";
/** An index of COLOURS, or NOTHING for letters. */
const colourIndex = (card: number): number => box.colours[card] ?? NOTHING;
export const colourOf = (card: number): Colour => COLOURS[colourIndex(card)] ?? "red";
/** The symbol on a tile; colours and items have the same order. */
export const itemOf = (tile: number): Item => ITEMS[colourIndex(tile)] ?? "resource";
export const numberOf = (tile: number): number => box.numbers[tile] ?? NOTHING;
export const triggerIndex = (card: number): number => box.triggers[card] ?? NOTHING;
export const triggerOf = (card: number): Trigger => TRIGGERS[triggerIndex(card)] ?? "end";
export const bonusOf = (card: number): readonly number[] => box.bonuses[card] ?? NO_ITEMS;
export const startItems = (card: number): readonly number[] =>
  box.start[card - box.first_character] ?? NO_ITEMS;
export const countedBy = (card: number): Counted =>
  (box.count_names[box.counts[card] ?? 0] ?? "nothing") as Counted;
/** The points of an end-of-game card for each thing that it counts. */
export const pointsEach = (card: number): number => box.points_each[box.counts[card] ?? 0] ?? 0;
/** The colour or trigger that an end-of-game card counts. */
export const targetOf = (card: number): number => box.targets[card] ?? 0;

type Words = (key: string, args?: Record<string, string | number>) => string;

/** A message without components in it. It does not depend on the position, unlike `say`. */
export function inWords({ id, args }: Message, words: Words): string {
  return words(id, args as Record<string, string | number>);
}

/** The name of a component. It does not depend on the position, unlike `name`. */
export const nameInWords = (part: Part, words: Words): string =>
  inWords(names[part] ?? { id: part }, words);

// -- the view

/** The members of a bit set, in ascending order. */
export function members(mask: number | string | undefined): number[] {
  let rest = BigInt(mask ?? 0);
  const found: number[] = [];
  for (let bit = 0; rest > 0n; bit++, rest >>= 1n) if (rest & 1n) found.push(bit);
  return found;
}

export const isSolo = (view: GinkgoView): boolean => view.config.seats === 1;
/** How many sides there are, Hal included. */
export const sidesOf = (view: GinkgoView): number => view.points.length;
export const handSize = (view: GinkgoView): number => (isSolo(view) ? box.solo_hand : box.hand);
export const isWaiting = (view: GinkgoView, seat: number): boolean =>
  ((view.waiting >> seat) & 1) === 1;
export const isAbout = (view: GinkgoView, question: Question): boolean =>
  box.question_names[view.question] === question;
/** Whether the player who looks at the view is asked this. */
export const asks = (view: GinkgoView, question: Question): boolean =>
  isAbout(view, question) && view.seat !== null && isWaiting(view, view.seat);

/** The cards in front of a side: characters first, then the cards that it won. */
export function tableauOf(view: GinkgoView, side: number): number[] {
  const first = box.characters_each * side;
  const characters = view.characters.slice(first, first + box.characters_each);
  return [...characters.filter((card) => card !== NOTHING), ...members(view.tableau[side])];
}

/** What the bonus cards of a side bring for each trigger. */
export function bonusesOf(view: GinkgoView, side: number): number[][] {
  const own = view.bonuses.slice(box.bonuses_each * side, box.bonuses_each * (side + 1));
  const groups = box.bonuses_each / ITEMS.length;
  return Array.from({ length: groups }, (_, trigger) =>
    own.slice(ITEMS.length * trigger, ITEMS.length * (trigger + 1)),
  );
}

/** The cell of a card's marker or building, or NOTHING. */
export function placeOf(view: GinkgoView, card: number): number {
  if (card === NOTHING) return NOTHING;
  if (isLetter(card)) return view.markers[card - box.first_letter] ?? NOTHING;
  return view.cells[view.tops.indexOf(card)] ?? NOTHING;
}
