/** A loaded game: its module, its words, the names of its components. */

import { Catalogue, Voice, type Language, type NamedParts } from "../i18n/fluent";
import type { GameModule } from "./contract";
import { loadModule, loadParts, loadWords } from "./registry";
import { settings } from "../settings/settings.svelte";
import { t } from "../i18n/words.svelte";
import type { PartNames } from "../net/wire";

const NO_WORDS = new Catalogue([]);

export class LoadedGame {
  module = $state.raw<GameModule | null>(null);
  private catalogue = $state.raw<Catalogue>(NO_WORDS);
  private named = $state.raw<NamedParts | undefined>(undefined);
  private key = "";
  private loading: Promise<void> = Promise.resolve();

  /**
   * Load what is missing, also after a change of language. Calls during the load wait for the same
   * files and fail together; the next call after a failure tries again.
   */
  load(game: string): Promise<void> {
    const key = `${game} ${settings.language}`;
    if (this.key === key) return this.loading;
    this.key = key;
    this.loading = this.fetch(game, settings.language).catch((error: unknown) => {
      if (this.key === key) this.key = "";
      throw error;
    });
    return this.loading;
  }

  private async fetch(game: string, language: Language): Promise<void> {
    const [module, named, catalogue] = await Promise.all([
      loadModule(game),
      loadParts(game),
      loadWords(game, language),
    ]);
    if (this.key !== `${game} ${language}`) return; // the language changed meanwhile
    this.module = module;
    this.named = named;
    this.catalogue = catalogue;
  }

  /** `names` are those of components that only this table has. */
  voice(players: readonly string[], names: PartNames, view: () => unknown): Voice {
    const { module } = this;
    return new Voice(
      this.catalogue,
      t("list-comma"),
      this.named,
      players,
      (part) => names[part] ?? module?.name?.(part, view()),
    );
  }
}
