/** What is printed on the components (facts.py), and how the rules spell parts (events.py). */

import type { Message, Part, Told } from "../../net/wire";
import generated from "../../generated/games/cities/facts.json";
import type { GameEvent } from "../../generated/games/cities/types";

export type { CitiesView, DistrictView, GameEvent } from "../../generated/games/cities/types";

export const NOTHING = -1;

/** Where the open components of a slot lie in its row of the view. */
export interface SlotFacts {
  part: Part;
  row: number;
  column: number;
  first: number;
  last: number;
  /** Whether components can lie face down in it. */
  hides: boolean;
}

interface Facts {
  /** Numbers that views and events use, by name. */
  numbers: Record<
    | "park"
    | "water"
    | "neutral"
    | "special"
    | "first_theater"
    | "first_start_tile"
    | "places"
    | "achievements"
    | "goal_row"
    | "tile_row"
    | "feature_row"
    | "building_row",
    number
  >;
  /** What a seat can be asked. */
  questions: string[];
  grounds: string[];
  colours: string[];
  kinds: string[];
  /** What each kind of feature is for: its ground, or its name. */
  uses: string[];
  rows: string[];
  /** By city: the values of its places, in the order of the markers. */
  values: number[][];
  /** The places of an achievement that are closed, by number of seats. */
  closed_places: Record<string, number[]>;
  slots: SlotFacts[];
  copies: number[];
  /** Per tile and turn the four grounds, clockwise from the top left, a digit each. */
  tiles: string[][];
  /** The points that each card pays each time. */
  goals: number[];
  cities: string[];
  /** By the number of different features in a zone. */
  zone_points: number[];
  /** The cells in the order of their numbers, as parts. */
  cells: Part[];
  /** The names of columns and rows, from the space with the number `first` on. */
  chart: Record<"usual" | "long", { first: number; columns: string[]; rows: string[] }>;
  /** What can come on a space: see `hintFor`. */
  hints: Record<string, Message>;
}

export const FACTS = generated.facts as unknown as Facts;
const NAMES = generated.parts.names as unknown as Record<Part, Message>;

export const PARK = FACTS.numbers.park;
export const WATER = FACTS.numbers.water;
export const NEUTRAL = FACTS.numbers.neutral;
export const SPECIAL = FACTS.numbers.special;
export const FIRST_THEATER = FACTS.numbers.first_theater;
export const FIRST_START_TILE = FACTS.numbers.first_start_tile;
export const PLACES = FACTS.numbers.places;
export const GOAL_ROW = FACTS.numbers.goal_row;
export const TILE_ROW = FACTS.numbers.tile_row;
export const FEATURE_ROW = FACTS.numbers.feature_row;
export const BUILDING_ROW = FACTS.numbers.building_row;

/** What the waiting seat is asked. */
export const ASK = {
  none: FACTS.questions.indexOf("none"),
  start: FACTS.questions.indexOf("start-tile"),
  worker: FACTS.questions.indexOf("worker"),
  tile: FACTS.questions.indexOf("tile"),
  feature: FACTS.questions.indexOf("feature"),
  building: FACTS.questions.indexOf("building"),
};

export const groundName = (ground: number): string => FACTS.grounds[ground] ?? "neutral";
export const kindName = (kind: number): string => FACTS.kinds[kind] ?? "special";
export const colourName = (colour: number): string => FACTS.colours[colour] ?? "red";

export function groundsOf(tile: number, turn: number): number[] {
  return Array.from(FACTS.tiles[tile]?.[turn] ?? "0000", Number);
}

/** The rules' sentence about what can come on a space. */
export function hintFor(ground: number, feature: number, height: number): Message | undefined {
  const kind = feature === NOTHING ? "none" : kindName(feature);
  return FACTS.hints[`${groundName(ground)}.${kind}.${height}`];
}

/** The sentence of a goal card or an achievement; its arguments say what is drawn on it. */
export const conditionOf = (part: Part): Message => NAMES[part] ?? { id: "" };

/** An event of this game: the shell does not know their types. */
export const eventOf = ({ event }: Told): GameEvent => event as unknown as GameEvent;

// -- parts, as events.py spells them --------------------------------------------------------------

export const goalPart = (card: number): Part => `goal:${card + 1}`;
export const tilePart = (tile: number): Part => `tile:${tile + 1}`;
export const turnedPart = (tile: number, turn: number): Part => `turned:${tile + 1}.${turn}`;
export const featurePart = (kind: number): Part => `feature:${kindName(kind)}`;
export const buildingPart = (colour: number): Part => `building:${colourName(colour)}`;
export const slotPart = (slot: number): Part => FACTS.slots[slot]?.part ?? "";
export const cellPart = (x: number, y: number): Part => `cell:${x},${y}`;
export const spacePart = (x: number, y: number): Part => `space:${x},${y}`;
export const achievementPart = (city: number, number: number): Part =>
  `achievement:${FACTS.cities[city]}.${number + 1}`;
/** A space of a certain seat's district; the rules' own parts leave out whose it is. */
export const plotPart = (seat: number, x: number, y: number): Part => `plot:${seat}:${x},${y}`;
/** The four spaces of a tile's cell. */
export const spotsOfTile = ({ x, y }: { x: number; y: number }): { x: number; y: number }[] =>
  [0, 1, 2, 3].map((corner) => ({ x: 2 * x + (corner % 2), y: 2 * y + (corner >> 1) }));
/** A part of a seat's score sheet, as the table names it. */
export const ofSeat = (part: Part, seat: number): Part => part.replace(/^space:/, `plot:${seat}:`);

export function itemPart(row: number, item: number): Part {
  if (row === GOAL_ROW) return goalPart(item);
  if (row === TILE_ROW) return tilePart(item);
  return row === FEATURE_ROW ? featurePart(item) : buildingPart(item);
}

/** What a part names, for parts that are drawn in sentences. */
export function itemOf(part: Part): { row: number; item: number; turn: number } | null {
  const [kind, name = ""] = part.split(":");
  if (kind === "tile" || kind === "turned") {
    const [number = 0, turn = 0] = name.split(".").map(Number);
    return { row: TILE_ROW, item: number - 1, turn };
  }
  const [row, names] =
    kind === "feature" ? [FEATURE_ROW, FACTS.kinds] : [BUILDING_ROW, FACTS.colours];
  const item = kind === "feature" || kind === "building" ? names.indexOf(name) : NOTHING;
  return item === NOTHING ? null : { row, item, turn: 0 };
}
/** Tiles have no short name; features and buildings keep theirs beside the picture. */
export function pictureOf(part: Part): "alone" | "named" | null {
  if (itemOf(part) === null) return null;
  return /^(tile|turned):/.test(part) ? "alone" : "named";
}
