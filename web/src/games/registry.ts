/** Finds the folders of games by id, and loads them when they are needed. */

import { api } from "./api";
import { Catalogue, NO_NAMES, Words, type Language, type NamedParts } from "./fluent";
import type { GameCover, GameModule } from "./game";
import type { OptionInfo } from "./wire";

interface Facts {
  id: string;
  version: number;
  options: OptionInfo[];
  parts: NamedParts;
  facts: unknown;
}

const modules = import.meta.glob<GameModule>("../games/*/index.ts", { import: "default" });
const covers = import.meta.glob<GameCover>("../games/*/cover.ts", { import: "default" });
const ownWords = import.meta.glob<string>("../games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});
const ownRules = import.meta.glob<string>("../games/*/rules/*.md", {
  query: "?raw",
  import: "default",
});
const bookRules = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
});
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

/** The game's drawing, or null: then the shell shows the table in words. */
export async function loadModule(id: string): Promise<GameModule | null> {
  return load(modules, `../games/${id}/index.ts`);
}

export async function loadCover(id: string): Promise<GameCover | null> {
  return load(covers, `../games/${id}/cover.ts`);
}

export async function loadParts(id: string): Promise<NamedParts> {
  return (await load(facts, `../generated/games/${id}/facts.json`))?.parts ?? NO_NAMES;
}

/** What the game's package says about itself for its own folder here. */
export async function loadFacts<T>(id: string): Promise<T | null> {
  return ((await load(facts, `../generated/games/${id}/facts.json`))?.facts ?? null) as T | null;
}

/** Only the words of the folder here: title, options; small enough for the first page. */
export async function loadOwnWords(id: string, language: Language): Promise<Catalogue> {
  return catalogue(language, async (spoken) => [
    (await load(ownWords, `../games/${id}/locale/${spoken}.ftl`)) ?? "",
  ]);
}

/** A game that came to the server after this client was built is put into words by the server. */
export async function loadWords(id: string, language: Language): Promise<Catalogue> {
  return catalogue(language, async (spoken) => [
    (await load(sharedWords, `../generated/games/${id}/${spoken}.ftl`)) ??
      (await api.words(id, spoken).catch(() => "")),
    (await load(ownWords, `../games/${id}/locale/${spoken}.ftl`)) ?? "",
  ]);
}

/** The rules in our words; in English from the book of rules if the folder has none. */
export async function loadRules(id: string, language: Language): Promise<string | null> {
  return (
    (await load(ownRules, `../games/${id}/rules/${language}.md`)) ??
    (await load(ownRules, `../games/${id}/rules/en.md`)) ??
    (await load(bookRules, `../../../docs/rules/${id}.md`))
  );
}

async function catalogue(
  language: Language,
  texts: (spoken: Language) => Promise<string[]>,
): Promise<Catalogue> {
  const spoken: Language[] = language === "en" ? ["en"] : [language, "en"];
  return new Catalogue(
    await Promise.all(spoken.map(async (one) => new Words(one, await texts(one)))),
  );
}
