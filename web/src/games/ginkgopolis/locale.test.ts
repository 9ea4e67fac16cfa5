import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Words } from "../../i18n/fluent";
import lesson from "../../generated/games/ginkgopolis/lesson.json";

const folder = new URL(".", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, folder), "utf-8");
const keys = (language: string) =>
  [...text(`locale/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(
    (match) => match[1] as string,
  );
const LANGUAGES = ["en", "ru", "zh-Hant", "es", "hu"];
const sources = readdirSync(folder, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .map(text)
  .join("\n");

describe.each(LANGUAGES)("the words in %s", (language) => {
  test("are complete, said once and well formed", () => {
    const own = keys(language);
    expect(new Set(own).size).toBe(own.length);
    expect([...own].sort()).toEqual(keys("en").sort());
    expect(new Words(language, [text(`locale/${language}.ftl`)]).errors).toEqual([]);
  });
  test("have rules to read", () => {
    expect(text(`rules/${language}.md`).length).toBeGreaterThan(
      1500 / (language === "zh-Hant" ? 2 : 1),
    );
  });
});

test.each(LANGUAGES)("amounts stand apart from each other in %s", (language) => {
  const rules = text(`../../../../src/polis/games/ginkgopolis/locale/${language}.ftl`);
  const items = (resources: number, tiles: number, points: number) =>
    new Words(language, [rules]).format("power-items", { resources, tiles, points });
  expect(items(1, 2, 3)?.split(" +")).toHaveLength(3);
  expect(items(1, 2, 0)?.split(" +")).toHaveLength(2);
  expect(items(0, 2, 0)?.startsWith("+")).toBe(true);
});

test("every message that a drawing asks for is there", () => {
  const asked = [...sources.matchAll(/words\(\s*"([\w-]+)"/g)].map((match) => match[1] as string);
  const known = new Set([...keys("en"), "hal", "set-done"]);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test("every step of the lesson has its texts", () => {
  const known = new Set(keys("en"));
  for (const { key, action } of lesson.steps) {
    expect(known).toContain(`learn-${key}`);
    expect(known).toContain(`learn-${key}-title`);
    if (action !== null) expect(known).toContain(`learn-${key}-hint`);
  }
});
