/** Keep the keyboard focus useful: move it to where the next question is answered. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { isTyping } from "./keyboard";

export interface Follower {
  /** On the element whose focus is watched. */
  attach: Attachment;
  /** Call it with every new question and at the end of one: where to answer, else where to stay. */
  goOn(answers: readonly string[], stays: readonly string[]): Promise<void>;
  /** Where the user moved the focus last, not where we put it; it may be gone. */
  readonly last: Element | null;
}

export function isLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body;
}

/** Focus the first of the places that can take it; false if none can. */
function focusFirst(root: ParentNode, places: readonly string[]): boolean {
  return places.some((place) => {
    const found = root.querySelector<HTMLElement | SVGElement>(place);
    found?.focus();
    return found !== null && document.activeElement === found;
  });
}

/** A key held down answers one question, not all that follow. */
function repeated(event: Event): void {
  const { key, repeat, target } = event as KeyboardEvent;
  if (!repeat || isTyping(target) || (key !== "Enter" && key !== " ")) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Follow the keyboard focus inside an element. `isDone` says that nothing more can be done at the
 * focused element, so that the focus may move on.
 */
export function followKeys(isDone: (at: Element) => boolean): Follower {
  let root: Element | null = null;
  let byKeys = false;
  let last: Element | null = null;

  const came = (event: Event) => {
    last = event.target as Element;
    if (!isTyping(last)) byKeys = last.matches(":focus-visible"); // text fields always match
  };
  const left = (event: Event) => {
    const next = (event as FocusEvent).relatedTarget;
    if (next instanceof Node && !root?.contains(next)) byKeys = false;
  };
  const touched = () => (byKeys = false);

  const attach: Attachment = (node) => {
    root = node;
    node.addEventListener("keydown", repeated, true);
    node.addEventListener("focusin", came);
    node.addEventListener("focusout", left);
    addEventListener("pointerdown", touched, true);
    return () => {
      node.removeEventListener("keydown", repeated, true);
      node.removeEventListener("focusin", came);
      node.removeEventListener("focusout", left);
      removeEventListener("pointerdown", touched, true);
    };
  };

  async function goOn(answers: readonly string[], stays: readonly string[]): Promise<void> {
    await tick(); // parts light up a tick after the question arrives
    if (!root || !byKeys || !document.hasFocus()) return;
    const isFree = isLost() || (answers.length > 0 && isDone(document.activeElement as Element));
    if (!isFree || focusFirst(root, answers)) return;
    const before = last;
    focusFirst(root, stays);
    last = before;
  }
  return {
    attach,
    goOn,
    get last() {
      return last;
    },
  };
}
