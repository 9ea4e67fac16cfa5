/** What the page is doing, and why it failed. */

import { announcer } from "../../a11y/announcer.svelte";
import { refusal } from "../../i18n/words.svelte";
import { Refused } from "../../net/socket";

class Work {
  busy = $state(false);
  /** The page was locked in the meantime. */
  locked = $state(false);

  /** Do something once; a failure is shown as a toast. */
  async attempt(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (error instanceof Refused && error.code === "locked") this.locked = true;
      announcer.toast(refusal(error), "bad");
    } finally {
      this.busy = false;
    }
  }
}

export const work = new Work();
