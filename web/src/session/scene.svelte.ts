/**
 * What a live table and a replay have in common: a scene on the screen, the picker, the voice of
 * the game, and the line of events that are shown one after the other.
 */

import { tick, untrack } from "svelte";
import type { Piece, Voice } from "./fluent";
import { GameFolder } from "./folder.svelte";
import type { Player, SizeClass, Stage, TableProps } from "./game";
import { PickerState } from "./pick.svelte";
import { Queue, type Scene } from "./queue";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import type { Choice, Message, OptionValue, Part, Position, Seat, Told } from "./wire";

export const REST: Scene = { position: null, events: [], current: null };
const NOTHING: ReadonlySet<Part> = new Set();

function kept<K, V>(where: { set(key: K, value: V): unknown }, key: K, value: V): V {
  where.set(key, value);
  return value;
}

export abstract class Showing {
  scene = $state.raw<Scene>(REST);
  highlight = $state.raw<ReadonlySet<Part>>(NOTHING);
  /** Something moves on the board; without animations this is never so. */
  protected moving = $state(false);
  stage: Stage | null = null;
  readonly folder = new GameFolder();
  readonly picker: PickerState;
  protected readonly queue: Queue;

  abstract readonly players: readonly Player[];
  /** Whose eyes these are; null: a guest's. */
  abstract get seat(): Seat | null;
  abstract get options(): Readonly<Record<string, OptionValue>>;
  protected abstract offered(): readonly Choice[];
  protected abstract answer(choice: Choice): void;
  /** Whether a click only proposes. */
  protected abstract confirms(): boolean;
  /** A choice waits for a yes. */
  protected proposed?(choice: Choice): void;
  /** Everything was shown. */
  protected abstract rest(): void;

  constructor() {
    const host = {
      choices: () => this.offered(),
      confirms: () => this.confirms(),
      answer: (choice: Choice) => this.answer(choice),
      proposed: (choice: Choice) => this.proposed?.(choice),
      name: (part: Part) => this.name(part),
      highlight: () => this.highlight,
    };
    this.picker = new PickerState(host, false); // the class that extends this one is not whole yet
    this.queue = new Queue({
      set: async (scene) => {
        this.scene = scene;
        await tick();
      },
      play: (told) => this.perform(told),
      wait: (ms) => {
        this.moving = true;
        return new Promise((resolve) => setTimeout(resolve, ms));
      },
      rest: () => {
        this.moving = false;
        this.rest();
      },
    });
  }

  /** Starts what an event moves and sounds; the milliseconds until the next one. */
  private perform(told: Told): number {
    const sound = this.module?.sound?.(told.event);
    if (sound && settings.sounds) play(sound);
    if (settings.motion.off || !this.stage) return 0;
    return settings.motion.ms(this.module?.animate?.(told, this.stage) || 0);
  }

  /** As one text: players change with every move, their names hardly ever. */
  private readonly names = $derived.by(() => this.players.map(({ name }) => name).join("\n"));
  readonly voice: Voice = $derived.by(() =>
    this.folder.voice(this.names.split("\n"), () => this.shownPosition?.view),
  );
  get module() {
    return this.folder.module;
  }
  get shownPosition(): Position | null {
    return this.scene.position;
  }
  /** What is happening on the board right now; null at rest. */
  get telling(): Message | null {
    return this.moving ? (this.scene.current?.message ?? null) : null;
  }

  /** What was said about this position in this voice: a hundred components are named again and again. */
  private readonly said = $derived.by(() => {
    void this.voice;
    void this.shownPosition?.view;
    return { messages: new WeakMap<Message, string>(), names: new Map<Part, string>() };
  });
  say = (message: Message): string => {
    const { messages } = this.said;
    return messages.get(message) ?? kept(messages, message, this.voice.say(message));
  };
  name = (part: Part): string => {
    const { names } = this.said;
    return names.get(part) ?? kept(names, part, this.voice.name(part));
  };
  /** For what lasts longer than a position, such as the log: said once in each voice. */
  private readonly told = $derived.by(() => {
    void this.voice;
    return new WeakMap<Message, Piece[]>();
  });
  pieces = (message: Message): Piece[] => {
    const { told } = this;
    return told.get(message) ?? untrack(() => kept(told, message, this.voice.pieces(message)));
  };
  words = (key: string, args?: Record<string, string | number>): string =>
    this.voice.words(key, args);
  point = (parts: Iterable<Part> | null, seat?: Seat): void => {
    const ofSeat = seat === undefined ? undefined : this.module?.ofSeat;
    const named = parts && ofSeat ? [...parts].map((part) => ofSeat(part, seat as Seat)) : parts;
    this.highlight = named ? new Set(named) : NOTHING;
  };

  /**
   * All that the game's drawing is given. One object for good whose fields are looked up when they
   * are read: what changes is drawn again, and nothing else.
   */
  props(size: () => SizeClass, replay: boolean): TableProps {
    const { picker, say, name, words, point } = this;
    const position = () => this.shownPosition as Position;
    const live = {
      view: () => position().view,
      seat: () => this.seat,
      players: () => this.players,
      options: () => this.options,
      question: () => position().question,
      events: () => this.scene.events,
      current: () => this.scene.current,
      highlight: () => this.highlight,
      over: () => position().over,
      scores: () => position().scores,
      size,
    };
    const props = { picker, say, name, words, point, replay, motion: settings.motion };
    for (const [key, get] of Object.entries(live)) {
      Object.defineProperty(props, key, { get, enumerable: true });
    }
    return props as unknown as TableProps;
  }
}
