/**
 * "Your turn", shown in the title and the icon, by a sound and, if allowed, a browser notification.
 */

import { announcer } from "../a11y/announcer.svelte";
import { canPush, renew, showByWorker, subscribe, unsubscribe } from "./push";
import { router } from "./router.svelte";
import { settings } from "../settings/settings.svelte";
import { play } from "../ui/sound";
import type { ChatLine, Notice } from "../net/wire";
import { t } from "../i18n/words.svelte";
import { lobby, titleById } from "../session/lobby.svelte";
import { NAME, title } from "./title.svelte";

let shown = false;

export function showTurn(mine: boolean): void {
  title.mine = mine;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = mine ? "icon-turn.svg" : "icon.svg";
  if (mine && !shown) {
    if (settings.sounds) play("turn");
    announcer.say(t("your-turn"));
    if (document.visibilityState === "hidden") void notify(t("your-turn"), location.hash.slice(1));
  }
  shown = mine;
}

/** A notice from this table or another one. */
export function onNotice(notice: Notice): void {
  const here = router.route.page === "table" && router.route.table === notice.table;
  if (!here) void lobby.refresh(); // the header links to the table
  if (here && document.visibilityState === "visible") return;
  const text = t(`notice-${notice.what}`, { game: notice.title || titleById(notice.game) });
  if (!here) announcer.toast(text);
  if (document.visibilityState === "hidden") void notify(text, `/table/${notice.table}`);
}

/** A chat line at this table. With the chat closed, nothing else shows it. */
export function onChatLine({ player, name, text }: ChatLine): void {
  if (lobby.person?.muted.includes(player)) return;
  if (document.querySelector("[data-chat]")?.getClientRects().length) return;
  announcer.toast(t("said-by", { name, text })); // screen readers read toasts too
}

async function notify(text: string, path: string): Promise<void> {
  if (!settings.notices || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  if (await showByWorker(NAME, text, path)) return;
  try {
    const notice = new Notification(NAME, { body: text, tag: path, icon: "icon.svg" });
    notice.onclick = () => {
      window.focus();
      router.go(path);
      notice.close();
    };
  } catch {
    // phones define Notification, but allow it only to service workers
  }
}

/** How this browser can say "your turn": also without a page, only with one, or not at all. */
export function noticeKind(): "push" | "page" | null {
  if (!window.isSecureContext || !("Notification" in window)) return null;
  if (canPush()) return "push";
  return matchMedia("(pointer: coarse)").matches ? null : "page";
}

/** Switch notices on or off, on this device. Returns what to tell the user if something failed. */
export async function setNotices(wanted: boolean): Promise<string | null> {
  settings.set("notices", false);
  if (!wanted) {
    if (canPush()) await unsubscribe();
    return null;
  }
  if ((await Notification.requestPermission()) !== "granted") return "notices-denied";
  settings.set("notices", true);
  if (noticeKind() !== "push") return null;
  try {
    await subscribe();
  } catch {
    return "push-failed"; // an open page still shows them
  }
  return null;
}

/** Once per visit: keep the subscription true. */
export function renewNotices(): void {
  if (settings.notices) void renew().catch(() => undefined); // the next visit tries again
}
