/** Keys of the table. Nothing fires while somebody types or a dialog is open. */

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

/** The key by its letter; where a keyboard writes other letters, by its place: Г lies where U does. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (!letter || !/^[^\x00-\x7f]$/u.test(key)) return key;
  return key === key.toLowerCase() ? letter.toLowerCase() : letter;
}

/** Listens until the returned function is called. Keys are written `u`, `Shift+U`, `ArrowLeft`. */
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

/** Arrow keys between the items of a list that is one tab stop. */
export function rove(list: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const items = [...list.querySelectorAll<HTMLElement>("[data-rove]")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  let to = at;
  if (step !== undefined) to = (at + step + items.length) % items.length;
  else if (event.key === "Home") to = 0;
  else if (event.key === "End") to = items.length - 1;
  else return;
  event.preventDefault();
  items[to]?.focus();
}
