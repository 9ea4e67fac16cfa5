/** Keyboard shortcuts. None fires while the user types or a dialog is open. */

export type Keys = Record<string, () => void>;

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Enter and space belong to the control that has the focus. */
function isControl(target: EventTarget | null): boolean {
  const controls = "button, a, summary, [role=button], [role=tab], [role=slider]";
  return target instanceof Element && target.closest(controls) !== null;
}

/** The key by its Latin letter; on other keyboards, by its position: Г is where U is. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (!letter || !/^\P{ASCII}$/u.test(key)) return key;
  return key === key.toLowerCase() ? letter.toLowerCase() : letter;
}

/** Listen until the returned function is called. Keys are written `u`, `Shift+U`, `ArrowLeft`. */
export function listen(keys: Keys): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    if ((event.key === "Enter" || event.key === " ") && isControl(event.target)) return;
    const key = keyOf(event);
    const run = keys[event.shiftKey ? `Shift+${key}` : key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}

/** Move with arrow keys between the items of a list that is one tab stop. */
export function rove(list: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const items = [...list.querySelectorAll<HTMLElement>("[data-rove]")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const ends: Record<string, number> = { Home: 0, End: items.length - 1 };
  const to = step === undefined ? ends[event.key] : (at + step + items.length) % items.length;
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}
