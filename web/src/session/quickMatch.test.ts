import { expect, test } from "vitest";
import type { TableRow } from "../net/wire";
import { quickest } from "./quickMatch";

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: "chess",
  title: "",
  phase: "open",
  visibility: "public",
  clock: { kind: "none" },
  names: [],
  open_seats: 1,
  your_seats: [],
  your_turn: false,
  waiting: [],
  moved: 0,
  ends: null,
  place: null,
  ...more,
});

test("the table that is nearly full comes first", () => {
  const tables = [row("a", { open_seats: 3 }), row("b"), row("c", { open_seats: 2 })];
  expect(quickest(tables, "chess").map(({ id }) => id)).toEqual(["b", "c", "a"]);
});

test("tables that cannot begin at once are left out", () => {
  const tables = [
    row("other game", { game: "go" }),
    row("over several days", { clock: { kind: "days", days: 3 } }),
    row("running", { phase: "running" }),
    row("full", { open_seats: 0 }),
    row("my own", { your_seats: [0] }),
  ];
  expect(quickest(tables, "chess")).toEqual([]);
});
