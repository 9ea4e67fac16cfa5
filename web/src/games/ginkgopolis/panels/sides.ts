/** The sides of a match: the players, and Hal in the solo game. */

import type { Part, Standing } from "../../../net/wire";
import type { TableProps } from "../../contract";
import { colourOf, markOf as markOfSeat } from "../../../session/players";
import { linesOf, sumOf } from "../standings";
import { HAL, isSolo, NOTHING, type GinkgoView, type Item } from "../view";

export interface Side {
  side: number;
  name: string;
  mark: string;
  /** How strong a bot is. */
  level: string;
  colour: string;
  you: boolean;
  isHal: boolean;
}

/** The mark of the owner of a building; empty without one. */
export const markOf = (side: number): string => (side === NOTHING ? "" : markOfSeat(side));

type Table = Pick<TableProps<GinkgoView>, "players" | "words">;

export function sideOf(table: Table, view: GinkgoView, side: number): Side {
  const isHal = isSolo(view) && side === HAL;
  const player = isHal ? undefined : table.players[side];
  return {
    side,
    name: isHal ? table.words("hal") : (player?.name ?? String(side + 1)),
    mark: player?.mark ?? markOf(side),
    colour: colourOf(side),
    level: player?.level ?? "",
    you: view.seat === side,
    isHal,
  };
}

export interface Stock {
  part: Part;
  kind: Item;
  label: string;
  amount: string;
}

/** What a side has, in short; what is hidden is unknown. */
export function stocksOf({ words }: Table, view: GinkgoView, side: number): Stock[] {
  const isHal = isSolo(view) && side === HAL;
  const stock = (part: string, kind: Item, label: string, amount = -1): Stock => ({
    part: `${part}:${side}`,
    kind,
    label: words(label),
    amount: amount < 0 ? "?" : String(amount),
  });
  const points = stock("points", "point", "stat-points", view.points[side]);
  if (isHal) return [points, stock("stock", "resource", "stat-pool", view.pool[side])];
  return [
    points,
    stock("stock", "resource", "stat-resources", view.resources[side]),
    stock("tiles", "tile", "stat-tiles", view.num_tiles[side]),
  ];
}

/** What a side would have if the game ended now; nothing if some of it is hidden. */
export function outlookOf(
  { words }: Pick<TableProps, "words">,
  standing: Standing | undefined,
): string | null {
  if (standing === undefined || standing.total === null) return null;
  const tokens = linesOf(standing, "score-tokens");
  return words(tokens.length ? "stat-outlook" : "stat-outlook-solo", {
    total: standing.total,
    districts: sumOf(linesOf(standing, "score-district")),
    cards: sumOf(linesOf(standing, "score-card")),
    tokens: sumOf(tokens),
  });
}
