/** What home knows: who I am, which games there are, which tables. */

import { api } from "../core/api";
import { Attempts } from "../core/attempts.svelte";
import type { Catalogue as Words } from "../core/fluent";
import type { GameCover } from "../core/game";
import { loadCover, loadOwnWords } from "../core/games";
import { announcer } from "../core/live.svelte";
import { router } from "../core/router.svelte";
import { settings } from "../core/settings.svelte";
import { Refused } from "../core/socket";
import { recall, remember } from "../core/storage";
import type { BotInfo, Catalogue, CreateBody, GameInfo, GameStatistics, Person, SeatWish, TableRow } from "../core/wire";
import { isPassing, refusal, t } from "../core/words.svelte";

export interface GameCard {
  info: GameInfo;
  cover: GameCover | null;
  words: Words;
}

class Lobby {
  person = $state.raw<Person | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  games = $state.raw<readonly GameCard[]>([]);
  mine = $state.raw<readonly TableRow[]>([]);
  open = $state.raw<readonly TableRow[]>([]);
  finished = $state.raw<readonly TableRow[]>([]);
  statistics = $state.raw<readonly GameStatistics[]>([]);
  failure = $state<string | null>(null);
  private spoken = "";

  /** The name that somebody chose; whoever did not has none to show to others. */
  get chosenName(): string {
    const name = this.person?.name ?? "";
    return name === t("guest") ? "" : name;
  }

  /** Who goes on for somebody who is not there. */
  get leaverBot(): string {
    return this.catalogue?.leaver_bot ?? "greedy:2";
  }

  async load(): Promise<void> {
    try {
      this.catalogue ??= await api.catalogue();
      await this.loadGames();
    } catch (error) {
      this.failure = refusal(error);
    }
    await this.refresh();
  }

  async loadGames(): Promise<void> {
    if (!this.catalogue || this.spoken === settings.language) return;
    const language = settings.language;
    this.games = await Promise.all(
      this.catalogue.games.map(async (info) => ({
        info,
        cover: await loadCover(info.id),
        words: await loadOwnWords(info.id, language),
      })),
    );
    this.spoken = language;
  }

  async refresh(): Promise<void> {
    if (!this.person) await this.identify().catch(() => undefined);
    try {
      const [mine, open] = await Promise.all([
        this.person ? api.myTables() : { tables: [] },
        api.publicTables(true),
      ]);
      this.mine = mine.tables;
      this.open = open.tables.filter((row) => row.your_seats.length === 0);
      if (this.games.length) this.failure = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isPassing(error)) this.failure = refusal(error); // what is listed may be out of date
    }
  }

  /** What I have played; it changes only when a match ends, so it is not asked for all the time. */
  async lookBack(): Promise<void> {
    if (!(await this.identify().catch(() => null))) return;
    try {
      const [finished, statistics] = await Promise.all([api.myTables(true), api.myStatistics()]);
      this.finished = finished.tables;
      this.statistics = statistics.games;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Hear somebody's chat, or not. */
  mute(player: string, muted: boolean): Promise<void> {
    return this.attempt(async () => {
      this.person = await api.mute(player, muted);
    });
  }

  /** Who this browser is; made up on the spot if it is nobody yet. */
  async identify(make = false): Promise<Person | null> {
    if (this.person) return this.person;
    // A browser that was never here has nothing to ask for.
    if (!recall("known", false) && !make) return null;
    try {
      if (recall("known", false)) this.person = await api.me();
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "no-identity") throw error;
    }
    if (!this.person && make) {
      const made = await api.setMe({ language: settings.language });
      this.person = made.name !== "?" ? made : await api.setMe({ name: t("guest") });
    }
    if (this.person) remember("known", true);
    return this.person;
  }

  /** This browser becomes the person of a link from another device. */
  async claim(token: string): Promise<void> {
    this.person = await api.claim(token);
    remember("known", true);
  }

  async rename(name: string): Promise<void> {
    this.person = await api.setMe({ name, language: settings.language });
    remember("known", true);
  }

  private readonly attempts = new Attempts((error) => announcer.toast(refusal(error), "bad"));

  get busy(): boolean {
    return this.attempts.busy;
  }

  attempt(run: () => Promise<void>): Promise<void> {
    return this.attempts.run(run);
  }

  /** Opens a table, under a new name if there is one. */
  create(body: CreateBody, name = ""): Promise<void> {
    return this.attempt(async () => {
      await this.identify(true);
      if (name && name !== this.person?.name) await this.rename(name);
      const { table, invitation } = await api.create(body);
      if (invitation) keepInvitation(table.id, invitation.path);
      router.go(`/table/${table.id}`);
    });
  }
}

export const lobby = new Lobby();

const paths = $state<Record<string, string>>({});

/** The link is shown again after a reload; the server tells it only once. */
export function keepInvitation(table: string, path: string): void {
  paths[table] = path;
  remember(`invitation.${table}`, path);
}

/** The link ends, and there is no other yet. */
export function forgetInvitation(table: string): void {
  delete paths[table];
  remember(`invitation.${table}`, null);
}

export function invitationOf(table: string): string | null {
  const path = paths[table] ?? recall<string | null>(`invitation.${table}`, null);
  return path === null ? null : new URL(path, location.href).href;
}

// -- games in general -----------------------------------------------------------------------------

/** The numbers of seats that a game can have. */
export function seatCounts(game: GameInfo): number[] {
  const option = game.options.find((one) => one.name === "seats");
  return (option?.values ?? []).filter((value): value is number => typeof value === "number");
}

export function usualSeats(game: GameInfo): number {
  const option = game.options.find((one) => one.name === "seats");
  return typeof option?.default === "number" ? option.default : (seatCounts(game)[0] ?? 2);
}

export function canPlayAlone(game: GameInfo): boolean {
  return seatCounts(game).includes(1);
}

export function titleOf(card: GameCard): string {
  if (card.words.has("title")) return card.words.format("title");
  return card.info.id.replace(/[_-]+/g, " ").replace(/^./, (letter) => letter.toUpperCase());
}

export function titleById(id: string): string {
  const card = lobby.games.find((one) => one.info.id === id);
  return card ? titleOf(card) : id;
}

/** The strongest bot at its usual strength. */
export function usualBot(bots: readonly BotInfo[]): string {
  const bot = bots.at(-1);
  return bot ? `${bot.name}:${bot.usual}` : "random";
}

export function botChoices(bots: readonly BotInfo[]): string[] {
  return bots.flatMap((bot) =>
    bot.levels > 1
      ? Array.from({ length: bot.levels }, (_, level) => `${bot.name}:${level + 1}`)
      : [bot.name],
  );
}

export function againstBots(game: GameInfo, bots: readonly BotInfo[]): CreateBody {
  const counts = seatCounts(game).filter((count) => count > 1);
  const seats = counts.includes(usualSeats(game)) ? usualSeats(game) : (counts[0] ?? 2);
  const rivals = Array.from({ length: seats - 1 }, (): SeatWish => ({
    kind: "bot",
    bot: usualBot(bots),
  }));
  return { game: game.id, seats: [{ kind: "me" }, ...rivals] };
}

export function alone(game: GameInfo): CreateBody {
  return { game: game.id, seats: [{ kind: "me" }] };
}
