/** Where keyboard players answer, and where the focus waits in between. */

import type { Attachment } from "svelte/attachments";
import { followKeys, type Follower } from "../../a11y/focus";
import type { PartProps } from "../contract";
import type { Part } from "../../net/wire";
import { placeIn } from "./board/coordinates";
import { ASK, spacePart, type CitiesView } from "./view";

/** Elements that can be chosen at some times only. */
const PLACES = ".slot, .spot, .piece, .cell, .starts > *";

/** An element that can no longer be chosen keeps the focus, but leaves the tab order. */
export const keepingFocus = (props: PartProps, isWayIn = false): PartProps => ({
  tabindex: isWayIn ? 0 : -1,
  ...props,
});

/**
 * Where a question is answered, the best place first: after a piece comes a space, and after a
 * space a piece.
 */
export function placesToAnswer(
  { question, agenda }: CitiesView,
  chosen: readonly Part[] = [],
): string[] {
  if (question === ASK.start) return [".starts [data-lit]"];
  if (question === ASK.worker) return [".slot[data-lit]"];
  if (question === ASK.tile) return [".cell"];
  const isSpaceChosen = chosen.some((part) => part.startsWith("space:"));
  const isPieceOpen = isSpaceChosen || (chosen.length === 0 && new Set(agenda).size > 1);
  return [isPieceOpen ? ".hand [data-lit]" : ".spot[data-lit]", ".leave"];
}

/** The fallback: the tile that was just laid, or any place in the district. */
export function placesToStay(last: Element | null): string[] {
  const part = last?.getAttribute("data-part") ?? "";
  const cell = part.startsWith("cell:") ? placeIn(part) : null;
  const laid = cell ? [`[data-part="${spacePart(2 * cell.x, 2 * cell.y)}"]`] : [];
  return [...laid, ".spot", "nav [aria-pressed=true]"];
}

/**
 * Nothing more can be chosen there, or a piece or a space was, and what goes with it comes next.
 */
const isDone = (at: Element): boolean =>
  at.matches(".piece[data-chosen], .spot[data-chosen], .leave.later") ||
  (at.matches(PLACES) && at.getAttribute("role") !== "button");

export function followTable(): Follower {
  /** Left at the button of a pane while others moved, not gone there. */
  const isWaiting = (at: Element) => at.matches("nav *") && follower.last !== at;
  const follower: Follower = followKeys((at) => isDone(at) || isWaiting(at));
  return follower;
}

/** A click leaves no focus behind: a browser that loses it lays out the whole page at once. */
export const unfocusedByClicks: Attachment = (node) => {
  const pressed = (event: Event) => {
    if (!(event.target as Element).closest(PLACES)) return;
    event.preventDefault();
    (document.activeElement as HTMLElement | null)?.blur();
  };
  node.addEventListener("mousedown", pressed);
  return () => node.removeEventListener("mousedown", pressed);
};
