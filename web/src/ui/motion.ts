/** Movements on the screen: copies that fly from part to part, short glows. */

import type { FlyOptions, Motion, Stage } from "../games/contract";
import type { Part } from "../net/wire";

export function stageOn(root: HTMLElement, motion: Motion): Stage {
  const find = (part: Part) => [...root.querySelectorAll(`[data-part="${CSS.escape(part)}"]`)];
  const element = (at: Part | Element) => (typeof at === "string" ? find(at)[0] : at);
  return {
    root,
    motion,
    find,
    fly(from, to, options = {}) {
      const start = element(from);
      const end = element(to);
      if (start && end && !motion.off) fly(start, end, motion, options);
    },
    pulse(part) {
      for (const shown of find(part)) pulse(shown);
    },
  };
}

const FLY_MS = 450;
const LARGEST = 1.15;

function fly(start: Element, end: Element, motion: Motion, options: FlyOptions): void {
  const from = start.getBoundingClientRect();
  const to = end.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;
  // A dialog covers the board: a flying copy would pass under it.
  if (document.querySelector("dialog[open]")) return;
  const ghost = document.createElement("div");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: "none",
    zIndex: "60",
  });
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(copyOf(options.node ?? start, from));
  document.body.append(ghost);
  const fit = Math.min(to.width / from.width, to.height / from.height);
  // A piece keeps its size when it goes to a larger place, such as a player's panel.
  const scale = Math.min(LARGEST, Math.max(0.2, fit));
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const arc = Math.min(60, Math.hypot(x, y) / 6);
  const animation = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      {
        transform: `translate(${x * 0.5}px, ${y * 0.5 - arc}px) scale(${(1 + scale) / 2})`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.9 },
    ],
    { duration: motion.ms(options.ms ?? FLY_MS), easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
  );
  animation.onfinish = animation.oncancel = () => ghost.remove();
}

/** A copy without ids, parts and handlers: it cannot be found or focused. */
function copyOf(source: Element, box: DOMRect): Element {
  const copy = source.cloneNode(true) as Element;
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-part", "tabindex", "role", "data-lit", "data-chosen"]) {
      node.removeAttribute(name);
    }
  }
  if (!(source instanceof SVGElement) || source instanceof SVGSVGElement) return copy;
  // An SVG fragment needs an <svg> around it.
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const around = (source as SVGGraphicsElement).getBBox();
  svg.setAttribute("viewBox", `${around.x} ${around.y} ${around.width} ${around.height}`);
  svg.setAttribute("width", String(box.width));
  svg.setAttribute("height", String(box.height));
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}

function pulse(shown: Element): void {
  shown.classList.remove("part-pulse");
  void shown.getBoundingClientRect(); // restarts the animation
  shown.classList.add("part-pulse");
  setTimeout(() => shown.classList.remove("part-pulse"), 800);
}
