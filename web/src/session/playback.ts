/**
 * Show beats one after the other, without blocking input.
 *
 * Beats wait in a queue. Each is shown with the table after it, and then its events are animated. If
 * the queue grows long, or the player skips, playback jumps to the end: the newest position is always
 * one step away.
 */

import type { Moment, PlayedBeat } from "./beats";
import type { Told } from "../net/wire";

/** What is on the screen. */
export interface Scene {
  moment: Moment | null;
  /** The beat that is being shown; null at rest. */
  beat: PlayedBeat | null;
  /** The event of the beat that is being shown. */
  current: Told | null;
}

export interface Show {
  /** Put a scene on the screen and wait until it is there. */
  set(scene: Scene): Promise<void>;
  /** Start an event's animation; milliseconds until the next may start, at the set speed. */
  play(told: Told): number;
  wait(ms: number): Promise<void>;
  /** The queue is empty. */
  rest(): void;
}

/** About two rounds of five players; older beats are skipped. */
const LONGEST_LINE = 16;

export class Playback {
  private line: PlayedBeat[] = [];
  private running = false;
  private generation = 0;
  private wake: (() => void) | null = null;

  constructor(private readonly show: Show) {}

  get busy(): boolean {
    return this.running;
  }

  add(beats: readonly PlayedBeat[]): void {
    this.line.push(...beats);
    this.shorten();
    if (!this.running) void this.run();
  }

  /** Show the table after the last skipped beat, so that the next one starts from there. */
  private shorten(): void {
    if (this.line.length <= LONGEST_LINE) return;
    const [last] = this.line.splice(0, this.line.length - LONGEST_LINE).slice(-1) as [PlayedBeat];
    this.line.unshift({ ...last, events: [] });
  }

  /** Drop the waiting beats; the caller shows the newest position. */
  flush(): void {
    this.line = [];
    this.generation += 1;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    let beat: PlayedBeat | undefined;
    while ((beat = this.line.shift())) await this.one(beat, this.generation);
    this.running = false;
    this.show.rest();
  }

  private async one(beat: PlayedBeat, generation: number): Promise<void> {
    const { events, moment } = beat;
    await this.show.set({ moment, beat, current: events[0] ?? null });
    for (const told of events) {
      if (generation !== this.generation) return;
      if (told !== events[0]) await this.show.set({ moment, beat, current: told });
      const ms = this.show.play(told);
      if (ms > 0) await this.sleep(ms);
    }
  }

  private sleep(ms: number): Promise<void> {
    return Promise.race([
      this.show.wait(ms),
      new Promise<void>((resolve) => {
        this.wake = resolve;
      }),
    ]);
  }
}
