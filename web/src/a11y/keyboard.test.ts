import { expect, it } from "vitest";
import { keyOf } from "./keyboard";

it("knows a key by its letter", () => {
  expect(keyOf({ key: "u", code: "KeyU" })).toBe("u");
  expect(keyOf({ key: "a", code: "KeyQ" })).toBe("a"); // a French keyboard
  expect(keyOf({ key: "ArrowLeft", code: "ArrowLeft" })).toBe("ArrowLeft");
});

it("knows a key by its place where the letters are others", () => {
  expect(keyOf({ key: "г", code: "KeyU" })).toBe("u"); // Russian
  expect(keyOf({ key: "К", code: "KeyR" })).toBe("R");
  expect(keyOf({ key: "ㄕ", code: "KeyG" })).toBe("g"); // Taiwanese
  expect(keyOf({ key: "é", code: "Semicolon" })).toBe("é");
});
