/** Show an event: the table is already as it is after the beat, these are the movements. */

import type { GameEvent as AnyEvent, SoundName, Stage, Told } from "../../contract";
import { eventOf, type EventOf, type GameEvent, type Kind } from "./events";
import { appear, comeFrom, deal, flyMany, found, grow, MOST, symbol, type Spot } from "./flights";
import { cellPart } from "../board/map";
import { colourOf as seatColour } from "../../../session/players";
import { colourOf, HAL, isLetter, letterOf, LETTERS, NOTHING, PASSES_TO, tilePart } from "../view";

/** Where the last action happens: what it brings flies from there. */
let place = "";

/** The place of a card in the city: its marker or its building. */
function placeOf(stage: Stage, card: number): string {
  if (isLetter(card)) return `marker:${letterOf(card)}`;
  const roof = stage.root.querySelector(`.stop [data-top="${card}"]`);
  return roof?.closest("[data-part]")?.getAttribute("data-part") ?? "";
}

/** The building that pays, or where the action happens. */
const paidBy = (cell: number): string => (cell === NOTHING ? place : cellPart(cell));

// -- cards

/** A choice comes from its owner and is turned over. */
function turnOver(stage: Stage, side: number, card: number): number {
  place = placeOf(stage, card);
  comeFrom(stage, stage.find(`reveal:${side}`)[0], stage.find(`seat:${side}`)[0], 0.3);
  stage.pulse(place);
  return 950;
}

const hand = (stage: Stage): Element | null => stage.root.querySelector(".hand .cards");
const isSolo = (stage: Stage): boolean =>
  stage.root.querySelector(".ginkgopolis[data-solo]") !== null;

/** Where a side's cards are: the player's own lie below the city. */
function cardsOf(stage: Stage, side: number): Spot {
  const [seat] = stage.find(`seat:${side}`);
  return (seat?.classList.contains("you") ? hand(stage) : seat) ?? `seat:${side}`;
}

/** Hands go to the neighbours. */
function passHands(stage: Stage): void {
  const sides = new Set(
    [...stage.root.querySelectorAll("[data-part^='seat:']")].map((shown) =>
      shown.getAttribute("data-part"),
    ),
  );
  for (let side = 0; side < sides.size; side++) {
    flyMany(
      stage,
      cardsOf(stage, side),
      cardsOf(stage, (side + PASSES_TO) % sides.size),
      "card",
      seatColour(side),
      3,
    );
  }
}

function beginRound(stage: Stage, round: number): number {
  const cards = hand(stage);
  if (isSolo(stage) && cards) flyMany(stage, "pile:deck", cards, "card", "var(--ink-soft)", 3);
  else if (round > 1) passHands(stage);
  deal(stage);
  return 800;
}

// -- pieces

function build(stage: Stage, event: EventOf<"Urbanized" | "FloorBuilt">): number {
  const { side } = event;
  place = cellPart(event.cell);
  stage.fly(`reveal:${side}`, place, {
    node: symbol("tile", `var(--${colourOf(event.tile)})`),
  });
  const placed = event.kind === "FloorBuilt" ? event.resources_placed : 1;
  flyMany(stage, `stock:${side}`, place, "resource", seatColour(side), placed);
  if (event.kind === "FloorBuilt") {
    grow(stage, place, event.height);
    stage.fly(`reveal:${side}`, `seat:${side}`, {
      node: symbol("card", `var(--${colourOf(event.card)})`),
      ms: 700,
    });
  } else {
    found(stage, place);
  }
  return 900;
}

function discardFrom(stage: Stage, from: Spot, colour: string, count = 1): number {
  flyMany(stage, from, "pile:discard", "card", colour, count);
  return 400;
}

function exploit(stage: Stage, { side, cell }: EventOf<"Exploited">): number {
  place = cell === NOTHING ? `reveal:${side}` : cellPart(cell);
  stage.pulse(place);
  discardFrom(stage, `reveal:${side}`, "var(--ink-soft)");
  return 450;
}

function gain(stage: Stage, event: EventOf<"Gained">): number {
  const { side, resources, points } = event;
  const source = event.cause === "bonus" ? `seat:${side}` : paidBy(event.payer);
  if (resources) flyMany(stage, source, `stock:${side}`, "resource", "var(--red)", resources);
  if (points) flyMany(stage, source, `points:${side}`, "point", "var(--yellow)", points);
  stage.pulse(`points:${side}`);
  return 450;
}

function giveBackResources(stage: Stage, event: EventOf<"ResourcesReturned">): number {
  const { side, resources, points } = event;
  flyMany(stage, place, `stock:${side}`, "resource", seatColour(side), resources);
  flyMany(stage, place, `points:${side}`, "point", "var(--yellow)", points);
  return 500;
}

/** Tiles fly from the supply to their owner; those of others stay face down. */
function takeTiles(
  stage: Stage,
  side: number,
  payer: number,
  count: number,
  tiles: readonly number[] = [],
): number {
  stage.pulse(paidBy(payer));
  for (let index = 0; index < Math.min(MOST, count); index++) {
    const [seen] = index in tiles ? stage.find(tilePart(tiles[index] as number)) : [];
    const fly = () =>
      stage.fly("pile:supply", seen ?? `tiles:${side}`, {
        node: symbol("tile", "var(--blue)"),
        ms: 520,
      });
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

function moveMarker(stage: Stage, { letter, pushed }: EventOf<"MarkerMoved">): number {
  const part = `marker:${LETTERS[letter]}`;
  if (pushed) stage.pulse(part);
  else comeFrom(stage, stage.find(part)[0]?.querySelector(".sign"), stage.find(place)[0]);
  return 500;
}

// -- all of them

type Play<Event> = (stage: Stage, event: Event) => number;

function seal(stage: Stage, side: number): number {
  stage.pulse(`seal:${side}`);
  return 120;
}

function pulseSupply(stage: Stage): number {
  stage.pulse("pile:supply");
  return 900;
}

const PLAYS: { [K in Kind]?: Play<EventOf<K>> } = {
  PacketReceived: (stage) => {
    passHands(stage);
    deal(stage);
    return 700;
  },
  CharactersShown: (stage, { side }) => {
    stage.pulse(`seat:${side}`);
    return 700;
  },
  Sealed: (stage, { side }) => seal(stage, side),
  ChoiceSealed: (stage, { owner }) => seal(stage, owner),
  HandRenewed: (stage, { side, discarded }) =>
    discardFrom(stage, cardsOf(stage, side), seatColour(side), discarded.length),
  ChoiceRevealed: (stage, { side, card }) => turnOver(stage, side, card),
  FellBack: (stage, { side, tile }) => {
    stage.fly(`reveal:${side}`, `tiles:${side}`, {
      node: symbol("tile", `var(--${colourOf(tile)})`),
    });
    return 800;
  },
  Exploited: exploit,
  Urbanized: build,
  FloorBuilt: build,
  ResourcesReturned: giveBackResources,
  MarkerMoved: moveMarker,
  Gained: gain,
  TilesTaken: (stage, { owner, payer, tiles }) =>
    takeTiles(stage, owner, payer, tiles.length, tiles),
  TilesTakenUnseen: (stage, { side, payer, count }) => takeTiles(stage, side, payer, count),
  TilesReturned: (stage, { side, tiles }) => giveTiles(stage, side, tiles.length),
  DeckRebuilt: (stage) => {
    stage.fly("pile:discard", "pile:deck", { node: symbol("card", "var(--ink-soft)") });
    stage.pulse("pile:deck");
    return 600;
  },
  RoundBegan: (stage, event) => beginRound(stage, event.number),
  CardsDiscarded: (stage, { cards }) =>
    discardFrom(stage, hand(stage) ?? "hand:own", "var(--ink-soft)", cards.length),
  SupplyExhausted: pulseSupply,
  EndTriggered: pulseSupply,
  HalDrew: (stage, { card }) => turnOver(stage, HAL, card),
  HalDiscarded: (stage) => discardFrom(stage, `reveal:${HAL}`, "var(--ink-soft)"),
  HalTookTile: (stage) => {
    const laid = stage.find(`reveal:${HAL}`)[0]?.querySelector(".tile");
    stage.fly("pile:supply", laid ?? `reveal:${HAL}`, { node: symbol("tile", "var(--wood)") });
    if (laid) appear(stage, laid, 400);
    return 900;
  },
};

export function animate(told: Told, stage: Stage): number {
  const event = eventOf(told);
  const play = PLAYS[event.kind] as Play<GameEvent> | undefined;
  return play?.(stage, event) ?? 0;
}

const SOUNDS: { [K in Kind]?: SoundName } = {
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

export const sound = (event: AnyEvent): SoundName | undefined => SOUNDS[eventOf({ event }).kind];
