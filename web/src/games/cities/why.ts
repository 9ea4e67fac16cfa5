/** Which rule stands against a component that cannot be chosen now. */

import type { Part, TableProps } from "../../core/game";
import { workersLeft } from "./market";
import { placeIn } from "./places";
import { planOf } from "./plan";
import { ASK, NOTHING, type CitiesView } from "./view";
import { spaceTip } from "./words";

type Table = Pick<TableProps<CitiesView>, "view" | "seat" | "players" | "words" | "name">;

export function why(part: Part, table: Table): string | undefined {
  const { view, words } = table;
  const [kind] = part.split(":");
  if (kind === "slot" && view.question === ASK.worker) return againstSlot(part, table);
  if (view.question !== ASK.feature && view.question !== ASK.building) return undefined;
  if (kind === "space") return againstSpace(part, table);
  const piece = view.question === ASK.feature ? "feature" : "building";
  return kind === piece ? words("fits-nowhere") : undefined;
}

function againstSlot(part: Part, { view, seat, players, words }: Table): string | undefined {
  const [row = 1, column = 1] = (part.split(":")[1] ?? "").split(".").map(Number);
  const worker = view.workers[(row - 1) * 4 + column - 1] ?? NOTHING;
  if (worker !== NOTHING) return words("slot-taken", { name: players[worker]?.name ?? "" });
  const used = seat !== null && workersLeft(view, seat, row - 1) === 0;
  return used ? words("workers-left", { number: 0 }) : undefined;
}

function againstSpace(part: Part, { view, seat, words, name }: Table): string | undefined {
  const place = placeIn(part);
  const district = view.districts[seat ?? NOTHING];
  if (!place || !district) return undefined;
  const { spots } = planOf(district, view.config.long);
  const spot = spots.find(({ x, y }) => x === place.x && y === place.y);
  return spot && spaceTip(spot, words, name);
}
