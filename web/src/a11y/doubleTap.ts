/**
 * A second tap at the same place within 400 ms was not aimed at what has appeared there meanwhile.
 * Taps elsewhere, keys and screen readers are not affected.
 */

const SOON_MS = 400;
const NEAR_PX = 24;

export interface Tap {
  at: number;
  x: number;
  y: number;
}

export function isDouble(before: Tap | null, now: Tap | null): boolean {
  if (!before || !now) return false;
  const distance = Math.hypot(now.x - before.x, now.y - before.y);
  return now.at - before.at < SOON_MS && distance < NEAR_PX;
}

/** The last click that was meant: a burst of clicks is measured from its first one. */
let meant: Tap | null = null;
let double = false;

/** Note every click of a pointer, before any component handles it. */
export function watchTaps(target: Document): () => void {
  const note = (event: MouseEvent) => {
    const { detail, timeStamp: at, clientX: x, clientY: y } = event;
    const now = detail > 0 ? { at, x, y } : null;
    double = isDouble(meant, now);
    if (!double) meant = now;
  };
  // A click after a key is meant again, for example after Escape.
  const forget = () => (meant = null);
  target.addEventListener("click", note, { capture: true });
  target.addEventListener("keydown", forget, { capture: true });
  return () => {
    target.removeEventListener("click", note, { capture: true });
    target.removeEventListener("keydown", forget, { capture: true });
  };
}

/** Whether the click that is being handled is the second of a double tap. */
export function isDoubleTap(): boolean {
  return double;
}
