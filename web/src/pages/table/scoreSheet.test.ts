import { describe, expect, it } from "vitest";
import type { ScoredSide } from "../../games/contract";
import { textOf } from "../../i18n/fluent";
import type { Message, SheetLine, Standing } from "../../net/wire";
import { mergedOrder, scored, sourcesOf, tieBreakers, type Speech } from "./scoreSheet";

const line = (id: string, points: number, what = "", parts: string[] = []): SheetLine => ({
  label: { id, args: { what } },
  points,
  parts,
});
const side = (seat: number, sheet: SheetLine[], result: number[] = [0]): ScoredSide => ({
  seat,
  place: seat + 1,
  result,
  sheet,
  total: 0,
  name: `P${seat}`,
  mark: "",
  colour: "",
});
const speech = (words: string[], shared = true): Speech => ({
  say: ({ id, args }: Message) => [id, textOf(args?.what)].filter(Boolean).join(" "),
  has: (key) => words.includes(key),
  shared,
  order: [],
});

describe("the order of lines when no sheet has all of them", () => {
  it("is the order of counting, also for what the first one lacks", () => {
    expect(
      mergedOrder([
        ["points", "district"],
        ["points", "card", "token", "district"],
      ]),
    ).toEqual(["points", "card", "token", "district"]);
  });
  it("puts what comes first in one list before everything", () => {
    expect(
      mergedOrder([
        ["b", "c"],
        ["a", "b"],
      ]),
    ).toEqual(["a", "b", "c"]);
  });
  it("keeps lines of single sides in the order of the columns", () => {
    expect(mergedOrder([["red 12", "blue 19"], ["yellow 10"]])).toEqual([
      "red 12",
      "blue 19",
      "yellow 10",
    ]);
  });
});

describe("sources of points", () => {
  const sides = [
    side(0, [
      line("points", 20),
      line("district", 18, "yellow, place 1", ["cell:1"]),
      line("district", 2, "blue", ["cell:2"]),
    ]),
    side(1, [
      line("points", 14),
      line("card", 8, "red 12"),
      line("district", 3, "yellow, place 2", ["cell:1"]),
    ]),
  ];
  it("are said once, in the order of counting, with a sum for each side", () => {
    const sources = sourcesOf(sides, speech(["rows-card", "rows-district"]));
    expect(sources.map(({ label }) => label)).toEqual(["points", "rows-card", "rows-district"]);
    expect(sources.map(({ cells }) => cells.map((cell) => cell?.points))).toEqual([
      [20, 14],
      [undefined, 8],
      [20, 3],
    ]);
  });
  it("come in the game's order, which no sheet may have the whole of", () => {
    const some = [
      side(0, [line("water", 1), line("monuments", 2)]),
      side(1, [line("water", 1), line("park", 3)]),
    ];
    const sources = sourcesOf(some, {
      ...speech([]),
      order: ["achievements", "water", "park", "monuments"],
    });
    expect(sources.map(({ id }) => id)).toEqual(["water", "park", "monuments"]);
  });
  it("keep their single lines below them, unless these say the same again", () => {
    const [points, card, district] = sourcesOf(sides, speech(["rows-card", "rows-district"]));
    expect(points?.rows).toEqual([]);
    expect(card?.rows.map(({ label }) => label)).toEqual(["card red 12"]);
    expect(district?.rows).toHaveLength(3);
  });
  it("have one row for what several sides share, and say to each why", () => {
    const plain = {
      ...speech(["row-district"]),
      say: ({ id, args }: Message) =>
        id === "row-district" ? "a district" : `${id} ${textOf(args?.what)}`,
    };
    const rows = sourcesOf(sides, plain).at(-1)?.rows;
    expect(rows?.map(({ cells }) => cells.map((cell) => cell?.points))).toEqual([
      [18, 3],
      [2, undefined],
    ]);
    expect(rows?.[0]?.cells[1]?.reasons).toEqual(["district yellow, place 2"]);
  });
  it("join lines of the same words where every seat has the like", () => {
    const both = [
      side(0, [line("goal", 3, "trees", ["space:1"])]),
      side(1, [line("goal", 4, "trees", ["space:7"])]),
    ];
    expect(sourcesOf(both, speech(["rows-goal"], false))[0]?.rows).toHaveLength(1);
    expect(sourcesOf(both, speech(["rows-goal"], true))[0]?.rows).toHaveLength(2);
  });
});

describe("the columns", () => {
  const standing = (side: number, total: number): Standing => ({
    side,
    total,
    lines: [line("points", total)],
    hidden: [],
    progress: [],
  });

  it("have the places of the server, which knows the tie-breakers", () => {
    const scores = [
      { seat: 0, place: 2, result: [40, 1], sheet: [] },
      { seat: 1, place: 1, result: [40, 3], sheet: [] },
    ];
    expect(scored([standing(0, 40), standing(1, 40)], scores)).toMatchObject([
      { seat: 0, place: 2, result: [40, 1], total: 40 },
      { seat: 1, place: 1, result: [40, 3], total: 40 },
    ]);
  });

  it("have the points of both sides where the result is a lead", () => {
    const scores = [
      { seat: 0, place: 2, result: [-5], sheet: [] },
      { seat: 1, place: 1, result: [45], sheet: [] },
    ];
    expect(scored([standing(0, 40), standing(1, 45)], scores)).toMatchObject([
      { seat: 0, place: 2, total: 40 },
      { seat: 1, place: 1, total: 45 },
    ]);
  });
});

describe("tie-breakers", () => {
  it("are told only when they were asked", () => {
    expect(tieBreakers([side(0, [], [53, 6]), side(1, [], [40, 8])])).toEqual([]);
    expect(tieBreakers([side(0, [], [53, 6]), side(1, [], [53, 8])])).toEqual([1]);
    expect(tieBreakers([side(0, [], [50]), side(1, [], [50])])).toEqual([]);
  });
});
