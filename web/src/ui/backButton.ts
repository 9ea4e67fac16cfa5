/** The Back button of a phone closes what lies over the page before it leaves the page. */

const LAYER = "polisLayer";
let layers = 0;

const layerNow = (): unknown => (history.state as Record<string, unknown> | null)?.[LAYER];

/** Call `close` when the player goes back. Call the returned function when it closes otherwise. */
export function closesWithBack(close: () => void): () => void {
  if (!matchMedia("(pointer: coarse)").matches) return () => undefined;
  const own = ++layers;
  history.pushState({ [LAYER]: own }, "");
  const back = () => {
    if (layerNow() !== own) close();
  };
  window.addEventListener("popstate", back);
  return () => {
    window.removeEventListener("popstate", back);
    // After a link was followed, the newest entry is another page: it stays.
    setTimeout(() => {
      if (layerNow() === own) history.back();
    });
  };
}
