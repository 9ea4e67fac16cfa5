import { describe, expect, it } from "vitest";
import type { Beat } from "../../contract";
import { HAL, NOTHING } from "../view";
import { lastTurns } from "./lastTurn";

const beat = (side: number, ...events: Record<string, unknown>[]): Beat => ({
  side,
  events: events.map((event) => ({ event: event as { kind: string }, message: { id: "" } })),
});
const reveal = (side: number, card: number, tile = -1) => ({
  kind: "ChoiceRevealed",
  side,
  card,
  tile,
});

describe("the last turn of a side", () => {
  it("holds the card, the tile, the gains and the changed cells", () => {
    const turns = lastTurns([
      beat(
        1,
        reveal(1, 5, 9),
        { kind: "FloorBuilt", side: 1, card: 5, tile: 9, cell: 77 },
        { kind: "Gained", side: 1, cause: "bonus", payer: NOTHING, resources: 1, points: 2 },
        { kind: "TilesTakenUnseen", side: 1, count: 2, payer: NOTHING },
      ),
      beat(0, reveal(0, 6), { kind: "TilesTaken", owner: 0, tiles: [3], payer: NOTHING }),
    ]);
    expect(turns.get(1)).toEqual({ card: 5, tile: 9, gains: [1, 2, 2], cells: [77] });
    expect(turns.get(0)).toEqual({ card: 6, tile: -1, gains: [0, 1, 0], cells: [] });
  });

  it("stays while the next choice is sealed, and ends with the next reveal", () => {
    const first = [beat(1, reveal(1, 5)), beat(-1, { kind: "RoundBegan", number: 2, first: 0 })];
    const sealed = [...first, beat(1, { kind: "Sealed", side: 1, with_tile: true })];
    expect(lastTurns(sealed).get(1)?.card).toBe(5);
    expect(lastTurns([...sealed, beat(1, reveal(1, 8))]).get(1)?.card).toBe(8);
  });

  it("goes on after a question: the marker and what follows belong to it", () => {
    const turns = lastTurns([
      beat(1, reveal(1, 61, 9), { kind: "Urbanized", side: 1, card: 61, tile: 9, cell: 40 }),
      beat(
        1,
        { kind: "MarkerMoved", letter: 0, cell: 41, pushed: false },
        { kind: "Gained", side: 1, cause: "building", payer: 8256, resources: 0, points: 3 },
      ),
    ]);
    expect(turns.get(1)).toMatchObject({ cells: [40, 41], gains: [0, 0, 3] });
  });

  it("is Hal's kept card, as an expert too", () => {
    const draw = (card: number) => ({ kind: "HalDrew", card });
    const turns = lastTurns([
      beat(
        HAL,
        draw(60),
        draw(61),
        { kind: "HalDiscarded", card: 61, kept: 60 },
        { kind: "HalTookTile", tile: 4 },
      ),
    ]);
    expect(turns.get(HAL)).toMatchObject({ card: 60, tile: 4 });
  });
});
