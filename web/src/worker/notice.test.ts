import { expect, it } from "vitest";
import { addressOf, readNote } from "./notice";

it("reads what the server sends", () => {
  const note = { text: "Your turn: Sunday", path: "/table/abc" };
  expect(readNote(JSON.stringify(note))).toEqual(note);
  expect(addressOf(note.path, "https://x/")).toBe("https://x/#/table/abc");
});

it("leads home from anything else, and never to another site", () => {
  for (const text of [undefined, "", "{", "null", "[]", '{"text":1,"path":"/"}'])
    expect(readNote(text)).toEqual({ text: "polis", path: "/" });
  expect(readNote('{"text":"x","path":"https://elsewhere"}').path).toBe("/");
});
