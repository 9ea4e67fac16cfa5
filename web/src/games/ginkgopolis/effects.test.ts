import { describe, expect, test } from "vitest";
import lesson from "../../generated/games/ginkgopolis/lesson.json";
import type { Choice } from "../../net/wire";
import { cellOf } from "./board/map";
import { effectsOf, markerMoves, planOf } from "./effects";
import { cardOf, NOTHING } from "./view";

function choiceIn(step: string, part: string): Choice {
  const { position } = lesson.steps.find(({ key }) => key === step) as (typeof lesson.steps)[0];
  return (position.choices as unknown as Choice[]).find(({ parts }) => parts[0] === part) as Choice;
}

describe("the changes of a choice", () => {
  test("say what it costs, wins and gives to a rival", () => {
    const found = effectsOf(choiceIn("cover", "tile:B6").changes);
    expect(found.action).toBe("construct");
    expect(found.total).toEqual([-3, -1, -8]);
    expect(found.rival?.side).toBe(1);
    expect(found.won).toBe(cardOf("card:Y14"));
  });
  test("say what each building around a new one gives", () => {
    const found = effectsOf(choiceIn("tile", "tile:R4").changes);
    expect(found).toMatchObject({ action: "urbanize", height: 1, lack: [0, 0, 0] });
    expect(found.gains.map(({ count }) => count)).toEqual([1, 1]);
    expect(found.gains).toHaveLength(2);
  });
  test("say what a letter brings with a tile, the tile included", () => {
    const letter = effectsOf(choiceIn("urbanize", "card:I").changes);
    const { total } = effectsOf(choiceIn("tile", "tile:R4").changes);
    expect(letter.urbanize).toEqual(total);
  });
  test("say what a letter alone brings with each item, the bonus included", () => {
    const letter = effectsOf(choiceIn("exploit", "card:D").changes);
    expect(letter.either).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
    expect(letter.total).toEqual([1, 0, 0]);
  });
  test("say what the player lacks", () => {
    const changes = [
      { what: "fall-back", amount: 2, part: "cell:0,1" },
      { what: "lacking-resources", amount: 2, part: null },
      { what: "lacking-points", amount: 1, part: null },
    ];
    expect(effectsOf(changes)).toMatchObject({ action: "fall-back", lack: [2, 0, 1] });
  });
  test("can be without an action", () => {
    const found = effectsOf([{ what: "resources", amount: 1, part: null }]);
    expect(found).toMatchObject({ action: null, cell: NOTHING, total: [1, 0, 0] });
  });
});

describe("the plan of a choice", () => {
  test("shows the building as it would stand", () => {
    const choice = choiceIn("floor", "tile:R14");
    const cell = cellOf(choice.changes[0]?.part ?? "");
    expect(planOf(choice)).toEqual({
      cell,
      building: { tile: cardOf("tile:R14"), height: 2 },
      gains: [],
    });
  });
  test("builds nothing if the card is exploited", () => {
    const plan = planOf(choiceIn("exploit", "card:B3"));
    expect(plan?.building).toBeNull();
    expect(plan?.gains).toEqual([{ cell: plan?.cell, item: 1, count: 1 }]);
  });
  test("is nothing without a choice", () => {
    expect(planOf(null)).toBeNull();
  });
});

test("a push says where every marker goes", () => {
  const changes = [
    { what: "marker-B", amount: 1, part: "cell:0,3" },
    { what: "marker-C", amount: 1, part: "cell:1,4" },
  ];
  const moves = markerMoves({ ...choiceIn("exploit", "card:B3"), changes });
  expect(moves.map(({ letter }) => letter)).toEqual(["B", "C"]);
  expect(moves[0]?.cell).toBe(cellOf("cell:0,3"));
});
