/** What the tab of the browser says: whose turn it is, which page, which app. */

import { onMount } from "svelte";
import { t } from "../core/words.svelte";

export const NAME = "polis";

class Title {
  /** Of the pages on the screen; while one gives way to the next there may be two. */
  private pages = $state.raw<readonly (() => string)[]>([]);
  mine = $state(false);
  readonly text = $derived.by(() => {
    const turn = this.mine ? `● ${t("your-turn")}` : "";
    return [turn, this.pages.at(-1)?.() ?? "", NAME].filter(Boolean).join(" – ");
  });

  show(page: () => string): () => void {
    this.pages = [...this.pages, page];
    return () => {
      this.pages = this.pages.filter((one) => one !== page);
    };
  }
}

export const title = new Title();

/** Names the page in whose script it is called, for as long as that is shown. */
export function entitle(page: () => string): void {
  onMount(() => title.show(page));
}
