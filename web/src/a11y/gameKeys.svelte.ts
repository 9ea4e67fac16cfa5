/** The keys of the game on the screen, for the list of keys. */

import type { GameModule, TableProps } from "../games/contract";

export type KeyLine = readonly [key: string, what: string];

interface GameKeys {
  title: string;
  lines: readonly KeyLine[];
}
const NONE: GameKeys = { title: "", lines: [] };

let own = $state.raw<() => GameKeys>(() => NONE);

/** In the current language, which may change while the list is open. */
export function gameKeys(): GameKeys {
  return own();
}

/** Show a game's keys until the returned function is called. */
export function showGameKeys(module: GameModule | null, words: TableProps["words"]): () => void {
  const lines = () => (module?.keys ?? []).map(([key, what]) => [key, words(what)] as const);
  const said = () => ({ title: words("title"), lines: lines() });
  own = said;
  return () => {
    if (own === said) own = () => NONE;
  };
}
