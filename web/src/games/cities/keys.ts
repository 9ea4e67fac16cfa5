/** Where somebody who plays by keys answers, and stays in between. */

import type { Attachment } from "svelte/attachments";
import { followKeys, type Follower } from "../../core/focus";
import type { PartProps } from "../../core/game";
import type { Part } from "../../core/wire";
import { placeIn } from "./places";
import { ASK, spacePart, type CitiesView } from "./view";

/** What can be chosen at one time and not at another. */
const PLACES = ".slot, .spot, .piece, .cell, .starts > *";

/** What can no longer be chosen keeps the focus; no key leads there unless it is a way in. */
export const keepingFocus = (props: PartProps, isWayIn = false): PartProps => ({ tabindex: isWayIn ? 0 : -1, ...props });

/** Where a question is answered, the best place first: a piece that was chosen wants a space, and the other way round. */
export function placesToAnswer({ question, agenda }: CitiesView, chosen: readonly Part[] = []): string[] {
  if (question === ASK.start) return [".starts [data-lit]"];
  if (question === ASK.worker) return [".slot[data-lit]"];
  if (question === ASK.tile) return [".cell"];
  const isSpaceChosen = chosen.some((part) => part.startsWith("space:"));
  const isPieceOpen = isSpaceChosen || (chosen.length === 0 && new Set(agenda).size > 1);
  return [isPieceOpen ? ".hand [data-lit]" : ".spot[data-lit]", ".leave"];
}

/** Where somebody is who has left no other trace: on the tile just laid, or anywhere in the district. */
export function placesToStay(last: Element | null): string[] {
  const part = last?.getAttribute("data-part") ?? "";
  const cell = part.startsWith("cell:") ? placeIn(part) : null;
  const laid = cell ? [`[data-part="${spacePart(2 * cell.x, 2 * cell.y)}"]`] : [];
  return [...laid, ".spot", "nav [aria-pressed=true]"];
}

/** Nothing more can be chosen there, or a piece or a space was, and what goes with it comes next. */
const isDone = (at: Element): boolean =>
  at.matches(".piece[data-chosen], .spot[data-chosen], .leave.later") || (at.matches(PLACES) && at.getAttribute("role") !== "button");

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
