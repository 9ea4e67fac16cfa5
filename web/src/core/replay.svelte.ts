/** A match looked back at, step by step: from the server, or from a file while drawing. */

import type { Player } from "./game";
import { announcer } from "./live.svelte";
import { settings } from "./settings.svelte";
import { Showing } from "./showing.svelte";
import type { Choice, Entry, Frame, OptionValue, Seat } from "./wire";
import { refusal } from "./words.svelte";

export interface ReplaySource {
  game: string;
  seat: Seat | null;
  last: number;
  first: number;
  options: Record<string, OptionValue>;
  players: readonly Player[];
  entries: readonly Entry[];
  frame(number: number): Promise<Frame>;
}

const AHEAD = 3;

export class ReplaySession extends Showing {
  number = $state(0);
  playing = $state(false);
  private readonly frames = new Map<number, Promise<Frame>>();
  private wanted = 0;

  constructor(
    readonly source: ReplaySource,
    /** While drawing, the choices of a frame can be tried out; the answer goes nowhere. */
    private readonly onChoice: ((action: number) => void) | null = null,
  ) {
    super();
    this.number = source.first;
    this.picker.start();
  }

  readonly players: readonly Player[] = $derived.by(() => {
    const waiting = this.scene.position?.waiting ?? [];
    return this.source.players.map((one) => ({ ...one, waiting: waiting.includes(one.seat) }));
  });
  get seat(): Seat | null {
    return this.source.seat;
  }
  get options(): Readonly<Record<string, OptionValue>> {
    return this.source.options;
  }
  protected offered(): readonly Choice[] {
    return this.onChoice ? (this.scene.position?.choices ?? []) : [];
  }
  protected confirms(): boolean {
    return settings.confirm;
  }
  protected answer(choice: Choice): void {
    this.onChoice?.(choice.action);
    this.picker.reset();
  }
  protected rest(): void {
    this.scene = { ...this.scene, events: [], current: null };
    if (this.playing) void this.goOn();
  }

  /** Show a step. One step forward is played, everything else is a jump. */
  async go(number: number): Promise<void> {
    const { first, last } = this.source;
    const to = Math.min(last, Math.max(first, number));
    const isStep = to === this.number + 1 && this.scene.position !== null;
    const before = this.number;
    this.wanted = to;
    this.number = to;
    try {
      const frame = await this.fetch(to);
      if (this.wanted !== to) return; // somebody scrubbed on
      this.queue.flush();
      this.picker.reset();
      if (isStep && frame.entry) {
        this.queue.add([{ entry: frame.entry, position: frame.position }]);
      } else {
        this.scene = { position: frame.position, events: [], current: null };
        if (this.playing) void this.goOn();
      }
      for (let ahead = 1; ahead <= AHEAD && to + ahead <= last; ahead += 1) {
        void this.fetch(to + ahead).catch(() => undefined);
      }
    } catch (error) {
      this.playing = false;
      if (this.wanted === to) this.number = before; // that is what the board shows
      announcer.toast(refusal(error), "bad");
    }
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.number >= this.source.last) void this.go(this.source.first);
    else void this.goOn();
  }

  stop(): void {
    this.playing = false;
    this.queue.flush();
    this.picker.destroy();
  }

  private async goOn(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, settings.motion.ms(700) || 300));
    if (!this.playing) return;
    if (this.number >= this.source.last) this.playing = false;
    else await this.go(this.number + 1);
  }

  private fetch(number: number): Promise<Frame> {
    const known = this.frames.get(number);
    if (known) return known;
    const coming = this.source.frame(number);
    this.frames.set(number, coming);
    coming.catch(() => this.frames.delete(number));
    return coming;
  }
}
