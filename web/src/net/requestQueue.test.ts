import { expect, it } from "vitest";
import { Attempts } from "./attempts.svelte";

it("what is wanted meanwhile waits for its turn, also after a failure", async () => {
  const done: string[] = [];
  const attempts = new Attempts((error) => void done.push(String(error)));
  let goOn = (): void => undefined;
  const first = attempts.run(async () => {
    await new Promise<void>((resolve) => (goOn = resolve));
    throw "refused";
  });
  const second = attempts.run(async () => void done.push("second"));
  expect(attempts.busy).toBe(true);
  await Promise.resolve();
  expect(done).toEqual([]);
  goOn();
  await first;
  expect(attempts.busy).toBe(true);
  await second;
  expect(done).toEqual(["refused", "second"]);
  expect(attempts.busy).toBe(false);
});
