import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const MAX_FILES = 30;
const MAX_LINES = 400;

const names = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf-8" });
const modules = names.filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"));
const known = new Set(modules);

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf-8");

/** The modules that a module imports when it is loaded; types count too. */
function importsOf(name: string): string[] {
  const found = read(name).matchAll(/^\s*(?:import|export)\b[^;]*?\bfrom "(\.[^"]+)"/gm);
  return [...found].flatMap(([, path = ""]) => {
    const target = normalize(join(dirname(name), path));
    return [target, `${target}.ts`].filter((file) => known.has(file));
  });
}
const graph = new Map(modules.map((name) => [name, importsOf(name)]));
const links = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
const gameOf = (name: string) => /^games\/(\w+)\//.exec(name)?.[1];

function cycleFrom(name: string, path: string[], done: Set<string>): string[] | null {
  if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
  if (done.has(name)) return null;
  for (const next of graph.get(name) ?? []) {
    const cycle = cycleFrom(next, [...path, name], done);
    if (cycle) return cycle;
  }
  done.add(name);
  return null;
}

it("finds the modules and their imports", () => {
  expect(modules.length).toBeGreaterThan(100);
  expect(importsOf("main.ts")).toContain("app/App.svelte");
});

it("has no import cycle", () => {
  const done = new Set<string>();
  expect(modules.map((name) => cycleFrom(name, [], done)).find((cycle) => cycle)).toBeUndefined();
});

it("lets only the app import pages", () => {
  const outside = (name: string) => !/^(app|pages)\//.test(name);
  expect(links.filter(({ from, to }) => outside(from) && to.startsWith("pages/"))).toEqual([]);
});

it("lets nothing import a game's folder but that game itself", () => {
  const foreign = links.filter(({ from, to }) => gameOf(to) && gameOf(from) !== gameOf(to));
  expect(foreign).toEqual([]);
});

it("has no folder with more than thirty files", () => {
  const counts = new Map<string, number>();
  for (const name of modules) counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

it("has no file with more than four hundred lines", () => {
  const written = names.filter((name) => /\.(ts|svelte|css)$/.test(name));
  const long = written.filter(
    (name) => !name.startsWith("generated/") && read(name).split("\n").length > MAX_LINES + 1,
  );
  expect(long).toEqual([]);
});
