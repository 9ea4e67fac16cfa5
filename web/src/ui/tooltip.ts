/**
 * Tooltips: on hover, on focus, on long press, and on a tap of what is no button. They take no
 * pointer events.
 *
 *     <div {@attach tip(() => name("card:R7"))}>
 *     <div {@attach tip(() => ({ title: "Red 7", lines: ["+1 resource", "when you exploit"] }))}>
 */

import { computePosition, flip, offset, shift } from "@floating-ui/dom";
import type { Attachment } from "svelte/attachments";
import { keepCurrent } from "./keepCurrent.svelte";

export interface Tip {
  title?: string;
  lines?: readonly string[];
}

const HOVER_MS = 350;
const PRESS_MS = 450;
const TAPPED_MS = 4000;
const BUTTONS = "button, a, summary, input, select, label, [role='button'], [data-lit]";
const MARGIN = 8;
const WITHIN = { padding: MARGIN, crossAxis: true };

let box: HTMLElement | null = null;
let owner: Element | null = null;
let timer = 0; // until a tooltip appears
let ending = 0; // until one disappears by itself

/** A further line for a tooltip, for example why a component cannot be chosen now. */
type Remark = (element: Element) => Promise<string | null>;
let remark: Remark | null = null;

/** Add a line to the tooltip of every long press until the returned function is called. */
export function remarkWith(how: Remark): () => void {
  remark = how;
  return () => {
    if (remark === how) remark = null;
  };
}

/** Answer a click with a tooltip that disappears by itself. */
export function answerAt(element: Element, what: string | Tip, ms = 3500): void {
  clearTimeout(timer);
  show(element, what);
  ending = window.setTimeout(gone, ms);
}

export function tip(what: () => string | Tip | null | undefined): Attachment {
  return (node) => {
    const element = node as HTMLElement | SVGElement;
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => show(element, what()), ms);
    };
    const pressed = () => {
      show(element, what());
      void addRemark(element);
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") later(HOVER_MS);
    };
    const press = (event: Event) => {
      // After a click, a tooltip would cover what the click has changed.
      if ((event as PointerEvent).pointerType !== "touch") {
        hide(element);
        return;
      }
      clearTimeout(timer);
      timer = window.setTimeout(pressed, PRESS_MS);
    };
    /** A tap only explains what it does not choose. */
    const tapped = (event: Event) => {
      const { pointerType, target } = event as PointerEvent;
      if (pointerType !== "touch" || owner === element) return;
      if ((target as Element).closest(BUTTONS)) return;
      const said = what();
      if (said) answerAt(element, said, TAPPED_MS);
    };
    const focus = () => {
      describe(element, what());
      if (element.matches(":focus-visible")) later(0);
    };
    /** Update the description of an element that keeps the focus after an answer. */
    const answered = () => {
      if (element === document.activeElement) describe(element, what());
    };
    const menu = (event: Event) => {
      // A long press shows the tip, not the browser's menu.
      if (owner === element && box) event.preventDefault();
    };
    const leave = () => hide(element);
    const lose = () => {
      if (!matchMedia("(pointer: coarse)").matches) element.removeAttribute("aria-description");
      hide(element);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerdown", press],
      ["click", tapped],
      ["pointerleave", leave],
      ["pointercancel", leave],
      ["focusin", focus],
      ["keyup", answered],
      ["focusout", lose],
      ["contextmenu", menu],
    ];
    for (const [name, run] of listeners) element.addEventListener(name, run);
    // The screen reader of a phone reads elements without focusing them.
    if (matchMedia("(pointer: coarse)").matches) keepCurrent(() => describe(element, what()));
    return () => {
      for (const [name, run] of listeners) element.removeEventListener(name, run);
      hide(element);
    };
  };
}

function show(element: Element, what: string | Tip | null | undefined): void {
  if (!what || !element.isConnected) return;
  const { title, lines = [] }: Tip = typeof what === "string" ? { title: what } : what;
  hide(owner);
  owner = element;
  box = document.createElement("div");
  box.className = "tip";
  box.setAttribute("role", "tooltip");
  if (title) box.append(textIn("strong", title));
  for (const line of lines) box.append(textIn("span", line));
  // A modal dialog covers everything else, so its tooltips go inside it. Other tooltips go into the
  // landmark that contains their element.
  (element.closest("dialog, main, aside") ?? document.body).append(box);
  void place(box, element);
  document.addEventListener("keydown", escape);
  document.addEventListener("pointerdown", elsewhere, true);
  document.addEventListener("scroll", gone, true);
}

/** The line may come later, while the tooltip is still shown. */
async function addRemark(element: Element): Promise<void> {
  const shown = box;
  const line = await remark?.(element);
  if (!line || !shown || shown !== box) return;
  shown.append(textIn("em", line));
  await place(shown, element);
}

/** Give screen readers what the tooltip says besides the element's name. */
function describe(element: Element, what: string | Tip | null | undefined): void {
  element.removeAttribute("aria-description");
  if (!what) return;
  const { title = "", lines = [] }: Tip = typeof what === "string" ? { title: what } : what;
  const name = element.getAttribute("aria-label") ?? element.textContent;
  const more = [title, ...lines].filter((line) => line && !name.includes(line));
  if (more.length) element.setAttribute("aria-description", more.join(". "));
}

function textIn(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** Above the element if there is room, else below; never over the edge of the window. */
async function place(shown: HTMLElement, around: Element): Promise<void> {
  const { x, y } = await computePosition(around, shown, {
    strategy: "fixed",
    placement: "top",
    middleware: [offset(MARGIN), flip({ padding: MARGIN }), shift(WITHIN)],
  });
  shown.style.left = `${x}px`;
  shown.style.top = `${y}px`;
}

function escape(event: KeyboardEvent): void {
  if (event.key === "Escape") gone();
}

/** A touch of something else: the tip would cover what it changes. */
function elsewhere(event: PointerEvent): void {
  if (!owner?.contains(event.target as Node)) gone();
}

function gone(): void {
  hide(owner);
}

function hide(element: Element | null): void {
  clearTimeout(timer);
  if (element !== owner || !box) return;
  clearTimeout(ending);
  box.remove();
  box = null;
  owner = null;
  document.removeEventListener("keydown", escape);
  document.removeEventListener("pointerdown", elsewhere, true);
  document.removeEventListener("scroll", gone, true);
}
