/** The players of a table, ready for display. */

import type { Player } from "../games/contract";
import type { Seat, SeatInfo, TableInfo } from "../net/wire";

const MARKS = ["●", "▲", "■", "◆", "★"] as const;

export function markOf(seat: Seat): string {
  return MARKS[seat % MARKS.length] as string;
}

export function colourOf(seat: Seat): string {
  return `var(--seat-${seat % MARKS.length})`;
}

/** `greedy:2` in words: what this strength of bot is called. Bots of other packages have no words. */
export function botName(bot: string, t: Tell): string {
  if (isAdaptive(bot)) return adaptiveName(bot, t);
  const [name = bot, level = "1"] = bot.split(":");
  const key = `level-${name}-${level}`;
  const told = t(key);
  return told === key ? t("bot-level", { bot: name, level }) : told;
}

/** Whether the table chooses the strength of this bot when a match begins. */
export function isAdaptive(bot: string): boolean {
  return bot.split(":")[0] === "adaptive";
}

/** Before the match its own name, then that of the level at which it plays. */
function adaptiveName(bot: string, t: Tell): string {
  const level = bot.split(":")[1];
  return t(level ? `level-rival-${level}` : "level-adaptive");
}

/** How this bot plays, in a sentence; empty for bots of other packages. */
export function botManner(bot: string, t: Tell): string {
  if (isAdaptive(bot)) return t("level-adaptive-about");
  const [name = bot, level = "1"] = bot.split(":");
  const key = `level-${name}-${level}-about`;
  const told = t(key);
  return told === key ? "" : told;
}

/** Bots have names, so that players can tell two of the same strength apart. */
const NUM_BOT_NAMES = 5;

/**
 * The displayed names; null stands for a bot without a name. Such a bot is named by its seat, or
 * by the first seat without a bot if another player has that name.
 */
export function shownNames(names: readonly (string | null)[], t: Tell): string[] {
  const taken = new Set(names.map((name) => name?.toLocaleLowerCase()));
  const spare = names.flatMap((name, seat) => (name === null ? [] : [botNameOf(seat, t)]));
  const free = (name: string) => !taken.has(name.toLocaleLowerCase());
  return names.map((name, seat) => {
    if (name !== null) return name;
    const own = botNameOf(seat, t);
    const shown = free(own) ? own : (spare.find(free) ?? own);
    taken.add(shown.toLocaleLowerCase());
    return shown;
  });
}

const botNameOf = (seat: Seat, t: Tell): string => t(`bot-name-${seat % NUM_BOT_NAMES}`);

type Tell = (key: string, args?: Record<string, string | number>) => string;

/** The name of a seat; null for a bot without a name. */
function nameOf(seat: SeatInfo, t: Tell): string | null {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "person" && seat.player === null && !seat.name) return t("former-player");
  if (seat.kind === "bot" && (!seat.name || seat.name === seat.bot)) return null;
  return seat.name || t("seat-number", { number: seat.seat + 1 });
}

export function playersOf(
  table: TableInfo | null,
  own: readonly Seat[],
  waiting: readonly Seat[],
  t: Tell,
): Player[] {
  const seats = table?.seats ?? [];
  const names = shownNames(
    seats.map((seat) => nameOf(seat, t)),
    t,
  );
  return seats.map((seat, at) => ({
    ...seat,
    name: names[at] ?? "",
    level: seat.kind === "bot" && seat.bot ? botName(seat.bot, t) : "",
    you: own.includes(seat.seat),
    waiting: waiting.includes(seat.seat),
    mark: markOf(seat.seat),
    colour: colourOf(seat.seat),
  }));
}
