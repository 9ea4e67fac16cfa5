/**
 * The common base of a live table and a replay: a scene on the screen, the picker, the voice of
 * the game, and playback.
 */

import { tick, untrack } from "svelte";
import type { Piece, Voice } from "../i18n/fluent";
import { LoadedGame } from "../games/loaded.svelte";
import type { Player, SizeClass, Stage, TableProps } from "../games/contract";
import { recent, type Moment, type TellingBeat } from "./beats";
import { announcer } from "../a11y/announcer.svelte";
import { isDoubleTap } from "../a11y/doubleTap";
import { setSize } from "./picker";
import { PickerState } from "./pickerState.svelte";
import { Playback, type Scene } from "./playback";
import { settings } from "../settings/settings.svelte";
import { play } from "../ui/sound";
import { capital, t } from "../i18n/words.svelte";
import type { Choice, Message, OptionValue, Part, PartNames, Seat, Told } from "../net/wire";

export const REST: Scene = { moment: null, beat: null, current: null };
const NO_EVENTS: readonly Told[] = [];
const NOTHING: ReadonlySet<Part> = new Set();

/** Put a value into a cache and return it. */
export function kept<K, V>(where: { set(key: K, value: V): unknown }, key: K, value: V): V {
  where.set(key, value);
  return value;
}

export abstract class SceneSession {
  scene = $state.raw<Scene>(REST);
  /** The beats before the one that is shown. */
  past = $state.raw<readonly TellingBeat[]>([]);
  highlight = $state.raw<ReadonlySet<Part>>(NOTHING);
  /** An animation is running; never true without animations. */
  protected moving = $state(false);
  stage: Stage | null = null;
  readonly folder = new LoadedGame();
  readonly picker: PickerState;
  protected readonly queue: Playback;

  abstract readonly players: readonly Player[];
  /** The seat that looks; null: a spectator. */
  abstract get seat(): Seat | null;
  /** Names of components that only this table has. */
  abstract get partNames(): PartNames;
  abstract get options(): Readonly<Record<string, OptionValue>>;
  protected abstract offered(): readonly Choice[];
  protected abstract answer(choice: Choice): void | Promise<void>;
  /** Whether a click only proposes. */
  protected abstract confirms(choice: Choice): boolean;
  /** Answer a question for a set: its members in order, then its end. */
  protected answerSet?(choices: readonly Choice[]): void | Promise<void>;
  /** A choice waits for "confirm". */
  protected proposed?(choice: Choice): void;
  /** Everything was shown. */
  protected abstract rest(): void;

  constructor() {
    const host = {
      choices: () => this.offered(),
      confirms: (choice: Choice) => this.confirms(choice),
      answerSet: (choices: readonly Choice[]) => void this.answerSet?.(choices),
      isDoubleTap,
      answer: (choice: Choice) => void this.answer(choice),
      proposed: (choice: Choice) => this.proposed?.(choice),
      gathered: (done: Choice) => announcer.say(this.sayChoice(done)),
      name: (part: Part) => this.name(part),
      highlight: () => this.highlight,
    };
    this.picker = new PickerState(host, false); // the subclass is not constructed yet
    this.queue = new Playback({
      set: async (scene) => {
        const { beat } = this.scene;
        if (beat && beat !== scene.beat) this.past = recent([...this.past, beat]);
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

  /** Start an event's animation and sound; returns the milliseconds until the next event. */
  private perform(told: Told): number {
    const sound = this.module?.sound?.(told.event);
    if (sound && settings.sounds) play(sound);
    if (settings.motion.off || !this.stage) return 0;
    return settings.motion.ms(this.module?.animate?.(told, this.stage) || 0);
  }

  /** As one string: the players object changes with every move, their names hardly ever. */
  private readonly names = $derived.by(() => this.players.map(({ name }) => name).join("\n"));
  readonly voice: Voice = $derived.by(() =>
    this.folder.voice(this.names.split("\n"), this.partNames, () => this.shown?.view),
  );
  /** The name of a beat's side: a player, the game's automaton or the table. */
  sideName(side: number): string {
    const automaton = side >= this.players.length ? this.module?.automaton : undefined;
    if (automaton) return this.words(automaton);
    return this.players[side]?.name ?? t("the-table");
  }
  get module() {
    return this.folder.module;
  }
  /** What is drawn now. */
  get shown(): Moment | null {
    return this.scene.moment;
  }
  /** What is happening on the board right now; null at rest. */
  get telling(): Message | null {
    return this.moving ? (this.scene.current?.message ?? null) : null;
  }

  /** A cache of sentences for this moment and voice: components are named again and again. */
  private readonly said = $derived.by(() => {
    void this.voice;
    void this.shown?.view;
    return { messages: new WeakMap<Message, string>(), names: new Map<Part, string>() };
  });
  say = (message: Message): string => {
    const { messages } = this.said;
    return messages.get(message) ?? kept(messages, message, this.voice.say(message));
  };
  /** What a beat tells, as one text. */
  sayAll = (events: readonly Told[]): string =>
    events.map(({ message }) => this.say(message)).join(" ");
  /** A choice as a button says it; the end of a set says how many parts it commits. */
  sayChoice = (choice: Choice): string => {
    const count = setSize(this.picker, choice);
    return capital(count === null ? this.say(choice.message) : this.words("set-done", { count }));
  };
  name = (part: Part): string => {
    const { names } = this.said;
    return names.get(part) ?? kept(names, part, this.voice.name(part));
  };
  /** A cache for sentences that outlive a position, such as the log. */
  private readonly told = $derived.by(() => {
    void this.voice;
    return new WeakMap<Message, Piece[]>();
  });
  pieces = (message: Message): Piece[] => {
    const { told } = this;
    return told.get(message) ?? untrack(() => kept(told, message, this.pictured(message)));
  };
  /** The pieces of a sentence, with the game's pictures of components. */
  private pictured(message: Message): Piece[] {
    const { Picture, pictureOf } = this.module ?? {};
    const pieces = this.voice.pieces(message);
    if (!Picture || !pictureOf) return pieces;
    return pieces.map((piece) => {
      const way = piece.part === undefined ? null : pictureOf(piece.part);
      return way === null ? piece : { ...piece, picture: { of: Picture, way } };
    });
  }
  words = (key: string, args?: Record<string, string | number>): string =>
    this.voice.words(key, args);
  point = (parts: Iterable<Part> | null, seat?: Seat): void => {
    const ofSeat = seat === undefined ? undefined : this.module?.ofSeat;
    const named = parts && ofSeat ? [...parts].map((part) => ofSeat(part, seat as Seat)) : parts;
    this.highlight = named ? new Set(named) : NOTHING;
  };

  /**
   * The props of the game's drawing. The object never changes; its fields are looked up when they
   * are read, so that only what depends on a changed field is drawn again.
   */
  props(size: () => SizeClass, replay: boolean): TableProps {
    const { picker, say, name, words, point } = this;
    const moment = () => this.shown as Moment;
    const live = {
      view: () => moment().view,
      standings: () => moment().standings,
      seat: () => this.seat,
      players: () => this.players,
      options: () => this.options,
      question: () => moment().question,
      beat: () => this.scene.beat,
      events: () => this.scene.beat?.events ?? NO_EVENTS,
      current: () => this.scene.current,
      past: () => this.past,
      highlight: () => this.highlight,
      over: () => moment().over,
      scores: () => moment().scores,
      size,
    };
    const props = { picker, say, name, words, point, replay, motion: settings.motion };
    for (const [key, get] of Object.entries(live)) {
      Object.defineProperty(props, key, { get, enumerable: true });
    }
    return props as unknown as TableProps;
  }
}
