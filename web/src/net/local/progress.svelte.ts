/** How far the engine on this device is; the page shows it. */

class Progress {
  state = $state<"off" | "loading" | "ready" | "failed">("off");
  /** How much of the engine has arrived, in bytes. */
  bytes = $state(0);
  total = $state(0);
  /** Why it cannot start: the code of a refusal. */
  failure = $state<string | null>(null);
  startedAt = 0;
}

export const progress = new Progress();
