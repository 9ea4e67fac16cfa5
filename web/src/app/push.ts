/** Push messages to this device, so that it says "your turn" while no page is open. */

import { api } from "../net/api";
import { lobby } from "../session/lobby.svelte";
import { canWork, registered } from "./updates.svelte";

/** Whether this browser can receive them at all. */
export function canPush(): boolean {
  return canWork() && "PushManager" in window && "Notification" in window;
}

/** Subscribe this device. Throws if the browser's push service cannot be reached. */
export async function subscribe(): Promise<void> {
  await lobby.identify(true);
  const { key } = await api.pushKey();
  const { pushManager } = await registered();
  const asked = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const subscription = await pushManager.subscribe(asked).catch(async (error: unknown) => {
    // A subscription with the key of another server is in the way.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(asked);
  });
  const { endpoint, keys } = subscription.toJSON();
  await api.subscribe({
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
  });
}

export async function unsubscribe(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration();
  const subscription = await found?.pushManager.getSubscription();
  if (!subscription) return;
  await api.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}

/** The browser may have renewed the subscription, or this device has another user now. */
export async function renew(): Promise<void> {
  if (!canPush() || Notification.permission !== "granted" || !(await lobby.identify())) return;
  await subscribe();
}

/** Show a notice through the worker: phones allow no other way. False if there is no worker. */
export async function showByWorker(title: string, body: string, path: string): Promise<boolean> {
  if (!canPush()) return false;
  const found = await navigator.serviceWorker.getRegistration();
  if (!found?.active) return false;
  await found.showNotification(title, { body, tag: path, icon: "icon.svg" });
  return true;
}

/** The bytes of a key in base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
