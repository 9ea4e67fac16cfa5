/** Whoever plays by keys is never lost: the focus goes on to where the next question is answered. */

import type { Attachment } from "svelte/attachments";
import type { PartProps } from "../../core/game";
import { placeIn } from "./places";
import { ASK, spacePart, type CitiesView } from "./view";

/** What can be chosen at one time and not at another. */
const PLACES = ".slot, .spot, .piece, .cell, .starts > *";

/** What can no longer be chosen keeps the focus; no key leads there unless it is a way in. */
export const keepingFocus = (props: PartProps, isWayIn = false): PartProps => ({ tabindex: isWayIn ? 0 : -1, ...props });

/** Where a question is answered, the best place first. */
export function placesToAnswer({ question, agenda }: CitiesView): string[] {
  if (question === ASK.start) return [".starts [data-lit]"];
  if (question === ASK.worker) return [".slot[data-lit]"];
  if (question === ASK.tile) return [".cell"];
  const first = new Set(agenda).size > 1 ? ".hand [data-lit]" : ".spot[data-lit]";
  return [first, ".leave"];
}

/** Where somebody is who has left no other trace: on the tile just laid, or anywhere in the district. */
function placesToStay(last: string | null): string[] {
  const cell = last?.startsWith("cell:") ? placeIn(last) : null;
  const laid = cell ? [`[data-part="${spacePart(2 * cell.x, 2 * cell.y)}"]`] : [];
  return [...laid, ".spot", "nav [aria-pressed=true]"];
}

/** Watches the focus of a table; `goOn` is to be told of every new position. */
export function followKeys(): { attach: Attachment; goOn: (answers: readonly string[]) => void } {
  let root: Element | null = null;
  let byKeys = false;
  let last: string | null = null;

  const came = (event: Event) => {
    const target = event.target as Element;
    byKeys = target.matches(":focus-visible");
    last = target.getAttribute("data-part");
  };
  const left = (event: Event) => {
    const next = (event as FocusEvent).relatedTarget;
    if (next instanceof Node && !root?.contains(next)) byKeys = false;
  };
  const touched = () => (byKeys = false);
  /** A click leaves no focus behind: a browser that loses it lays out the whole page at once. */
  const pressed = (event: Event) => {
    if (!(event.target as Element).closest(PLACES)) return;
    event.preventDefault();
    (document.activeElement as HTMLElement | null)?.blur();
  };

  /** A key held down answers one question, not all that follow. */
  const repeated = (event: Event) => {
    const { key, repeat } = event as KeyboardEvent;
    if (!repeat || (key !== "Enter" && key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const attach: Attachment = (node) => {
    root = node;
    node.addEventListener("keydown", repeated, true);
    node.addEventListener("mousedown", pressed);
    node.addEventListener("focusin", came);
    node.addEventListener("focusout", left);
    addEventListener("pointerdown", touched, true);
    return () => {
      node.removeEventListener("keydown", repeated, true);
      node.removeEventListener("mousedown", pressed);
      node.removeEventListener("focusin", came);
      node.removeEventListener("focusout", left);
      removeEventListener("pointerdown", touched, true);
    };
  };

  const focusFirst = (places: readonly string[]): void => {
    const found = places.map((place) => root?.querySelector<HTMLElement | SVGElement>(place)).find(Boolean);
    found?.focus();
  };

  function goOn(answers: readonly string[]): void {
    if (!byKeys || !document.hasFocus()) return;
    const at = document.activeElement;
    const isLost = at === null || at === document.body;
    const isIdle = at?.matches(PLACES) && at.getAttribute("role") !== "button";
    if (isLost || (isIdle && answers.length > 0)) focusFirst([...answers, ...placesToStay(last)]);
  }
  return { attach, goOn };
}
