/**
 * Words: catalogues (Project Fluent) and voices that turn messages into sentences.
 *
 * The same rules as Python's `polis.text`: a message that a language lacks is shown in English, and
 * failing that by its id. Components among the arguments are named by the game's own messages; a
 * seat is named by its player.
 */

import type { Component } from "svelte";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Argument, Message, Part } from "../net/wire";

export const LANGUAGES = ["en", "ru", "zh-Hant", "es", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Their own names, for the list of languages. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  ru: "Русский",
  "zh-Hant": "繁體中文",
  es: "Español",
  hu: "Magyar",
};

export type Args = Record<string, string | number>;

/** The supported language that is nearest to the browser's preferences. */
export function nearestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const primary = wish.split(/[-_]/)[0]?.toLowerCase();
    const found = LANGUAGES.find((language) => language.split("-")[0] === primary);
    if (found) return found;
  }
  return "en";
}

/** Messages in one language, from several texts; earlier texts win. */
export class Words {
  private readonly bundle: FluentBundle;
  readonly errors: Error[] = [];

  constructor(
    readonly language: string,
    texts: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      this.errors.push(...this.bundle.addResource(new FluentResource(text)));
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  format(key: string, args: Args = {}): string | null {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, args, errors);
  }
}

/** Several `Words`, tried in turn: the user's language, then English. */
export class Catalogue {
  constructor(private readonly words: readonly Words[]) {}

  has(key: string): boolean {
    return this.words.some((words) => words.has(key));
  }

  format(key: string, args: Args = {}): string {
    for (const words of this.words) {
      const said = words.format(key, args);
      if (said !== null) return said;
    }
    return key;
  }
}

// -- components -----------------------------------------------------------------------------------

export interface NameRule {
  id: string;
  split: string;
  args: [string, "text" | "number", number][];
}

/** What Python's `say(part)` gives, as `polis.export` gathered it. */
export interface NamedParts {
  rules: Record<string, NameRule>;
  names: Record<Part, Message>;
}

export const NO_NAMES: NamedParts = { rules: {}, names: {} };

export function kindOf(part: Part): string {
  return part.slice(0, part.indexOf(":"));
}

export function nameOf(part: Part): string {
  return part.slice(part.indexOf(":") + 1);
}

/** The message that names a component, if it is known. */
export function partMessage(known: NamedParts, part: Part): Message | null {
  const listed = known.names[part];
  if (listed) return listed;
  const rule = known.rules[kindOf(part)];
  if (!rule) return null;
  const name = nameOf(part);
  const pieces = rule.split === "" ? [name] : name.split(rule.split);
  const args: Record<string, Argument> = {};
  rule.args.forEach(([key, kind, shift], index) => {
    const piece = pieces[index] ?? "";
    args[key] = kind === "number" ? Number(piece) + shift : piece;
  });
  return { id: rule.id, args };
}

// -- voices ---------------------------------------------------------------------------------------

/** A piece of a sentence; with a part, it names a component. */
export interface Piece {
  text: string;
  part?: Part;
  /** A drawing of the component, instead of its name or before it. */
  picture?: { of: Component<{ part: Part }>; way: "alone" | "named" };
}

/** Turns one game's messages into sentences with the players' names. */
export class Voice {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly comma: string,
    private readonly known: NamedParts = NO_NAMES,
    private readonly players: readonly string[] = [],
    private readonly own: (part: Part) => Message | undefined = () => undefined,
  ) {}

  say(message: Message): string {
    return this.render(message, null, (_part, text) => text);
  }

  name(part: Part): string {
    return this.named(part, (_part, text) => text);
  }

  words(key: string, args: Args = {}): string {
    return this.catalogue.format(key, args);
  }

  has(key: string): boolean {
    return this.catalogue.has(key);
  }

  /** A sentence in pieces, so that its components can be highlighted. */
  pieces(message: Message): Piece[] {
    const parts: Part[] = [];
    const text = this.render(message, null, (part, words) => {
      parts.push(part);
      return `${OPEN}${String.fromCharCode(FIRST + parts.length - 1)}${words}${CLOSE}`;
    });
    return cut(text, parts);
  }

  private named(part: Part, wrap: Wrap): string {
    const message = this.own(part) ?? partMessage(this.known, part);
    if (kindOf(part) === "seat") {
      const player = this.players[Number(nameOf(part))];
      if (player !== undefined) return wrap(part, player);
    }
    // A component's name is not wrapped again.
    const text = message ? this.render(message, part, (_part, words) => words) : nameOf(part);
    return wrap(part, text);
  }

  private render(message: Message, said: Part | null, wrap: Wrap): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      args[name] = this.argument(value, said, wrap);
    }
    return this.catalogue.format(message.id, args);
  }

  private argument(value: Argument, said: Part | null, wrap: Wrap): string | number {
    if (typeof value !== "object") return value;
    if ("part" in value) {
      return value.part === said ? nameOf(value.part) : this.named(value.part, wrap);
    }
    if ("parts" in value) return value.parts.map((part) => this.named(part, wrap)).join(this.comma);
    return this.render(value, said, wrap);
  }
}

type Wrap = (part: Part, text: string) => string;

// Private characters that no catalogue holds: where a component begins (and its index) and ends.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const FIRST = 0xe100;

function cut(text: string, parts: readonly Part[]): Piece[] {
  const pieces: Piece[] = [];
  for (const chunk of text.split(/(\uE000[^\uE001]*\uE001)/u)) {
    if (chunk === "") continue;
    const part = chunk.startsWith(OPEN) ? parts[chunk.charCodeAt(1) - FIRST] : undefined;
    if (part === undefined) pieces.push({ text: chunk });
    else pieces.push({ text: chunk.slice(2, -1), part });
  }
  return pieces;
}

/** The components that a message mentions, in order. */
export function partsIn(message: Message): Part[] {
  const found: Part[] = [];
  for (const value of Object.values(message.args ?? {})) {
    if (typeof value !== "object") continue;
    if ("part" in value) found.push(value.part);
    else if ("parts" in value) found.push(...value.parts);
    else found.push(...partsIn(value));
  }
  return found;
}

/** An argument that is a number or a word; nothing for components and messages. */
export function textOf(argument: Argument | undefined): string {
  return typeof argument === "number" || typeof argument === "string" ? String(argument) : "";
}
