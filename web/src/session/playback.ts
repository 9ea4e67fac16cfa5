/**
 * Shows what happened one event after the other, never in the way of input.
 *
 * Entries wait in line; each is shown with the position after it. If the line grows long, or the
 * person wants to go on, it jumps to the end: the newest position is always one step away.
 */

import type { Fresh } from "./model";
import type { Position, Told } from "./wire";

export interface Scene {
  position: Position | null;
  /** The events being shown; empty at rest. */
  events: readonly Told[];
  current: Told | null;
}

export interface Show {
  /** Put a scene on the screen, and wait until it is there. */
  set(scene: Scene): Promise<void>;
  /** Start an event's animation; milliseconds until the next may start, at the set speed. */
  play(told: Told): number;
  wait(ms: number): Promise<void>;
  /** The line is empty. */
  rest(): void;
}

/** A round in which everybody decides something; what is older is not shown any more. */
const LONGEST_LINE = 16;

export class Queue {
  private line: Fresh[] = [];
  private running = false;
  private generation = 0;
  private wake: (() => void) | null = null;

  constructor(private readonly show: Show) {}

  get busy(): boolean {
    return this.running;
  }

  add(fresh: readonly Fresh[]): void {
    this.line.push(...fresh);
    this.shorten();
    if (!this.running) void this.run();
  }

  /** Of what is left out the last position is shown, so that what follows begins where it began. */
  private shorten(): void {
    if (this.line.length <= LONGEST_LINE) return;
    const [last] = this.line.splice(0, this.line.length - LONGEST_LINE).slice(-1) as [Fresh];
    this.line.unshift({ ...last, entry: { ...last.entry, events: [] } });
  }

  /** Forget what waits; the caller shows the newest position. */
  flush(): void {
    this.line = [];
    this.generation += 1;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    let item: Fresh | undefined;
    while ((item = this.line.shift())) await this.one(item, this.generation);
    this.running = false;
    this.show.rest();
  }

  private async one({ entry, position }: Fresh, generation: number): Promise<void> {
    const events = entry.events;
    await this.show.set({ position, events, current: events[0] ?? null });
    for (const told of events) {
      if (generation !== this.generation) return;
      if (told !== events[0]) await this.show.set({ position, events, current: told });
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
