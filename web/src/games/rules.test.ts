import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blocksOf } from "../../scripts/markdown";
import type { Block } from "../ui/richText";

const folder = import.meta.dirname;
const games = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const LANGUAGES = ["en", "ru", "zh-Hant", "es", "hu"];
const source = (game: string, language: string) =>
  readFileSync(join(folder, game, "rules", `${language}.md`), "utf-8");
const rules = (game: string, language: string) => blocksOf(source(game, language));

/** The names of the pictures of each chapter, in order. */
function chapters(blocks: readonly Block[]): string[][] {
  const found: string[][] = [];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level === 2) found.push([]);
    if (block.kind === "picture") found.at(-1)?.push(block.name);
  }
  return found;
}

describe.each(games)("the rules of %s", (game) => {
  const inEnglish = chapters(rules(game, "en"));

  it("have a picture in every chapter", () => {
    expect(inEnglish.length).toBeGreaterThan(5);
    expect(inEnglish.filter((pictures) => pictures.length === 0)).toEqual([]);
  });

  it("have the same pictures in every language, each with a caption of its own", () => {
    for (const language of LANGUAGES) {
      expect(chapters(rules(game, language))).toEqual(inEnglish);
    }
    const captions = LANGUAGES.flatMap((language) =>
      [...source(game, language).matchAll(/^!\[(.+)\]/gm)].map(([, caption]) => caption),
    );
    expect(new Set(captions).size).toBe(captions.length);
  });

  it("use every picture that is drawn, and draw every picture that is used", () => {
    const drawing = readFileSync(join(folder, game, "learn/RulePicture.svelte"), "utf-8");
    const drawn = [...drawing.matchAll(/picture === "([\w-]+)"/g)].map(([, name]) => name);
    const shown = new Set([...inEnglish.flat(), ...lessonPictures(game)]);
    expect([...drawn].sort()).toEqual([...shown].sort());
  });
});

/** The pictures that the lesson shows. */
function lessonPictures(game: string): (string | undefined)[] {
  const file = join(folder, game, "learn/LessonAid.svelte");
  if (!existsSync(file)) return [];
  return [...readFileSync(file, "utf-8").matchAll(/^ {4}\w+: "([\w-]+)",$/gm)].map(
    ([, name]) => name,
  );
}
