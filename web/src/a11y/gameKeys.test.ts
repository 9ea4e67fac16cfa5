import { expect, it } from "vitest";
import type { GameModule } from "../games/contract";
import { showGameKeys, gameKeys } from "./gameKeys.svelte";

const words = (key: string) => `<${key}>`;
const withKeys = (...keys: [string, string][]) => ({ keys }) as unknown as GameModule;

it("tells the keys of the game on the screen, in the game's words, until it leaves", () => {
  const leave = showGameKeys(withKeys(["R", "rotate"]), words);
  expect(gameKeys()).toEqual({ title: "<title>", lines: [["R", "<rotate>"]] });
  leave();
  expect(gameKeys().lines).toEqual([]);
});

it("keeps those of the next game when the one before leaves late", () => {
  const leave = showGameKeys(withKeys(["R", "rotate"]), words);
  showGameKeys(withKeys(["F", "fit"]), words);
  leave();
  expect(gameKeys().lines).toEqual([["F", "<fit>"]]);
});
