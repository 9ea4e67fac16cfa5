import { describe, expect, it } from "vitest";
import type { Beat } from "../../contract";
import { lastTurns } from "./lastTurn";

const beat = (side: number, ...events: Record<string, unknown>[]): Beat => ({
  side,
  events: events.map((event) => ({ event: event as { kind: string }, message: { id: "" } })),
});
const place = (seat: number) => ({ kind: "WorkerPlaced", seat, slot: 4 });

describe("the last turn of a player", () => {
  it("holds what was taken and the spaces that it came to, over several answers", () => {
    const turns = lastTurns([
      beat(1, place(1), { kind: "ItemsTaken", seat: 1, row: 3, items: [0, 2] }),
      beat(1, { kind: "BuildingPlaced", seat: 1, colour: 0, x: 2, y: 1, height: 1 }),
      beat(0, place(0), { kind: "ItemsTaken", seat: 0, row: 0, items: [7] }),
      beat(1, { kind: "BuildingPlaced", seat: 1, colour: 2, x: 3, y: 1, height: 2 }),
    ]);
    expect(turns.get(1)).toEqual({ row: 3, items: [0, 2], plots: ["plot:1:2,1", "plot:1:3,1"] });
    expect(turns.get(0)).toEqual({ row: 0, items: [7], plots: [] });
  });

  it("marks all four spaces of a tile, and ends with the next worker", () => {
    const tile = { kind: "TilePlaced", seat: 2, tile: 3, x: 1, y: 0, turn: 0 };
    const first = [beat(2, place(2), tile)];
    expect(lastTurns(first).get(2)?.plots).toEqual([
      "plot:2:2,0",
      "plot:2:3,0",
      "plot:2:2,1",
      "plot:2:3,1",
    ]);
    expect(lastTurns([...first, beat(2, place(2))]).get(2)?.plots).toEqual([]);
  });
});
