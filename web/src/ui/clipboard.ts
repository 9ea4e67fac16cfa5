/** Copy a link to the clipboard. Where that is not allowed (plain http), show the link instead. */

import { announcer } from "../a11y/announcer.svelte";
import { t } from "../i18n/words.svelte";

export async function copyLink(link: string): Promise<void> {
  if ((await byClipboard(link)) || byHand(link)) announcer.toast(t("link-copied"), "good");
  else window.prompt(t("copy-this-link"), link);
}

async function byClipboard(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}

/** The old API, which works without https. */
function byHand(link: string): boolean {
  const field = document.createElement("textarea");
  field.value = link;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on a page without https
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
