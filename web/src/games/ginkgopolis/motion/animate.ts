/** How events look: the table is already as it is after the event, these are the movements. */

import type { GameEvent, SoundName, Stage, Told } from "../../core/game";
import { appear, comeFrom, deal, flyMany, found, grow, MOST, symbol, type Spot } from "./flights";
import { beside, cellOf, cellPart } from "./map";
import { colourIndex, colourOf, HAL, isLetter, letterOf, LETTERS, NOTHING, tilePart } from "./view";

const number = (event: GameEvent, name: string): number => Number(event[name] ?? 0);
/** Secret events name their owner. */
const sideOf = (event: GameEvent): number => Number(event.side ?? event.owner ?? 0);
const ofSeat = (side: number): string => `var(--seat-${side % 5})`;
const RESOURCE = 0;
const TILE = 1;
const POINT = 2;

/** Where the last action happens, so that what it brings flies from there. */
let place = "";
/** The buildings around a new one that have not paid yet. */
let payers: string[] = [];

/** The place of a card in the city: its marker or its building. */
function placeOf(stage: Stage, card: number): string {
  if (isLetter(card)) return `marker:${letterOf(card)}`;
  const roof = stage.root.querySelector(`.stop [data-top="${card}"]`);
  return roof?.closest("[data-part]")?.getAttribute("data-part") ?? "";
}

/** The next building that gives such an item: they pay one after the other, clockwise from above. */
function payer(stage: Stage, item: number): string {
  const gives = (part: string): boolean => {
    const top = stage.find(part)[0]?.querySelector("[data-top]")?.getAttribute("data-top");
    return top != null && colourIndex(Number(top)) === item;
  };
  const at = payers.findIndex(gives);
  return at < 0 ? place : (payers.splice(at, 1)[0] as string);
}

// -- cards ------------------------------------------------------------------------------------------

/** A choice comes from its owner and is turned over. */
function turnOver(stage: Stage, side: number, card: number): number {
  place = placeOf(stage, card);
  payers = [];
  comeFrom(stage, stage.find(`reveal:${side}`)[0], stage.find(`seat:${side}`)[0], 0.3);
  stage.pulse(place);
  return 950;
}

const hand = (stage: Stage): Element | null => stage.root.querySelector(".hand .cards");
const isSolo = (stage: Stage): boolean => stage.root.querySelector(".ginkgopolis[data-solo]") !== null;

/** Where a side's cards are: one's own lie below the city. */
function cardsOf(stage: Stage, side: number): Spot {
  const [seat] = stage.find(`seat:${side}`);
  return (seat?.classList.contains("you") ? hand(stage) : seat) ?? `seat:${side}`;
}

/** Hands go to the left. */
function passHands(stage: Stage): void {
  const sides = new Set([...stage.root.querySelectorAll("[data-part^='seat:']")].map((shown) => shown.getAttribute("data-part")));
  for (let side = 0; side < sides.size; side++) {
    flyMany(stage, cardsOf(stage, side), cardsOf(stage, (side + 1) % sides.size), "card", ofSeat(side), 3);
  }
}

function beginRound(stage: Stage, round: number): number {
  const cards = hand(stage);
  if (isSolo(stage) && cards) flyMany(stage, "pile:deck", cards, "card", "var(--ink-soft)", 3);
  else if (round > 1) passHands(stage);
  deal(stage);
  return 800;
}

// -- pieces -----------------------------------------------------------------------------------------

function build(stage: Stage, event: GameEvent): number {
  const side = sideOf(event);
  place = cellPart(number(event, "cell"));
  stage.fly(`reveal:${side}`, place, { node: symbol("tile", `var(--${colourOf(number(event, "tile"))})`) });
  flyMany(stage, `stock:${side}`, place, "resource", ofSeat(side), number(event, "resources_placed") || 1);
  if (event.kind === "FloorBuilt") {
    grow(stage, place, number(event, "height"));
    stage.fly(`reveal:${side}`, `seat:${side}`, { node: symbol("card", `var(--${colourOf(number(event, "card"))})`), ms: 700 });
  } else {
    found(stage, place);
    payers = beside(cellOf(place)).map(cellPart);
  }
  return 900;
}

function discardFrom(stage: Stage, from: Spot, colour: string, count = 1): number {
  flyMany(stage, from, "pile:discard", "card", colour, count);
  return 400;
}

function exploit(stage: Stage, event: GameEvent): number {
  const cell = number(event, "cell");
  place = cell === NOTHING ? `reveal:${sideOf(event)}` : cellPart(cell);
  payers = [];
  stage.pulse(place);
  discardFrom(stage, `reveal:${sideOf(event)}`, "var(--ink-soft)");
  return 450;
}

function gain(stage: Stage, event: GameEvent): number {
  const side = sideOf(event);
  const [resources, points] = [number(event, "resources"), number(event, "points")];
  const source = (item: number): string => {
    if (event.cause === "building") return payer(stage, item);
    return event.cause === "hal" || event.cause === "letter" ? place : `seat:${side}`;
  };
  if (resources) flyMany(stage, source(RESOURCE), `stock:${side}`, "resource", "var(--red)", resources);
  if (points) flyMany(stage, source(POINT), `points:${side}`, "point", "var(--yellow)", points);
  stage.pulse(`points:${side}`);
  return 450;
}

function giveBackResources(stage: Stage, event: GameEvent): number {
  const side = sideOf(event);
  flyMany(stage, place, `stock:${side}`, "resource", ofSeat(side), number(event, "resources"));
  flyMany(stage, place, `points:${side}`, "point", "var(--yellow)", number(event, "points"));
  return 500;
}

/** Out of the supply, to where they lie from now on; what others take is not seen. */
function takeTiles(stage: Stage, side: number, count: number, tiles: readonly number[] = []): number {
  stage.pulse(payer(stage, TILE));
  for (let index = 0; index < Math.min(MOST, count); index++) {
    const [seen] = index in tiles ? stage.find(tilePart(tiles[index] as number)) : [];
    const fly = () => stage.fly("pile:supply", seen ?? `tiles:${side}`, { node: symbol("tile", "var(--blue)"), ms: 520 });
    setTimeout(fly, stage.motion.ms(90 * index));
    if (seen) appear(stage, seen, 420 + 90 * index);
  }
  return 450;
}

function giveTiles(stage: Stage, side: number, count: number): number {
  flyMany(stage, `tiles:${side}`, "pile:supply", "tile", "var(--blue)", count);
  flyMany(stage, "pile:supply", `points:${side}`, "point", "var(--yellow)", count);
  return count > 0 ? 500 : 0;
}

function moveMarker(stage: Stage, event: GameEvent): number {
  const part = `marker:${LETTERS[number(event, "letter")]}`;
  if (event.pushed === true) stage.pulse(part);
  else comeFrom(stage, stage.find(part)[0]?.querySelector(".sign"), stage.find(place)[0]);
  return 500;
}

// -- all of them ------------------------------------------------------------------------------------

type Play = (stage: Stage, event: GameEvent) => number;

function seal(stage: Stage, event: GameEvent): number {
  stage.pulse(`seal:${sideOf(event)}`);
  return 120;
}

function pulseSupply(stage: Stage): number {
  stage.pulse("pile:supply");
  return 900;
}

const PLAYS: Record<string, Play> = {
  PacketReceived: (stage) => {
    passHands(stage);
    deal(stage);
    return 700;
  },
  CharactersShown: (stage, event) => {
    stage.pulse(`seat:${sideOf(event)}`);
    return 700;
  },
  Sealed: seal,
  ChoiceSealed: seal,
  HandRenewed: (stage, event) => discardFrom(stage, cardsOf(stage, sideOf(event)), ofSeat(sideOf(event)), 4),
  ChoiceRevealed: (stage, event) => turnOver(stage, sideOf(event), number(event, "card")),
  FellBack: (stage, event) => {
    const side = sideOf(event);
    stage.fly(`reveal:${side}`, `tiles:${side}`, { node: symbol("tile", `var(--${colourOf(number(event, "tile"))})`) });
    return 800;
  },
  Exploited: exploit,
  Urbanized: build,
  FloorBuilt: build,
  ResourcesReturned: giveBackResources,
  MarkerMoved: moveMarker,
  Gained: gain,
  TilesTaken: (stage, event) => takeTiles(stage, sideOf(event), (event.tiles as number[]).length, event.tiles as number[]),
  TilesTakenUnseen: (stage, event) => takeTiles(stage, sideOf(event), number(event, "count")),
  TilesGivenBack: (stage, event) => giveTiles(stage, sideOf(event), number(event, "count")),
  TilesReturned: (stage, event) => giveTiles(stage, sideOf(event), (event.tiles as number[]).length),
  DeckRebuilt: (stage) => {
    stage.fly("pile:discard", "pile:deck", { node: symbol("card", "var(--ink-soft)") });
    stage.pulse("pile:deck");
    return 600;
  },
  RoundBegan: (stage, event) => beginRound(stage, number(event, "number")),
  CardsDiscarded: (stage, event) => discardFrom(stage, hand(stage) ?? "hand:own", "var(--ink-soft)", (event.cards as number[]).length),
  SupplyExhausted: pulseSupply,
  EndTriggered: pulseSupply,
  HalDrew: (stage, event) => turnOver(stage, HAL, number(event, "card")),
  HalDiscarded: (stage) => discardFrom(stage, `reveal:${HAL}`, "var(--ink-soft)"),
  HalTookTile: (stage) => {
    const laid = stage.find(`reveal:${HAL}`)[0]?.querySelector(".tile");
    stage.fly("pile:supply", laid ?? `reveal:${HAL}`, { node: symbol("tile", "var(--wood)") });
    if (laid) appear(stage, laid, 400);
    return 900;
  },
};

export const animate = ({ event }: Told, stage: Stage): number => PLAYS[event.kind]?.(stage, event) ?? 0;

const SOUNDS: Record<string, SoundName> = {
  ChoiceRevealed: "reveal",
  HalDrew: "reveal",
  CharactersShown: "reveal",
  Urbanized: "place",
  FloorBuilt: "place",
  MarkerMoved: "place",
  Gained: "coin",
  TilesTaken: "take",
  RoundBegan: "turn",
};

export const sound = (event: GameEvent): SoundName | undefined => SOUNDS[event.kind];
