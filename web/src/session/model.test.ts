import { describe, expect, it } from "vitest";
import {
  EMPTY,
  isGranted,
  ownWaiting,
  voter,
  timeLeft,
  update,
  yetToVote,
  type Model,
} from "./model";
import type { Entry, Position, Sync, TableInfo } from "../net/wire";

const table = { id: "T", game: "toy", seats: [], phase: "running" } as unknown as TableInfo;

function position(mark: number): Position {
  return {
    view: mark,
    standings: [],
    question: { id: "ask" },
    waiting: [0],
    decision: mark,
    choices: [],
    can_take_back: false,
    can_redo: false,
    over: false,
    scores: [],
    outdated: false,
  };
}
function entry(number: number, seat: number | null = 1, undone: number[] = []): Entry {
  return { number, seat, events: [], beats: [], undone, at: number };
}
function sync(number: number, missed: Entry[] | null, more: Partial<Sync> = {}): Sync {
  return {
    type: "sync",
    protocol: 1,
    now: 1000,
    you: null,
    seat: 0,
    table,
    number,
    missed,
    position: position(number),
    chat: [],
    names: {},
    log_from: 1,
    ...more,
  };
}
function after(...numbers: number[]): Model {
  let model = update(EMPTY, sync(1, [entry(1)]), 900);
  for (const number of numbers) {
    model = update(
      model,
      { type: "update", entry: entry(number), scenes: [], position: position(number) },
      0,
    );
  }
  return model;
}

describe("the stream", () => {
  it("starts with a sync and knows the server's clock", () => {
    const model = update(EMPTY, sync(2, [entry(1), entry(2)]), 900);
    expect(model.number).toBe(2);
    expect(model.skew).toBe(100);
    expect(model.fresh).toEqual([]);
    expect(model.caughtUp).toBe(0);
  });

  it("appends updates in order and gives them to be shown", () => {
    const model = after(2, 3);
    expect(model.entries.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(model.fresh.map((one) => one.entry.number)).toEqual([3]);
    expect(model.position?.view).toBe(3);
  });

  it("ignores what it has seen already", () => {
    const model = after(2, 3, 2);
    expect(model.entries.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(model.position?.view).toBe(3);
    expect(model.fresh).toEqual([]);
  });

  it("notices a gap and keeps the last sure position", () => {
    const model = after(2, 4);
    expect(model.gap).toBe(true);
    expect(model.position?.view).toBe(2);
  });

  it("gets exactly what it missed after an absence", () => {
    const model = update(after(2), sync(4, [entry(3), entry(4)]), 0);
    expect(model.entries.map((one) => one.number)).toEqual([1, 2, 3, 4]);
    expect(model.caughtUp).toBe(2);
    expect(model.gap).toBe(false);
  });

  it("starts again if too much was missed, or for another seat", () => {
    expect(update(after(2), sync(900, null), 0).entries).toEqual([]);
    const other = update(after(2), sync(7, [entry(6), entry(7)], { seat: 1 }), 0);
    expect(other.entries.map((one) => one.number)).toEqual([6, 7]);
  });

  it("remembers what was taken back", () => {
    const model = update(
      after(2),
      { type: "update", entry: entry(3, 1, [2]), scenes: [], position: position(3) },
      0,
    );
    expect([...model.undone]).toEqual([2]);
  });
});

describe("refusals", () => {
  it("take the position that an outdated command is answered with", () => {
    const refused = {
      type: "refused" as const,
      cmd: "x",
      code: "stale-decision",
      args: {},
      number: 2,
      position: position(99),
    };
    expect(update(after(2), refused, 0).position?.view).toBe(99);
    expect(update(after(2), { ...refused, number: 5 }, 0).position?.view).toBe(2);
  });
});

describe("chat", () => {
  it("keeps every line once", () => {
    const line = {
      type: "line" as const,
      id: 4,
      player: "p",
      seat: 0,
      name: "Ana",
      text: "hi",
      at: 0,
    };
    const model = update(update(after(2), line, 0), line, 0);
    expect(model.chat).toHaveLength(1);
  });
});

describe("a table before the start", () => {
  const you = { player: "p", name: "Ana", seats: [1], host: false };
  const seated = update(EMPTY, sync(0, [], { you, seat: 1 }), 0);

  it("tells its heir that it is the host now, and who got up that it sits nowhere", () => {
    const left = {
      ...table,
      host: "p",
      seats: [{ seat: 0, player: null }],
    } as unknown as TableInfo;
    const model = update(seated, { type: "table", now: 0, table: left }, 0);
    expect(model.you).toEqual({ ...you, seats: [], host: true });
  });

  it("keeps what was said when a seat is lost", () => {
    const line = {
      type: "line" as const,
      id: 1,
      player: "q",
      seat: 0,
      name: "Bo",
      text: "hi",
      at: 0,
    };
    const heard = update(seated, line, 0);
    const model = update(heard, sync(0, [], { you: { ...you, seats: [] }, seat: null }), 0);
    expect(model.chat.map((one) => one.text)).toEqual(["hi"]);
  });
});

describe("what can be read off", () => {
  it("knows which own seats are asked", () => {
    const you = { player: "p", name: "Ana", seats: [0, 2], host: true };
    const model = { ...after(2), you, position: { ...position(2), waiting: [1, 2] } };
    expect(ownWaiting(model)).toEqual([2]);
  });

  it("knows who owes a vote", () => {
    const proposal = {
      id: 1,
      what: "rewind" as const,
      by: 1,
      number: 3,
      target: null,
      agreed: [1],
      needed: [0, 1],
    };
    expect(voter(after(2), proposal)).toBe(0);
    expect(voter(after(2), { ...proposal, agreed: [0, 1] })).toBeNull();
    expect(voter(after(2), null)).toBeNull();
    expect(yetToVote(proposal)).toEqual([0]);
    expect(yetToVote(null)).toEqual([]);
  });

  it("tells a proposal that was carried out from one that was dropped", () => {
    const rewind = {
      id: 1,
      what: "rewind" as const,
      by: 1,
      number: 2,
      target: null,
      agreed: [0, 1],
      needed: [0, 1],
    };
    const undid = {
      type: "update" as const,
      entry: entry(4, 1, [2, 3]),
      scenes: [],
      position: position(4),
    };
    expect(isGranted(after(2, 3), rewind, 3)).toBe(false);
    expect(isGranted(update(after(2, 3), undid, 0), rewind, 3)).toBe(true);
    expect(isGranted(update(after(2, 3), undid, 0), rewind, 4)).toBe(false); // that was before
    const replace = { ...rewind, what: "replace" as const, number: null, target: 0 };
    const seats = [{ replaced_by: "random" }] as unknown as TableInfo["seats"];
    expect(isGranted(after(2), replace, 2)).toBe(false);
    expect(isGranted({ ...after(2), table: { ...table, seats } }, replace, 2)).toBe(true);
  });

  it("counts a running clock down", () => {
    expect(timeLeft({ left: null, ends: 5000 }, 2000)).toBe(3000);
    expect(timeLeft({ left: null, ends: 5000 }, 9000)).toBe(0);
    expect(timeLeft({ left: 700, ends: null }, 2000)).toBe(700);
    expect(timeLeft({ left: null, ends: null }, 2000)).toBeNull();
  });
});
