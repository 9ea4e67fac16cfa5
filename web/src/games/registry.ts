/** Find the folders of games by id, and load them when they are needed. */

import { api } from "../net/api";
import { Catalogue, NO_NAMES, Words, type Language, type NamedParts } from "../i18n/fluent";
import type { GameCover, GameLesson, GameModule } from "./contract";
import type { Block } from "../ui/richText";

interface Facts {
  parts: NamedParts;
  /** What the game's package says about itself for its own folder here. */
  facts: unknown;
}

const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });
const lessons = import.meta.glob<GameLesson>("./*/learn/index.ts", { import: "default" });
const covers = import.meta.glob<GameCover>("./*/cover.ts", { import: "default" });
const ownWords = import.meta.glob<string>("./*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});
const ownRules = import.meta.glob<Block[]>("./*/rules/*.md", { import: "default" });
const bookRules = import.meta.glob<Block[]>("../../../docs/rules/*.md", { import: "default" });
const sharedWords = import.meta.glob<string>("../generated/games/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const facts = import.meta.glob<Facts>("../generated/games/*/facts.json", { import: "default" });

type Loaders<T> = Record<string, () => Promise<T>>;

async function load<T>(loaders: Loaders<T>, path: string): Promise<T | null> {
  const loader = loaders[path];
  return loader ? await loader() : null;
}

/** The games that this client has a folder for. */
export function games(): string[] {
  return Object.keys(covers).map((path) => path.split("/")[1] ?? "");
}

/** The game's drawing, or null: then the shell shows the table in words. */
export async function loadModule(id: string): Promise<GameModule | null> {
  return load(modules, `./${id}/index.ts`);
}

export async function loadLesson(id: string): Promise<GameLesson | null> {
  return load(lessons, `./${id}/learn/index.ts`);
}

export async function loadCover(id: string): Promise<GameCover | null> {
  return load(covers, `./${id}/cover.ts`);
}

export async function loadParts(id: string): Promise<NamedParts> {
  return (await load(facts, `../generated/games/${id}/facts.json`))?.parts ?? NO_NAMES;
}

/** Only the words of the folder here: title, options; small enough for the first page. */
export async function loadOwnWords(id: string, language: Language): Promise<Catalogue> {
  return catalogue(language, async (spoken) => [
    (await load(ownWords, `./${id}/locale/${spoken}.ftl`)) ?? "",
  ]);
}

/** Games that are newer than this client get their words from the server. */
export async function loadWords(id: string, language: Language): Promise<Catalogue> {
  return catalogue(language, async (spoken) => [
    (await load(sharedWords, `../generated/games/${id}/${spoken}.ftl`)) ??
      (await api.words(id, spoken).catch(() => "")),
    (await load(ownWords, `./${id}/locale/${spoken}.ftl`)) ?? "",
  ]);
}

/** The rules in our words; in English from the book of rules if the folder has none. */
export async function loadRules(id: string, language: Language): Promise<Block[] | null> {
  return (
    (await load(ownRules, `./${id}/rules/${language}.md`)) ??
    (await load(ownRules, `./${id}/rules/en.md`)) ??
    (await load(bookRules, `../../../docs/rules/${id}.md`))
  );
}

async function catalogue(
  language: Language,
  texts: (spoken: Language) => Promise<string[]>,
): Promise<Catalogue> {
  // Every language is complete (`catalogues.test.ts`), so English is not loaded besides it.
  return new Catalogue([new Words(language, await texts(language))]);
}
