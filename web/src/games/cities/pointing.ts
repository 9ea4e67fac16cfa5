/** Tells when a pointer or the focus rests on an element, and when it leaves. */

import type { Attachment } from "svelte/attachments";

export function onPointing(tell: (on: boolean) => void): Attachment {
  return (node) => {
    let on = false;
    const turn = (now: boolean) => () => {
      on = now;
      tell(now);
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
      // What goes away under the pointer never hears it leave.
      if (on) tell(false);
    };
  };
}
