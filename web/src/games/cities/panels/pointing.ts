/** Tells when a pointer or the focus rests on an element, and when it leaves. */

import type { Attachment } from "svelte/attachments";

export function onPointing(tell: (on: boolean) => void): Attachment {
  return (node) => {
    let on = false;
    // A little later: what has the focus and is taken away loses it in the middle of drawing.
    const turn = (now: boolean) => () => {
      on = now;
      queueMicrotask(() => on === now && tell(now));
    };
    const begin = turn(true);
    const end = turn(false);
    const listeners: [string, () => void][] = [
      ["pointerenter", begin],
      ["focusin", begin],
      ["pointerleave", end],
      ["focusout", end],
    ];
    for (const [name, run] of listeners) node.addEventListener(name, run);
    return () => {
      for (const [name, run] of listeners) node.removeEventListener(name, run);
      // An element that is removed under the pointer gets no event when the pointer leaves.
      if (on) tell(false);
      on = false;
    };
  };
}
