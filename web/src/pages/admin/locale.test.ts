/** Every word of the operator's page exists in every language, with the same arguments. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, Words } from "../../i18n/fluent";

const HERE = import.meta.dirname;
const read = (name: string) => readFileSync(join(HERE, name), "utf-8");
const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
const argsOf = (text: string) => [...new Set(text.match(/\$\w+/g) ?? [])].sort();
const sources = readdirSync(HERE).filter((name) => /\.(svelte|svelte\.ts)$/.test(name));
const english = read("locale/en.ftl");

describe.each(LANGUAGES)("the operator's page in %s", (language) => {
  const text = read(`locale/${language}.ftl`);
  it("says the same as English", () => {
    expect(new Words(language, [text]).errors).toEqual([]);
    expect(idsOf(text)).toEqual(idsOf(english));
    expect(argsOf(text)).toEqual(argsOf(english));
  });
});

it("uses every word, and no other", () => {
  const code = sources.map(read).join("\n");
  const asked = [...code.matchAll(/\bw\(\s*"([a-z][\w-]*)"/g)].map(([, id]) => id);
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((id) => !idsOf(english).includes(id))).toEqual([]);
  const composed = /^(tab|tables|job|visibility|by|did|mute|ban)-|^(mute|ban)$/;
  const silent = idsOf(english).filter((id) => !composed.test(id ?? "") && !asked.includes(id));
  expect(silent).toEqual([]);
});
