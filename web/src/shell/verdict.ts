/** Who has won, in the words that the terminal uses too. */

import type { Player, ScoredSide } from "../core/game";
import type { Score } from "../core/wire";
import { t } from "../core/words.svelte";
import { ranked } from "./sheet";

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

/** Why: by how many points, or by which tie-breaker. `words` says what the game's tie-breakers count. */
export function reason(sides: readonly ScoredSide[], words: (key: string) => string): string {
  const [first, second] = ranked(sides);
  if (!first || !second) return "";
  const points = first.result[0] ?? 0;
  if (second.place === 1) return t("tie-shared", { points });
  const level = first.result.findIndex((number, at) => number !== second.result[at]);
  if (level > 0) {
    return t("tie-broken", { points, what: words(`tie-${level}`), won: first.result[level] ?? 0, lost: second.result[level] ?? 0 });
  }
  const seconds = sides.filter(({ place }) => place === second.place);
  const players = seconds.map(({ name }) => name).join(t("list-comma"));
  return t("won-by", { first: first.name, points, players, second: second.result[0] ?? 0 });
}
