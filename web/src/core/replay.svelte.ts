/** A match looked back at, step by step: from the server, or from a file while drawing. */

import { tick } from "svelte";
import type { Piece, Voice } from "./fluent";
import { GameFolder } from "./folder.svelte";
import type { Player, Stage } from "./game";
import { PickerState } from "./pick.svelte";
import { Queue, type Scene } from "./queue";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import type { Entry, Frame, Message, OptionValue, Part, Seat } from "./wire";

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

const NOTHING: ReadonlySet<Part> = new Set();
const AHEAD = 3;

export class ReplaySession {
  number = $state(0);
  scene = $state.raw<Scene>({ position: null, events: [], current: null });
  highlight = $state.raw<ReadonlySet<Part>>(NOTHING);
  playing = $state(false);
  failure = $state.raw<unknown>(null);
  stage: Stage | null = null;
  readonly folder = new GameFolder();
  readonly picker: PickerState;
  private readonly frames = new Map<number, Promise<Frame>>();
  private readonly queue: Queue;
  private wanted = 0;

  constructor(
    readonly source: ReplaySource,
    /** While drawing, the choices of a frame can be tried out; the answer goes nowhere. */
    private readonly onChoice: ((action: number) => void) | null = null,
  ) {
    this.number = source.first;
    this.picker = new PickerState({
      choices: () => (this.onChoice ? (this.scene.position?.choices ?? []) : []),
      confirms: () => settings.confirm,
      answer: (choice) => {
        this.onChoice?.(choice.action);
        this.picker.reset();
      },
      name: (part) => this.name(part),
      highlight: () => this.highlight,
    });
    this.queue = new Queue({
      set: async (scene) => {
        this.scene = scene;
        await tick();
      },
      play: (told) => {
        const sound = this.folder.module?.sound?.(told.event);
        if (sound && settings.sounds) play(sound);
        if (settings.motion.off || !this.stage) return 0;
        return settings.motion.ms(this.folder.module?.animate?.(told, this.stage) || 0);
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      rest: () => {
        this.scene = { ...this.scene, events: [], current: null };
        if (this.playing) void this.goOn();
      },
    });
  }

  readonly voice: Voice = $derived.by(() =>
    this.folder.voice(this.source.players, () => this.scene.position?.view),
  );
  say = (message: Message): string => this.voice.say(message);
  pieces = (message: Message): Piece[] => this.voice.pieces(message);
  name = (part: Part): string => this.voice.name(part);
  words = (key: string, args?: Record<string, string | number>): string =>
    this.voice.words(key, args);
  point = (parts: Iterable<Part> | null): void => {
    this.highlight = parts ? new Set(parts) : NOTHING;
  };

  /** Show a step. One step forward is played, everything else is a jump. */
  async go(number: number): Promise<void> {
    const { first, last } = this.source;
    const to = Math.min(last, Math.max(first, number));
    const isStep = to === this.number + 1 && this.scene.position !== null;
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
      this.failure = error;
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
