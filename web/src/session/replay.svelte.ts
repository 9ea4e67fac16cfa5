/** A replay, beat by beat: from the server, or from a file while developing a game's drawing. */

import type { Player } from "../games/contract";
import { recent, type Moment } from "./beats";
import { settings } from "../settings/settings.svelte";
import { REST, SceneSession } from "./scene.svelte";
import type { Recording } from "../net/recording";
import type { Choice, Frame, OptionValue, PartNames, Seat } from "../net/wire";

/** Whose view is replayed: a seat's, a guest's (null), or a guest's with all events in full. */
export type Eyes = Seat | null | "open";

export interface ReplaySource extends Recording {
  game: string;
  seat: Seat | null;
  names: PartNames;
  options: Record<string, OptionValue>;
  players: readonly Player[];
}

const NO_CHOICES: readonly Choice[] = [];

export class ReplaySession extends SceneSession {
  /** The index of the shown frame. */
  index = $state(0);
  playing = $state(false);
  private recording = $state.raw<Recording>({ frames: [], scores: [] });

  constructor(readonly source: ReplaySource) {
    super();
    this.recording = source;
    this.picker.start();
  }

  get frames(): readonly Frame[] {
    return this.recording.frames;
  }
  get last(): number {
    return this.frames.length - 1;
  }
  /** The shown frame. A recording has at least the start. */
  get frame(): Frame {
    return this.frames[this.index] as Frame;
  }
  /** The number of the entry that is shown. */
  get number(): number {
    return this.frame.number;
  }
  /** The shown beat as links name it: the entry, and which beat it is unless it is the last. */
  get place(): string {
    const { number } = this;
    if (this.frames[this.index + 1]?.number !== number) return String(number);
    return `${number}.${this.index - firstFrameOf(this.frames, number) + 1}`;
  }
  /**
   * The entry to continue after. Nothing can follow the entry that ends the match, so in its inner
   * beats it is the entry before.
   */
  get playOnNumber(): number {
    const end = this.frames[this.last];
    if (!end?.over || end.number !== this.number) return this.number;
    return this.frames[lastFrameOf(this.frames, this.number - 1)]?.number ?? 0;
  }
  get players(): readonly Player[] {
    return this.source.players;
  }
  get seat(): Seat | null {
    return this.source.seat;
  }
  get partNames(): PartNames {
    return this.source.names;
  }
  get options(): Readonly<Record<string, OptionValue>> {
    return this.source.options;
  }
  protected offered(): readonly Choice[] {
    return NO_CHOICES;
  }
  protected confirms(): boolean {
    return true;
  }
  protected answer(): void {
    this.picker.reset();
  }
  protected rest(): void {
    this.scene = { ...REST, moment: this.scene.moment };
    this.past = this.pastAt(this.index + 1);
    if (this.playing) void this.goOn();
  }

  /** Show a frame. One step forward is played, everything else is a jump. */
  go(index: number): void {
    const to = Math.min(this.last, Math.max(0, index));
    const isStep = to === this.index + 1 && this.scene.moment !== null;
    this.index = to;
    this.moving = false;
    this.queue.flush();
    const { side, events } = this.frame;
    this.past = this.pastAt(isStep ? to : to + 1);
    if (isStep) this.queue.add([{ side, events, moment: this.momentAt(to) }]);
    else this.jump(to);
  }

  /**
   * Show a beat of an entry, from 1, or its last one; if the entry was taken back, the frame before
   * it.
   */
  goToNumber(number: number, beat: number | null = null): void {
    const last = lastFrameOf(this.frames, number);
    const first = firstFrameOf(this.frames, number);
    const to = beat === null || first < 0 ? last : Math.min(last, first + Math.max(1, beat) - 1);
    this.go(to);
  }

  /** Show the last frame of a moment; audiences count differently, but share the time. */
  goToMoment(moment: number): void {
    this.go(this.frames.findLastIndex(({ at }) => at <= moment));
  }

  /** The match has gone on, or steps were taken back: stay where the user is. */
  refresh(recording: Recording): void {
    const { number } = this;
    this.recording = recording;
    this.index = Math.min(this.index, this.last);
    if (this.number !== number) this.goToNumber(number);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.index >= this.last) this.go(0);
    else void this.goOn();
  }

  stop(): void {
    this.playing = false;
    this.queue.flush();
    this.picker.destroy();
  }

  private jump(to: number): void {
    this.scene = { ...REST, moment: this.momentAt(to) };
    if (this.playing) void this.goOn();
  }

  /** The beats of the frames before an index. */
  private pastAt(index: number): readonly Frame[] {
    return recent(this.frames.slice(0, index));
  }

  private momentAt(index: number): Moment {
    const frame = this.frames[index] as Frame;
    return { ...frame, scores: frame.over ? this.recording.scores : [] };
  }

  private async goOn(): Promise<void> {
    const from = this.index;
    await new Promise((resolve) => setTimeout(resolve, settings.motion.ms(700) || 300));
    if (!this.playing || this.index !== from) return;
    if (from >= this.last) this.playing = false;
    else this.go(from + 1);
  }
}

function firstFrameOf(frames: readonly Frame[], number: number): number {
  return frames.findIndex((frame) => frame.number === number);
}

/** The numbers of frames rise; some are missing, because what was taken back has no frames. */
export function lastFrameOf(frames: readonly Frame[], number: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.number <= number),
  );
}
