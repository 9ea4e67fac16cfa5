import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  DEAD_MS,
  liveAddress,
  PING_VISIBLE_MS,
  REASON_MS,
  RESEND_MS,
  Refused,
  Socket,
  type Wire,
  type World,
} from "./socket";
import type { FromServer } from "./wire";

class FakeWire implements Wire {
  readyState = 0;
  sent: {
    type: string;
    id?: number;
    cmd?: string;
    since?: number | null;
    visible?: boolean;
  }[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as (typeof this.sent)[number]);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
  types(): string[] {
    return this.sent.map((message) => message.type);
  }
}

let now: number;
let wires: FakeWire[];
let tick: () => void;
let visible: boolean;
let heard: FromServer[];
let states: string[];
let socket: Socket;

const world: World = {
  open() {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  },
  now: () => now,
  random: () => Math.random(),
  visible: () => visible,
  every(_ms, run) {
    tick = run;
    return () => undefined;
  },
};
function pass(ms: number): void {
  for (let gone = 0; gone < ms; gone += 250) {
    now += 250;
    tick();
  }
}
const last = () => wires.at(-1) as FakeWire;
function connect(): void {
  last().open();
  last().say({ type: "sync" });
}

beforeEach(() => {
  now = 1_000_000;
  wires = [];
  visible = true;
  heard = [];
  states = [];
  let since = 0;
  socket = new Socket(
    world,
    () => ({ table: "T", since: since++ }),
    (message) => heard.push(message),
    (state) => states.push(state),
  );
  socket.start();
});

describe("connecting", () => {
  it("says hello first and is open after the answer", () => {
    last().open();
    expect(last().types()).toEqual(["hello"]);
    expect(socket.state).toBe("connecting");
    last().say({ type: "sync" });
    expect(socket.state).toBe("open");
    expect(heard).toHaveLength(1);
  });

  it("comes back after a break, with a pause, and says the last number", () => {
    connect();
    last().break();
    expect(socket.state).toBe("lost");
    expect(wires).toHaveLength(1);
    pass(1000);
    expect(wires).toHaveLength(2);
    last().open();
    expect(last().sent[0]?.since).toBe(1);
  });

  it("waits longer and longer while nothing answers", () => {
    const gaps: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const before = wires.length;
      const start = now;
      last().break();
      while (wires.length === before) pass(250);
      gaps.push(now - start);
    }
    expect(gaps[4]).toBeGreaterThan(gaps[0] as number);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(12_250);
  });

  it("waits as long as a server that restarts asks for", () => {
    connect();
    last().say({ type: "restarting", after: 4000 });
    last().break();
    pass(1750);
    expect(wires).toHaveLength(1);
    pass(5000);
    expect(wires).toHaveLength(2);
  });
});

describe("half-open connections", () => {
  it("pings while visible, seldom while hidden", () => {
    connect();
    pass(PING_VISIBLE_MS * 2);
    last().say({ type: "pong", id: 1, now });
    expect(
      last()
        .types()
        .filter((type) => type === "ping").length,
    ).toBeGreaterThanOrEqual(1);
    visible = false;
    const before = last().sent.length;
    pass(10_000);
    expect(last().sent.length - before).toBeLessThanOrEqual(1);
    expect(wires).toHaveLength(1);
  });

  it("replaces a silent socket within 15 seconds and says so", () => {
    connect();
    const silent = last();
    pass(DEAD_MS + 1000);
    expect(silent.closed).toBe(true);
    expect(states).toContain("lost");
    pass(3000);
    expect(wires.length).toBeGreaterThan(1);
  });

  it("does not listen to a replaced socket", () => {
    connect();
    const old = last();
    pass(DEAD_MS + 2000);
    const before = heard.length;
    old.say({ type: "update" });
    expect(heard).toHaveLength(before);
  });
});

describe("commands", () => {
  it("settle with the server's answer", async () => {
    connect();
    const sent = socket.send({ type: "act", decision: 1, action: 3 });
    const cmd = last().sent.at(-1)?.cmd as string;
    last().say({ type: "ack", cmd, number: 7 });
    await expect(sent).resolves.toMatchObject({ number: 7 });
    expect(socket.unanswered).toBe(0);
  });

  it("are refused by code", async () => {
    connect();
    const sent = socket.send({ type: "redo" });
    const cmd = last().sent.at(-1)?.cmd as string;
    last().say({ type: "refused", cmd, code: "takeback-barred", args: {} });
    await expect(sent).rejects.toBeInstanceOf(Refused);
  });

  it("are sent again with the same name until they are answered", () => {
    connect();
    void socket.send({ type: "act", decision: 1, action: 3 }).catch(() => undefined);
    pass(RESEND_MS * 2 + 500);
    const names = last()
      .sent.filter((one) => one.type === "act")
      .map((one) => one.cmd);
    expect(names.length).toBeGreaterThanOrEqual(2);
    expect(new Set(names).size).toBe(1);
  });

  it("survive a broken socket", async () => {
    connect();
    const sent = socket.send({ type: "act", decision: 1, action: 3 });
    const cmd = last().sent.at(-1)?.cmd as string;
    last().break();
    pass(1000);
    connect();
    expect(last().sent.some((one) => one.cmd === cmd)).toBe(true);
    last().say({ type: "ack", cmd, number: 2 });
    await sent;
  });

  it("wait for the hello when there is no connection yet", () => {
    void socket.send({ type: "redo" }).catch(() => undefined);
    expect(last().sent).toEqual([]);
    connect();
    expect(last().types()).toEqual(["hello", "redo"]);
  });

  it("end when the page is left", async () => {
    connect();
    const sent = socket.send({ type: "redo" });
    const caught = vi.fn();
    sent.catch(caught);
    socket.stop();
    await Promise.resolve();
    await Promise.resolve();
    expect(caught).toHaveBeenCalled();
  });
});

describe("the address", () => {
  it("names the table, as safely as the page itself was fetched", () => {
    const plain = { protocol: "http:", host: "127.0.0.1:8200" };
    expect(liveAddress(plain, "abc")).toBe("ws://127.0.0.1:8200/api/live?table=abc");
    const safe = { protocol: "https:", host: "play.example.org" };
    expect(liveAddress(safe, "a&b")).toBe("wss://play.example.org/api/live?table=a%26b");
  });
});

describe("asking why a part cannot be chosen", () => {
  const rule = { id: "why-too-high" };
  const asked = () => last().sent.filter(({ type }) => type === "why");

  it("gives each question its own answer", async () => {
    connect();
    const first = socket.why("card:1");
    const second = socket.why("card:2");
    const [one, two] = asked();
    last().say({ type: "reason", id: two?.id, part: "card:2", message: null });
    last().say({ type: "reason", id: one?.id, part: "card:1", message: rule });
    expect(await first).toEqual(rule);
    expect(await second).toBeNull();
  });

  it("sends nothing while the socket is down", async () => {
    connect();
    last().break();
    expect(await socket.why("card:1")).toBeNull();
    expect(asked()).toEqual([]);
  });

  it("does not wait for a slow or broken socket", async () => {
    connect();
    const slow = socket.why("card:1");
    pass(REASON_MS);
    expect(await slow).toBeNull();
    const broken = socket.why("card:1");
    last().break();
    expect(await broken).toBeNull();
    expect(asked()).toHaveLength(2);
  });
});
