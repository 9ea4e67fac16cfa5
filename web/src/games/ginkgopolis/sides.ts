/** Who a side is: a player, or Hal in the solo game. */

import type { TableProps } from "../../core/game";
import { HAL, isSolo, NOTHING, type GinkgoView } from "./view";

export interface Side {
  side: number;
  name: string;
  mark: string;
  colour: string;
  you: boolean;
  isHal: boolean;
}

const MARKS = ["●", "▲", "■", "◆", "★"];
export const markOf = (side: number): string => (side === NOTHING ? "" : (MARKS[side % 5] as string));

type Table = Pick<TableProps<GinkgoView>, "players" | "words">;

export function sideOf(table: Table, view: GinkgoView, side: number): Side {
  const isHal = isSolo(view) && side === HAL;
  const player = isHal ? undefined : table.players[side];
  return {
    side,
    name: isHal ? table.words("hal") : (player?.name ?? String(side + 1)),
    mark: player?.mark ?? markOf(side),
    colour: `var(--seat-${side % 5})`,
    you: view.seat === side,
    isHal,
  };
}
