/**
 * The table between two positions. The shell shows an entry's events one by one, with the position
 * after all of them; here the earlier position is brought forward event by event, so that a floor
 * rises when it is its turn, and nobody sees the next hand while this round is still played.
 */

import type { GameEvent, Told } from "../../core/wire";
import { bonusOf, HAL, isSolo, NOTHING, triggerIndex, type GinkgoView } from "./view";

/** What is on the table after `current`, the last of `events` that was shown. */
export function staged(
  before: GinkgoView,
  after: GinkgoView,
  events: readonly Told[],
  current: Told | null,
): GinkgoView {
  if (current === null || before === after) return after;
  const last = events.indexOf(current);
  if (last === events.length - 1) return after;
  const shown = copyOf(before);
  shown.waiting = stillWaiting(before, after);
  for (const { event } of events.slice(0, last + 1)) STEPS[event.kind]?.(shown, event);
  return shown;
}

function copyOf(view: GinkgoView): GinkgoView {
  const fields = Object.entries(view).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]);
  return Object.fromEntries(fields) as GinkgoView;
}

/** Those who are asked the same as before; nobody is while choices are carried out. */
function stillWaiting(before: GinkgoView, after: GinkgoView): number {
  const same = before.question === after.question && before.round === after.round;
  return same ? before.waiting & after.waiting : 0;
}

// -- what each event changes ------------------------------------------------------------------------

type Step = (shown: GinkgoView, event: GameEvent) => void;

const STEPS: Record<string, Step> = {
  CardPicked: (shown, event) => {
    shown.chosen_card = amount(event, "card");
  },
  Sealed: (shown, event) => seal(shown, sideOf(event), event.with_tile === true),
  ChoiceSealed: (shown, event) => {
    seal(shown, sideOf(event), amount(event, "tile") !== NOTHING);
    shown.chosen_card = amount(event, "card");
    shown.chosen_tile = amount(event, "tile");
    shown.tiles = shown.tiles.filter((tile) => tile !== shown.chosen_tile);
  },
  HandRenewed: (shown, event) => {
    add(shown.tokens, sideOf(event), -1);
    shown.discard.push(...list(event, "discarded"));
  },
  ChoiceRevealed: turnOver,
  FellBack: (shown, event) => putBehindScreen(shown, sideOf(event), [amount(event, "tile")]),
  Exploited: (shown, event) => void shown.discard.push(amount(event, "card")),
  Urbanized: (shown, event) => {
    found(shown, event);
    spend(shown, sideOf(event), 1);
    shown.discard.push(amount(event, "card"));
  },
  FloorBuilt: (shown, event) => {
    raise(shown, event);
    pay(shown, event);
    win(shown, sideOf(event), amount(event, "card"));
  },
  ResourcesReturned: (shown, event) => {
    spend(shown, sideOf(event), -amount(event, "resources"));
    add(shown.points, sideOf(event), amount(event, "points"));
  },
  MarkerMoved: (shown, event) => {
    shown.markers[amount(event, "letter")] = amount(event, "cell");
  },
  Gained: gain,
  TilesTakenUnseen: (shown, event) => {
    add(shown.num_tiles, sideOf(event), amount(event, "count"));
    shown.supply_size -= amount(event, "count");
  },
  TilesTaken: (shown, event) => {
    putBehindScreen(shown, sideOf(event), list(event, "tiles"));
    shown.supply_size -= list(event, "tiles").length;
  },
  DeckRebuilt: rebuildDeck,
  CardsDiscarded: (shown, event) => {
    shown.discard.push(...list(event, "cards"));
    shown.hand = [];
  },
  SupplyExhausted: (shown, event) => {
    shown.exhaustions = amount(event, "times");
  },
  TilesGivenBack: (shown, event) => giveBack(shown, sideOf(event), amount(event, "count")),
  TilesReturned: (shown, event) => {
    const tiles = list(event, "tiles");
    giveBack(shown, sideOf(event), tiles.length);
    shown.tiles = shown.tiles.filter((tile) => !tiles.includes(tile));
    shown.selected = [];
  },
  EndTriggered: (shown) => {
    shown.ending = true;
  },
  CharactersShown: showCharacters,
  HalDrew: (shown) => {
    shown.hand_sizes[HAL] = 0;
  },
  HalDiscarded: (shown, event) => void shown.discard.push(amount(event, "card")),
  HalTookTile: (shown) => {
    shown.supply_size -= 1;
  },
};

const amount = (event: GameEvent, name: string): number => Number(event[name] ?? 0);
const list = (event: GameEvent, name: string): number[] => event[name] as number[];
/** Secret events name their owner. */
const sideOf = (event: GameEvent): number => Number(event.side ?? event.owner ?? 0);

/** What is hidden stays so. */
function add(amounts: number[], side: number, change: number): void {
  const known = amounts[side];
  if (known !== undefined && known >= 0) amounts[side] = Math.max(0, known + change);
}

/** Hal's stock is his pool. */
function spend(shown: GinkgoView, side: number, resources: number): void {
  add(isSolo(shown) && side === HAL ? shown.pool : shown.resources, side, -resources);
}

function seal(shown: GinkgoView, side: number, withTile: boolean): void {
  shown.sealed[side] = withTile ? 2 : 1;
  if (withTile) add(shown.num_tiles, side, -1);
}

function turnOver(shown: GinkgoView, event: GameEvent): void {
  const side = sideOf(event);
  shown.sealed[side] = 0;
  add(shown.hand_sizes, side, -1);
  if (side !== shown.seat) return;
  shown.hand = shown.hand.filter((card) => card !== amount(event, "card"));
  shown.chosen_card = shown.chosen_tile = NOTHING;
}

function putBehindScreen(shown: GinkgoView, side: number, tiles: readonly number[]): void {
  add(shown.num_tiles, side, tiles.length);
  if (side === shown.seat) shown.tiles = [...shown.tiles, ...tiles].sort((a, b) => a - b);
}

function gain(shown: GinkgoView, event: GameEvent): void {
  const side = sideOf(event);
  add(shown.resources, side, amount(event, "resources"));
  add(shown.pool, side, -amount(event, "resources"));
  add(shown.points, side, amount(event, "points"));
}

function giveBack(shown: GinkgoView, side: number, count: number): void {
  add(shown.num_tiles, side, -count);
  add(shown.points, side, count);
  shown.supply_size += count;
}

function found(shown: GinkgoView, event: GameEvent): void {
  const cell = amount(event, "cell");
  if (shown.cells.includes(cell)) return;
  shown.cells.push(cell);
  shown.tops.push(amount(event, "tile"));
  shown.heights.push(1);
  shown.owners.push(sideOf(event));
  shown.pawns.push(1);
  shown.markers = shown.markers.map((other) => (other === cell ? NOTHING : other));
}

function raise(shown: GinkgoView, event: GameEvent): void {
  const index = shown.cells.indexOf(amount(event, "cell"));
  if (index < 0) return;
  shown.tops[index] = amount(event, "tile");
  shown.heights[index] = amount(event, "height");
  shown.owners[index] = sideOf(event);
  shown.pawns[index] = 1;
}

function pay(shown: GinkgoView, event: GameEvent): void {
  const side = sideOf(event);
  spend(shown, side, amount(event, "resources_placed") + amount(event, "resources_paid"));
  add(shown.pool, side, amount(event, "resources_paid"));
  add(shown.points, side, -amount(event, "points_paid"));
}

/** The card joins the tableau; Hal's bring him nothing before the end. */
function win(shown: GinkgoView, side: number, card: number): void {
  shown.tableau[side] = String(BigInt(shown.tableau[side] ?? 0) | (1n << BigInt(card)));
  if (!(isSolo(shown) && side === HAL)) join(shown, side, card);
}

function join(shown: GinkgoView, side: number, card: number): void {
  const start = 9 * side + 3 * triggerIndex(card);
  if (triggerIndex(card) > 2) return;
  bonusOf(card).forEach((items, item) => add(shown.bonuses, start + item, items));
}

function rebuildDeck(shown: GinkgoView, event: GameEvent): void {
  const aside = list(event, "set_aside");
  shown.deck_size = shown.discard.length + list(event, "joined").length - aside.length;
  shown.discard = [...aside];
  shown.pawns = shown.pawns.map(() => 0);
}

function showCharacters(shown: GinkgoView, event: GameEvent): void {
  const side = sideOf(event);
  list(event, "cards").forEach((card, index) => {
    shown.characters[3 * side + index] = card;
    join(shown, side, card);
  });
  gain(shown, event);
}

/** The choice that was turned over last among the events shown so far, for the reveal on stage. */
export interface Reveal {
  side: number;
  card: number;
  tile: number;
}

/** The tile lies on the card no longer: it is in the city, or behind the screen again. */
const LAID = new Set(["Urbanized", "FloorBuilt", "FellBack"]);

/** As an expert he draws twice, and plays the card that he keeps. */
const ofHal = (drawn: readonly number[]): Reveal => ({ side: HAL, card: drawn.at(-1) ?? NOTHING, tile: NOTHING });

export function revealed(events: readonly Told[], current: Told | null): Reveal | null {
  if (current === null) return null;
  let reveal = null as Reveal | null;
  let drawn: number[] = [];
  for (const { event } of events.slice(0, events.indexOf(current) + 1)) {
    if (event.kind === "ChoiceRevealed") {
      reveal = { side: amount(event, "side"), card: amount(event, "card"), tile: Number(event.tile) };
    } else if (event.kind === "HalDrew") {
      drawn.push(amount(event, "card"));
      reveal = ofHal(drawn);
    } else if (event.kind === "HalDiscarded" && drawn.length > 1) {
      drawn = drawn.filter((card) => card !== amount(event, "card"));
      reveal = ofHal(drawn);
    } else if (event.kind === "HalTookTile" && reveal) {
      reveal = { ...reveal, tile: amount(event, "tile") };
    } else if (LAID.has(event.kind) && reveal) {
      reveal = { ...reveal, tile: NOTHING };
    } else if (event.kind === "RoundBegan" || event.kind === "GameEnded") {
      reveal = null;
    }
  }
  return reveal;
}
