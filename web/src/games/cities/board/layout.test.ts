import { describe, expect, it } from "vitest";
import { Catalogue, Words } from "../../../i18n/fluent";
import type { Choice } from "../../../net/wire";
import { cellsOffered, layChoice, turnsOffered } from "../panels/choiceChanges";
import { slotsOf } from "../panels/market";
import { chartName } from "./coordinates";
import { boxOf, cellPlace, nextInDirection, planOf, tilePlan } from "./plan";
import recorded from "../../../generated/games/cities/moments.json";
import { achievementPart, conditionOf, FACTS, goalPart, groundsOf, type CitiesView } from "../view";

const view = recorded.moments[0]!.view as unknown as CitiesView;
const texts = import.meta.glob<string>(
  ["../locale/*.ftl", "../../../generated/games/cities/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

describe("a district", () => {
  it("has its starting tile in the middle", () => {
    expect(cellPlace(12)).toMatchObject({ x: 0, y: 0 });
    expect(cellPlace(0)).toMatchObject({ x: -2, y: -2 });
    expect(cellPlace(25)).toMatchObject({ x: -4, y: -4 });
  });

  it("is walked with the arrow keys", () => {
    const places = [
      { x: 1, y: 0 },
      { x: 3, y: 0 },
      { x: 0, y: 2 },
    ];
    expect(nextInDirection({ x: 0, y: 0 }, places, 1)).toEqual({ x: 1, y: 0 });
    expect(nextInDirection({ x: 0, y: 0 }, places, 2)).toEqual({ x: 0, y: 2 });
    expect(nextInDirection({ x: 0, y: 0 }, places, 3)).toBeNull();
  });
});

describe("the market", () => {
  it("has four slots in four rows", () => {
    const rows = slotsOf(view);
    expect(rows.flat().map(({ part }) => part)).toContain("slot:4.4");
    for (const slot of rows.flat()) {
      if (slot.worker >= 0) expect(slot.hidden).toBe(0);
    }
  });
});

describe("places", () => {
  it("have names as on a chart, the same all game long", () => {
    expect(chartName({ x: 0, y: 0 }, false)).toBe("E5");
    expect(chartName({ x: -4, y: 5 }, false)).toBe("A10");
    expect(chartName({ x: -8, y: 9 }, true)).toBe("A18");
  });

  it("are shown near, and with the cells for a tile while it is laid", () => {
    const plan = planOf(view.districts[0]!);
    expect(boxOf(plan, [{ x: 9, y: 0 }]).frame.right).toBe(9);
    expect(boxOf(plan).frame.right).toBeLessThan(9);
  });

  it("have more room for their names the larger the district is", () => {
    const tile = tilePlan(0, 0);
    expect(boxOf(tile, [{ x: 4, y: 0 }]).labels).toBeGreaterThan(boxOf(tile).labels);
  });
});

describe("tiles", () => {
  it("turn clockwise", () => {
    const [a, b, c, d] = groundsOf(0, 0);
    expect(groundsOf(0, 1)).toEqual([d, a, b, c]);
  });

  it("are laid by cell and turn", () => {
    const choices = [0, 2].map((turn): Choice => ({
      action: turn,
      kind: "lay-tile",
      parts: ["cell:0,1", `turned:5.${turn}`],
      message: { id: "x" },
      preview: [],
      changes: [],
    }));
    expect(turnsOffered(choices)).toEqual([0, 2]);
    expect(cellsOffered(choices)).toEqual(["cell:0,1"]);
    expect(layChoice(choices, "cell:0,1", "turned:5.2")?.action).toBe(2);
    expect(layChoice(choices, "cell:0,1", "turned:5.1")).toBeNull();
  });
});

describe("words", () => {
  it.each(["en", "ru", "zh-Hant", "es", "hu"])(
    "name every goal and every achievement in %s",
    (language) => {
      const words = new Words(language, [
        texts[`../../../generated/games/cities/${language}.ftl`] ?? "",
        texts[`../locale/${language}.ftl`] ?? "",
      ]);
      expect(words.errors).toEqual([]);
      const catalogue = new Catalogue([words]);
      const cards = FACTS.goals.map((_, card) => goalPart(card));
      const needs = FACTS.cities.flatMap((_, city) =>
        [0, 1, 2].map((number) => achievementPart(city, number)),
      );
      for (const part of [...cards, ...needs]) {
        expect(catalogue.has(conditionOf(part).id), part).toBe(true);
      }
    },
  );
});
