/**
 * The live channel: one WebSocket that reconnects by itself.
 *
 * A command without an answer within 2.5 s, or with a broken socket, is sent again with the same
 * `cmd`; the server executes it once. A socket that is silent for 9 s after a ping is half-open
 * (a phone that slept, a changed network) and is replaced. Time, randomness and the WebSocket
 * are injected, so that tests can fake them.
 */

import {
  PROTOCOL,
  type Ack,
  type CommandBody,
  type FromServer,
  type Hello,
  type Message,
  type Part,
} from "./wire";

import { EngineWire } from "./local/wire";
import { isOnDevice } from "./place";
import { Refused, type Wire } from "./channel";

export { Refused, type Wire } from "./channel";

export const RESEND_MS = 2500;
export const PING_VISIBLE_MS = 2500;
const PING_HIDDEN_MS = 20_000;
export const DEAD_MS = 9000;
export const BANNER_MS = 2000;
/** A player who tapped a part waits no longer than this for the reason. */
export const REASON_MS = 1500;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 8000;
const TICK_MS = 250;

export type Connection = "connecting" | "open" | "lost";

/** What a client says to a table; the socket adds the rest. */
export type Greeting = Omit<Hello, "type" | "protocol">;

export interface World {
  open(): Wire;
  now(): number;
  random(): number;
  visible(): boolean;
  every(ms: number, run: () => void): () => void;
  /** The other end cannot be lost: it is on this device, though it may be busy for long. */
  near?: boolean;
}

interface Waiting {
  text: string;
  sent: number;
  resolve(ack: Ack): void;
  reject(why: Refused): void;
}

interface Asked {
  at: number;
  resolve(reason: Message | null): void;
}

export class Socket {
  state: Connection = "connecting";
  private wire: Wire | null = null;
  private ready = false; // the server has answered hello
  private readonly waiting = new Map<string, Waiting>();
  private readonly asked = new Map<number, Asked>();
  private pause = FIRST_PAUSE_MS;
  private reopenAt = 0;
  private lastPing = 0;
  private lastHeard = 0;
  private pingId = 0;
  private reasonId = 0;
  private lostSince: number | null = null;
  private stopTicking: (() => void) | null = null;
  private closed = false;

  constructor(
    private readonly world: World,
    private readonly hello: () => Greeting,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: (state: Connection, lostFor: number) => void,
  ) {}

  start(): void {
    this.lostSince = this.world.now();
    this.open();
    this.stopTicking = this.world.every(TICK_MS, () => this.tick());
  }

  stop(): void {
    this.closed = true;
    this.stopTicking?.();
    this.wire?.close(1000);
    for (const command of this.waiting.values()) command.reject(new Refused("left", {}));
    this.waiting.clear();
    this.forgetAsked(0);
  }

  /** Settles when the server has stored or refused the command, however long that takes. */
  send(body: CommandBody): Promise<Ack> {
    const cmd = this.newId();
    const text = JSON.stringify({ ...body, cmd });
    return new Promise((resolve, reject) => {
      const sent = this.ready ? this.world.now() : 0;
      this.waiting.set(cmd, { text, sent, resolve, reject });
      if (this.ready) this.wire?.send(text);
    });
  }

  /** Ask why a part cannot be chosen now. Null: no rule forbids it, or no answer comes in time. */
  why(part: Part): Promise<Message | null> {
    if (!this.ready) return Promise.resolve(null);
    this.reasonId += 1;
    const id = this.reasonId;
    this.wire?.send(JSON.stringify({ type: "why", id, part }));
    return new Promise((resolve) => this.asked.set(id, { at: this.world.now(), resolve }));
  }

  get unanswered(): number {
    return this.waiting.size;
  }

  /** Say hello again: for another seat, or after a gap in the stream. */
  greet(): void {
    if (this.wire?.readyState === 1) {
      this.wire.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, ...this.hello() }));
    }
  }

  /** The page woke up or the network came back: reconnect at once. */
  wake(): void {
    if (this.wire === null) this.reopenAt = 0;
    else this.ping();
    this.tick();
  }

  private newId(): string {
    const letters = "abcdefghijkmnpqrstuvwxyz23456789";
    const letter = () => letters.charAt(Math.floor(this.world.random() * letters.length));
    return Array.from({ length: 14 }, letter).join("");
  }

  private open(): void {
    const wire = this.world.open();
    this.wire = wire;
    this.ready = false;
    this.lastHeard = this.world.now();
    this.setState(this.state === "lost" ? "lost" : "connecting");
    wire.onopen = () => {
      if (wire !== this.wire) return;
      this.lastHeard = this.world.now();
      this.greet();
    };
    wire.onmessage = (event) => {
      if (wire === this.wire && typeof event.data === "string") this.receive(event.data);
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lose();
    };
  }

  private receive(data: string): void {
    this.lastHeard = this.world.now();
    const message = JSON.parse(data) as FromServer;
    if (message.type === "ack") this.settle(message.cmd, (command) => command.resolve(message));
    if (message.type === "refused" && message.cmd !== null) {
      const why = new Refused(message.code, message.args);
      this.settle(message.cmd, (command) => command.reject(why));
    }
    if (message.type === "reason") this.tellReason(message.id, message.message);
    if (message.type === "restarting") this.pause = Math.max(this.pause, message.after);
    if (message.type === "sync" || message.type === "welcome") {
      this.ready = true;
      this.pause = FIRST_PAUSE_MS;
      this.lostSince = null;
      this.setState("open");
      this.resend(0);
    }
    this.heard(message);
  }

  private settle(cmd: string, how: (command: Waiting) => void): void {
    const command = this.waiting.get(cmd);
    if (!command) return;
    this.waiting.delete(cmd);
    how(command);
  }

  private tellReason(id: number, reason: Message | null): void {
    this.asked.get(id)?.resolve(reason);
    this.asked.delete(id);
  }

  private forgetAsked(olderThan: number): void {
    const now = this.world.now();
    for (const [id, { at }] of this.asked) if (now - at >= olderThan) this.tellReason(id, null);
  }

  private resend(olderThan: number): void {
    const now = this.world.now();
    for (const command of this.waiting.values()) {
      if (now - command.sent < olderThan) continue;
      command.sent = now;
      this.wire?.send(command.text);
    }
  }

  private lose(): void {
    this.wire = null;
    this.ready = false;
    this.forgetAsked(0);
    if (this.closed) return;
    this.lostSince ??= this.world.now();
    // Jitter (50 to 150 % of the pause), so that clients do not all reconnect at the same time.
    this.reopenAt = this.world.now() + this.pause * (0.5 + this.world.random());
    this.pause = Math.min(LONGEST_PAUSE_MS, this.pause * 2);
    this.setState("lost");
  }

  private tick(): void {
    if (this.closed) return;
    const now = this.world.now();
    this.forgetAsked(REASON_MS);
    if (this.wire === null) {
      if (now >= this.reopenAt) this.open();
    } else if (!this.world.near && now - this.lastHeard > this.deadline()) {
      const dead = this.wire;
      this.lose();
      dead.close();
    } else if (this.ready) {
      if (now - this.lastPing >= this.interval()) this.ping();
      this.resend(RESEND_MS);
    }
    if (this.lostSince !== null) this.changed(this.state, now - this.lostSince);
  }

  private interval(): number {
    return this.world.visible() ? PING_VISIBLE_MS : PING_HIDDEN_MS;
  }

  private deadline(): number {
    return this.world.visible() ? DEAD_MS : PING_HIDDEN_MS + DEAD_MS;
  }

  private ping(): void {
    if (!this.ready || !this.wire) return;
    this.lastPing = this.world.now();
    this.pingId += 1;
    const visible = this.world.visible();
    this.wire.send(JSON.stringify({ type: "ping", id: this.pingId, visible }));
  }

  private setState(state: Connection): void {
    this.state = state;
    this.changed(state, this.lostSince === null ? 0 : this.world.now() - this.lostSince);
  }
}

/**
 * The address of a table's live channel. Its query only helps a load balancer to keep the sockets
 * of one table together; the server's answers do not depend on it.
 */
export function liveAddress(page: Pick<Location, "protocol" | "host">, table: string): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/live?table=${encodeURIComponent(table)}`;
}

/** The real clock and randomness of a browser page, and the channel to a table. */
export function browserWorld(table: string): World {
  const near = isOnDevice(table);
  return {
    near,
    open: () =>
      near ? new EngineWire() : (new WebSocket(liveAddress(location, table)) as unknown as Wire),
    now: () => Date.now(),
    random: Math.random,
    visible: () => document.visibilityState === "visible",
    every(ms, run) {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
  };
}
