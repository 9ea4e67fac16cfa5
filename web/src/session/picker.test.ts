import { describe, expect, it } from "vitest";
import { clicked, fits, hinted, narrow } from "./picker";
import type { Choice } from "../net/wire";

function choice(action: number, kind: string, ...parts: string[]): Choice {
  const preview = [{ id: `p${action}` }];
  return { action, kind, parts, message: { id: `do-${kind}` }, preview, changes: [] };
}

const lay = [
  choice(1, "lay", "tile:1", "cell:0,0"),
  choice(2, "lay", "tile:1", "cell:0,1"),
  choice(3, "lay", "tile:2", "cell:0,1"),
  choice(4, "pass"),
];

describe("narrowing down", () => {
  it("lights every part of every choice at first, and marks what comes first", () => {
    const { lit, next, fitting, only } = narrow(lay, []);
    expect([...lit].sort()).toEqual(["cell:0,0", "cell:0,1", "tile:1", "tile:2"]);
    expect([...next].sort()).toEqual(["tile:1", "tile:2"]);
    expect(fitting).toHaveLength(4);
    expect(only).toBeNull();
  });

  it("leaves what goes together with the clicked part, in any order", () => {
    expect(narrow(lay, ["tile:1"]).fitting.map((one) => one.action)).toEqual([1, 2]);
    expect(narrow(lay, ["cell:0,1"]).fitting.map((one) => one.action)).toEqual([2, 3]);
    expect([...narrow(lay, ["cell:0,1"]).lit].sort()).toEqual(["tile:1", "tile:2"]);
  });

  it("answers as soon as one choice is left", () => {
    expect(narrow(lay, ["tile:2"]).only?.action).toBe(3);
    expect(narrow(lay, ["cell:0,1", "tile:1"]).only?.action).toBe(2);
  });

  it("does not answer a question with a single choice by itself", () => {
    expect(narrow([choice(1, "bid", "card:4")], []).only).toBeNull();
  });

  it("leaves choices with the same parts to words", () => {
    const same = [choice(1, "bid", "card:4"), choice(2, "exchange", "card:4")];
    const { only, complete, lit } = narrow(same, ["card:4"]);
    expect(only).toBeNull();
    expect(complete).toHaveLength(2);
    expect(lit.size).toBe(0);
  });

  it("counts a part twice where a choice needs it twice", () => {
    const twice = choice(1, "swap", "card:4", "card:4");
    expect(fits(twice, ["card:4", "card:4"])).toBe(true);
    expect(fits(twice, ["card:4", "card:4", "card:4"])).toBe(false);
  });
});

describe("clicking", () => {
  it("adds a part that fits", () => {
    expect(clicked(lay, ["tile:1"], "cell:0,0")).toEqual(["tile:1", "cell:0,0"]);
  });

  it("takes a chosen part back", () => {
    expect(clicked(lay, ["tile:1"], "tile:1")).toEqual([]);
  });

  it("lets a player change their mind with one click", () => {
    expect(clicked(lay, ["tile:1"], "tile:2")).toEqual(["tile:2"]);
    expect(clicked(lay, ["cell:0,1", "tile:1"], "tile:2")).toEqual(["cell:0,1", "tile:2"]);
  });

  it("ignores what is no part of any choice", () => {
    expect(clicked(lay, ["tile:1"], "card:9")).toEqual(["tile:1"]);
  });
});

describe("hovering", () => {
  it("hints at the choices that a part stands for", () => {
    expect(hinted(lay, [], "cell:0,0").map((one) => one.action)).toEqual([1]);
    expect(hinted(lay, ["tile:1"], "cell:0,1").map((one) => one.action)).toEqual([2]);
    expect(hinted(lay, [], null)).toEqual([]);
  });

  it("says nothing where there is too much to say", () => {
    const many = Array.from({ length: 9 }, (_, at) => choice(at, "lay", "tile:1", `cell:0,${at}`));
    expect(hinted(many, [], "tile:1")).toEqual([]);
  });
});
