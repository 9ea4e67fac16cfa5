import { describe, expect, it } from "vitest";
import type { Beat, Entry, Position, Scene, Told } from "../net/wire";
import { beatsOf, playedBeats, TABLE } from "./beats";

const told = (kind: string): Told => ({ event: { kind }, message: { id: kind } });
const entry = (kinds: string[], beats: Beat[], seat: number | null = 0): Entry => ({
  number: 7,
  seat,
  events: kinds.map(told),
  beats,
  undone: [],
  at: 0,
});
const scene = (view: string): Scene => ({ view, standings: [] });
const position = {
  view: "newest",
  standings: [],
  question: { id: "ask" },
  over: true,
  scores: [{ seat: 0, place: 1, result: [3], sheet: [] }],
} as unknown as Position;
const kindsOf = (events: readonly Told[]) => events.map(({ event }) => event.kind);

describe("beats", () => {
  const round = entry(
    ["a", "b", "c", "d"],
    [
      { side: 1, events: 1 },
      { side: 0, events: 2 },
      { side: TABLE, events: 1 },
    ],
  );

  it("share the events of an entry in order", () => {
    const beats = beatsOf(round).map(({ side, events }) => [side, kindsOf(events)]);
    expect(beats).toEqual([
      [1, ["a"]],
      [0, ["b", "c"]],
      [TABLE, ["d"]],
    ]);
  });

  it("lead to the server's views, and the last one to the position", () => {
    const scenes = [scene("first"), scene("second")];
    const moments = playedBeats({ entry: round, scenes, position }).map(({ moment }) => moment);
    expect(moments.map(({ view }) => view)).toEqual(["first", "second", "newest"]);
    expect(moments[2]).toBe(position);
  });

  it("end a match only with the last one", () => {
    const scenes = [scene("first"), scene("second")];
    const moments = playedBeats({ entry: round, scenes, position }).map(({ moment }) => moment);
    expect(moments.map(({ over }) => over)).toEqual([false, false, true]);
    expect(moments.map(({ scores }) => scores.length)).toEqual([0, 0, 1]);
  });

  it("show an entry without events too, as the turn of its seat", () => {
    const hidden = playedBeats({ entry: entry([], [], 2), scenes: [], position });
    expect(hidden).toEqual([{ side: 2, events: [], moment: position }]);
    expect(beatsOf(entry([], [], null))[0]?.side).toBe(TABLE);
  });
});
