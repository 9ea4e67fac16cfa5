/** A table's options and clock, in words. */

import type { Catalogue } from "../../i18n/fluent";
import type { Clock, OptionInfo, OptionValue, Seat, SeatWish, TableInfo } from "../../net/wire";
import { says, t } from "../../i18n/words.svelte";
import type { GameCard } from "../../session/lobby.svelte";

/** The game's word, or the shell's, or the bare name. */
function word(words: Catalogue, key: string, bare: string): string {
  if (words.has(key)) return words.format(key);
  return says(key) ? t(key) : bare.replace(/[_-]+/g, " ").replace(/^./, (c) => c.toUpperCase());
}

export function optionName(words: Catalogue, option: OptionInfo): string {
  return word(words, `option-${option.name}`, option.name);
}

export function valueName(words: Catalogue, option: OptionInfo, value: OptionValue): string {
  const key = typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
  return word(words, `option-${option.name}-${key}`, word(words, `value-${key}`, key));
}

/** The options to choose from; the seats have fields of their own. */
export function offeredOptions(card: GameCard, seats: number): OptionInfo[] {
  return card.info.options.filter(
    ({ name, values, seats: meant = [] }) =>
      name !== "seats" &&
      values.length > 1 &&
      !card.cover?.hidden?.includes(name) &&
      (meant.length === 0 || meant.includes(seats)),
  );
}

/** A few sensible clocks instead of four numbers. */
export const CLOCKS: readonly { key: string; clock: Clock }[] = [
  { key: "clock-none", clock: { kind: "none" } },
  { key: "clock-fast", clock: { kind: "live", bank: 300, increment: 10 } },
  { key: "clock-calm", clock: { kind: "live", bank: 900, increment: 30 } },
  { key: "clock-day", clock: { kind: "days", days: 1 } },
  { key: "clock-days", clock: { kind: "days", days: 3 } },
];

/** The index in `CLOCKS`; -1: another clock. */
export function clockIndex({ kind, bank, increment, days }: Clock): number {
  return CLOCKS.findIndex(({ clock }) => {
    if (clock.kind !== kind) return false;
    if (kind === "live") return clock.bank === bank && clock.increment === increment;
    return kind === "none" || clock.days === days;
  });
}

/**
 * The seats when a match is continued from a moment of its replay: the user takes the seat that
 * they look from, seats of their device stay theirs, bots take the others.
 */
export function rematchSeats(
  table: TableInfo,
  own: readonly Seat[],
  mine: Seat,
  bot: string,
): SeatWish[] {
  return table.seats.map((seat): SeatWish => {
    if (seat.seat === mine) return { kind: "me" };
    if (own.includes(mine) && own.includes(seat.seat)) return { kind: "here", name: seat.name };
    return { kind: "bot", bot: seat.bot ?? bot };
  });
}

/** Lines such as "Clock: No clock", for players who consider joining. */
export function tableOptions(table: TableInfo, card: GameCard | undefined): [string, string][] {
  const lines: [string, string][] = [[t("visibility"), t(`visibility-${table.visibility}`)]];
  const clock = CLOCKS[clockIndex(table.clock)];
  if (clock) lines.push([t("clock"), t(clock.key)]);
  if (!card) return lines;
  const { words } = card;
  for (const option of offeredOptions(card, table.seats.length)) {
    const value = (table.options[option.name] ?? option.default) as OptionValue;
    lines.push([optionName(words, option), valueName(words, option, value)]);
  }
  return lines;
}
