import { expect, it } from "vitest";
import { shownNames } from "./players";

const NAMES = ["Iris", "Otto", "Mila", "Hugo", "Vera"];
const t = (key: string) => NAMES[Number(key.split("-").at(-1))] ?? key;

it("names bots by their seats", () => {
  expect(shownNames(["Ana", null, null], t)).toEqual(["Ana", "Otto", "Mila"]);
});

it("gives a bot another name when a player has its own", () => {
  expect(shownNames(["mila", null, null], t)).toEqual(["mila", "Otto", "Iris"]);
});

it("never gives one name to two bots", () => {
  const shown = shownNames(["Otto", "Mila", null, null], t);
  expect(shown).toEqual(["Otto", "Mila", "Iris", "Hugo"]);
  expect(shownNames(["Hugo", null, null, null], t)).toEqual(["Hugo", "Otto", "Mila", "Iris"]);
});
