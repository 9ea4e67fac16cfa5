/** Who has won, in the words that the terminal uses too. */

import type { Player } from "../core/game";
import type { Score } from "../core/wire";
import { t } from "../core/words.svelte";

export function verdict(scores: readonly Score[], players: readonly Player[]): string {
  if (scores.length === 1) {
    // Alone, the first number of the result says it: the margin over the automaton.
    const margin = scores[0]?.result[0] ?? 0;
    if (margin > 0) return t("alone-won");
    return margin === 0 ? t("alone-drawn") : t("alone-lost");
  }
  const best = scores.filter((score) => score.place === 1);
  const names = best.map((score) => players[score.seat]?.name ?? "").join(t("list-comma"));
  return t("winners", { count: best.length, players: names });
}
