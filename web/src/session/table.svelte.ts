/**
 * One table on the screen: socket, model, picker and playback.
 *
 * The model always holds the newest position; the scene may lag behind it while events are shown.
 * Choices belong to the newest position, so they are offered once the scene has caught up, and any
 * touch of the board makes it catch up at once.
 */

import { api } from "../net/api";
import type { Player } from "../games/contract";
import { announcer } from "../a11y/announcer.svelte";
import { beatsOf, pastOf, playedBeats } from "./beats";
import { EMPTY, isGranted, update, type Fresh, type Model } from "./model";
import { sinceNumber, type LogLine } from "./logLines";
import { nextPaint } from "../ui/paint";
import { playersOf } from "./players";
import { settings } from "../settings/settings.svelte";
import { REST, SceneSession } from "./scene.svelte";
import { Reasons } from "./reasons";
import { shutsOut } from "./refusals";
import { ownSeats } from "./sharing";
import {
  BANNER_MS,
  browserWorld,
  Refused,
  Socket,
  type Connection,
  type Greeting,
} from "../net/socket";
import { recall, remember } from "../settings/storage";
import type {
  ChatLine,
  Choice,
  CommandBody,
  Entry,
  FromServer,
  Notice,
  OptionValue,
  Part,
  PartNames,
  Proposal,
  Seat,
  TableInfo,
} from "../net/wire";
import { capital, refusal, t } from "../i18n/words.svelte";

/** A click that ended an animation was aimed at the earlier position: it only proposes. */
const HASTY_MS = 600;
/** Delay before a game's module and words are requested again. */
const AGAIN_MS = 2000;

export interface SessionOptions {
  seat?: Seat | null;
  watch?: boolean;
  onNotice?: (notice: Notice) => void;
  /** Another player wrote a chat line. */
  onLine?: (line: ChatLine) => void;
}

export class TableSession extends SceneSession {
  model = $state.raw<Model>(EMPTY);
  connection = $state<Connection>("connecting");
  /** "reconnecting" is shown. */
  lost = $state(false);
  /** The table cannot be shown at all. */
  failure = $state<Refused | null>(null);
  ready = $state(false);
  /** The seat whose player must take the device next: the board is covered. */
  curtain = $state<Seat | null>(null);
  /** What the others did while the page was away; shown once. */
  absence = $state.raw<readonly LogLine[]>([]);
  now = $state(Date.now());

  protected readonly socket: Socket;
  private timer = 0;
  private decision: number | null = null;
  /** The question that was on the screen when it was last at rest. */
  private offeredDecision = $state<number | null>(null);
  private skippedAt = -Infinity; // not 0: the page's clock starts there
  private answered: Choice | null = null;
  private isAnsweringSet = false;
  private painted: Promise<void> | null = null;
  private readonly reasons = new Reasons((part) => this.channel.why(part));
  /** The number of the stream when the open proposal was made. */
  private proposedAt = 0;

  constructor(
    readonly id: string,
    protected readonly wishes: SessionOptions = {},
  ) {
    super();
    this.socket = new Socket(
      browserWorld(id),
      () => this.greeting(),
      (message) => this.receive(message),
      (state, lostFor) => this.changed(state, lostFor),
    );
    this.picker.start();
  }

  /** What the page says to the server when it connects. */
  protected greeting(): Greeting {
    return {
      table: this.id,
      seat: null,
      watch: this.wishes.watch ?? false,
      since: this.model.synced ? this.model.number : 0,
      chat_since: this.model.chat.at(-1)?.id ?? 0,
    };
  }

  protected changed(state: Connection, lostFor: number): void {
    this.connection = state;
    this.lost = state !== "open" && lostFor >= BANNER_MS;
  }

  /** The socket of what is on the screen. */
  protected get channel(): Socket {
    return this.socket;
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

  /** Paint the effect of a click before the server's answer to it. */
  protected receive(message: FromServer): void {
    this.afterPaint(() => this.hear(message));
  }

  protected afterPaint(run: () => void): void {
    if (this.painted) void this.painted.then(run);
    else run();
  }

  protected hear(message: FromServer): void {
    if (message.type === "notice") this.wishes.onNotice?.(message);
    if (message.type === "refused" && message.cmd === null) {
      this.failure = new Refused(message.code, message.args);
    }
    const before = this.model;
    this.model = update(before, message, Date.now());
    if (this.model.gap) this.channel.greet();
    if (message.type === "update") this.forgetAnswered();
    if (message.type === "table") this.hearProposal(before.table?.proposal ?? null);
    if (message.type === "line" && this.model.chat !== before.chat) this.onChatLine(message);
    if (message.type === "sync")
      this.arrive(before).catch(() => setTimeout(() => this.channel.greet(), AGAIN_MS));
    // Say nothing until the game's words are loaded; `arrive` then shows the newest position.
    else if (!this.ready) return;
    else if (this.model.fresh.length) {
      this.play(this.model.fresh);
      this.seen();
    } else if (this.model.position !== before.position && !this.queue.busy) this.rest();
  }

  protected play(fresh: readonly Fresh[]): void {
    this.tell(fresh.map(({ entry }) => entry));
    this.queue.add(fresh.flatMap(playedBeats));
  }

  /** Tell how a proposal was decided, because its bar just disappears. */
  private hearProposal(before: Proposal | null): void {
    const now = this.model.table?.proposal ?? null;
    if (now?.id === before?.id) return;
    if (before) {
      const granted = isGranted(this.model, before, this.proposedAt);
      announcer.toast(t(granted ? "proposal-agreed" : "proposal-off"), granted ? "good" : "plain");
    }
    this.proposedAt = this.model.number;
  }

  private onChatLine(line: ChatLine): void {
    if (line.player !== this.model.you?.player) this.wishes.onLine?.(line);
  }

  protected async arrive(before: Model): Promise<void> {
    const { table, number } = this.model;
    if (!table) return;
    this.failure = null;
    this.proposedAt = number;
    const isSentAway = Boolean(before.you?.seats.length) && this.model.you?.seats.length === 0;
    if (isSentAway) announcer.toast(t("seat-lost"), "bad");
    await this.folder.load(table.game);
    const known = before.synced ? before.number : recall(this.memory, 0);
    if (known > 0 && number > known) this.absence = sinceNumber(this.model, known);
    this.queue.flush();
    this.rest();
    this.ready = true;
    this.seen();
  }

  // -- what is shown ------------------------------------------------------------------------------

  readonly players: readonly Player[] = $derived.by(() =>
    playersOf(this.model.table, ownSeats(this.model), this.model.position?.waiting ?? [], t),
  );
  /** The table. Components that use it are only mounted when it is known. */
  get table(): TableInfo {
    if (!this.model.table) throw new Error("The table is not known yet.");
    return this.model.table;
  }
  get seat(): Seat | null {
    return this.model.seat;
  }
  /** Whether this person may not see the table, or no longer. */
  get isShutOut(): boolean {
    return this.failure !== null && shutsOut(this.failure.code, this.ready);
  }
  get partNames(): PartNames {
    return this.model.names;
  }
  get options(): Readonly<Record<string, OptionValue>> {
    return (this.model.table?.options ?? {}) as Record<string, OptionValue>;
  }
  override get shown() {
    return this.scene.moment ?? this.model.position;
  }
  /**
   * Whether the screen shows the newest position and playback has ended; or others act
   * while this seat's question stays the same, which must stay on the screen.
   */
  get caughtUp(): boolean {
    const asked = this.model.position?.decision ?? null;
    if (asked !== null && asked === this.offeredDecision) return true;
    return this.scene.moment === this.model.position && this.scene.current === null;
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
  /** A choice that opens another question only selects; the others commit. */
  protected confirms({ step }: Choice): boolean {
    if (step === "ends" || performance.now() - this.skippedAt < HASTY_MS) return true;
    return settings.confirm && step !== "opens";
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
    const { position } = this.model;
    this.offeredDecision = position?.decision ?? null;
    this.scene = { ...REST, moment: position };
    this.past = pastOf(this.model.entries, this.model.undone);
    this.forgetAnswered();
    this.lowerCurtain();
  }

  /** A choice is no longer "being sent" when the server asks something else. */
  private forgetAnswered(): void {
    const decision = this.model.position?.decision ?? null;
    if (decision === this.decision || this.isAnsweringSet) return;
    this.decision = decision;
    this.picker.reset();
  }

  /** Everything was shown: on a shared device, ask for the next player. */
  protected lowerCurtain(): void {}

  /** Take everything off the screen that belongs to one seat. */
  protected clearScreen(): void {
    this.queue.flush();
    this.scene = REST;
    this.past = [];
    this.offeredDecision = null;
    this.answered = null;
    announcer.forget(); // announcements may contain secrets of one seat
    this.picker.reset();
    this.decision = null;
    this.absence = [];
  }

  /** Announce beat by beat, and also an own answer without events, so that every key gets a response. */
  private tell(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (entry.seat === this.model.seat && this.answered) {
        if (entry.events.length + entry.undone.length === 0)
          announcer.say(capital(this.say(this.answered.message)));
        this.answered = null;
      }
      for (const { events } of beatsOf(entry)) announcer.say(this.sayAll(events));
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

  // -- commands -----------------------------------------------------------------------------------

  protected override async answer(choice: Choice): Promise<void> {
    const decision = this.model.position?.decision;
    if (decision === null || decision === undefined) {
      this.picker.reset();
      return;
    }
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

  /** The members of a set, one after the other, then its end if the server still asks. */
  protected override async answerSet(choices: readonly Choice[]): Promise<void> {
    this.absence = [];
    this.isAnsweringSet = true;
    for (const { action } of choices) {
      const { position } = this.model;
      const decision = position?.decision ?? null;
      if (decision === null || !position?.choices.some((one) => one.action === action)) break;
      if (!(await this.command({ type: "act", decision, action }))) break;
    }
    this.isAnsweringSet = false;
    this.forgetAnswered();
  }

  /** Send a command and show a refusal. True: the server has stored it. */
  async command(body: CommandBody, seat: Seat | null = this.model.seat): Promise<boolean> {
    try {
      await this.channel.send({ ...body, seat });
      return true;
    } catch (error) {
      if (error instanceof Refused && error.code === "left") return false;
      announcer.toast(refusal(error), "bad"); // screen readers read toasts too
      return false;
    }
  }

  /** Why a part cannot be chosen now, by the rules. */
  why = async (part: Part): Promise<string | null> => {
    const reason = await this.reasons.of(part, this.model.position);
    return reason && this.say(reason);
  };

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
