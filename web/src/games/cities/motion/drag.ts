/** Dragging a piece from the hand to a place: a copy follows the pointer, the place gets the part. */

import type { Attachment } from "svelte/attachments";

const FAR = 8; // pixels before a press becomes a drag

export function drag(drop: (part: string) => void): Attachment {
  return (node) => {
    const source = node as HTMLElement;
    let start: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let below: Element | null = null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // At once: a quick hand has left the piece before it moves for the first time.
      source.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR;
      if (!ghost && far) ghost = copyOf(source);
      if (!ghost) return;
      ghost.style.setProperty("translate", `${event.clientX}px ${event.clientY}px`);
      hover(placeAt(event));
    };
    const up = (event: PointerEvent) => {
      const dragged = ghost !== null;
      end();
      if (!dragged) return;
      // The click that follows a drag is not a choice.
      source.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => source.removeEventListener("click", swallow, { capture: true }), 50);
      const part = placeAt(event)?.getAttribute("data-part");
      if (part) drop(part);
    };
    /** A captured pointer causes no enter events, so they are sent to the place below it here. */
    const hover = (place: Element | null) => {
      if (place === below) return;
      below?.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
      place?.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
      below = place;
    };
    const end = () => {
      hover(null);
      ghost?.remove();
      ghost = null;
      start = null;
    };
    const listeners: [string, (event: PointerEvent) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", end],
    ];
    for (const [name, run] of listeners) source.addEventListener(name, run as EventListener);
    source.style.touchAction = "none";
    return () => {
      for (const [name, run] of listeners) source.removeEventListener(name, run as EventListener);
      end();
    };
  };
}

function placeAt({ clientX, clientY }: PointerEvent): Element | null {
  const under = document.elementFromPoint(clientX, clientY);
  return under?.closest("[data-part^='space:'], [data-part^='cell:']") ?? null;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function copyOf(source: HTMLElement): HTMLElement {
  const box = source.getBoundingClientRect();
  const copy = source.cloneNode(true) as HTMLElement;
  for (const name of ["data-part", "data-lit", "data-chosen", "tabindex", "role"]) {
    copy.removeAttribute(name);
  }
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${-box.width / 2}px`,
    top: `${-box.height / 2}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
    opacity: "0.9",
    zIndex: "70",
  });
  document.body.append(copy);
  return copy;
}
