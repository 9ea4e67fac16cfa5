import { expect, test } from "vitest";
import { cellAt, cellPart } from "./map";
import { letterCard, NOTHING, Question, type GinkgoView } from "./view";
import { why } from "./why";

const RED_1 = 0;
const RED_2 = 1;

const asked = (part: string, more: Partial<GinkgoView> = {}) =>
  why(part, {
    view: {
      seat: 0,
      waiting: 1,
      question: Question.choose,
      chosen_card: NOTHING,
      sealed: [0],
      cells: [cellAt(0, 0), cellAt(1, 0)],
      tops: [RED_1, RED_2],
      pawns: [0, 1],
      hand: [RED_1, letterCard(0)],
      ...more,
    } as GinkgoView,
    words: (key) => key,
    name: (part) => part,
  });

test("a building is out of reach without its card, or while it is a construction site", () => {
  expect(asked(cellPart(cellAt(0, 0)))).toBeUndefined();
  expect(asked(cellPart(cellAt(0, 0)), { hand: [] })).toBe("why-no-card");
  expect(asked(cellPart(cellAt(1, 0)))).toBe("why-site");
});

test("a marker needs its letter", () => {
  expect(asked("marker:A")).toBeUndefined();
  expect(asked("marker:B")).toBe("why-no-letter");
});

test("a tile goes with a card, which comes first", () => {
  expect(asked("tile:R4")).toBe("why-card-first");
  expect(asked("tile:R4", { chosen_card: RED_1 })).toBeUndefined();
});

test("what was chosen has to be taken back first", () => {
  expect(asked("card:A", { chosen_card: RED_1 })).toBe("why-chosen");
  expect(asked("card:A", { sealed: [1], waiting: 0 })).toBe("why-sealed");
});

test("a marker that moves and tiles that go back leave the rest alone", () => {
  expect(asked(cellPart(cellAt(0, 0)), { question: Question.marker })).toBe("why-marker");
  expect(asked("card:A", { question: Question.return })).toBe("why-return");
  expect(asked("tile:R4", { question: Question.return })).toBe("why-return-order");
});

test("nothing is said to somebody who is not asked", () => {
  expect(asked("tile:R4", { waiting: 0 })).toBeUndefined();
});
