/** The picker with a memory: what was clicked, what is hovered, what waits for "confirm". */

import { untrack } from "svelte";
import type { PartOptions, PartProps, Picker } from "./game";
import { Look } from "./look.svelte";
import { clicked, hinted, narrow, type Narrowed } from "./picker";
import type { Choice, Message, Part } from "./wire";

const NO_PARTS: readonly Part[] = [];
/** An answer comes sooner as a rule: until then the board stays lit, instead of flickering. */
const STALLED_MS = 300;
const NONE: Narrowed = { fitting: [], complete: [], lit: new Set(), next: new Set(), only: null };

export interface PickerHost {
  /** The choices of the question that can be answered now; empty: none. */
  choices(): readonly Choice[];
  /** Whether a single click may answer, or "confirm" is wanted. */
  confirms(): boolean;
  answer(choice: Choice): void;
  /** It was chosen, and waits for a yes. */
  proposed?(choice: Choice): void;
  name(part: Part): string;
  highlight(): ReadonlySet<Part>;
}

// What is true of a part now. Every part has a signal of its own: hovering one of a hundred
// components must not make the other ninety-nine look after themselves.
const LIT = 1;
const NEXT = 2;
const CHOSEN = 4;
const HINTED = 8;
const POINTED = 16;
const ACTIVE = 32; // chosen, and can be taken back by a click

class Flags {
  bits = $state(0);
  constructor(now: number) {
    this.bits = now;
  }
}

export class PickerState implements Picker {
  private parts = $state.raw<readonly Part[]>(NO_PARTS);
  private readonly lookedPart = new Look<Part>();
  private readonly lookedChoice = new Look<Choice>();
  private waiting = $state.raw<Choice | null>(null);
  private sent = $state(false);
  private slow = $state(false);
  private patience: ReturnType<typeof setTimeout> | undefined;

  private readonly flags = new Map<Part, Flags>();
  /** Ends the picker's own effect; pages call it when they go. */
  destroy: () => void = () => undefined;

  /** A host that is not whole yet starts the picker itself. */
  constructor(
    private readonly host: PickerHost,
    starts = true,
  ) {
    if (starts) this.start();
  }

  /** Keeps the parts on the screen informed from now on. */
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

  /** Reads all that matters at once, and says what is true of a part. */
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
      // Made in an effect of its own: whoever makes a signal does not listen to it.
      const now = untrack(() => this.reader()(part));
      const made: Flags[] = [];
      $effect.root(() => {
        made.push(new Flags(now));
      })();
      flags = made[0]!;
      this.flags.set(part, flags);
    }
    return flags.bits;
  }

  /**
   * The parts that are settled. A click that led to a proposal is not: all that its part was chosen
   * among stays lit, so that changing one's mind takes one click, and little on the screen changes.
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
    // Fingers do not hover: what waits for "confirm" shows what it would bring.
    return found.length === 0 && this.waiting && !this.sent ? [this.waiting] : found;
  });
  private readonly hintedParts = $derived(
    new Set(
      this.hinted.length === 1 && this.hinted[0] !== this.waiting ? this.hinted[0]?.parts : [],
    ),
  );

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
    return this.waiting?.parts ?? this.parts;
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
  /** Whether the pending choice is on its way. */
  get sending(): boolean {
    return this.sent;
  }
  /** It is on its way for so long that the page says what cannot be done meanwhile. */
  get stalled(): boolean {
    return this.slow;
  }
  get preview(): readonly Message[] {
    return this.hinted.length === 1 ? (this.hinted[0]?.preview ?? []) : [];
  }

  click(part: Part): void {
    if (!this.active) return;
    if (this.isRepeated(part)) return this.confirm();
    this.waiting = null;
    this.parts = clicked(this.choices, this.parts, part);
    const { only } = narrow(this.choices, this.parts);
    if (only) this.take(only);
  }

  /** The second click on what was just proposed says yes to it. */
  private isRepeated(part: Part): boolean {
    if (!this.waiting?.parts.includes(part)) return false;
    return part === this.parts.at(-1) || !this.parts.includes(part);
  }

  /** What an element that names a choice in words needs, so that looking at it shows it. */
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

  clear(): void {
    if (this.sent) return;
    this.parts = NO_PARTS;
    this.waiting = null;
  }

  choose(action: number): void {
    const choice = this.choices.find((one) => one.action === action);
    if (!choice || !this.active) return;
    if (choice.action === this.waiting?.action) this.confirm();
    else this.take(choice);
  }

  confirm(): void {
    if (!this.waiting || this.sent) return;
    this.sent = true;
    this.patience = setTimeout(() => (this.slow = true), STALLED_MS);
    this.host.answer(this.waiting);
  }

  /** The question was answered, withdrawn or refused: begin anew. */
  reset(): void {
    this.parts = NO_PARTS;
    this.waiting = null;
    clearTimeout(this.patience);
    this.sent = false;
    this.slow = false;
    this.lookedChoice.end();
  }

  private take(choice: Choice): void {
    this.waiting = choice;
    if (this.host.confirms()) this.host.proposed?.(choice);
    else this.confirm();
  }

  private readonly handlers = new Map<Part, { looked: PartProps; active: PartProps }>();

  /** The same functions every time, so that nothing is listened to anew when a part lights up. */
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
        // A tap focuses too, and must not look like a pointer that stays.
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
    // A box of readable text or of further parts has no name of its own.
    if (options.graphic === false) return { ...props, ...looked, "aria-label": undefined };
    return { ...props, ...looked, role: "img" };
  }
}
