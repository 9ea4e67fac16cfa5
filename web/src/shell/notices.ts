/** "Your turn", said by title, icon, sound and, if allowed, a notice of the browser. */

import { announcer } from "../core/live.svelte";
import { router } from "../core/router.svelte";
import { settings } from "../core/settings.svelte";
import { play } from "../core/sound";
import type { ChatLine, Notice } from "../core/wire";
import { t } from "../core/words.svelte";
import { lobby, titleById } from "./lobby.svelte";
import { sizeClass } from "./size.svelte";
import { NAME, title } from "./title.svelte";

let shown = false;

export function showTurn(mine: boolean): void {
  title.mine = mine;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = mine ? "/icon-turn.svg" : "/icon.svg";
  if (mine && !shown) {
    if (settings.sounds) play("turn");
    announcer.say(t("your-turn"));
    if (document.visibilityState === "hidden") notify(t("your-turn"), location.hash.slice(1));
  }
  shown = mine;
}

/** Something at another table, or at this one. */
export function hearNotice(notice: Notice): void {
  const here = router.route.page === "table" && router.route.table === notice.table;
  if (!here) void lobby.refresh(); // the way there is in the header
  if (here && document.visibilityState === "visible") return;
  const text = t(`notice-${notice.what}`, { game: notice.title || titleById(notice.game) });
  if (!here) announcer.toast(text);
  if (document.visibilityState === "hidden") notify(text, `/table/${notice.table}`);
}

/** Somebody at this table says something. On a phone nothing else shows it while the chat is folded away. */
export function hearLine({ player, name, text }: ChatLine): void {
  if (lobby.person?.muted.includes(player)) return;
  if (document.querySelector("[data-chat]")?.getClientRects().length) return;
  const said = t("said-by", { name, text });
  if (sizeClass() === "phone") announcer.toast(said); // which is spoken as well
  else announcer.say(said);
}

function notify(text: string, path: string): void {
  if (!settings.notices || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const notice = new Notification(NAME, { body: text, tag: path, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      router.go(path);
      notice.close();
    };
  } catch {
    // browsers of phones have the name, but allow notices only to what runs without a page
  }
}

/** Asks the browser; true if notices may be shown. */
export async function askForNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
