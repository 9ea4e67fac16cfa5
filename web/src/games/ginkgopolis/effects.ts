/** Read the changes of a choice: the server has played it out, here it is arranged for drawing. */

import type { Change, Choice } from "../../net/wire";
import { cellOf } from "./board/map";
import { cardOf, NOTHING, type Items } from "./view";

/** `fall-back`: the player cannot pay for the tile. */
const ACTIONS = ["exploit", "urbanize", "construct", "fall-back"] as const;
export type Action = (typeof ACTIONS)[number];
const AMOUNTS = ["resources", "tiles", "points"] as const;

/** What a building gives to the player. */
export interface Gain {
  cell: number;
  /** An index of ITEMS. */
  item: number;
  count: number;
}

export interface Effects {
  action: Action | null;
  /** Where the card plays, and the height of the building there afterwards. */
  cell: number;
  height: number;
  /** What the player gains and loses in total. */
  total: Items;
  gains: readonly Gain[];
  /** The total of a letter if a tile goes with it; null: that is not possible or not known. */
  urbanize: Items | null;
  /** What the player lacks to build. */
  lack: Items;
  /** What another side gets back. */
  rival: { side: number; items: Items } | null;
  /** The card that is won, or NOTHING. */
  won: number;
  /** What else comes with each item that a letter alone lets the player take; empty: no choice. */
  either: readonly Items[];
}

export function effectsOf(changes: readonly Change[]): Effects {
  const [first] = changes;
  const action = ACTIONS.find((one) => one === first?.what) ?? null;
  const total = itemsOf(changes.filter(({ part }) => part === null));
  return {
    action,
    cell: action === null ? NOTHING : cellOf(first?.part ?? ""),
    height: action === null ? 0 : (first?.amount ?? 0),
    total,
    gains: gainsIn(changes),
    urbanize: changes.some(({ what }) => what.startsWith("urbanize-"))
      ? itemsOf(changes, "urbanize-")
      : null,
    lack: itemsOf(changes, "lacking-"),
    rival: rivalIn(changes),
    won: cardOf(changes.find(({ what }) => what === "card")?.part),
    either: changes.some(({ what }) => what === "letter")
      ? [itemsOf(changes, "resource-"), itemsOf(changes, "tile-")].filter((one) =>
          one.some(Boolean),
        )
      : [],
  };
}

/** The amounts of some changes, by item. */
function itemsOf(changes: readonly Change[], prefix = ""): Items {
  const [resources = 0, tiles = 0, points = 0] = AMOUNTS.map((name) =>
    changes.reduce((sum, { what, amount }) => (what === prefix + name ? sum + amount : sum), 0),
  );
  return [resources, tiles, points];
}

function gainsIn(changes: readonly Change[]): Gain[] {
  return changes.flatMap(({ what, amount, part }) => {
    const item = AMOUNTS.findIndex((name) => name === what);
    const cell = cellOf(part ?? "");
    return item < 0 || cell === NOTHING ? [] : [{ cell, item, count: amount }];
  });
}

function rivalIn(changes: readonly Change[]): Effects["rival"] {
  const theirs = changes.filter(({ part }) => part?.startsWith("seat:"));
  const [first] = theirs;
  return first?.part ? { side: Number(first.part.slice(5)), items: itemsOf(theirs) } : null;
}

/** What a choice of a tile would do to the city. */
export interface Plan {
  cell: number;
  /** The building as it would be; null: nothing is built. */
  building: { tile: number; height: number } | null;
  gains: readonly Gain[];
}

export function planOf(choice: Choice | null): Plan | null {
  if (choice === null) return null;
  const { action, cell, height, gains } = effectsOf(choice.changes);
  if (action === null || cell === NOTHING) return null;
  const builds = action === "construct" || action === "urbanize";
  return { cell, building: builds ? { tile: tileIn(choice), height } : null, gains };
}

const tileIn = ({ parts }: Choice): number =>
  cardOf(parts.find((part) => part.startsWith("tile:")));

/** Where a choice would put markers: a letter and a cell each. */
export function markerMoves(choice: Choice | null): { letter: string; cell: number }[] {
  return (choice?.changes ?? []).flatMap(({ what, part }) => {
    const letter = /^marker-(\w)$/.exec(what)?.[1];
    return letter ? [{ letter, cell: cellOf(part ?? "") }] : [];
  });
}
