import { describe, expect, it } from "vitest";
import { Catalogue, Words } from "../../core/fluent";
import type { Choice } from "../../core/wire";
import { changeOf, conditionMessage, layChoice, turnsOffered } from "./hints";
import { nextStar, slotsOf, workersLeft } from "./market";
import { chartName, placeMessage } from "./places";
import { boxOf, cellPlace, nextInDirection, planOf } from "./plan";
import recorded from "./testing/moments.json";
import { FACTS, groundsOf, type CitiesView } from "./view";

const view = recorded.moments[0]!.view as unknown as CitiesView;
const texts = import.meta.glob<string>(["./locale/*.ftl", "../../generated/games/cities/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("a district", () => {
  it("has its starting tile in the middle", () => {
    expect(cellPlace(12)).toMatchObject({ x: 0, y: 0 });
    expect(cellPlace(0)).toMatchObject({ x: -2, y: -2 });
    expect(cellPlace(25)).toMatchObject({ x: -4, y: -4 });
  });

  const single = (cells: number[], long = false) =>
    planOf(
      {
        tiles: cells.map(() => 0),
        turns: cells.map(() => 0),
        cells,
        ground: cells.flatMap(() => [4, 4, 5, 0]),
        heights: cells.flatMap(() => [0, 0, 0, 2]),
        features: cells.flatMap(() => [-1, 0, -1, -1]),
      },
      long,
    );

  it("joins parks into zones along sides", () => {
    const plan = single([12, 13]);
    expect(plan.zones.map(({ terrain, spots }) => [terrain, spots.length])).toEqual([[4, 4], [5, 1], [5, 1]]);
    expect(plan.zones[0]?.kinds).toBe(1);
  });

  it("never grows beyond three tiles, or five the long way", () => {
    expect(single([12]).free).toHaveLength(4);
    expect(single([11, 12, 13]).free.every(({ y }) => y !== 0)).toBe(true);
    expect(single([11, 12, 13], true).free.some(({ y }) => y === 0)).toBe(true);
  });

  it("is walked with the arrow keys", () => {
    const places = [{ x: 1, y: 0 }, { x: 3, y: 0 }, { x: 0, y: 2 }];
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

  it("knows who would take the star", () => {
    const workers = Array<number>(16).fill(-1);
    expect(nextStar({ ...view, workers })).toBe(-1);
    workers[12] = 0;
    workers[14] = 1;
    expect(nextStar({ ...view, workers })).toBe(14);
  });

  it("knows the workers that are left", () => {
    for (const row of [0, 1, 2, 3]) {
      const used = view.workers.slice(row * 4, row * 4 + 4).filter((worker) => worker === 0).length;
      expect(workersLeft(view, 0, row)).toBe(view.config.per_row - used);
    }
  });
});

describe("places", () => {
  it("have names as on a chart, the same all game long", () => {
    expect(chartName({ x: 0, y: 0 }, false)).toBe("E5");
    expect(chartName({ x: -4, y: 5 }, false)).toBe("A10");
    expect(chartName({ x: -8, y: 9 }, true)).toBe("A18");
    expect(placeMessage("space:1,-1", false)).toEqual({ id: "space", args: { name: "F4" } });
    expect(placeMessage("cell:-1,0", false)).toEqual({ id: "cell", args: { first: "C5", last: "D6" } });
    expect(placeMessage("goal:3", false)).toBeUndefined();
  });

  it("name a tile by its spaces, row by row", () => {
    const [a, b, c, d] = groundsOf(4, 1);
    const named = placeMessage("turned:5.1", false)?.args as Record<string, { id: string }>;
    const order = [a, b, d, c].map((ground = 0) => `short-${FACTS.grounds[ground]}`);
    expect(["a", "b", "c", "d"].map((key) => named[key]?.id)).toEqual(order);
  });

  it("are shown near, and with the free cells while a tile is laid", () => {
    const plan = planOf(view.districts[0]!, false);
    expect(boxOf(plan, true).width).toBeGreaterThanOrEqual(boxOf(plan, false).width);
  });

  it("have more room for their names the larger the district is", () => {
    const cells = [12, 13, 14, 17, 22];
    const none = cells.flatMap(() => [0, 0, 0, 0]);
    const large = planOf({ tiles: cells, turns: cells, cells, ground: none, heights: none, features: none }, true);
    expect(boxOf(large, true).labels).toBeGreaterThan(boxOf(planOf(view.districts[0]!, false), false).labels);
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
    }));
    expect(turnsOffered(choices)).toEqual([0, 2]);
    expect(layChoice(choices, "cell:0,1", "turned:5.2")?.action).toBe(2);
    expect(layChoice(choices, "cell:0,1", "turned:5.1")).toBeNull();
  });
});

describe("a preview", () => {
  it("that changes no points says none, only how far an achievement would be", () => {
    const progress = { id: "preview-progress", args: { achievement: { part: "achievement:2" }, before: 5, after: 6, need: 11 } };
    const change = changeOf({ action: 1, kind: "build", parts: [], message: { id: "x" }, preview: [progress] });
    expect(change?.points).toBeNull();
    expect(change?.reached.get("achievement:2")).toBe(6);
  });

  it("becomes changes by part", () => {
    const change = changeOf({
      action: 1,
      kind: "build",
      parts: [],
      message: { id: "x" },
      preview: [
        { id: "preview-points", args: { before: 3, after: 8 } },
        { id: "preview-line", args: { change: "+3", line: { id: "line-goal", args: { goal: { part: "goal:4" } } } } },
        { id: "preview-line", args: { change: "+2", line: { id: "line-water", args: { kinds: 2 } } } },
      ],
    });
    expect(change?.points).toEqual({ before: 3, after: 8 });
    expect([...(change?.lines ?? [])]).toEqual([["goal:4", "+3"], ["line-water", "+2"]]);
    expect(changeOf(null)).toBeNull();
  });
});

describe("words", () => {
  it.each(["en", "ru", "zh-Hant", "es", "hu"])("name every goal and every achievement in %s", (language) => {
    const words = new Words(language, [
      texts[`../../generated/games/cities/${language}.ftl`] ?? "",
      texts[`./locale/${language}.ftl`] ?? "",
    ]);
    expect(words.errors).toEqual([]);
    const catalogue = new Catalogue([words]);
    for (const { row, points } of FACTS.goals) {
      expect(catalogue.has(conditionMessage("goal", row, points).id)).toBe(true);
    }
    for (const { rows } of FACTS.cities) {
      for (const row of rows) expect(catalogue.has(conditionMessage("need", row, 1).id)).toBe(true);
    }
  });
});
