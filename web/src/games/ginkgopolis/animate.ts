/** How events look: the table is already as it is after the event, these are the movements. */

import type { GameEvent, SoundName, Stage, Told } from "../../core/game";
import { cellPart } from "./map";
import { GLYPHS, type GlyphName } from "./glyphs";

const number = (event: GameEvent, name: string): number => Number(event[name] ?? 0);
const SVG = "http://www.w3.org/2000/svg";
const MOST = 5; // copies that fly at once

/** A small symbol to fly, in a box as large as where it comes from. */
function symbol(kind: GlyphName, colour: string): HTMLElement {
  const box = document.createElement("div");
  Object.assign(box.style, { display: "grid", placeItems: "center", width: "100%", height: "100%", color: colour });
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", "26");
  svg.setAttribute("height", "26");
  const drawing: { fill?: string; line?: string } = GLYPHS[kind];
  for (const [style, path] of [["fill", drawing.fill], ["stroke", drawing.line]] as const) {
    if (!path) continue;
    const drawn = document.createElementNS(SVG, "path");
    drawn.setAttribute("d", path);
    drawn.setAttribute("fill", style === "fill" ? "currentColor" : "none");
    drawn.setAttribute("stroke", style === "fill" ? "#fff8e8" : "currentColor");
    drawn.setAttribute("stroke-width", style === "fill" ? "1.5" : "2.2");
    svg.append(drawn);
  }
  box.append(svg);
  return box;
}

function flyMany(stage: Stage, from: string, to: string, kind: GlyphName, colour: string, count: number): void {
  for (let index = 0; index < Math.min(MOST, count); index++) {
    const fly = () => stage.fly(from, to, { node: symbol(kind, colour), ms: 520 });
    if (index === 0) fly();
    else setTimeout(fly, stage.motion.ms(90 * index));
  }
}

function rise(stage: Stage, part: string, from: number): void {
  for (const shown of stage.find(part)) {
    const inner = shown.querySelector(".building, .sign") ?? shown;
    inner.animate(
      [
        { transform: `translateY(${from}px)`, opacity: 0.2 },
        { transform: "translateY(4px)", opacity: 1, offset: 0.75 },
        { transform: "none", opacity: 1 },
      ],
      { duration: stage.motion.ms(520), easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
    );
  }
}

/** Where the last action happened, so that what it brings flies from there. */
let place = "reveal:0";

function gain(stage: Stage, event: GameEvent): number {
  const side = number(event, "side");
  const from = event.cause === "building" || event.cause === "hal" ? place : `seat:${side}`;
  const resources = number(event, "resources");
  const points = number(event, "points");
  if (resources) flyMany(stage, from, `stock:${side}`, "resource", "var(--red)", resources);
  if (points) flyMany(stage, from, `points:${side}`, "point", "var(--yellow)", points);
  stage.pulse(`points:${side}`);
  return 450;
}

function passHands(stage: Stage): void {
  const seals = [...stage.root.querySelectorAll("[data-part^='seat:']")];
  const sides = [...new Set(seals.map((shown) => shown.getAttribute("data-part") as string))].sort();
  sides.forEach((from, index) => {
    const to = sides[(index + 1) % sides.length] as string;
    if (from !== to) stage.fly(from, to, { node: symbol("card", `var(--seat-${index})`), ms: 650 });
  });
}

export function animate(told: Told, stage: Stage): number {
  const { event } = told;
  const side = number(event, "side");
  switch (event.kind) {
    case "Sealed":
    case "ChoiceSealed":
      stage.pulse(`seal:${event.kind === "Sealed" ? side : number(event, "owner")}`);
      return 120;
    case "HandRenewed":
      stage.fly(`seat:${side}`, "pile:discard", { node: symbol("card", `var(--seat-${side})`) });
      return 400;
    case "ChoiceRevealed":
    case "HalDrew":
      stage.pulse(`seat:${event.kind === "HalDrew" ? 1 : side}`);
      return 950;
    case "HalTookTile":
      stage.fly("pile:supply", "reveal:1", { node: symbol("tile", "var(--wood)") });
      return 700;
    case "FellBack":
      return 800;
    case "Exploited":
      place = number(event, "cell") >= 0 ? cellPart(number(event, "cell")) : `reveal:${side}`;
      stage.pulse(place);
      return 450;
    case "Urbanized":
    case "FloorBuilt":
      place = cellPart(number(event, "cell"));
      rise(stage, place, event.kind === "Urbanized" ? -90 : -60);
      flyMany(stage, `seat:${side}`, place, "resource", `var(--seat-${side % 5})`, number(event, "resources_placed") || 1);
      return 800;
    case "ResourcesReturned":
      flyMany(stage, place, `stock:${side}`, "resource", `var(--seat-${side % 5})`, number(event, "resources"));
      if (number(event, "points")) flyMany(stage, place, `points:${side}`, "point", "var(--yellow)", number(event, "points"));
      return 500;
    case "MarkerMoved":
      rise(stage, `marker:${"ABCDEFGHIJKL"[number(event, "letter")]}`, -40);
      return 450;
    case "Gained":
      return gain(stage, event);
    case "TilesTaken":
    case "TilesTakenUnseen": {
      const owner = event.kind === "TilesTaken" ? number(event, "owner") : side;
      const count = event.kind === "TilesTaken" ? (event.tiles as number[]).length : number(event, "count");
      flyMany(stage, "pile:supply", `tiles:${owner}`, "tile", "var(--blue)", count);
      return 450;
    }
    case "DeckRebuilt":
      stage.fly("pile:discard", "pile:deck", { node: symbol("card", "var(--ink-soft)") });
      stage.pulse("pile:deck");
      return 600;
    case "RoundBegan":
      if (number(event, "number") > 1) passHands(stage);
      return 700;
    case "SupplyExhausted":
    case "EndTriggered":
      stage.pulse("pile:supply");
      return 900;
    default:
      return 0;
  }
}

const SOUNDS: Record<string, SoundName> = {
  ChoiceRevealed: "reveal",
  HalDrew: "reveal",
  Urbanized: "place",
  FloorBuilt: "place",
  MarkerMoved: "place",
  Gained: "coin",
  TilesTaken: "take",
  RoundBegan: "turn",
};

export const sound = (event: GameEvent): SoundName | undefined => SOUNDS[event.kind];
