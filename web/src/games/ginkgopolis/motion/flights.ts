/** The movements that events are made of: symbols that fly, and pieces that come to their places. */

import type { Stage } from "../../contract";
import { GLYPHS, type GlyphName } from "../cards/glyphs";
import { BASE, topOfTower } from "../board/block";

const SVG = "http://www.w3.org/2000/svg";
export const MOST = 5; // copies that fly at once
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
export type Spot = string | Element;

/** A small symbol to fly, in a box as large as where it comes from. */
export function symbol(kind: GlyphName, colour: string): HTMLElement {
  const box = document.createElement("div");
  Object.assign(box.style, {
    display: "grid",
    placeItems: "center",
    width: "100%",
    height: "100%",
    color: colour,
  });
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", "26");
  svg.setAttribute("height", "26");
  const drawing: { fill?: string; line?: string } = GLYPHS[kind];
  for (const [style, path] of [
    ["fill", drawing.fill],
    ["stroke", drawing.line],
  ] as const) {
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

/** Let several symbols of a kind fly, one after the other. */
export function flyMany(
  stage: Stage,
  from: Spot,
  to: Spot,
  kind: GlyphName,
  colour: string,
  count: number,
): void {
  for (let index = 0; index < Math.min(MOST, count); index++) {
    const fly = () => stage.fly(from, to, { node: symbol(kind, colour), ms: 520 });
    if (index === 0) fly();
    else setTimeout(fly, stage.motion.ms(90 * index));
  }
}

/** The distance between the middles of two elements, in the units of the first. */
function wayTo(shown: Element, from: Element): { x: number; y: number } {
  const [start, end] = [from.getBoundingClientRect(), shown.getBoundingClientRect()];
  const unit = shown instanceof SVGGraphicsElement ? (shown.getScreenCTM()?.a ?? 1) : 1;
  return {
    x: (start.left + start.width / 2 - end.left - end.width / 2) / unit,
    y: (start.top + start.height / 2 - end.top - end.height / 2) / unit,
  };
}

/** Let a piece glide from another place to where it is drawn. */
export function comeFrom(
  stage: Stage,
  shown: Element | null | undefined,
  from: Element | undefined,
  size = 1,
): void {
  if (!shown || !from || stage.motion.off) return;
  const { x, y } = wayTo(shown, from);
  const start = `translate(${x}px, ${y}px)${size === 1 ? "" : ` scale(${size})`}`;
  shown.animate([{ transform: start }, { transform: "none" }], {
    duration: stage.motion.ms(480),
    easing: EASE,
    composite: "add",
  });
}

/** A new building springs up on its place. */
export function found(stage: Stage, part: string): void {
  for (const building of buildings(stage, part)) {
    const frames = [
      { transform: "scale(0.2)", opacity: 0 },
      { transform: "scale(1.06)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ];
    building.animate(frames, {
      duration: stage.motion.ms(420),
      delay: stage.motion.ms(260),
      fill: "backwards",
      easing: EASE,
    });
  }
}

/** A building grows by a storey, from its foot, and stays visible. */
export function grow(stage: Stage, part: string, height: number): void {
  const share = (topOfTower(height - 1) + BASE) / (topOfTower(height) + BASE);
  const low = `translateY(${BASE * (1 - share)}px) scaleY(${share})`;
  for (const building of buildings(stage, part)) {
    building.animate([{ transform: low }, { transform: "none" }], {
      duration: stage.motion.ms(420),
      delay: stage.motion.ms(260),
      fill: "backwards",
      easing: EASE,
    });
  }
}

const buildings = (stage: Stage, part: string): Element[] =>
  stage.find(part).flatMap((shown) => shown.querySelector(".building") ?? []);

/** Show an element only after its symbol has arrived. */
export function appear(stage: Stage, shown: Element, after: number): void {
  shown.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: stage.motion.ms(140),
    delay: stage.motion.ms(after),
    fill: "backwards",
  });
}

/** The cards of a new hand are laid down one by one. */
export function deal(stage: Stage): void {
  stage.root.querySelectorAll(".hand .card").forEach((card, index) => {
    const frames = [
      { transform: "translateY(1.5rem)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    card.animate(frames, {
      duration: stage.motion.ms(260),
      delay: stage.motion.ms(300 + 70 * index),
      fill: "backwards",
      easing: EASE,
    });
  });
}
