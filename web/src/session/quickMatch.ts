/** Which table a player who looks for opponents takes. */

import type { TableRow } from "../net/wire";

/** Other players' tables of a game that are played at once, the one that is nearly full first. */
export function quickest(tables: readonly TableRow[], game: string): TableRow[] {
  return tables
    .filter((row) => row.game === game && row.phase === "open" && row.clock.kind !== "days")
    .filter((row) => row.open_seats > 0 && row.your_seats.length === 0)
    .sort((one, other) => one.open_seats - other.open_seats);
}
