/** How events are shown: what flies from where to where, and how long that takes. */

import type { GameEvent, Part, SoundName, Stage, Told } from "../../core/game";
import { partsIn } from "../../core/fluent";
import { achievementPart, goalPart, numberIn, plotPart, slotPart } from "./view";

/** Where the last worker of each seat went: what it brought comes from there. */
const slots = new Map<number, Part>();
const FLIGHT = 420;
const CORNERS = [[0, 0], [1, 0], [0, 1], [1, 1]] as const;

export function animate(told: Told, stage: Stage): number {
  const { event } = told;
  const seat = `seat:${numberIn(event, "seat")}`;
  switch (event.kind) {
    case "WorkerPlaced": {
      const slot = slotPart(numberIn(event, "slot"));
      slots.set(numberIn(event, "seat"), slot);
      const worker = stage.find(slot)[0]?.querySelector(".worker");
      const from = stage.find(seat)[0];
      if (worker && from) bring(stage, from, worker, 380);
      stage.pulse(slot);
      return 420;
    }
    case "ItemsRevealed":
      return 500;
    case "ItemsTaken":
      if (event.row !== 0) return 120;
      for (const card of event.items as number[]) {
        const shown = stage.find(goalPart(card))[0];
        const from = slots.get(numberIn(event, "seat"));
        const start = from && stage.find(from)[0];
        if (start && shown) bring(stage, start, shown, FLIGHT);
        else if (from) stage.fly(from, seat);
        stage.pulse(goalPart(card));
      }
      return 450;
    case "TilePlaced":
    case "FeaturePlaced":
    case "BuildingPlaced":
      return land(stage, event);
    case "AchievementGained": {
      const part = achievementPart(numberIn(event, "achievement"));
      const marker = stage.find(part)[0]?.querySelector(".marker:last-of-type");
      const from = stage.find(seat)[0];
      if (marker && from) bring(stage, from, marker, 600);
      stage.pulse(part);
      return 800;
    }
    case "MarketFilled":
      return deal(stage);
    case "StarTaken":
      stage.pulse(seat);
      return 450;
    default:
      return 0;
  }
}

/** A copy flies to where the thing lies already; until it is there, the thing itself is not seen. */
function bring(stage: Stage, from: Element, shown: Element, ms: number): void {
  stage.fly(from, shown, { node: shown, ms });
  arrive(stage, shown, ms);
}

function arrive(stage: Stage, shown: Element, ms: number): void {
  const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
  shown.animate(frames, { duration: stage.motion.ms(ms) });
}

/** What was placed flies from the slot of the seat's last worker to its place, and glows there. */
function land(stage: Stage, event: GameEvent): number {
  const owner = numberIn(event, "seat");
  const side = event.kind === "TilePlaced" ? 2 : 1;
  const x = numberIn(event, "x") * side;
  const y = numberIn(event, "y") * side;
  const plot = (dx: number, dy: number) =>
    stage.root.querySelector(`[data-plot="${plotPart(owner, x + dx, y + dy)}"]`);
  const place = plot(0, 0);
  const drawing = place?.closest("svg");
  const from = stage.find(slots.get(owner) ?? `seat:${owner}`)[0] ?? stage.find(`seat:${owner}`)[0];
  // On the large board a tile was seen before it was laid, and the board may be moving: no flight.
  const large = drawing?.getAttribute("role") === "group";
  if (place && drawing && from && !(large && side === 2)) {
    const node = drawing.cloneNode(true) as SVGSVGElement;
    node.setAttribute("viewBox", `${x * 100} ${y * 100} ${side * 100} ${side * 100}`);
    Object.assign(node.style, { height: "auto", aspectRatio: "1", borderRadius: "8px" });
    node.querySelector(".grows")?.classList.remove("grows");
    stage.fly(from, place, { node, ms: FLIGHT });
    // What is new on its space comes with the copy; a further floor only lifts the roof.
    const stands = drawing.querySelector(`[data-stands="${x},${y}"]`);
    if (stands && numberIn(event, "height") < 2) arrive(stage, stands, FLIGHT);
  }
  for (const [dx, dy] of side === 2 ? CORNERS : ([[0, 0]] as const)) {
    const shown = plot(dx, dy);
    if (shown) glow(shown, stage);
  }
  return 400;
}

function glow(place: Element, stage: Stage): void {
  const frames = [
    { filter: "drop-shadow(0 0 0 transparent)", fill: "transparent" },
    { filter: "drop-shadow(0 0 8px var(--glow))", fill: "color-mix(in srgb, var(--glow) 45%, transparent)", offset: 0.3 },
    { filter: "drop-shadow(0 0 0 transparent)", fill: "transparent" },
  ];
  (place.querySelector(".hit") ?? place).animate(frames, { duration: stage.motion.ms(900), easing: "ease-out" });
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
      { duration: stage.motion.ms(260), delay: stage.motion.ms(18 * at), fill: "backwards", easing: "ease-out" },
    );
  });
  return things.length ? 650 : 0;
}

export function sound(event: GameEvent): SoundName | undefined {
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
export function pointed({ event, message }: Told): Part[] {
  const others = partsIn(message).filter((part) => !/^(space|cell|turned|seat):/.test(part));
  const seat = numberIn(event, "seat");
  if (event.kind === "FeaturePlaced" || event.kind === "BuildingPlaced") {
    return [...others, plotPart(seat, numberIn(event, "x"), numberIn(event, "y"))];
  }
  if (event.kind !== "TilePlaced") return others;
  const x = 2 * numberIn(event, "x");
  const y = 2 * numberIn(event, "y");
  return CORNERS.map(([dx, dy]) => plotPart(seat, x + dx, y + dy));
}
