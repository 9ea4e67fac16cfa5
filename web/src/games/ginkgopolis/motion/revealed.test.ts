import { expect, test } from "vitest";
import lesson from "../../../generated/games/ginkgopolis/lesson.json";
import type { Told } from "../../../net/wire";
import { NOTHING } from "../view";
import { eventOf, sideOf, type GameEvent } from "./events";
import { isRevealing, revealed } from "./revealed";

const told = (event: GameEvent): Told =>
  ({ event, message: { id: event.kind } }) as unknown as Told;
const cardsOf = (events: Told[]) => events.map((one) => revealed(events, one)?.card);

test("the choice that was turned over last is on stage, until its tile is laid", () => {
  const step = lesson.steps.find(({ key }) => key === "floor");
  const beats = (step?.then ?? []) as unknown as { events: Told[] }[];
  const turn = beats.find(({ events }) => events.some((one) => one.event.kind === "FloorBuilt"));
  const events = turn?.events ?? [];
  const [first] = events;
  const opened = first && eventOf(first);
  expect(opened?.kind).toBe("ChoiceRevealed");
  expect(revealed(events, first ?? null)).toMatchObject(
    opened?.kind === "ChoiceRevealed" ? { card: opened.card, tile: opened.tile } : {},
  );
  expect(revealed(events, events.at(-1) ?? null)?.tile).toBe(NOTHING);
  expect(revealed(events, null)).toBeNull();
});

test("of Hal's two cards the one that he keeps is on stage", () => {
  const drawn = [told({ kind: "HalDrew", card: 61 }), told({ kind: "HalDrew", card: 63 })];
  expect(cardsOf([...drawn, told({ kind: "HalDiscarded", card: 63, kept: 61 })])).toEqual([
    61, 63, 61,
  ]);
  expect(cardsOf([...drawn, told({ kind: "HalDiscarded", card: 61, kept: 63 })])).toEqual([
    61, 63, 63,
  ]);
});

test("the city changes only after the choice was turned over", () => {
  const events = [
    told({ kind: "CardsDiscarded", cards: [1] }),
    told({ kind: "HalDrew", card: 61 }),
    told({ kind: "HalTookTile", tile: 3 }),
    told({ kind: "Urbanized", side: 1, card: 61, tile: 3, cell: 8256 }),
  ];
  expect(events.map((one) => isRevealing(events, one))).toEqual([true, true, true, false]);
  expect(isRevealing(events, null)).toBe(false);
});

test("Hal's events are his, and an event of the table belongs to no side", () => {
  expect(sideOf({ kind: "HalDrew", card: 61 })).toBe(1);
  expect(sideOf({ kind: "SupplyExhausted", times: 1 })).toBe(NOTHING);
  expect(sideOf({ kind: "TilesReturned", side: 2, tiles: [4] })).toBe(2);
});
