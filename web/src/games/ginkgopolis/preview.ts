/** The rules' own preview of a choice, as symbols. */

import type { Message } from "../../core/wire";

export interface Summary {
  /** exploit, urbanize, construct; fall-back: it cannot be paid for. */
  action: "exploit" | "urbanize" | "construct" | "fall-back" | null;
  /** Resources, tiles, points. */
  items: [number, number, number];
  /** One resource or one tile besides. */
  letter: boolean;
  end: boolean;
  /** Somebody else gets something. */
  rival: boolean;
}

const ITEMS: Record<string, 0 | 1 | 2> = {
  "preview-resources": 0,
  "preview-tiles": 1,
  "preview-points": 2,
};
/** The messages that say how much, and those that say what is done. */
export const AMOUNTS: ReadonlySet<string> = new Set(Object.keys(ITEMS));
const ACTIONS = ["exploit", "urbanize", "construct", "fall-back"] as const;

export const HEADLINES: ReadonlySet<string> = new Set(ACTIONS.map((action) => `preview-${action}`));

export function summary(preview: readonly Message[]): Summary {
  const found: Summary = { action: null, items: [0, 0, 0], letter: false, end: false, rival: false };
  for (const { id, args } of preview) {
    const item = ITEMS[id];
    const action = ACTIONS.find((one) => id === `preview-${one}`);
    if (item !== undefined) found.items[item] = signed(String(args?.amount ?? "0"));
    else if (action) found.action = action;
    else if (id === "preview-letter") found.letter = true;
    else if (id === "preview-end") found.end = true;
    else if (id === "preview-rival") found.rival = true;
  }
  return found;
}

/** "+2" or "−3", with a real minus. */
export function signed(text: string): number {
  return Number(text.replace("\u2212", "-"));
}
