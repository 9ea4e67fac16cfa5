/** A game's folder once it is loaded: its drawing, its words, the names of its components. */

import { Catalogue, Voice, type NamedParts } from "./fluent";
import type { GameModule } from "./game";
import { loadModule, loadParts, loadWords } from "./games";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const NO_WORDS = new Catalogue([]);

export class GameFolder {
  module = $state.raw<GameModule | null>(null);
  private catalogue = $state.raw<Catalogue>(NO_WORDS);
  private named = $state.raw<NamedParts | undefined>(undefined);
  private loaded = "";

  /** Loads what is missing; also when the language has changed. */
  async load(game: string): Promise<void> {
    const language = settings.language;
    if (this.loaded === `${game} ${language}`) return;
    this.loaded = `${game} ${language}`;
    const [module, named, catalogue] = await Promise.all([
      loadModule(game),
      loadParts(game),
      loadWords(game, language),
    ]).catch((error: unknown) => {
      this.loaded = ""; // the next one tries again
      throw error;
    });
    this.module = module;
    this.named = named;
    this.catalogue = catalogue;
  }

  voice(players: readonly string[], view: () => unknown): Voice {
    const own = this.module?.name;
    return new Voice(
      this.catalogue,
      t("list-comma"),
      this.named,
      players,
      own ? (part) => own(part, view()) : undefined,
    );
  }
}
