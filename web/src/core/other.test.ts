import { describe, expect, it } from "vitest";
import { fold, parse as markdown, plainText, searched } from "./markdown";
import { Queue, type Scene } from "./queue";
import { parse as route } from "./router.svelte";
import type { Position, Told } from "./wire";

describe("addresses", () => {
  it("name pages", () => {
    expect(route("")).toEqual({ page: "home" });
    expect(route("#/table/abc?seat=2")).toEqual({ page: "table", table: "abc", seat: 2 });
    expect(route("#/replay/abc/12?seat=0")).toEqual({ page: "replay", table: "abc", number: 12, seat: 0 });
    expect(route("#/replay/abc")).toEqual({ page: "replay", table: "abc", number: null, seat: null });
    expect(route("#/join/abc/SECRET")).toEqual({ page: "join", table: "abc", token: "SECRET" });
    expect(route("#/device/SECRET")).toEqual({ page: "device", token: "SECRET" });
    expect(route("#/learn/toy")).toEqual({ page: "learn", game: "toy", tab: null });
    expect(route("#/learn/toy/rules")).toEqual({ page: "learn", game: "toy", tab: "rules" });
    expect(route("#/nonsense")).toEqual({ page: "unknown" });
  });

  it("are read even if they were broken on their way", () => {
    expect(route("#/table/50%")).toEqual({ page: "table", table: "50%", seat: null });
  });
});

describe("markdown", () => {
  it("knows what the rules need", () => {
    const blocks = markdown("# Title\n\nSome **bold** text\nover lines.\n\n- one\n- two\n  more\n\n| a | b |\n|---|---|\n| 1 | 2 |");
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
    expect(blocks.map(plainText)).toEqual(["Title", "Some bold text over lines.", "one two more", "ab12".split("").join(" ")]);
  });

  it("finds what speaks of something, whatever capitals and accents it is written with", () => {
    const blocks = markdown("# Uno\n\n- el Número\n- la carta\n\n# Dos\n\nNada.\n\n| a |\n|---|\n| número |\n| otro |");
    const found = searched(blocks, "numero");
    expect(found.map(plainText)).toEqual(["Uno", "el Número", "Dos", "a número"]);
    expect(searched(blocks, " ")).toBe(blocks);
    expect(fold("Ёлка, ÁRVÍZTŰRŐ")).toHaveLength(15);
  });
});

describe("the animation queue", () => {
  const told = (kind: string): Told => ({ event: { kind }, message: { id: kind } });
  const fresh = (number: number, ...kinds: string[]) => ({
    entry: { number, seat: 0, events: kinds.map(told), undone: [], at: 0 },
    position: { view: number } as unknown as Position,
  });
  function theatre() {
    const played: string[] = [];
    const scenes: Scene[] = [];
    const sleepers: (() => void)[] = [];
    let rests = 0;
    const queue = new Queue({
      set: (scene) => { scenes.push(scene); return Promise.resolve(); },
      play: (one) => { played.push(one.event.kind); return 10; },
      wait: () => new Promise((resolve) => sleepers.push(resolve)),
      rest: () => { rests += 1; },
    });
    const settle = async () => { for (let i = 0; i < 20; i += 1) await Promise.resolve(); };
    const wake = async () => { sleepers.shift()?.(); await settle(); };
    return { queue, played, scenes, settle, wake, rests: () => rests };
  }

  it("shows one event after the other, then rests", async () => {
    const { queue, played, settle, wake, rests } = theatre();
    queue.add([fresh(1, "a", "b")]);
    await settle();
    expect(played).toEqual(["a"]);
    await wake();
    expect(played).toEqual(["a", "b"]);
    await wake();
    expect(rests()).toBe(1);
    expect(queue.busy).toBe(false);
  });

  it("stops at once when somebody wants to go on", async () => {
    const { queue, played, settle, rests } = theatre();
    queue.add([fresh(1, "a", "b", "c"), fresh(2, "d")]);
    await settle();
    queue.flush();
    await settle();
    expect(played).toEqual(["a"]);
    expect(rests()).toBe(1);
  });

  it("does not let a long line grow longer, and goes on from where it left out", async () => {
    const { queue, played, scenes, settle, wake } = theatre();
    queue.add([fresh(0, "x")]);
    await settle();
    for (let number = 1; number <= 20; number += 1) queue.add([fresh(number, `e${number}`)]);
    for (let i = 0; i < 20; i += 1) await wake();
    expect(played).toEqual(["x", ...Array.from({ length: 16 }, (_, index) => `e${index + 5}`)]);
    expect(scenes[1]).toEqual({ position: { view: 4 }, events: [], current: null });
  });
});
