/** How events are shown: what flies from where to where, and how long that takes. */

import { mount, unmount } from "svelte";
import type { GameEvent as AnyEvent, Part, SoundName, Stage, Told } from "../../contract";
import { partsIn } from "../../../i18n/fluent";
import Piece from "../cards/Piece.svelte";
import type {
  BuildingPlaced,
  FeaturePlaced,
  ItemsRevealed,
  ItemsTaken,
  TilePlaced,
} from "../../../generated/games/cities/types";
import {
  BUILDING_ROW,
  eventOf,
  FEATURE_ROW,
  GOAL_ROW,
  itemPart,
  plotPart,
  slotPart,
  TILE_ROW,
} from "../view";

type Placement = TilePlaced | FeaturePlaced | BuildingPlaced;

/** Where the last worker of each seat went: what it brought comes from there. */
const slots = new Map<number, Part>();
const FLIGHT = 420;
const LOOK = 560; // to see what lay hidden
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

export function animate(told: Told, stage: Stage): number {
  const event = eventOf(told);
  const seat = "seat" in event ? stage.find(`seat:${event.seat}`)[0] : undefined;
  switch (event.kind) {
    case "WorkerPlaced": {
      const slot = slotPart(event.slot);
      slots.set(event.seat, slot);
      const worker = stage.find(slot)[0]?.querySelector(".worker > svg");
      if (worker && seat) bring(stage, seat, worker, FLIGHT);
      stage.pulse(slot);
      return 0; // what it takes leaves while it comes
    }
    case "ItemsRevealed":
      return reveal(stage, event);
    case "ItemsTaken":
      take(stage, event, seat);
      return FLIGHT;
    case "TilePlaced":
    case "FeaturePlaced":
    case "BuildingPlaced":
      return land(stage, event);
    case "AchievementGained": {
      const number = event.achievement + 1;
      const shown = stage.root.querySelector(
        `[data-part^="achievement:"][data-part$=".${number}"]`,
      );
      const part = shown?.getAttribute("data-part");
      const marker = shown?.querySelector(".marker:last-of-type");
      if (marker && seat) bring(stage, seat, marker, 600);
      stage.pulse(part ?? `seat:${event.seat}`); // one pane at a time may not show it
      return 800;
    }
    case "MarketFilled":
      return deal(stage);
    case "StarTaken":
      stage.pulse(`seat:${event.seat}`);
      return 450;
    default:
      return 0;
  }
}

/** A copy flies to an element in the element's size; the element is hidden until it arrives. */
function bring(
  stage: Stage,
  from: Element,
  shown: Element,
  ms: number,
  hidden: Element = shown,
): void {
  const start = placeOf(from, shown);
  stage.root.append(start);
  stage.fly(start, shown, { node: shown, ms });
  start.remove();
  arrive(stage, hidden, ms);
}

/** A place in the middle of one element that is as large as another one. */
function placeOf(from: Element, like: Element): HTMLElement {
  const { left, top, width: wide, height: high } = from.getBoundingClientRect();
  const { width, height } = like.getBoundingClientRect();
  const place = document.createElement("div");
  Object.assign(place.style, {
    position: "fixed",
    left: `${left + (wide - width) / 2}px`,
    top: `${top + (high - height) / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return place;
}

function arrive(stage: Stage, shown: Element, ms: number): void {
  const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
  shown.animate(frames, { duration: stage.motion.ms(ms) });
}

/** A new drawing of market items side by side: the originals may be gone from the table. */
function pictureOf(row: number, items: readonly number[]): HTMLElement {
  const box = document.createElement("div");
  Object.assign(box.style, {
    display: "flex",
    justifyContent: "center",
    width: "100%",
    height: "100%",
  });
  for (const item of items) {
    const piece = mount(Piece, { target: box, props: { row, item } });
    const drawn = box.lastElementChild?.cloneNode(true);
    void unmount(piece);
    if (drawn) box.append(drawn);
  }
  return box;
}

/** Show face-down components in their slot before they are taken away. */
function reveal(stage: Stage, { seat, row, items }: ItemsRevealed): number {
  const slot = stage.find(slots.get(seat) ?? "")[0];
  if (slot) stage.fly(slot, slot, { node: pictureOf(row, items), ms: LOOK });
  for (const item of items) {
    const kept = keptOn(stage, row, item);
    if (kept) arrive(stage, kept, LOOK);
  }
  return LOOK;
}

/**
 * Where a thing that was taken lies now: the card beside the district, or the piece in the hand.
 */
function keptOn(stage: Stage, row: number, item: number): Element | undefined {
  return stage.find(itemPart(row, item)).find((shown) => shown.matches(".hand *, button"));
}

/** Taken components fly to the hand; of other players, only their cards are shown, small. */
function take(stage: Stage, event: ItemsTaken, seat: Element | undefined): void {
  const { row, items } = event;
  const slot = stage.find(slots.get(event.seat) ?? "")[0];
  if (!slot) return;
  for (const item of new Set(items)) {
    const kept = keptOn(stage, row, item);
    const drawn = kept?.querySelector(".card, svg");
    if (kept && drawn) bring(stage, slot, drawn, FLIGHT, kept);
    else if (seat && row === GOAL_ROW)
      stage.fly(slot, seat, { node: pictureOf(row, [item]), ms: FLIGHT });
  }
}

/** What was placed flies from the slot of the seat's last worker to its place, and glows there. */
function land(stage: Stage, event: Placement): number {
  const owner = event.seat;
  const side = event.kind === "TilePlaced" ? 2 : 1;
  const x = event.x * side;
  const y = event.y * side;
  const plot = (dx: number, dy: number) =>
    stage.root.querySelector(`[data-plot="${plotPart(owner, x + dx, y + dy)}"]`);
  const place = plot(0, 0);
  if (!place) return leave(stage, event);
  const drawing = place.closest("svg");
  for (const [dx, dy] of side === 2 ? CORNERS : ([[0, 0]] as const)) {
    const shown = plot(dx, dy);
    if (shown) glow(shown, stage);
  }
  // The player who placed it has seen it there: nothing flies, and the next choice can follow.
  if (drawing?.hasAttribute("data-own")) return 0;
  const from = stage.find(slots.get(owner) ?? `seat:${owner}`)[0] ?? stage.find(`seat:${owner}`)[0];
  // On the large board a tile comes while the board is moving: no flight.
  const large = drawing?.getAttribute("role") === "group";
  if (drawing && from && !(large && side === 2)) {
    const stands = drawing.querySelector(`[data-stands="${x},${y}"]`);
    stage.fly(from, place, {
      node: cutOut(stands ?? drawing.querySelector(".art"), x, y, side),
      ms: FLIGHT,
    });
    // A new piece appears with the copy; a further floor only lifts the roof.
    const isNew = event.kind !== "BuildingPlaced" || event.height < 2;
    if (stands && isNew) arrive(stage, stands, FLIGHT);
  }
  return 400;
}

/** Where no district is visible, a placed item flies to the player who took it. */
function leave(stage: Stage, event: Placement): number {
  const { seat } = event;
  const picture = pictureOfPlaced(event);
  stage.fly(slots.get(seat) ?? "", `seat:${seat}`, { node: picture, ms: FLIGHT });
  return FLIGHT;
}

function pictureOfPlaced(event: Placement): HTMLElement {
  if (event.kind === "TilePlaced") return pictureOf(TILE_ROW, [event.tile]);
  if (event.kind === "FeaturePlaced") return pictureOf(FEATURE_ROW, [event.feature]);
  return pictureOf(BUILDING_ROW, [event.colour]);
}

/** Some spaces of a drawing, as a drawing of their own. */
function cutOut(art: Element | null, x: number, y: number, side: number): SVGSVGElement {
  const node = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  node.setAttribute("viewBox", `${x * 100} ${y * 100} ${side * 100} ${side * 100}`);
  Object.assign(node.style, {
    display: "block",
    width: "100%",
    aspectRatio: "1",
    borderRadius: "8px",
  });
  if (art) node.append(art.cloneNode(true));
  node.querySelector(".grows")?.classList.remove("grows");
  return node;
}

function glow(place: Element, stage: Stage): void {
  const frames = [
    { fill: "transparent" },
    { fill: "rgb(255 255 255 / 60%)", offset: 0.3 },
    { fill: "transparent" },
  ];
  (place.querySelector(".hit") ?? place).animate(frames, {
    duration: stage.motion.ms(700),
    easing: "ease-out",
  });
}

/** The things of a new round come one after the other. */
function deal(stage: Stage): number {
  const things = stage.root.querySelectorAll(".market .thing");
  things.forEach((thing, at) => {
    thing.animate(
      [
        { transform: "translateY(-14px) scale(0.8)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: stage.motion.ms(260),
        delay: stage.motion.ms(18 * at),
        fill: "backwards",
        easing: "ease-out",
      },
    );
  });
  return things.length ? 650 : 0;
}

export function sound(event: AnyEvent): SoundName | undefined {
  switch (event.kind) {
    case "WorkerPlaced":
      return "take";
    case "TilePlaced":
    case "FeaturePlaced":
    case "BuildingPlaced":
    case "StartTileChosen":
      return "place";
    case "ItemsRevealed":
    case "MarketFilled":
      return "reveal";
    case "AchievementGained":
      return "coin";
    default:
      return undefined;
  }
}

/** The parts to point at for a line of the log: places with the seat whose they are. */
export function pointed(told: Told): Part[] {
  const event = eventOf(told);
  const others = partsIn(told.message).filter((part) => !/^(space|cell|turned|seat):/.test(part));
  if (event.kind === "FeaturePlaced" || event.kind === "BuildingPlaced") {
    return [...others, plotPart(event.seat, event.x, event.y)];
  }
  if (event.kind !== "TilePlaced") return others;
  const { seat, x, y } = event;
  return CORNERS.map(([dx, dy]) => plotPart(seat, 2 * x + dx, 2 * y + dy));
}
