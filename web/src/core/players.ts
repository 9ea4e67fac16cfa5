/** Who sits at a table, ready to be shown. */

import type { Player } from "./game";
import type { Seat, SeatInfo, TableInfo } from "./wire";

export const MARKS = ["●", "▲", "■", "◆", "★"] as const;

export function markOf(seat: Seat): string {
  return MARKS[seat % MARKS.length] as string;
}

export function colourOf(seat: Seat): string {
  return `var(--seat-${seat % MARKS.length})`;
}

/** `greedy:2` in words: the bot's name and how strong it is. */
export function botName(bot: string, t: Tell): string {
  const [name = bot, level] = bot.split(":");
  return level === undefined ? t(`bot-${name}`) : t("bot-level", { bot: t(`bot-${name}`), level });
}

/** Bots have names, so that two of the same strength can be told apart. */
const NUM_BOT_NAMES = 5;

/** A name as it is shown; a bot that nobody has named gets one by its seat. */
export function shownName(name: string, seat: Seat, isBot: boolean, t: Tell): string {
  return isBot ? t(`bot-name-${seat % NUM_BOT_NAMES}`) : name;
}

type Tell = (key: string, args?: Record<string, string | number>) => string;

function nameOf(seat: SeatInfo, t: Tell): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot" && (!seat.name || seat.name === seat.bot)) {
    return shownName(seat.name, seat.seat, true, t);
  }
  return seat.name || t("seat-number", { number: seat.seat + 1 });
}

export function playersOf(
  table: TableInfo | null,
  own: readonly Seat[],
  waiting: readonly Seat[],
  t: Tell,
): Player[] {
  return (table?.seats ?? []).map((seat) => ({
    ...seat,
    name: nameOf(seat, t),
    you: own.includes(seat.seat),
    waiting: waiting.includes(seat.seat),
    mark: markOf(seat.seat),
    colour: colourOf(seat.seat),
  }));
}
