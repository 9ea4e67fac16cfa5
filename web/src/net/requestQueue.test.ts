import { expect, it } from "vitest";
import { RequestQueue } from "./requestQueue.svelte";

it("what is wanted meanwhile waits for its turn, also after a failure", async () => {
  const done: string[] = [];
  const attempts = new RequestQueue(
    (error) => void done.push(error instanceof Error ? error.message : ""),
  );
  let goOn = (): void => undefined;
  const first = attempts.run(async () => {
    await new Promise<void>((resolve) => (goOn = resolve));
    throw new Error("refused");
  });
  const second = attempts.run(() => Promise.resolve(void done.push("second")));
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
