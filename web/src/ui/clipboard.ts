/** Gives a link to the clipboard; where that is not allowed (plain http), shows it to be copied. */

import { announcer } from "../core/live.svelte";
import { t } from "../core/words.svelte";

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

/** The old way, which needs no secure page. */
function byHand(link: string): boolean {
  const field = document.createElement("textarea");
  field.value = link;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
