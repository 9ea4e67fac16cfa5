/**
 * Tooltips: on hover, on focus and on long press, never in the way.
 *
 *     <div {@attach tip(() => name("card:R7"))}>
 *     <div {@attach tip(() => ({ title: "Red 7", lines: ["+1 resource", "when you exploit"] }))}>
 */

import type { Attachment } from "svelte/attachments";

export interface Tip {
  title?: string;
  lines?: readonly string[];
}

const HOVER_MS = 350;
const PRESS_MS = 450;

let box: HTMLElement | null = null;
let owner: Element | null = null;
let timer = 0;

/** One more line for whatever shows a tip: why a component cannot be chosen now, for example. */
type Remark = (element: Element) => string | null;
let remark: Remark = () => null;

/** Until the returned function is called, every tip may get a further line. */
export function remarkWith(how: Remark): () => void {
  remark = how;
  return () => {
    if (remark === how) remark = () => null;
  };
}

/** A tip that nobody hovered for: it answers a click, and goes by itself. */
export function answerAt(element: Element, what: string | Tip, ms = 3500): void {
  clearTimeout(timer);
  show(element, what, false);
  timer = window.setTimeout(gone, ms);
}

export function tip(what: () => string | Tip | null | undefined): Attachment {
  return (node) => {
    const element = node as HTMLElement | SVGElement;
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => show(element, what()), ms);
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") later(HOVER_MS);
    };
    const press = (event: Event) => {
      if ((event as PointerEvent).pointerType === "touch") later(PRESS_MS);
    };
    const focus = () => {
      if (!element.matches(":focus-visible")) return;
      describe(element, what());
      later(0);
    };
    /** What keeps the focus through an answer is described anew. */
    const answered = () => {
      if (element === document.activeElement) describe(element, what());
    };
    const menu = (event: Event) => {
      // A long press shows the tip, not the browser's menu.
      if (owner === element && box) event.preventDefault();
    };
    const leave = () => hide(element);
    const lose = () => {
      element.removeAttribute("aria-description");
      hide(element);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerdown", press],
      ["pointerleave", leave],
      ["pointercancel", leave],
      ["focusin", focus],
      ["keyup", answered],
      ["focusout", lose],
      ["contextmenu", menu],
    ];
    for (const [name, run] of listeners) element.addEventListener(name, run);
    return () => {
      for (const [name, run] of listeners) element.removeEventListener(name, run);
      hide(element);
    };
  };
}

function show(element: Element, what: string | Tip | null | undefined, remarked = true): void {
  if (!what || !element.isConnected) return;
  const { title, lines = [] }: Tip = typeof what === "string" ? { title: what } : what;
  hide(owner);
  owner = element;
  box = document.createElement("div");
  box.className = "tip";
  box.setAttribute("role", "tooltip");
  if (title) box.append(textIn("strong", title));
  for (const line of lines) box.append(textIn("span", line));
  const more = remarked ? remark(element) : null;
  if (more) box.append(textIn("em", more));
  // A modal dialog is above everything else, so the tip goes inside it; else into the landmark that
  // holds what it is about.
  (element.closest("dialog, main, aside") ?? document.body).append(box);
  place(box, element.getBoundingClientRect());
  document.addEventListener("keydown", escape);
  document.addEventListener("scroll", gone, true);
}

/** Before a screen reader asks what has the focus: what the tip says besides the name. */
function describe(element: Element, what: string | Tip | null | undefined): void {
  element.removeAttribute("aria-description");
  if (!what) return;
  const { title = "", lines = [] }: Tip = typeof what === "string" ? { title: what } : what;
  const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const more = [title, ...lines, remark(element) ?? ""].filter((line) => line && !name.includes(line));
  if (more.length) element.setAttribute("aria-description", more.join(". "));
}

function textIn(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function place(shown: HTMLElement, around: DOMRect): void {
  const { width, height } = shown.getBoundingClientRect();
  const margin = 8;
  const left = around.left + around.width / 2 - width / 2;
  const above = around.top - height - margin;
  const top = above > margin ? above : around.bottom + margin;
  shown.style.left = `${Math.max(margin, Math.min(innerWidth - width - margin, left))}px`;
  shown.style.top = `${Math.max(margin, Math.min(innerHeight - height - margin, top))}px`;
}

function escape(event: KeyboardEvent): void {
  if (event.key === "Escape") gone();
}

function gone(): void {
  hide(owner);
}

function hide(element: Element | null): void {
  clearTimeout(timer);
  if (element !== owner || !box) return;
  box.remove();
  box = null;
  owner = null;
  document.removeEventListener("keydown", escape);
  document.removeEventListener("scroll", gone, true);
}
