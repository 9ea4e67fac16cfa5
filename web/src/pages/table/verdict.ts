/** The result in words: who has won, how the viewer did, and why. */

import type { Player, ScoredSide } from "../../games/contract";
import type { Score, Seat } from "../../net/wire";
import { t } from "../../i18n/words.svelte";
import { ranked, type Source } from "./scoreSheet";

export function verdict(scores: readonly Score[], players: readonly Player[]): string {
  const best = scores.filter((score) => score.place === 1);
  if (players.length === 1) {
    if (best.length > 1) return t("alone-drawn");
    return t(best[0]?.seat === 0 ? "alone-won" : "alone-lost");
  }
  const namesOf = (some: readonly Score[]) =>
    some.map((score) => players[score.seat]?.name ?? "").join(t("list-comma"));
  const won = t("winners", { count: best.length, players: namesOf(best) });
  const own = ownScore(scores, players);
  if (!own) return won;
  if (own.place > 1) return `${t("you-came", { place: own.place })} ${won}`;
  if (best.length === 1) return t("alone-won");
  return t("you-share", { players: namesOf(best.filter((score) => score !== own)) });
}

/** The score of the viewer; none for guests and for people who share a device. */
function ownScore(scores: readonly Score[], players: readonly Player[]): Score | null {
  const own = scores.filter((score) => players[score.seat]?.you);
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** The most sources of points that a comparison names. */
const MOST_NAMED = 2;

/**
 * Where a side lost points to the winner, or the winner got ahead of the second: the largest
 * differences first. Empty if no source tells them apart.
 */
function differences(sides: readonly ScoredSide[], sources: readonly Source[], seat: Seat) {
  const columns = ranked(sides);
  const mine = columns.findIndex((side) => side.seat === seat);
  const hasWon = columns[mine]?.place === 1;
  const other = hasWon ? columns.findIndex((side) => side.seat !== seat) : 0;
  const sign = hasWon ? -1 : 1;
  const points = ({ cells }: Source, at: number) => cells[at]?.points ?? 0;
  const found = sources
    .map((source) => ({
      what: source.label,
      own: points(source, mine),
      best: points(source, other),
    }))
    .filter(({ own, best }) => sign * (best - own) > 0)
    .sort((a, b) => sign * (b.best - b.own - (a.best - a.own)));
  return { other: columns[other], lines: found.slice(0, MOST_NAMED) };
}

/** The comparison in words: for the viewer, else for everyone who did not win. */
export function comparisons(
  sides: readonly ScoredSide[],
  sources: readonly Source[],
  players: readonly Player[],
): string[] {
  const own = players.filter(({ you }) => you);
  const alone = own.length === 1 ? own[0]?.seat : undefined;
  const told = sides.filter(({ seat, place }) =>
    alone === undefined ? place > 1 && seat < players.length : seat === alone,
  );
  return told.flatMap(({ seat, name }) => {
    const { other, lines } = differences(sides, sources, seat);
    if (!other || lines.length === 0) return [];
    const said = lines.map((line) => t("points-against", line)).join(t("list-comma"));
    return alone === undefined
      ? t("compared", { player: name, other: other.name, lines: said })
      : t("you-compared", { other: other.name, lines: said });
  });
}

/** Alone: both totals, "22 against 84". */
export function againstAutomaton([own, automaton]: readonly ScoredSide[]): string {
  if (!own || !automaton) return "";
  return t("alone-score", { own: own.total, other: automaton.name, best: automaton.total });
}

/**
 * The reason: the margin, or the tie-breaker that decided. `words` names the game's tie-breakers.
 */
export function reason(sides: readonly ScoredSide[], words: (key: string) => string): string {
  const [first, second] = ranked(sides);
  if (!first || !second) return "";
  const points = first.result[0] ?? 0;
  if (second.place === 1) return t("tie-shared", { points });
  const level = first.result.findIndex((number, at) => number !== second.result[at]);
  if (level > 0) {
    return t("tie-broken", {
      points,
      what: words(`tie-${level}`),
      won: first.result[level] ?? 0,
      lost: second.result[level] ?? 0,
    });
  }
  const seconds = sides.filter(({ place }) => place === second.place);
  const players = seconds.map(({ name }) => name).join(t("list-comma"));
  return t("won-by", { first: first.name, points, players, second: second.result[0] ?? 0 });
}
