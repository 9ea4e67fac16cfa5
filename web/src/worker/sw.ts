/// <reference lib="webworker" />
/**
 * The service worker. It runs without a page, keeps the files of the app and shows pushed notices.
 *
 * A new worker waits until the player accepts the update; a first one has nothing to wait for.
 * It is built as one file, `sw.js`: it may import only modules that no page imports.
 */

import { Files, pathOf, type Build } from "./files";
import { addressOf, readNote } from "./notice";

declare const self: ServiceWorkerGlobalScope & { POLIS: Build };

const scope = self.registration.scope;
const files = new Files(self.POLIS, scope, self.caches, (request) => fetch(request));

self.addEventListener("install", (event) => event.waitUntil(files.install()));
self.addEventListener("activate", (event) =>
  event.waitUntil(files.tidy().then(() => self.clients.claim())),
);
self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request, scope);
  if (path === null || !files.isOurs(path)) return;
  event.respondWith(files.answer(path, event.request, (work) => event.waitUntil(work)));
});
self.addEventListener("message", (event) => {
  if (event.data === "update") void self.skipWaiting();
  if (event.data === "keep-engine") event.waitUntil(files.keepEngine().catch(() => undefined));
});
self.addEventListener("push", (event) => event.waitUntil(show(event.data?.text())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.tag));
});

/** A newer notice about the same table replaces the older one. */
async function show(text: string | undefined): Promise<void> {
  const note = readNote(text);
  const looks = { tag: note.path, icon: "icon-192.png", badge: "icon.svg" };
  await self.registration.showNotification("polis", { body: note.text, ...looks });
}

/** Open a page: in the tab that the user had in front last, or in a new one. */
async function open(path: string): Promise<void> {
  const address = addressOf(path, scope);
  const [tab] = await self.clients.matchAll({ type: "window" });
  if (!tab) return void (await self.clients.openWindow(address));
  await tab.focus().catch(() => tab);
  await tab.navigate(address).catch(() => self.clients.openWindow(address));
}
