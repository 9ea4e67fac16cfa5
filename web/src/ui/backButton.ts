/** The Back button of a phone closes what lies over the page before it leaves the page. */

/** The part of a browser's window that layers need. */
export interface Browser {
  history: Pick<History, "state" | "pushState" | "go">;
  addEventListener: (type: "popstate", hear: () => void) => void;
  setTimeout: (act: () => void) => unknown;
}

const DEPTH = "polisDepth";

/**
 * Keeps one history entry per open layer. A browser travels in its history only after the page has
 * gone on, so a layer can open or close meanwhile: on arrival, depth and layers are compared again.
 */
export class Layers {
  private readonly open: { close: () => void }[] = [];
  private isTravelling = false;

  constructor(private readonly browser: Browser) {
    browser.addEventListener("popstate", () => this.arrive());
  }

  private get depth(): number {
    return Number((this.browser.history.state as Record<string, unknown> | null)?.[DEPTH] ?? 0);
  }

  /** Call `close` when the player goes back. Call the returned function when it closes otherwise. */
  add(close: () => void): () => void {
    const layer = { close };
    this.open.push(layer);
    this.settle();
    return () => {
      const place = this.open.indexOf(layer);
      if (place < 0) return; // the player went back
      this.open.splice(place, 1);
      // A link that closed the layer comes first: the newest entry is then another page.
      this.browser.setTimeout(() => this.settle());
    };
  }

  /** Make the history as deep as there are open layers. */
  private settle(): void {
    if (this.isTravelling) return;
    const { history } = this.browser;
    for (let depth = this.depth + 1; depth <= this.open.length; depth++)
      history.pushState({ [DEPTH]: depth }, "");
    this.isTravelling = this.depth > this.open.length;
    if (this.isTravelling) history.go(this.open.length - this.depth);
  }

  private arrive(): void {
    if (this.isTravelling) {
      this.isTravelling = false;
      return this.settle();
    }
    while (this.open.length > this.depth) this.open.pop()?.close();
  }
}

let layers: Layers | undefined;

/** As `Layers.add`, on devices whose Back button players use this way. */
export function closesWithBack(close: () => void): () => void {
  if (!matchMedia("(pointer: coarse)").matches) return () => undefined;
  layers ??= new Layers(window);
  return layers.add(close);
}
