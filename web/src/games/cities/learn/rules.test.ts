import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FACTS } from "../view";

it.each(["en", "ru", "zh-Hant", "es", "hu"])(
  "tells the values of achievements as the box has them, in %s",
  (language) => {
    const path = join(import.meta.dirname, `../rules/${language}.md`);
    const text = readFileSync(path, "utf-8").replaceAll("、", ", ");
    const [first, second, third] = FACTS.values[0] ?? [];
    expect(text).toMatch(new RegExp(`\\b${first}, ${second} \\S+ ${third} `));
  },
);
