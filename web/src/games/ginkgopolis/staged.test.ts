import { describe, expect, test } from "vitest";
import facts from "../../generated/games/ginkgopolis/facts.json";
import lesson from "./lesson.json";
import { named } from "./lesson";
import { signed, summary } from "./preview";
import { revealed, staged } from "./staged";
import { cardName, cardPart, members, nameMessage, NUM_CARDS, powerOf, tableauOf, type GinkgoView } from "./view";
import type { Choice, Told } from "../../core/wire";

interface Step {
  key: string;
  position: { view: GinkgoView; choices: Choice[] };
  then: { events: Told[]; view: GinkgoView }[];
}
const steps = lesson.steps as unknown as Step[];
const step = (key: string) => steps.find((one) => one.key === key) as Step;

/** What events say in full; which cards come into a hand is seen when the round begins. */
const FOLLOWED = [
  "cells", "tops", "heights", "owners", "pawns", "markers", "pool", "resources", "points", "num_tiles", "tokens",
  "bonuses", "characters", "sealed", "supply_size", "tiles", "chosen_card", "chosen_tile", "exhaustions", "ending",
] as const;

describe("between two positions", () => {
  const before = step("floor").position.view;
  const entry = step("floor").then.find(({ events }) => events.some(({ event }) => event.kind === "FloorBuilt")) as Step["then"][number];
  const built = entry.events.findIndex(({ event }) => event.kind === "FloorBuilt" && event.side === 0);
  const heights = (view: GinkgoView) => view.heights.reduce((sum, height) => sum + height, 0);
  const shown = (index: number) => staged(before, entry.view, entry.events, entry.events[index] as Told);

  test("a floor rises when it is its turn", () => {
    expect(heights(shown(built))).toBe(heights(shown(built - 1)) + 1);
    expect(shown(built).resources[0]).toBe((shown(built - 1).resources[0] as number) - 2);
  });

  test("at the last event everything is as the server says", () => {
    expect(shown(entry.events.length - 1)).toBe(entry.view);
    expect(staged(before, entry.view, entry.events, null)).toBe(entry.view);
  });

  test("the city ends up as in the position after", () => {
    const nearly = shown(entry.events.length - 2);
    expect(nearly.cells).toEqual(entry.view.cells);
    expect(nearly.tops).toEqual(entry.view.tops);
    expect(nearly.heights).toEqual(entry.view.heights);
    expect(nearly.owners).toEqual(entry.view.owners);
  });

  test("the next hand is not seen before this round is over", () => {
    const next = step("alone").then.find(({ events }) => events.some(({ event }) => event.kind === "RoundBegan")) as Step["then"][number];
    const start = step("alone").position.view;
    const during = (kind: string) => {
      const at = next.events.find(({ event }) => event.kind === kind && event.side === 0) as Told;
      return staged(start, next.view, next.events, at);
    };
    const revealed = during("ChoiceRevealed");
    expect(revealed.hand).toEqual(start.hand.filter((card) => card !== start.chosen_card));
    expect([revealed.round, revealed.first]).toEqual([start.round, start.first]);
    expect(revealed.waiting).toBe(0);
    expect(during("Exploited").discard).toContain(start.chosen_card);
  });

  test("every event leads a step further to the position after all of them", () => {
    const later = { event: { kind: "Later" }, message: { id: "later" } } as Told;
    for (const { position, then } of steps) {
      let earlier = position.view;
      for (const { events, view } of then) {
        if (events.length) {
          const all = staged(earlier, view, [...events, later], events.at(-1) as Told);
          for (const field of FOLLOWED) expect({ [field]: all[field] }).toEqual({ [field]: view[field] });
          expect(all.tableau.map(members)).toEqual(view.tableau.map(members));
        }
        earlier = view;
      }
    }
  });

  test("the choice that was turned over last is on stage", () => {
    const at = entry.events.findIndex(({ event }) => event.kind === "ChoiceRevealed");
    expect(revealed(entry.events, entry.events[at] as Told)?.card).toBe(entry.events[at]?.event.card);
    expect(revealed(entry.events, null)).toBeNull();
  });

  test("of Hal's two cards the one that he keeps is on stage", () => {
    const told = (kind: string, card: number) => ({ event: { kind, card }, message: { id: kind } }) as Told;
    const events = [told("HalDrew", 61), told("HalDrew", 63), told("HalDiscarded", 63)];
    expect(events.map((one) => revealed(events, one)?.card)).toEqual([61, 63, 61]);
    const other = [...events.slice(0, 2), told("HalDiscarded", 61)];
    expect(revealed(other, other[2] as Told)?.card).toBe(63);
  });
});

describe("a preview in symbols", () => {
  test("counts what the rules say", () => {
    const choice = step("cover").position.choices.find(({ parts }) => parts[0] === "tile:B6") as Choice;
    const found = summary(choice.preview);
    expect(found.action).toBe("construct");
    expect(found.items).toEqual([-3, -1, -8]);
    expect(found.rival).toBe(true);
  });
  test("reads a real minus", () => {
    expect([signed("+2"), signed("−3"), signed("0")]).toEqual([2, -3, 0]);
  });
});

test("large sets come as text", () => {
  expect(members("576460752303423489")).toEqual([0, 59]);
  expect(members(5)).toEqual([0, 2]);
  expect(members(undefined)).toEqual([]);
});

test("every card has a name and says what it does", () => {
  for (let card = 0; card < NUM_CARDS; card++) {
    expect(cardName(card)).not.toBe("");
    const known = facts.parts.names[cardPart(card) as keyof typeof facts.parts.names];
    if (known) expect(nameMessage(cardPart(card))).toEqual(known);
    expect(nameMessage(cardPart(card))?.id).toMatch(/^part-/);
    expect(powerOf(card).id).toMatch(/^power-/);
  }
  expect(tableauOf(step("welcome").position.view, 0)).toHaveLength(3);
});

test("seats are named in the lesson's messages", () => {
  const message = { id: "x", args: { who: { part: "seat:1" }, card: { part: "card:R1" }, all: { parts: ["seat:0", "seat:1"] } } };
  expect(named(message, ["Ana", "Bo"]).args).toEqual({ who: "Bo", card: { part: "card:R1" }, all: "Ana, Bo" });
});
