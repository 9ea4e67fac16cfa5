/**
 * One table before somebody's eyes: socket, model, picker and the order in which things are shown.
 *
 * The model always holds the newest position; the scene may lag behind it while events are shown.
 * Choices belong to the newest position, so they are offered once the scene has caught up, and any
 * touch of the board makes it catch up at once.
 */

import { tick } from "svelte";
import { api } from "./api";
import type { Piece, Voice } from "./fluent";
import { GameFolder } from "./folder.svelte";
import type { Player, Stage } from "./game";
import { announcer } from "./live.svelte";
import { EMPTY, ownWaiting, update, type Model } from "./model";
import { PickerState } from "./pick.svelte";
import { playersOf } from "./players";
import { Queue, type Scene } from "./queue";
import { settings } from "./settings.svelte";
import { BANNER_MS, browserWorld, Refused, Socket, type Connection } from "./socket";
import { play } from "./sound";
import { recall, remember } from "./storage";
import type { CommandBody, Entry, FromServer, Message, Notice, Part, Seat } from "./wire";
import { refusal, t } from "./words.svelte";

const REST: Scene = { position: null, events: [], current: null };
const NOTHING: ReadonlySet<Part> = new Set();

export class TableSession {
  model = $state.raw<Model>(EMPTY);
  scene = $state.raw<Scene>(REST);
  connection = $state<Connection>("connecting");
  /** "reconnecting" is shown. */
  lost = $state(false);
  /** The table cannot be shown at all. */
  failure = $state<Refused | null>(null);
  readonly folder = new GameFolder();
  ready = $state(false);
  highlight = $state.raw<ReadonlySet<Part>>(NOTHING);
  /** The seat that somebody else must look at next: the curtain is down. */
  curtain = $state<Seat | null>(null);
  /** What others did while the page was away; told once. */
  absence = $state.raw<readonly Entry[]>([]);
  now = $state(Date.now());
  stage: Stage | null = null;
  readonly picker: PickerState;

  private wantedSeat: Seat | null;
  private readonly socket: Socket;
  private readonly queue: Queue;
  private timer = 0;
  private decision: number | null = null;

  constructor(
    readonly id: string,
    options: { seat?: Seat | null; watch?: boolean; onNotice?: (notice: Notice) => void } = {},
  ) {
    this.wantedSeat = options.seat ?? null;
    this.picker = new PickerState({
      choices: () => (this.caughtUp && this.curtain === null ? this.choices : []),
      confirms: () => settings.confirm,
      answer: (choice) => void this.act(choice.action),
      name: (part) => this.voice.name(part),
      highlight: () => this.highlight,
    });
    this.queue = new Queue({
      set: async (scene) => {
        this.scene = scene;
        await tick();
      },
      play: (told) => {
        const sound = this.module?.sound?.(told.event);
        if (sound && settings.sounds) play(sound);
        if (settings.motion.off || !this.stage || !this.module?.animate) return 0;
        return settings.motion.ms(this.module.animate(told, this.stage) || 0);
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      rest: () => this.rest(),
    });
    this.socket = new Socket(
      browserWorld(),
      () => ({
        table: id,
        seat: this.wantedSeat,
        watch: options.watch ?? false,
        since: this.model.synced ? this.model.number : 0,
        chat_since: this.model.chat.at(-1)?.id ?? 0,
      }),
      (message) => this.hear(message, options.onNotice),
      (state, lostFor) => {
        this.connection = state;
        this.lost = state !== "open" && lostFor >= BANNER_MS;
      },
    );
  }

  // -- coming and going ---------------------------------------------------------------------------

  start(): () => void {
    this.socket.start();
    this.timer = window.setInterval(() => {
      this.now = Date.now();
    }, 1000);
    const wake = () => {
      this.socket.wake();
      this.seen();
    };
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      clearInterval(this.timer);
      this.socket.stop();
      this.queue.flush();
      this.picker.destroy();
    };
  }

  private hear(message: FromServer, onNotice?: (notice: Notice) => void): void {
    if (message.type === "notice") onNotice?.(message);
    if (message.type === "refused" && message.cmd === null) {
      this.failure = new Refused(message.code, message.args);
    }
    const before = this.model;
    this.model = update(before, message, Date.now());
    if (this.model.gap) this.socket.greet();
    if (message.type === "sync") void this.arrive(before);
    // Until the game's words are there, nothing is said; `arrive` then shows the newest position.
    else if (!this.ready) return;
    else if (this.model.fresh.length) {
      this.tell(this.model.fresh.map((fresh) => fresh.entry));
      this.queue.add(this.model.fresh);
      this.seen();
    } else if (this.model.position !== before.position && !this.queue.busy) this.rest();
  }

  private async arrive(before: Model): Promise<void> {
    const { table, entries, number } = this.model;
    if (!table) return;
    this.failure = null;
    await this.folder.load(table.game);
    const known = before.synced ? before.number : recall(this.memory, 0);
    if (known > 0 && number > known) {
      this.absence = entries.filter(
        (entry) => entry.number > known && entry.seat !== this.model.seat,
      );
    }
    this.queue.flush();
    if (this.model.seat === this.curtain) this.curtain = null;
    this.rest();
    this.ready = true;
    this.seen();
  }

  // -- what is shown ------------------------------------------------------------------------------

  readonly players: readonly Player[] = $derived.by(() =>
    playersOf(this.model.table, this.model.you?.seats ?? [], this.model.position?.waiting ?? [], t),
  );
  readonly voice: Voice = $derived.by(() =>
    this.folder.voice(
      this.players,
      () => this.scene.position?.view ?? this.model.position?.view,
    ),
  );

  get module() {
    return this.folder.module;
  }
  get choices() {
    return this.model.position?.choices ?? [];
  }
  /** Whether the screen shows the newest position. */
  get caughtUp(): boolean {
    return this.scene.position === this.model.position;
  }
  /** The server's clock. */
  get serverNow(): number {
    return this.now + this.model.skew;
  }

  say = (message: Message): string => this.voice.say(message);
  pieces = (message: Message): Piece[] => this.voice.pieces(message);
  name = (part: Part): string => this.voice.name(part);
  words = (key: string, args?: Record<string, string | number>): string =>
    this.voice.words(key, args);
  point = (parts: Iterable<Part> | null): void => {
    this.highlight = parts ? new Set(parts) : NOTHING;
  };

  /** Show the newest position now. */
  skip(): void {
    this.queue.flush();
    this.rest();
  }

  private rest(): void {
    const { position, seat } = this.model;
    this.scene = { position, events: [], current: null };
    if (position?.decision !== this.decision) {
      this.decision = position?.decision ?? null;
      this.picker.reset();
    }
    this.lowerCurtain(seat);
  }

  /** People who share a device: when another own seat is asked, this one's secrets are covered. */
  private lowerCurtain(seat: Seat | null): void {
    const own = this.model.you?.seats ?? [];
    if (own.length < 2 || this.curtain !== null || seat === null) return;
    const waiting = ownWaiting(this.model);
    if (waiting.length === 0 || waiting.includes(seat)) return;
    this.curtain = waiting.find((other) => other > seat) ?? (waiting[0] as Seat);
  }

  /** The next person has the device. */
  raiseCurtain(): void {
    if (this.curtain !== null) this.look(this.curtain);
  }

  /** Look through the eyes of another own seat; the curtain rises when its view is there. */
  private look(seat: Seat): void {
    this.wantedSeat = seat;
    this.queue.flush();
    this.scene = REST;
    this.picker.reset();
    // The stream of another seat has its own numbers.
    this.model = { ...EMPTY, table: this.model.table, you: this.model.you };
    this.absence = [];
    this.socket.greet();
  }

  private tell(entries: readonly Entry[]): void {
    for (const entry of entries) {
      for (const { message } of entry.events) announcer.say(this.say(message));
    }
  }

  private get memory(): string {
    return `seen.${this.id}.${this.model.seat ?? "guest"}`;
  }

  private seen(): void {
    if (document.visibilityState === "visible" && this.model.synced) {
      remember(this.memory, this.model.number);
    }
  }

  // -- what a person does -------------------------------------------------------------------------

  private async act(action: number): Promise<void> {
    const decision = this.model.position?.decision;
    if (decision === null || decision === undefined) return this.picker.reset();
    this.absence = [];
    const done = await this.command({ type: "act", decision, action });
    if (!done) this.picker.reset();
  }

  /** Sends a command; a refusal is shown. True: it is stored. */
  async command(body: CommandBody): Promise<boolean> {
    try {
      await this.socket.send({ ...body, seat: this.model.seat });
      return true;
    } catch (error) {
      if (error instanceof Refused && error.code === "left") return false;
      announcer.toast(refusal(error), "bad");
      announcer.say(refusal(error));
      return false;
    }
  }

  takeBack = (): Promise<boolean> => this.command({ type: "take_back" });
  redo = (): Promise<boolean> => this.command({ type: "redo" });

  /** Earlier entries of a long log. */
  async earlier(): Promise<void> {
    const first = this.model.entries[0]?.number ?? this.model.number + 1;
    const from = Math.max(this.model.logFrom, first - 200);
    const { entries } = await api.log(this.id, this.model.seat, from - 1, first - from);
    this.model = { ...this.model, entries: [...entries, ...this.model.entries] };
  }
}
