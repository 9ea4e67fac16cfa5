/**
 * The service worker of this page: it keeps the app for a start without a network. A new version
 * is fetched in the background and waits. It is used when the player accepts it, never before.
 */

/** Long visits look for a new version, too. */
const LOOKS_EVERY = 60 * 60_000;

class Updates {
  /** A new version is here. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;
  private accepted = false;

  /** Install the worker when the page has nothing else to do, and look for new versions. */
  watch(): void {
    if (!canWork() || !import.meta.env.PROD) return;
    const start = () => void registered().then((found) => this.follow(found), ignore);
    if (document.readyState === "complete") whenIdle(start);
    else addEventListener("load", () => whenIdle(start), { once: true });
  }

  /** Use the new version. Matches are stored, so a page that begins again loses nothing. */
  accept(): void {
    this.accepted = true;
    if (this.waiting) this.waiting.postMessage("update");
    else location.reload(); // another tab has accepted it
  }

  private follow(found: ServiceWorkerRegistration): void {
    const { serviceWorker } = navigator;
    const isFirst = !serviceWorker.controller;
    if (found.waiting && !isFirst) this.offer(found.waiting);
    found.addEventListener("updatefound", () => {
      const worker = found.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && serviceWorker.controller) this.offer(worker);
      });
    });
    let isKnown = !isFirst;
    serviceWorker.addEventListener("controllerchange", () => {
      if (this.accepted) location.reload();
      else if (isKnown) [this.waiting, this.ready] = [null, true];
      isKnown = true;
    });
    setInterval(() => void found.update().catch(ignore), LOOKS_EVERY);
  }

  private offer(worker: ServiceWorker): void {
    [this.waiting, this.ready] = [worker, true];
  }
}

export const updates = new Updates();

const ignore = () => undefined; // without the worker everything works, except a start offline

export function canWork(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator;
}

/** The worker of this page. */
export async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2000);
}
