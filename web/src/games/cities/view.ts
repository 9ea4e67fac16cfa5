/** What the rules send, after view.py, and what is printed on the components, after facts.py. */

import type { GameEvent } from "../../core/wire";
import generated from "../../generated/games/cities/facts.json";

export const NOTHING = -1;

export interface DistrictView {
  tiles: number[];
  turns: number[];
  cells: number[];
  ground: number[];
  heights: number[];
  features: number[];
}

export interface CitiesView {
  seat: number | null;
  config: { seats: number; long: boolean; theaters: boolean; rounds: number; per_row: number };
  city: number;
  question: number;
  waiting: number;
  round: number;
  star: number;
  turn: number;
  agenda: number[];
  goal_row: number[];
  tile_row: number[];
  feature_row: number[];
  building_row: number[];
  workers: number[];
  unseen_goals: number[];
  unseen_tiles: number[];
  unseen_features: number[];
  unseen_buildings: number[];
  start_tiles: number[];
  theaters: number[];
  markers: number[];
  goals: number[][];
  districts: DistrictView[];
  gone: number[];
}

/** What a goal or an achievement counts: see effects.py. */
export type Row = readonly number[];

export interface Facts {
  grounds: string[];
  colours: string[];
  kinds: string[];
  rows: string[];
  families: string[];
  values: number[];
  copies: number[];
  /** Per tile and turn the four grounds, clockwise from the top left, a digit each. */
  tiles: string[][];
  goals: { points: number; row: Row }[];
  cities: { id: string; rows: Row[] }[];
}

export const FACTS = generated.facts as unknown as Facts;

export const PARK = 4;
export const WATER = 5;
export const NEUTRAL = 6;
export const MONUMENT = 8;
export const SPECIAL = 9;
export const FIRST_THEATER = 10;
export const FIRST_START_TILE = 32;
export const PLACES = 3;
export const GOAL_ROW = 0;
export const TILE_ROW = 1;
export const FEATURE_ROW = 2;
export const BUILDING_ROW = 3;

/** What the waiting seat is asked. */
export const ASK = { none: 0, start: 1, worker: 2, tile: 3, feature: 4, building: 5 } as const;

export const groundName = (ground: number): string => FACTS.grounds[ground] ?? "neutral";
export const kindName = (kind: number): string => FACTS.kinds[kind] ?? "special";
export const colourName = (colour: number): string => FACTS.colours[colour] ?? "red";

export function groundsOf(tile: number, turn: number): number[] {
  return [...(FACTS.tiles[tile]?.[turn] ?? "0000")].map(Number);
}

// -- parts, as events.py spells them --------------------------------------------------------------

export const goalPart = (card: number): string => `goal:${card + 1}`;
export const tilePart = (tile: number): string => `tile:${tile + 1}`;
export const turnedPart = (tile: number, turn: number): string => `turned:${tile + 1}.${turn}`;
export const featurePart = (kind: number): string => `feature:${kindName(kind)}`;
export const buildingPart = (colour: number): string => `building:${colourName(colour)}`;
export const slotPart = (slot: number): string => `slot:${Math.floor(slot / 4) + 1}.${(slot % 4) + 1}`;
export const cellPart = (x: number, y: number): string => `cell:${x},${y}`;
export const spacePart = (x: number, y: number): string => `space:${x},${y}`;
export const achievementPart = (number: number): string => `achievement:${number + 1}`;
/** A space of a certain seat's district; the rules' own parts leave out whose it is. */
export const plotPart = (seat: number, x: number, y: number): string => `plot:${seat}:${x},${y}`;

export function itemPart(row: number, item: number): string {
  if (row === GOAL_ROW) return goalPart(item);
  if (row === TILE_ROW) return tilePart(item);
  return row === FEATURE_ROW ? featurePart(item) : buildingPart(item);
}

export const numberIn = (event: GameEvent, field: string): number => Number(event[field] ?? 0);

/** The seats in whose districts something has come since an earlier view. */
export function grownDistricts(before: CitiesView, now: CitiesView): number[] {
  const same = (seat: number) => JSON.stringify(before.districts[seat]) === JSON.stringify(now.districts[seat]);
  return now.districts.map((_, seat) => seat).filter((seat) => !same(seat));
}
