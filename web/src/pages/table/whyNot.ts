/** Why a component that was clicked, hovered or pressed for long cannot be chosen now. */

import type { GameModule, Part, TableProps } from "../core/game";
import { t } from "../core/words.svelte";

/** The component that an element shows, if it can be seen but not chosen. */
export function dullPart(element: Element): { part: Part; shown: Element } | null {
  const shown = element.closest("[data-part]");
  if (!shown || shown.matches("[data-lit], [data-chosen]")) return null;
  const part = shown.getAttribute("data-part");
  return part ? { part, shown } : null;
}

/** What the game says about it: which rule. */
export function ruleAgainst(part: Part, module: GameModule | null, table: TableProps): string | null {
  if (!table.picker.active) return null;
  return module?.why?.(part, table) ?? null;
}

/** In general: whose turn it is, what was chosen before, what is asked. */
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
