import { afterEach, describe, expect, it, vi } from "vitest";
import { PickerState } from "./pickerState.svelte";
import type { Choice } from "../net/wire";

const choice = (action: number, ...parts: string[]): Choice => ({
  action,
  kind: "lay",
  parts,
  message: { id: "lay" },
  preview: [],
  changes: [],
});
const CARDS = [choice(1, "card:1"), choice(2, "card:2"), choice(3)];
const TILES = [
  choice(1, "tile:1", "cell:0,0"),
  choice(2, "tile:1", "cell:0,1"),
  choice(3, "tile:2", "cell:0,1"),
];

const GIFTS: Choice[] = [
  { ...choice(4, "tile:4"), step: "member" },
  { ...choice(6, "tile:6"), step: "member" },
  { ...choice(9, "tile:9"), step: "member" },
  { ...choice(99), step: "done" },
];

function asked(choices: Choice[], confirms = true, taps = { double: false }) {
  const answers: number[] = [];
  const proposed: number[] = [];
  const gathered: number[] = [];
  const picker: PickerState = new PickerState(
    {
      choices: () => choices,
      confirms: () => confirms,
      answer: ({ action }) => void answers.push(action),
      answerSet: (all) => void answers.push(...all.map(({ action }) => action)),
      isDoubleTap: () => taps.double,
      proposed: ({ action }) => void proposed.push(action),
      gathered: () => void gathered.push(picker.members.length),
      name: (part) => part,
      highlight: () => new Set(),
    },
    false,
  );
  return { picker, answers, proposed, gathered };
}
const actions = (choices: readonly Choice[]) => choices.map(({ action }) => action);

describe("a proposal that waits for a yes", () => {
  it("is told when it is made, and not when it is answered", () => {
    const { picker, answers, proposed } = asked(CARDS);
    picker.click("card:1");
    picker.choose(2);
    expect(proposed).toEqual([1, 2]);
    picker.choose(2);
    expect([proposed.length, ...answers]).toEqual([2, 2]);
  });

  it("leaves everything lit that could be chosen instead, and the list as it was", () => {
    const { picker } = asked(CARDS);
    picker.click("card:1");
    expect(picker.pending?.action).toBe(1);
    expect([...picker.lit]).toEqual(["card:1", "card:2"]);
    expect(actions(picker.fitting)).toEqual([1, 2, 3]);
  });

  it("is exchanged for another by one click, and accepted by a second click on it", () => {
    const { picker, answers } = asked(CARDS);
    picker.click("card:1");
    picker.click("card:2");
    expect(picker.pending?.action).toBe(2);
    picker.click("card:2");
    expect(answers).toEqual([2]);
  });

  it("keeps the parts that were settled before the last one", () => {
    const { picker } = asked(TILES);
    picker.click("tile:1");
    picker.click("cell:0,0");
    expect([...picker.lit]).toEqual(["cell:0,0", "cell:0,1"]);
    expect(actions(picker.fitting)).toEqual([1, 2]);
    picker.click("cell:0,1");
    expect(picker.pending?.action).toBe(2);
  });

  it("leaves the list as it was when it was chosen from the list", () => {
    const { picker } = asked(TILES);
    picker.click("tile:1");
    picker.choose(2);
    expect(actions(picker.fitting)).toEqual([1, 2]);
  });
});

describe("an answer that is on its way", () => {
  afterEach(() => void vi.useRealTimers());

  it("leaves the board as it was, but nothing else is taken", () => {
    const { picker, answers } = asked(CARDS, false);
    picker.click("card:1");
    expect([...picker.lit]).toEqual(["card:1", "card:2"]);
    picker.click("card:2");
    picker.choose(3);
    picker.confirm();
    expect(answers).toEqual([1]);
    expect(picker.pending?.action).toBe(1);
  });

  it("puts the lights out when it takes long, until it has come", () => {
    vi.useFakeTimers();
    const { picker } = asked(CARDS, false);
    picker.click("card:1");
    vi.advanceTimersByTime(1000);
    expect(picker.stalled).toBe(true);
    expect(picker.lit.size).toBe(0);
    picker.reset();
    expect(picker.stalled).toBe(false);
    expect(picker.lit.size).toBe(2);
  });
});

describe("a question for any number of parts", () => {
  it("collects them in any order, and sends them in the order of the choices", () => {
    const { picker, answers } = asked(GIFTS);
    for (const part of ["tile:9", "tile:6", "tile:4", "tile:6"]) picker.click(part);
    expect(actions(picker.members)).toEqual([4, 9]);
    expect(picker.chosen).toEqual(["tile:4", "tile:9"]);
    expect(answers).toEqual([]);
    picker.choose(99);
    expect(answers).toEqual([4, 9, 99]);
  });

  it("tells how many there are after each, so that a screen reader can say it", () => {
    const { picker, gathered } = asked(GIFTS);
    for (const part of ["tile:9", "tile:6", "tile:9"]) picker.click(part);
    expect(gathered).toEqual([1, 2, 1]);
  });

  it("toggles by the list too, and asks before it commits none", () => {
    const { picker, answers } = asked(GIFTS);
    picker.choose(6);
    picker.choose(6);
    expect(picker.members).toEqual([]);
    picker.choose(99);
    expect([picker.pending?.action, ...answers]).toEqual([99]);
    picker.confirm();
    expect(answers).toEqual([99]);
  });

  it("is forgotten when the question has been answered", () => {
    const { picker } = asked(GIFTS);
    picker.click("tile:4");
    picker.reset();
    expect(picker.members).toEqual([]);
  });
});

describe("a double tap", () => {
  it("neither confirms a proposal nor chooses anything else", () => {
    const taps = { double: false };
    const { picker, answers } = asked(CARDS, true, taps);
    picker.click("card:1");
    taps.double = true;
    picker.click("card:1");
    picker.choose(1);
    picker.confirm();
    picker.click("card:2");
    expect([picker.pending?.action, ...answers]).toEqual([1]);
    taps.double = false;
    picker.confirm();
    expect(answers).toEqual([1]);
  });
});
