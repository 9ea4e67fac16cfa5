/**
 * The state of the picker: clicked parts, the hovered part, the choice that waits for "confirm".
 */

import { untrack } from "svelte";
import type { PartOptions, PartProps, Picker } from "../games/contract";
import { Hover } from "./hover.svelte";
import { clicked, hinted, narrow, type Narrowed } from "./picker";
import type { Choice, Message, Part } from "../net/wire";

const NO_PARTS: readonly Part[] = [];
/** Most answers arrive sooner. Until then the board stays lit, so that it does not flicker. */
const STALLED_MS = 300;
const NONE: Narrowed = { fitting: [], complete: [], lit: new Set(), next: new Set(), only: null };

export interface PickerHost {
  /** The choices of the question that can be answered now; empty: none. */
  choices(): readonly Choice[];
  /** Whether a single click answers, or "confirm" is needed. */
  confirms(choice: Choice): boolean;
  answer(choice: Choice): void;
  /** Answer a question for a set: its members in order, then its end. */
  answerSet?(choices: readonly Choice[]): void;
  /** Whether the click that is being handled is the second of a double tap. */
  isDoubleTap?(): boolean;
  /** A choice was proposed and waits for "confirm". */
  proposed?(choice: Choice): void;
  /** A member was added to a set, or removed; the choice would commit the set. */
  gathered?(done: Choice): void;
  name(part: Part): string;
  highlight(): ReadonlySet<Part>;
}

// The flags of a part. Every part has a signal of its own: hovering one of a hundred components
// must not update the other ninety-nine.
const LIT = 1;
const NEXT = 2;
const CHOSEN = 4;
const HINTED = 8;
const POINTED = 16;
const ACTIVE = 32; // chosen; a click takes it back

class Flags {
  bits = $state(0);
  constructor(now: number) {
    this.bits = now;
  }
}

export class PickerState implements Picker {
  private parts = $state.raw<readonly Part[]>(NO_PARTS);
  private readonly lookedPart = new Hover<Part>();
  private readonly lookedChoice = new Hover<Choice>();
  private waiting = $state.raw<Choice | null>(null);
  /** The actions of the members of a set. */
  private picked = $state.raw<readonly number[]>([]);
  private sent = $state(false);
  private slow = $state(false);
  private patience: ReturnType<typeof setTimeout> | undefined;

  private readonly flags = new Map<Part, Flags>();
  /** Ends the picker's effect; pages call it when they unmount. */
  destroy: () => void = () => undefined;

  /** A host that is still under construction calls `start` later. */
  constructor(
    private readonly host: PickerHost,
    starts = true,
  ) {
    if (starts) this.start();
  }

  /** Update the parts on the screen from now on. */
  start(): void {
    this.destroy = $effect.root(() => {
      $effect.pre(() => {
        const bits = this.reader();
        for (const [part, flags] of this.flags) {
          const now = bits(part);
          if (untrack(() => flags.bits) !== now) flags.bits = now;
        }
      });
    });
  }

  /** Read the state once; the returned function gives the flags of a part. */
  private reader(): (part: Part) => number {
    const { lit, next, chosen } = this;
    const hinted = this.hintedParts;
    const pointed = this.host.highlight();
    const active = this.active;
    return (part) =>
      (lit.has(part) ? LIT : 0) |
      (next.has(part) ? NEXT : 0) |
      (chosen.includes(part) ? (active ? CHOSEN | ACTIVE : CHOSEN) : 0) |
      (hinted.has(part) ? HINTED : 0) |
      (pointed.has(part) ? POINTED : 0);
  }

  private bitsOf(part: Part): number {
    let flags = this.flags.get(part);
    if (!flags) {
      const now = untrack(() => this.reader()(part));
      flags = outsideEffects(() => new Flags(now));
      this.flags.set(part, flags);
    }
    return flags.bits;
  }

  /**
   * The settled parts. A part that led to a proposal is not settled: its alternatives stay lit, so
   * that a change of mind takes one click and little on the screen changes.
   */
  private readonly settled = $derived.by(() => {
    const open = this.waiting !== null && narrow(this.choices, this.parts).only === this.waiting;
    const count = open ? this.parts.length - 1 : this.parts.length;
    return count > 0 ? this.parts.slice(0, count) : NO_PARTS;
  });
  private readonly narrowed = $derived.by(() =>
    this.choices.length ? narrow(this.choices, this.settled) : NONE,
  );
  readonly choices: readonly Choice[] = $derived.by(() => this.host.choices());
  readonly hinted: readonly Choice[] = $derived.by(() => {
    if (this.lookedChoice.current) return [this.lookedChoice.current];
    const found = hinted(this.choices, this.parts, this.lookedPart.current);
    // Fingers do not hover: the proposed choice shows its preview instead.
    return found.length === 0 && this.waiting && !this.sent ? [this.waiting] : found;
  });
  private readonly hintedParts = $derived(
    new Set(
      this.hinted.length === 1 && this.hinted[0] !== this.waiting ? this.hinted[0]?.parts : [],
    ),
  );

  /** The selected members of a set, in the order in which they are sent. */
  readonly members: readonly Choice[] = $derived.by(() =>
    this.choices.filter(({ action }) => this.picked.includes(action)),
  );
  /** Whether the question asks for any number of parts. */
  get isSet(): boolean {
    return this.choices.some(isMember);
  }

  get active(): boolean {
    return this.choices.length > 0 && !this.sent;
  }
  get lit(): ReadonlySet<Part> {
    return this.slow ? NONE.lit : this.narrowed.lit;
  }
  get next(): ReadonlySet<Part> {
    return this.slow ? NONE.next : this.narrowed.next;
  }
  get chosen(): readonly Part[] {
    if (this.waiting) return this.waiting.parts;
    return this.isSet ? this.members.flatMap(({ parts }) => parts) : this.parts;
  }
  get fitting(): readonly Choice[] {
    return this.narrowed.fitting;
  }
  get complete(): readonly Choice[] {
    return this.parts.length ? this.narrowed.complete : [];
  }
  get pending(): Choice | null {
    return this.waiting;
  }
  /** Whether the pending choice is being sent. */
  get sending(): boolean {
    return this.sent;
  }
  /** Sending takes so long that the page says so. */
  get stalled(): boolean {
    return this.slow;
  }
  get preview(): readonly Message[] {
    return this.hinted.length === 1 ? (this.hinted[0]?.preview ?? []) : [];
  }

  click(part: Part): void {
    if (!this.active || this.host.isDoubleTap?.()) return;
    if (this.isSet) return this.toggle(this.choices.find(({ parts }) => parts.includes(part)));
    if (this.isRepeated(part)) return this.confirm();
    this.waiting = null;
    this.parts = clicked(this.choices, this.parts, part);
    const { only } = narrow(this.choices, this.parts);
    if (only) this.take(only);
  }

  /** A second click on the proposed part confirms it. */
  private isRepeated(part: Part): boolean {
    if (!this.waiting?.parts.includes(part)) return false;
    return part === this.parts.at(-1) || !this.parts.includes(part);
  }

  /** Handlers for an element that names a choice in words: hovering it shows the choice. */
  choiceProps(choice: Choice): PartProps {
    return {
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") this.lookedChoice.at(choice);
      },
      onpointerleave: () => this.lookedChoice.leave(),
      onfocus: (event: FocusEvent) => {
        if ((event.currentTarget as Element).matches(":focus-visible"))
          this.lookedChoice.at(choice);
      },
      onblur: () => this.lookedChoice.leave(),
    };
  }

  /** Add a member to the set, or remove it. */
  private toggle(choice: Choice | undefined): void {
    if (!choice) return;
    const { action } = choice;
    const others = this.picked.filter((one) => one !== action);
    this.waiting = null;
    this.picked = others.length < this.picked.length ? others : [...others, action];
    const done = this.choices.find(({ step }) => step === "done");
    if (done) this.host.gathered?.(done);
  }

  clear(): void {
    if (this.sent) return;
    this.picked = [];
    this.parts = NO_PARTS;
    this.waiting = null;
  }

  choose(action: number): void {
    const choice = this.choices.find((one) => one.action === action);
    if (!choice || !this.active || this.host.isDoubleTap?.()) return;
    if (isMember(choice)) this.toggle(choice);
    else if (choice.step === "done" && this.members.length) this.send(choice);
    else if (choice.action === this.waiting?.action) this.confirm();
    else this.take(choice);
  }

  confirm(): void {
    if (!this.waiting || this.sent || this.host.isDoubleTap?.()) return;
    this.send(this.waiting);
  }

  private send(choice: Choice): void {
    this.sent = true;
    this.patience = setTimeout(() => (this.slow = true), STALLED_MS);
    if (this.members.length) this.host.answerSet?.([...this.members, choice]);
    else this.host.answer(choice);
  }

  /** Start again: the question was answered, withdrawn or refused. */
  reset(): void {
    this.parts = NO_PARTS;
    this.waiting = null;
    this.picked = [];
    clearTimeout(this.patience);
    this.sent = false;
    this.slow = false;
    this.lookedChoice.end();
  }

  private take(choice: Choice): void {
    this.waiting = choice;
    if (this.host.confirms(choice)) this.host.proposed?.(choice);
    else this.send(choice);
  }

  private readonly handlers = new Map<Part, { looked: PartProps; active: PartProps }>();

  /** The same handlers every time, so that no listener is replaced when a part lights up. */
  private handlersOf(part: Part): { looked: PartProps; active: PartProps } {
    const known = this.handlers.get(part);
    if (known) return known;
    const looked = {
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") this.lookedPart.at(part);
      },
      onpointerleave: () => this.lookedPart.leave(),
    };
    const active = {
      ...looked,
      role: "button",
      tabindex: 0,
      onclick: (event: Event) => {
        event.stopPropagation();
        this.click(part);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        this.click(part);
      },
      onfocus: (event: FocusEvent) => {
        // A tap focuses too, and must not count as hovering.
        if ((event.currentTarget as Element).matches(":focus-visible")) this.lookedPart.at(part);
      },
      onblur: () => this.lookedPart.leave(),
    };
    const made = { looked, active };
    this.handlers.set(part, made);
    return made;
  }

  props(part: Part, options: PartOptions = {}): PartProps {
    const target = options.as ?? part;
    const bits = this.bitsOf(target);
    const own = target === part ? bits : this.bitsOf(part);
    const isLit = (bits & LIT) !== 0;
    const isChosen = (bits & CHOSEN) !== 0;
    const props: PartProps = {
      "data-part": part,
      "data-lit": isLit || undefined,
      "data-next": (isLit && (bits & NEXT) !== 0) || undefined,
      "data-chosen": isChosen || undefined,
      "data-hinted": (bits & HINTED) !== 0 || undefined,
      "data-highlight": ((bits | own) & POINTED) !== 0 || undefined,
      "aria-label": options.label ?? this.host.name(part),
    };
    const { looked, active } = this.handlersOf(target);
    if (isLit || bits & ACTIVE) return { ...props, ...active, "aria-pressed": isChosen };
    // A box with readable text or further parts has no name of its own.
    if (options.graphic === false) return { ...props, ...looked, "aria-label": undefined };
    return { ...props, ...looked, role: "img" };
  }
}

const isMember = ({ step }: Choice): boolean => step === "member";

/**
 * Makes a signal in an effect of its own: an effect does not subscribe to signals that it makes.
 */
function outsideEffects<T>(make: () => T): T {
  const made: T[] = [];
  $effect.root(() => {
    made.push(make());
  })();
  return made[0] as T;
}
