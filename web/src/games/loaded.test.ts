import { beforeEach, expect, it, vi } from "vitest";
import { LoadedGame } from "./loaded.svelte";
import { loadModule } from "./registry";

vi.mock("./registry", () => ({
  loadModule: vi.fn(),
  loadParts: () => Promise.resolve({}),
  loadWords: () => Promise.resolve({}),
}));
vi.mock("../i18n/words.svelte", () => ({ t: (key: string) => key }));
vi.mock("../settings/settings.svelte", () => ({ settings: { language: "en" } }));

const asked = vi.mocked(loadModule);
beforeEach(() => asked.mockReset());

it("lets all who ask wait for the same files", async () => {
  let come: (module: never) => void = () => undefined;
  asked.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const game = new LoadedGame();
  void game.load("peaks");
  const second = game.load("peaks").then(() => game.module);
  come({ Table: "drawn" } as never);
  expect(await second).toEqual({ Table: "drawn" });
  expect(asked).toHaveBeenCalledTimes(1);
});

it("tells a failure to all who wait, and tries again for the next one", async () => {
  asked.mockRejectedValueOnce(new Error("away"));
  asked.mockResolvedValueOnce({ Table: "drawn" } as never);
  const game = new LoadedGame();
  const both = await Promise.allSettled([game.load("peaks"), game.load("peaks")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await game.load("peaks");
  expect(game.module).toEqual({ Table: "drawn" });
});
