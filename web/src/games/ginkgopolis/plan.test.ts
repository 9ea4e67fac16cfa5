import { describe, expect, test } from "vitest";
import type { Choice } from "../../core/wire";
import { cellAt } from "./map";
import { lackOf, planOf } from "./plan";
import { letterCard, NOTHING, Question, type GinkgoView } from "./view";

const RED_5 = 4;
const RED_9 = 8;
const BLUE_3 = 22;
const MINE = 0;

/** Red 9, two storeys, of the other player; blue 3 of nobody to its right; marker A to its left. */
const view = (card: number, more: Partial<GinkgoView> = {}): GinkgoView =>
  ({
    seat: MINE,
    question: Question.choose,
    chosen_card: card,
    cells: [cellAt(0, 0), cellAt(1, 0)],
    tops: [RED_9, BLUE_3],
    heights: [2, 1],
    owners: [1, NOTHING],
    markers: [cellAt(-1, 0)],
    resources: [3, 0],
    points: [2, 0],
    ...more,
  }) as GinkgoView;

const choice = (action: string, ...parts: string[]): Choice =>
  ({ action: 1, kind: "", parts, message: { id: "x" }, preview: [{ id: `preview-${action}` }] }) as unknown as Choice;

describe("a plan", () => {
  test("of a floor shows the building one storey higher, with the new tile", () => {
    expect(planOf(view(RED_9), choice("construct", "tile:R5"))).toEqual({
      cell: cellAt(0, 0),
      building: { tile: RED_5, height: 3 },
      gains: [],
    });
  });
  test("of a new building shows which neighbours pay", () => {
    const plan = planOf(view(letterCard(0)), choice("urbanize", "tile:R5"));
    expect(plan?.building).toEqual({ tile: RED_5, height: 1 });
    expect(plan?.gains).toEqual([{ cell: cellAt(0, 0), item: 0, count: 2 }]);
  });
  test("of a card alone shows what its building pays", () => {
    expect(planOf(view(BLUE_3), choice("exploit"))).toEqual({
      cell: cellAt(1, 0),
      building: null,
      gains: [{ cell: cellAt(1, 0), item: 1, count: 1 }],
    });
  });
  test("is not drawn before a card is chosen", () => {
    expect(planOf(view(NOTHING), choice("exploit"))).toBeNull();
  });
});

describe("what is missing", () => {
  test("is counted in resources and in points", () => {
    expect(lackOf(view(RED_9), RED_5)).toEqual({ resources: 0, points: 2 });
    expect(lackOf(view(RED_9, { resources: [1, 0] }), 39)).toEqual({ resources: 3, points: 0 });
  });
  test("takes back what lies on one's own building", () => {
    expect(lackOf(view(RED_9, { owners: [MINE, NOTHING], resources: [1, 0] }), RED_5).resources).toBe(0);
  });
  test("is one resource at the edge of the city", () => {
    expect(lackOf(view(letterCard(0), { resources: [0, 0] }), RED_5)).toEqual({ resources: 1, points: 0 });
  });
});
