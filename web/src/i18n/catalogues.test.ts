/** Every word that the shell uses exists, in every language, with the same arguments. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, Words } from "./fluent";

const SOURCES = join(import.meta.dirname, "..");

function read(path: string): string {
  return readFileSync(join(SOURCES, path), "utf-8");
}
function messages(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const piece of text.split(/^(?=[a-z][\w-]* =)/m)) {
    const id = /^([a-z][\w-]*) =/.exec(piece)?.[1];
    if (id)
      found.set(id, new Set([...piece.matchAll(/\$(\w+)/g)].map((match) => match[1] as string)));
  }
  return found;
}
function files(folder: string): string[] {
  return readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name));
}

/** All code of the shell; the folders of games have words of their own. */
function sources(): string[] {
  return files(".").filter((name) => !/^games\/\w+\//.test(name));
}

const english = messages(read("i18n/locale/en.ftl"));
const shared = messages(read("generated/shell/en.ftl"));

describe.each(LANGUAGES)("the shell in %s", (language) => {
  const text = read(`i18n/locale/${language}.ftl`);
  it("parses", () => {
    expect(new Words(language, [text]).errors).toEqual([]);
    expect(text).not.toMatch(/^[a-z][\w-]* =\s*$/m);
  });
  it("says the same as English, of the same things", () => {
    const spoken = messages(text);
    expect([...spoken.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, args] of spoken) {
      for (const name of args) expect(english.get(id), `${id} in ${language}`).toContain(name);
    }
  });
  it("leaves nothing out that code asks for", () => {
    const words = new Words(language, [text, read(`generated/shell/${language}.ftl`)]);
    const asked = sources().flatMap((name) =>
      [...read(name).matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] as string),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((key) => !words.has(key))).toEqual([]);
  });
});

it("has words for every refusal of the server", () => {
  const server = join(SOURCES, "../../src/polis/server");
  const codes = readdirSync(server, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".py"))
    .map((name) => readFileSync(join(server, name), "utf-8"))
    .flatMap((text) => [...text.matchAll(/^ {4}code = "([\w-]+)"/gm)])
    .map((match) => match[1] as string);
  expect(codes.length).toBeGreaterThan(10);
  expect(
    codes.filter((code) => !english.has(`error-${code}`) && !shared.has(`error-${code}`)),
  ).toEqual([]);
});

it("has no unused words", () => {
  const code = sources().map(read).join("\n");
  const composed =
    /^(create|bot|level|visibility|theme|speed|notice|phase|value|option|error|key|clock)-/;
  const silent = [...english.keys()].filter(
    (id) => !composed.test(id) && !code.includes(`"${id}"`),
  );
  expect(silent).toEqual([]);
  expect(shared.size).toBeGreaterThan(10);
});
