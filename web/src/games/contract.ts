/**
 * The contract between the shell and a game's folder `web/src/games/<id>/`.
 *
 * The shell knows no game; a game's folder knows no rules. It draws a view, gives every component
 * on the screen its part, and lets the shell's picker say which parts can be clicked now.
 *
 *     games/<id>/index.ts            default export: a GameModule            (loaded at a table)
 *     games/<id>/cover.ts            default export: a GameCover             (loaded at home; small)
 *     games/<id>/learn/index.ts      default export: a GameLesson            (loaded to learn)
 *     games/<id>/locale/<lang>.ftl   words that only the browser needs       (optional, see below)
 *     games/<id>/rules/<lang>.md     the rules in our words, for "learn"     (optional)
 *
 * The sentences of the rules (`ask-*`, events, parts, previews) come from the Python package; the
 * folder's own `locale` adds what the terminal does not say. The shell looks for these keys:
 * `title`, `tagline`, `about`, `option-<name>` and `option-<name>-<value>` (booleans: yes, no).
 * A key that is missing is not an error: the shell shows the bare name.
 * For the final table: `rows-<line>` is what lines of one kind are together, `row-<line>` one of them
 * below that heading, `tie-<n>` what the n-th tie-breaker counts.
 *
 * A small example, complete:
 *
 *     // games/peaks/index.ts
 *     import type { GameModule } from "../contract";
 *     import Table from "./Table.svelte";
 *     import type { PeaksView } from "./view";
 *
 *     const game: GameModule<PeaksView> = {
 *       Table,
 *       animate(told, stage) {
 *         if (told.event.kind !== "NumberLaid") return 0;
 *         stage.fly(`seat:${told.event.seat}`, `space:${told.event.space}`);
 *         return 400;
 *       },
 *     };
 *     export default game;
 *
 *     <!-- games/peaks/Table.svelte -->
 *     <script lang="ts">
 *       import type { TableProps } from "../contract";
 *       import { tip } from "../../ui/tooltip";
 *       let { view, picker, name, words }: TableProps<PeaksView> = $props();
 *     </script>
 *     <h3>{words("the-row")}</h3>
 *     {#each view.row as token, space}
 *       <div class="space" {...picker.props(`space:${space}`)}
 *            {@attach tip(() => name(`space:${space}`))}>{token ?? ""}</div>
 *     {/each}
 *
 * `picker.props(part)` is all that a component on the screen needs: it brings `data-part` (the
 * address for animations, highlights and tests), the spoken name, and, only while the part can be
 * clicked, role, tab stop and handlers. Style the states by attribute; ui/parts.css has a
 * default for each:
 *
 *     [data-lit]       can be clicked now            [data-next]    is the next one in order
 *     [data-chosen]    is part of the choice so far  [data-hinted]  belongs to what is hovered
 *     [data-highlight] the log or the score sheet points at it
 */

import type { Component, Snippet } from "svelte";
import type { Lesson } from "../session/lesson";
import type { PickerView } from "../session/picker";
import type {
  Choice,
  GameEvent,
  Message,
  OptionValue,
  Part,
  Score,
  Seat,
  SeatInfo,
  Standing,
  Told,
} from "../net/wire";

export type { PickerView } from "../session/picker";
export type {
  Change,
  Choice,
  GameEvent,
  Message,
  Part,
  Progress,
  Score,
  Seat,
  SheetLine,
  Standing,
  Told,
} from "../net/wire";

/** One side's turn within an entry, or what the table does (side -1). */
export interface Beat {
  side: number;
  events: readonly Told[];
}

/** Who sits at the table, as a game shows it. `--seat-<n>` and the mark tell them apart. */
export interface Player extends SeatInfo {
  /** How strong a bot is, in a word; empty for people. */
  level: string;
  you: boolean;
  waiting: boolean;
  /** A shape besides the colour, so that no seat is told by colour alone: ● ▲ ■ ◆ ★. */
  mark: string;
  /** `var(--seat-0)` and so on. */
  colour: string;
}

export interface TableProps<View = unknown> {
  /** All that this audience may know, as the game's view.py defines it (tuples are arrays). */
  view: View;
  /** What every side would score if the match ended at the shown moment. */
  standings: readonly Standing[];
  /** The seat that looks; null: a guest. */
  seat: Seat | null;
  players: readonly Player[];
  options: Readonly<Record<string, OptionValue>>;
  /** What is asked, or what the table waits for. The shell shows it too. */
  question: Message;
  picker: Picker;

  /** A message of the game in words. */
  say: (message: Message) => string;
  /** A component's name in words; a seat's is that of its player. */
  name: (part: Part) => string;
  /** A message of the game by its id, Python's catalogue first, then the folder's own. */
  words: (key: string, args?: Record<string, string | number>) => string;

  /** Whose turn is being shown (-1: the table's); null when everything was shown. */
  beat: { readonly side: number } | null;
  /** The events of the beat that is being shown now; empty when everything was shown. */
  events: readonly Told[];
  /** The one among them whose turn it is. */
  current: Told | null;
  /**
   * The beats before that one, at least those of the last round, the oldest first. What was taken
   * back is not among them.
   */
  past: readonly Beat[];
  /** Highlighted parts: from the log, the score sheet or a hovered choice. */
  highlight: ReadonlySet<Part>;
  /**
   * Point at parts from inside the game (a row of the score, a district): null stops. With a seat,
   * they are parts as that seat's score sheet names them.
   */
  point: (parts: Iterable<Part> | null, seat?: Seat) => void;

  over: boolean;
  /** Final scores; empty until the match is over. */
  scores: readonly Score[];
  size: SizeClass;
  /** True in a replay: nothing can be chosen, and jumps are not animated. */
  replay: boolean;
  motion: Motion;
  /** The shell's buttons (confirm, cancel, take back), for a game that says where: `ownActions`. */
  actions?: Snippet | undefined;
}

/**
 * phone: narrower than 45 rem, or low and wide (a phone on its side); desktop: everything else. Use
 * container queries for the rest.
 */
export type SizeClass = "phone" | "desktop";

/** The picker as a game sees it; session/picker.ts says how choices are narrowed down. */
export interface Picker extends PickerView {
  /** Attributes and handlers of the element that shows the part. Spread them on it. */
  props(part: Part, options?: PartOptions): PartProps;
  click(part: Part): void;
  /** Forget the parts clicked so far. */
  clear(): void;
  /** Handlers for a game's own button of a choice: looking at it shows what it would bring. */
  choiceProps(choice: Choice): PartProps;
  /** Answer with a choice (a game's own button for a choice without parts, for example). */
  choose(action: number): void;
}

export interface PartOptions {
  /** Spoken name, if the plain name of the part does not say enough ("red 7, height 3, Ana"). */
  label?: string;
  /**
   * This element answers for another part: a building that is chosen by its card, for example.
   * `data-part` stays the element's own part.
   */
  as?: Part;
  /**
   * false: the element holds readable text or further parts, so it is no single picture when it
   * cannot be clicked. By default it gets role="img" then, and keeps its spoken name.
   */
  graphic?: boolean;
}

export type PartProps = Record<string, unknown>;

export interface Motion {
  /** Milliseconds at the player's speed; 0 when animations are off. */
  ms(normal: number): number;
  readonly off: boolean;
}

/** What `animate` may use. The view on the screen is the one *after* the beat. */
export interface Stage {
  readonly root: HTMLElement;
  readonly motion: Motion;
  /** The elements that show a part now. */
  find(part: Part): Element[];
  /**
   * A copy of `from` (a part, or an element) glides to `to`; nothing happens if one is not there.
   */
  fly(from: Part | Element, to: Part | Element, options?: FlyOptions): void;
  /** A short glow on the elements of a part. */
  pulse(part: Part): void;
}

export interface FlyOptions {
  /** Milliseconds at normal speed; 450 unless told. */
  ms?: number;
  /** What flies, if not a copy of `from`. */
  node?: Element;
}

export interface GameModule<View = unknown> {
  Table: Component<TableProps<View>>;
  /** The drawing shows what a hovered choice would bring; the shell floats no card over it. */
  ownPreview?: boolean;
  /** The drawing shows `actions` beside what is in the hand, on a desktop. */
  ownActions?: boolean;
  /** Shown below the final table when the match is over: a walk through the scoring. */
  Scores?: Component<TableProps<View>>;
  /**
   * The kinds of lines (ids of labels) of the final table as they are counted, if no sheet has all
   * of them.
   */
  sources?: readonly string[];
  /** All components and what they do; shown at the table under "reference" and under "learn". */
  Reference?: Component<ReferenceProps>;
  /**
   * Shows one event: starts what moves and says how long to wait (at normal speed, in ms) before
   * the next one. 0 or nothing: no pause. Called only if animations are on.
   */
  animate?(told: Told, stage: Stage): number | undefined;
  /** What sounds: `place`, `take`, `reveal`, `coin`, `turn`; nothing for silence. */
  sound?(event: GameEvent): SoundName | undefined;
  /**
   * The message that names a part, where it depends on the view. What Python's `say(part)` gives
   * for all other parts is generated (`facts.json`), so most games do not need this.
   */
  name?(part: Part, view: View): Message | undefined;
  /**
   * Pictures of components inside sentences, as high as a letter. The picture replaces the name
   * (`alone`) or goes before it (`named`); null: the name only.
   */
  Picture?: Component<{ part: Part }>;
  pictureOf?: (part: Part) => "alone" | "named" | null;
  /** The parts to point at for an event in the log; by default those of its message. */
  parts?: (told: Told) => Part[];
  /**
   * What a part of a seat's score sheet is called on the table, where every seat has the like of it
   * ("the third space"); by default it is called the same.
   */
  ofSeat?: (part: Part, seat: Seat) => Part;
  /** The id of the message that names the side after the seats, where a game has one. */
  automaton?: string;
  /** Keys that only this game has, for the list of keys: `R` and the id of what it does. */
  keys?: readonly (readonly [key: string, what: string])[];
}

/** A column of the final table; `seat` is its side, which may be an automaton's. */
export interface ScoredSide extends Score {
  total: number;
  name: string;
  mark: string;
  colour: string;
}

export type SoundName = "place" | "take" | "reveal" | "coin" | "turn";

export interface ReferenceProps {
  size: SizeClass;
  say: (message: Message) => string;
  name: (part: Part) => string;
  words: (key: string, args?: Record<string, string | number>) => string;
}

/** What the pages for learning show, in `learn/index.ts`: a table does not load it. */
export interface GameLesson {
  /** The recorded match that the learner plays on the real table. */
  load: () => Promise<Lesson>;
  /** The picture of a rule for a step, for wide windows. */
  Aid?: Component<{ step: string; words: ReferenceProps["words"] }>;
  /** The pictures in the rules, by the names that `rules/<lang>.md` uses; each has a caption. */
  Picture?: Component<{ picture: string; words: ReferenceProps["words"] }>;
  /** Outline the good answer from the start, where several would do as well. */
  outlines?: boolean;
  /** Options of the drawing at a step. */
  options?: (step: string) => Record<string, OptionValue>;
}

/** What home shows of a game; keep it to a few kB. */
export interface GameCover {
  /** A drawing that fills its box (any aspect ratio), decorative. */
  Cover: Component;
  /** Minutes for a match, as the box says. */
  minutes?: [number, number];
  /** Options to hide from the create dialog (expert or machine settings). */
  hidden?: string[];
}
