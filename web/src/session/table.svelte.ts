/**
 * One table before somebody's eyes: socket, model, picker and the order in which things are shown.
 *
 * The model always holds the newest position; the scene may lag behind it while events are shown.
 * Choices belong to the newest position, so they are offered once the scene has caught up, and any
 * touch of the board makes it catch up at once.
 */

import { api } from "./api";
import type { Player } from "./game";
import { announcer } from "./live.svelte";
import { EMPTY, isGranted, ownWaiting, update, type Model } from "./model";
import { nextPaint } from "./paint";
import { playersOf } from "./players";
import { settings } from "./settings.svelte";
import { REST, Showing } from "./showing.svelte";
import { BANNER_MS, browserWorld, Refused, Socket, type Connection } from "./socket";
import { recall, remember } from "./storage";
import type { ChatLine, Choice, CommandBody, Entry, FromServer, Notice, OptionValue, Proposal, Seat } from "./wire";
import { capital, refusal, t } from "./words.svelte";

/** A click that ended an animation was aimed at what was there before: it only proposes. */
const HASTY_MS = 600;
/** Refusals of a hello that mean: not at this table. */
const SHUT_OUT = ["no-table", "not-your-seat"];
/** Before the drawing and the words of a game are asked for again. */
const AGAIN_MS = 2000;

interface SessionOptions {
  seat?: Seat | null;
  watch?: boolean;
  onNotice?: (notice: Notice) => void;
  /** Somebody else says something. */
  onLine?: (line: ChatLine) => void;
}

export class TableSession extends Showing {
  model = $state.raw<Model>(EMPTY);
  connection = $state<Connection>("connecting");
  /** "reconnecting" is shown. */
  lost = $state(false);
  /** The table cannot be shown at all. */
  failure = $state<Refused | null>(null);
  ready = $state(false);
  /** The seat that somebody else must look at next: the curtain is down. */
  curtain = $state<Seat | null>(null);
  /** What others did while the page was away; told once. */
  absence = $state.raw<readonly Entry[]>([]);
  now = $state(Date.now());

  private wantedSeat: Seat | null;
  private readonly socket: Socket;
  private timer = 0;
  private decision: number | null = null;
  /** The question that was on the screen when it was last at rest. */
  private offeredDecision = $state<number | null>(null);
  private skippedAt = -Infinity; // the page's clock begins at 0: that would be a moment ago
  private answered: Choice | null = null;
  private painted: Promise<void> | null = null;
  /** The number of the stream when the open proposal was made. */
  private proposedAt = 0;

  constructor(
    readonly id: string,
    private readonly wishes: SessionOptions = {},
  ) {
    super();
    this.wantedSeat = wishes.seat ?? null;
    this.socket = new Socket(
      browserWorld(id),
      () => ({
        table: id,
        seat: this.wantedSeat,
        watch: wishes.watch ?? false,
        since: this.model.synced ? this.model.number : 0,
        chat_since: this.model.chat.at(-1)?.id ?? 0,
      }),
      (message) => this.receive(message),
      (state, lostFor) => {
        this.connection = state;
        this.lost = state !== "open" && lostFor >= BANNER_MS;
      },
    );
    this.picker.start();
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

  /** What a click has changed is painted before what the server makes of it. */
  private receive(message: FromServer): void {
    if (this.painted) void this.painted.then(() => this.hear(message));
    else this.hear(message);
  }

  private hear(message: FromServer): void {
    if (message.type === "notice") this.wishes.onNotice?.(message);
    if (message.type === "refused" && message.cmd === null) {
      this.failure = new Refused(message.code, message.args);
    }
    const before = this.model;
    this.model = update(before, message, Date.now());
    if (this.model.gap) this.socket.greet();
    if (message.type === "update") this.forgetAnswered();
    if (message.type === "table") this.hearProposal(before.table?.proposal ?? null);
    if (message.type === "line" && this.model.chat !== before.chat) this.hearLine(message);
    if (message.type === "sync") this.arrive(before).catch(() => setTimeout(() => this.socket.greet(), AGAIN_MS));
    // Until the game's words are there, nothing is said; `arrive` then shows the newest position.
    else if (!this.ready) return;
    else if (this.model.fresh.length) {
      this.tell(this.model.fresh.map((fresh) => fresh.entry));
      this.queue.add(this.model.fresh);
      this.seen();
    } else if (this.model.position !== before.position && !this.queue.busy) this.rest();
  }

  /** What was proposed is decided: everybody is told how, since the bar that asked just goes. */
  private hearProposal(before: Proposal | null): void {
    const now = this.model.table?.proposal ?? null;
    if (now?.id === before?.id) return;
    if (before) {
      const granted = isGranted(this.model, before, this.proposedAt);
      announcer.toast(t(granted ? "proposal-agreed" : "proposal-off"), granted ? "good" : "plain");
    }
    this.proposedAt = this.model.number;
  }

  private hearLine(line: ChatLine): void {
    if (line.player !== this.model.you?.player) this.wishes.onLine?.(line);
  }

  private async arrive(before: Model): Promise<void> {
    const { table, entries, number } = this.model;
    if (!table) return;
    this.failure = null;
    this.proposedAt = number;
    const isSentAway = Boolean(before.you?.seats.length) && this.model.you?.seats.length === 0;
    if (isSentAway) announcer.toast(t("seat-lost"), "bad");
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
  get seat(): Seat | null {
    return this.model.seat;
  }
  /** Whether there is nothing here for this person, or no more. */
  get isShutOut(): boolean {
    return this.failure !== null && (!this.ready || SHUT_OUT.includes(this.failure.code));
  }
  get options(): Readonly<Record<string, OptionValue>> {
    return (this.model.table?.options ?? {}) as Record<string, OptionValue>;
  }
  override get shownPosition() {
    return this.scene.position ?? this.model.position;
  }
  /**
   * Whether the screen shows the newest position and nothing is being told any more; or others act
   * while this seat's question stays the same, which must not take it away.
   */
  get caughtUp(): boolean {
    const asked = this.model.position?.decision ?? null;
    if (asked !== null && asked === this.offeredDecision) return true;
    return this.scene.position === this.model.position && this.scene.current === null;
  }
  override get telling() {
    return this.caughtUp ? null : super.telling;
  }
  /** The question of the newest position, or why there is none. */
  get asked(): string {
    const { position } = this.model;
    if (!position) return "";
    return position.outdated ? t("outdated") : this.say(position.question);
  }
  /** The server's clock. */
  get serverNow(): number {
    return this.now + this.model.skew;
  }

  protected offered(): readonly Choice[] {
    return this.caughtUp && this.curtain === null ? (this.model.position?.choices ?? []) : [];
  }
  protected confirms(): boolean {
    return settings.confirm || performance.now() - this.skippedAt < HASTY_MS;
  }

  protected override proposed(choice: Choice): void {
    announcer.say(t("choice-waits", { choice: capital(this.say(choice.message)) }));
  }

  /** Show the newest position now. */
  skip(): void {
    this.skippedAt = performance.now();
    this.moving = false;
    this.queue.flush();
    this.rest();
  }

  protected rest(): void {
    const { position, seat } = this.model;
    this.offeredDecision = position?.decision ?? null;
    this.scene = { ...REST, position };
    this.forgetAnswered();
    this.lowerCurtain(seat);
  }

  /** Nothing is "being sent" any more once the server asks something else. */
  private forgetAnswered(): void {
    const decision = this.model.position?.decision ?? null;
    if (decision === this.decision) return;
    this.decision = decision;
    this.picker.reset();
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
    this.offeredDecision = null;
    this.answered = null;
    announcer.forget(); // what was said may have been said to one seat alone
    this.picker.reset();
    // The stream of another seat has its own numbers.
    this.model = { ...EMPTY, table: this.model.table, you: this.model.you };
    this.absence = [];
    this.socket.greet();
  }

  /** Events, and an own answer by which nothing happens yet: nobody is left in silence after a key. */
  private tell(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (entry.seat === this.model.seat && this.answered) {
        if (entry.events.length + entry.undone.length === 0) announcer.say(capital(this.say(this.answered.message)));
        this.answered = null;
      }
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

  protected async answer(choice: Choice): Promise<void> {
    const decision = this.model.position?.decision;
    if (decision === null || decision === undefined) return this.picker.reset();
    this.absence = [];
    this.answered = choice;
    this.painted = nextPaint().then(() => {
      this.painted = null;
    });
    const done = await this.command({ type: "act", decision, action: choice.action });
    if (done) return;
    this.answered = null;
    this.picker.reset();
  }

  /** Sends a command; a refusal is shown. True: it is stored. */
  async command(body: CommandBody): Promise<boolean> {
    try {
      await this.socket.send({ ...body, seat: this.model.seat });
      return true;
    } catch (error) {
      if (error instanceof Refused && error.code === "left") return false;
      announcer.toast(refusal(error), "bad"); // an alert, which is spoken as well
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
