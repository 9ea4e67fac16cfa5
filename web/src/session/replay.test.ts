import { describe, expect, it } from "vitest";
import type { Frame } from "../net/wire";
import { lastFrameOf, ReplaySession } from "./replay.svelte";

function frame(number: number, view: string, over = false): Frame {
  return {
    number,
    seat: number ? 0 : null,
    side: 0,
    at: number,
    events: view === "start" ? [] : [{ event: { kind: view }, message: { id: view } }],
    view,
    standings: [],
    question: { id: "ask" },
    round: null,
    over,
  };
}
const FRAMES = [
  frame(1, "start"),
  frame(2, "a"),
  frame(4, "b"),
  frame(4, "c"),
  frame(5, "d", true),
];
const SCORES = [{ seat: 0, place: 1, result: [3], sheet: [] }];
function replay(frames: Frame[] = FRAMES) {
  return new ReplaySession({
    game: "toy",
    seat: 0,
    names: {},
    options: {},
    players: [],
    frames,
    scores: SCORES,
  });
}
const settle = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
};

describe("a replay", () => {
  it("jumps to any frame without asking the server", () => {
    const session = replay();
    session.go(3);
    expect([session.index, session.number, session.shown?.view]).toEqual([3, 4, "c"]);
    session.go(99);
    expect(session.index).toBe(4);
    session.go(-1);
    expect(session.shown?.view).toBe("start");
    session.stop();
  });

  it("plays the beat of one step forward, and rests after it", async () => {
    const session = replay();
    session.go(0);
    session.go(1);
    expect(session.scene.beat?.events[0]?.event.kind).toBe("a");
    await settle();
    expect(session.scene).toMatchObject({ beat: null, current: null, moment: { view: "a" } });
    session.stop();
  });

  it("has the scores only at the end", () => {
    const session = replay();
    session.go(3);
    expect(session.shown?.scores).toEqual([]);
    session.go(0);
    session.go(4);
    expect(session.shown?.scores).toEqual(SCORES);
    session.stop();
  });

  it("opens the last frame of a number, or the one before a step that was taken back", () => {
    expect(lastFrameOf(FRAMES, 4)).toBe(3);
    expect(lastFrameOf(FRAMES, 3)).toBe(1);
    expect(lastFrameOf(FRAMES, 0)).toBe(0);
    expect(lastFrameOf(FRAMES, 99)).toBe(4);
  });

  it("has a place in links for every beat", () => {
    const session = replay();
    const places = FRAMES.map((_, index) => {
      session.go(index);
      return session.place;
    });
    expect(places).toEqual(["1", "2", "4.1", "4", "5"]);
    session.goToNumber(4, 1);
    expect(session.shown?.view).toBe("b");
    session.go(0);
    session.goToNumber(4);
    expect(session.shown?.view).toBe("c");
    session.go(0);
    session.goToNumber(4, 9);
    expect(session.shown?.view).toBe("c");
    session.goToNumber(3, 1);
    expect(session.shown?.view).toBe("a");
    session.stop();
  });

  it("opens the step of a moment", () => {
    const session = replay();
    session.goToMoment(4);
    expect(session.shown?.view).toBe("c");
    session.goToMoment(3);
    expect(session.shown?.view).toBe("a");
    session.stop();
  });

  it("is continued after the shown entry, but never after the end", () => {
    const ending = [...FRAMES.slice(0, 4), frame(5, "d"), frame(5, "e", true)];
    const session = replay(ending);
    session.go(2);
    expect(session.playOnNumber).toBe(4);
    session.go(4);
    expect([session.number, session.playOnNumber]).toEqual([5, 4]);
    session.stop();
  });

  it("stays at its step when the match has gone on", () => {
    const session = replay(FRAMES.slice(0, 3));
    session.go(2);
    session.refresh({ frames: FRAMES, scores: SCORES });
    expect([session.index, session.last]).toEqual([2, 4]);
    session.stop();
  });

  it("goes back if its step was taken back meanwhile", () => {
    const session = replay();
    session.go(4);
    session.refresh({ frames: FRAMES.slice(0, 2), scores: [] });
    expect(session.shown?.view).toBe("a");
    session.stop();
  });
});
