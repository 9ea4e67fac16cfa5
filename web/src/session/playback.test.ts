import { describe, expect, it } from "vitest";
import type { Told } from "../net/wire";
import type { Moment, PlayedBeat } from "./beats";
import { Playback, type Scene } from "./playback";

describe("playback", () => {
  const told = (kind: string): Told => ({ event: { kind }, message: { id: kind } });
  const beat = (number: number, ...kinds: string[]): PlayedBeat => ({
    side: 0,
    events: kinds.map(told),
    moment: { view: number } as unknown as Moment,
  });
  function theatre() {
    const played: string[] = [];
    const scenes: Scene[] = [];
    const sleepers: (() => void)[] = [];
    let rests = 0;
    const queue = new Playback({
      set: (scene) => {
        scenes.push(scene);
        return Promise.resolve();
      },
      play: (one) => {
        played.push(one.event.kind);
        return 10;
      },
      wait: () => new Promise((resolve) => sleepers.push(resolve)),
      rest: () => {
        rests += 1;
      },
    });
    const settle = async () => {
      for (let i = 0; i < 20; i += 1) await Promise.resolve();
    };
    const wake = async () => {
      sleepers.shift()?.();
      await settle();
    };
    return { queue, played, scenes, settle, wake, rests: () => rests };
  }

  it("shows one event after the other, then rests", async () => {
    const { queue, played, settle, wake, rests } = theatre();
    queue.add([beat(1, "a", "b")]);
    await settle();
    expect(played).toEqual(["a"]);
    await wake();
    expect(played).toEqual(["a", "b"]);
    await wake();
    expect(rests()).toBe(1);
    expect(queue.busy).toBe(false);
  });

  it("shows the table after a beat before it plays the beat's events", async () => {
    const { queue, played, scenes, settle, wake } = theatre();
    queue.add([beat(1, "a", "b"), beat(2, "c")]);
    await settle();
    expect(scenes.map(({ moment }) => moment?.view)).toEqual([1]);
    expect(played).toEqual(["a"]);
    await wake();
    await wake();
    expect(scenes.map(({ moment }) => moment?.view)).toEqual([1, 1, 2]);
    expect(scenes.map(({ current }) => current?.event.kind)).toEqual(["a", "b", "c"]);
    expect(scenes[2]?.beat?.events).toHaveLength(1);
  });

  it("stops at once when the player skips", async () => {
    const { queue, played, settle, rests } = theatre();
    queue.add([beat(1, "a", "b", "c"), beat(2, "d")]);
    await settle();
    queue.flush();
    await settle();
    expect(played).toEqual(["a"]);
    expect(rests()).toBe(1);
  });

  it("does not let a long line grow longer, and goes on from where it left out", async () => {
    const { queue, played, scenes, settle, wake } = theatre();
    queue.add([beat(0, "x")]);
    await settle();
    for (let number = 1; number <= 20; number += 1) queue.add([beat(number, `e${number}`)]);
    for (let i = 0; i < 20; i += 1) await wake();
    expect(played).toEqual(["x", ...Array.from({ length: 16 }, (_, index) => `e${index + 5}`)]);
    expect(scenes[1]).toMatchObject({ moment: { view: 4 }, beat: { events: [] }, current: null });
  });
});
