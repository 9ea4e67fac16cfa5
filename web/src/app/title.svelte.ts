/** The title of the browser tab: the turn, the page, the app. */

import { onMount } from "svelte";
import { t } from "../i18n/words.svelte";

export const NAME = "polis";

class Title {
  /** The titles of the mounted pages. During a page change there may be two. */
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

/** Set the title of the calling page while it is mounted. */
export function setPageTitle(page: () => string): void {
  onMount(() => title.show(page));
}
