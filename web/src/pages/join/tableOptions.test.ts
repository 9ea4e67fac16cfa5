import { expect, it } from "vitest";
import catalogue from "../../generated/catalogue.json";
import { Catalogue } from "../../i18n/fluent";
import type { GameInfo } from "../../net/wire";
import type { GameCard } from "../../session/lobby.svelte";
import { offeredOptions } from "./tableOptions";

const cards = (catalogue.games as unknown as GameInfo[]).map((info): GameCard => ({
  info,
  cover: { Cover: null as never, hidden: ["first"] },
  words: new Catalogue([]),
}));

it("offers an option only for the numbers of seats that Python names", () => {
  for (const card of cards) {
    for (const { name, seats = [] } of card.info.options) {
      for (const count of seats) {
        expect(offeredOptions(card, count).map((option) => option.name)).toContain(name);
      }
      const offered = offeredOptions(card, 99).map((option) => option.name);
      if (seats.length) expect(offered).not.toContain(name);
    }
  }
  expect(cards.some(({ info }) => info.options.some(({ seats }) => seats?.length))).toBe(true);
});

it("leaves the seats and hidden options out", () => {
  for (const card of cards) {
    const offered = offeredOptions(card, 2).map(({ name }) => name);
    expect(offered).not.toContain("seats");
    expect(offered).not.toContain("first");
  }
});
