/** The keys of the game that is on the screen, so that the list of keys can tell them too. */

import type { GameModule, TableProps } from "./game";

export type KeyLine = readonly [key: string, what: string];

interface GameKeys {
  title: string;
  lines: readonly KeyLine[];
}
const NONE: GameKeys = { title: "", lines: [] };

let own = $state.raw<() => GameKeys>(() => NONE);

/** In words of now: the language may change while the list is open. */
export function gameKeys(): GameKeys {
  return own();
}

/** A game comes to the screen; what is returned is called when it leaves. */
export function bringKeys(module: GameModule | null, words: TableProps["words"]): () => void {
  const lines = () => (module?.keys ?? []).map(([key, what]) => [key, words(what)] as const);
  const said = () => ({ title: words("title"), lines: lines() });
  own = said;
  return () => {
    if (own === said) own = () => NONE;
  };
}
