/** Why a clicked, hovered or long-pressed component cannot be chosen now. */

import type { Part, TableProps } from "../../games/contract";
import { t } from "../../i18n/words.svelte";

export interface Unavailable {
  part: Part;
  shown: Element;
}

/** The component that an element shows, if it cannot be chosen. */
export function unavailablePart(element: Element): Unavailable | null {
  const shown = element.closest("[data-part]");
  if (!shown || shown.matches("[data-lit], [data-chosen]")) return null;
  const part = shown.getAttribute("data-part");
  return part ? { part, shown } : null;
}

/** The component's name, or its label where the name alone says too little, as for a marker. */
export function titleOf({ name }: TableProps, { part, shown }: Unavailable): string | null {
  const named = name(part);
  const isBare = named === part.slice(part.indexOf(":") + 1);
  return isBare ? shown.getAttribute("aria-label") : named;
}

/** The general reason: another player's turn, an earlier choice, or the current question. */
export function generalReason(table: TableProps): string {
  const { picker, players, over, question, seat } = table;
  if (over) return t("why-over");
  if (seat === null) return t("why-watching");
  if (!picker.active) {
    const names = players.filter((one) => one.waiting).map((one) => one.name);
    return t("why-not-your-turn", { names: names.join(t("list-comma")) });
  }
  if (picker.chosen.length) {
    return t("why-not-together", { chosen: picker.chosen.map(table.name).join(t("list-comma")) });
  }
  return t("why-not-asked", { question: table.say(question) });
}
