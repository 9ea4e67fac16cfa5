import { expect, test } from "vitest";
import facts from "../../generated/games/ginkgopolis/facts.json";
import lesson from "../../generated/games/ginkgopolis/lesson.json";
import {
  bonusesOf,
  cardName,
  cardOf,
  cardPart,
  isCharacter,
  members,
  nameInWords,
  NUM_CARDS,
  placeOf,
  powerPart,
  startPart,
  tableauOf,
  type GinkgoView,
} from "./view";

const view = lesson.steps[0]?.position.view as unknown as GinkgoView;

test("large sets come as text", () => {
  expect(members("576460752303423489")).toEqual([0, 59]);
  expect(members(5)).toEqual([0, 2]);
  expect(members(undefined)).toEqual([]);
});

test("every card has a name and says what it does", () => {
  const known = new Set(Object.keys(facts.parts.names));
  for (let card = 0; card < NUM_CARDS; card++) {
    expect(cardName(card)).not.toBe("");
    expect(cardOf(cardPart(card))).toBe(card);
    expect(known).toContain(cardPart(card));
    expect(known).toContain(powerPart(card));
    if (isCharacter(card)) expect(known).toContain(startPart(card));
  }
});

test("a part is named by the message that Python gives it", () => {
  const words = (id: string, args = {}) => `${id} ${Object.values(args).join(" ")}`;
  expect(nameInWords("tile:B12", words)).toBe("part-tile blue 12");
});

test("a card plays at its building or at its marker", () => {
  expect(placeOf(view, cardOf("card:B3"))).toBe(view.cells[view.tops.indexOf(cardOf("tile:B3"))]);
  expect(placeOf(view, cardOf("card:D"))).toBe(view.markers[3]);
});

test("each side has its own characters and bonuses", () => {
  expect(tableauOf(view, 1)).toEqual(view.characters.slice(3));
  expect(bonusesOf(view, 1).flat()).toEqual(view.bonuses.slice(9));
});
