/**
 * A table on a device that several players may share. Between their turns it shows what a guest
 * sees, and a curtain asks for the next player. Only that player's own view comes by a socket of
 * its own, which is closed when their turn is over.
 */

import { update, EMPTY, type Fresh, type Model } from "./model";
import { REST } from "./scene.svelte";
import { isShared, keepsDevice, nextSeat } from "./sharing";
import { TableSession } from "./table.svelte";
import { browserWorld, Socket, type Connection, type Greeting } from "../net/socket";
import type { FromServer, Position, Seat, Update } from "../net/wire";

interface Hand {
  seat: Seat;
  socket: Socket;
}

/** The guest's stream while a player's own view is on the screen, and its last step. */
interface Behind {
  model: Model;
  before: Model;
  fresh: Fresh | null;
}

export class DeviceSession extends TableSession {
  /** The players look at the table, as a guest sees it, before the next one takes the device. */
  aside = $state(false);
  private hand: Hand | null = null;
  private behind: Behind | null = null;
  /** The player who had the device last, and whether they may take back their step. */
  private last = $state.raw<{ seat: Seat; mayTakeBack: boolean } | null>(null);
  private takesBack = false;

  /** Whether several players take turns at this device. */
  get shared(): boolean {
    return isShared(this.model) && this.model.position !== null;
  }
  /** The player who had the device last and may still take back their step. */
  get regretful(): Seat | null {
    const isLast = this.model.entries.at(-1)?.seat === this.last?.seat;
    return this.last?.mayTakeBack && isLast ? this.last.seat : null;
  }
  /** The page has the stream of a seat although players share the device now, or the reverse. */
  private get isMisfit(): boolean {
    const { seat, you } = this.model;
    if (this.behind || this.wishes.watch) return false;
    return isShared(this.model) ? seat !== null : seat === null && you?.seats.length === 1;
  }

  // -- the two streams ----------------------------------------------------------------------------

  override start(): () => void {
    const stop = super.start();
    const hide = () => this.hideHand(); // a browser may bring the page back as it was
    const wake = () => this.hand?.socket.wake();
    window.addEventListener("pagehide", hide);
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    return () => {
      window.removeEventListener("pagehide", hide);
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      this.hand?.socket.stop();
      this.hand = null;
      stop();
    };
  }

  protected override get channel(): Socket {
    return (this.behind && this.hand?.socket) ?? this.socket;
  }

  /** The page's own stream is that of a guest while players share the device. */
  protected override greeting(): Greeting {
    const model = this.behind?.model ?? this.model;
    const watch = (this.wishes.watch ?? false) || isShared(model);
    const since = model.synced && !this.isMisfit ? model.number : 0;
    return { ...super.greeting(), watch, since, chat_since: model.chat.at(-1)?.id ?? 0 };
  }

  protected override changed(state: Connection, lostFor: number): void {
    if (!this.behind) super.changed(state, lostFor);
  }

  protected override receive(message: FromServer): void {
    this.afterPaint(() => (this.behind ? this.hearBehind(message) : this.hearPage(message)));
  }

  private hearPage(message: FromServer): void {
    const own = message.type === "sync" ? (message.you?.seats.length ?? 0) : 0;
    if (message.type === "sync" && own > 1 && message.seat !== null) {
      this.model = { ...this.model, you: message.you }; // do not show it: greet as a guest
      return this.socket.greet();
    }
    this.hear(message);
    if (message.type === "table" && this.isMisfit) this.socket.greet();
  }

  private hearHand(seat: Seat, message: FromServer): void {
    if (this.hand?.seat !== seat || message.type === "notice") return; // the page's stream has it
    const isRefused = message.type === "refused" && message.cmd === null;
    if (isRefused || (message.type === "sync" && this.hasMissed(message))) return this.hideHand();
    if (message.type === "sync" && this.behind === null) this.showHand();
    const isTurnOver =
      message.type === "update" && !keepsDevice(seat, this.model.position, message);
    if (isTurnOver) this.hideHand(message);
    else this.hear(message);
  }

  /** After a lost connection: another question is open, so the players meet at the curtain. */
  private hasMissed({ position }: { position: Position | null }): boolean {
    return this.behind !== null && this.model.position?.decision !== position?.decision;
  }

  /** Follow the guest's stream behind a player's view. */
  private hearBehind(message: FromServer): void {
    if (!this.behind) return;
    if (message.type === "notice") this.wishes.onNotice?.(message);
    const before = this.behind.model;
    const model = update(before, message, Date.now());
    if (model.gap) this.socket.greet();
    const [fresh = null] = model.fresh;
    this.behind = fresh ? { model, before, fresh } : { ...this.behind, model };
  }

  protected override async arrive(before: Model): Promise<void> {
    await super.arrive(before);
    if (!this.behind) return;
    this.absence = []; // the players have seen it together
    this.curtain = null;
    if (this.takesBack) await this.takeBackOrHide();
  }

  // -- handing over -------------------------------------------------------------------------------

  /** Ask for the player of the next seat of this device. */
  protected override lowerCurtain(): void {
    if (!this.shared || this.behind) return;
    const last = this.last?.seat ?? (this.wishes.seat ?? 0) - 1;
    const isRunning = this.model.table?.phase === "running";
    this.coverFor(isRunning ? nextSeat(this.model, last) : null);
  }

  private coverFor(seat: Seat | null): void {
    if (seat !== this.curtain) this.aside = false;
    this.curtain = seat;
  }

  /** Ask for the player of a seat, whether or not it is their turn. */
  passTo(seat: Seat, takesBack = false): void {
    this.hideHand();
    this.coverFor(seat);
    this.takesBack = takesBack;
  }

  /** Go back to the player whose turn it is. */
  passOn(): void {
    this.curtain = null;
    this.takesBack = false;
    this.lowerCurtain();
  }

  /** The next person has the device: open a stream for them. The cover goes when it has begun. */
  raiseCurtain(): void {
    const seat = this.curtain;
    if (seat === null || this.hand?.seat === seat) return;
    this.hand?.socket.stop();
    const socket = new Socket(
      browserWorld(this.id),
      () => {
        const since = this.behind ? this.model.number : 0;
        const chat_since = this.model.chat.at(-1)?.id ?? 0;
        return { table: this.id, seat, watch: false, since, chat_since };
      },
      (message) => this.afterPaint(() => this.hearHand(seat, message)),
      (state, lostFor) => this.behind && super.changed(state, lostFor),
    );
    this.hand = { seat, socket };
    socket.start();
  }

  private showHand(): void {
    this.behind = { model: this.model, before: this.model, fresh: null };
    const { table, you, chat } = this.model;
    this.model = { ...EMPTY, table, you, chat };
    this.clearScreen();
  }

  /**
   * Show what a guest sees: the player's turn is over, or they pass the device on. What their last
   * step has set off is played to all.
   */
  hideHand(ending?: Update): void {
    this.hand?.socket.stop();
    const { hand, behind } = this;
    this.hand = null;
    this.behind = null;
    if (!hand || !behind) return;
    this.last = { seat: hand.seat, mayTakeBack: ending?.position.can_take_back ?? false };
    const { model, before, fresh } = behind;
    this.model = { ...model, fresh: [] };
    this.curtain = null;
    this.clearScreen();
    if (!ending) return this.rest();
    const isHere = fresh?.entry.at === ending.entry.at && fresh.entry.seat === ending.entry.seat;
    this.scene = { ...REST, moment: isHere ? before.position : model.position };
    if (isHere) this.play([fresh]); // otherwise it is about to arrive
  }

  private async takeBackOrHide(): Promise<void> {
    this.takesBack = false;
    const isDone = this.model.position?.can_take_back && (await this.takeBack());
    if (!isDone) this.hideHand();
  }
}
