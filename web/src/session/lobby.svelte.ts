/** The lobby: the user, the games, the tables. */

import { api } from "../net/api";
import { hasOwnTables, hasServer, noteOwnTables } from "../net/place";
import { RequestQueue } from "../net/requestQueue.svelte";
import type { Catalogue as Words } from "../i18n/fluent";
import type { GameCover } from "../games/contract";
import { loadCover, loadOwnWords } from "../games/registry";
import { announcer } from "../a11y/announcer.svelte";
import { preloadTable } from "../app/pages";
import { router } from "../app/router.svelte";
import { settings } from "../settings/settings.svelte";
import { Refused } from "../net/socket";
import { recall, remember } from "../settings/storage";
import type {
  BotInfo,
  Catalogue,
  CreateBody,
  GameInfo,
  GameStatistics,
  Person,
  SeatWish,
  TableRow,
} from "../net/wire";
import { isTemporary, refusal, t } from "../i18n/words.svelte";
import { quickest } from "./quickMatch";

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
  /** The user wants new tables on this device. */
  private wantsHere = $state(recall("on-device", false));
  /** The server did not answer, so new tables are on this device. */
  private isAway = $state(false);
  private spoken = "";
  private asking: Promise<Catalogue> | null = null;

  /** The name that the user chose; empty while they have only a guest name. */
  get chosenName(): string {
    const name = this.person?.name ?? "";
    return name === t("guest") ? "" : name;
  }

  /** The bot that replaces a player who left. */
  get leaverBot(): string {
    return this.catalogue?.leaver_bot ?? "greedy:2";
  }

  /** Whether new tables are made on this device. */
  get here(): boolean {
    return !hasServer || this.wantsHere || this.isAway;
  }
  set here(wanted: boolean) {
    this.wantsHere = wanted;
    remember("on-device", wanted);
  }

  async load(): Promise<void> {
    try {
      await this.askForGames();
      await this.loadGames();
    } catch (error) {
      this.failure = refusal(error);
    }
    await this.refresh();
  }

  /** Ask for the games once; after a failure, ask again. */
  async askForGames(): Promise<void> {
    this.asking ??= api.catalogue();
    try {
      this.catalogue = await this.asking;
      this.isAway = false;
    } catch (error) {
      this.asking = null;
      await this.playHere();
      throw error;
    }
  }

  /** The server is away: offer what this device can play. */
  private async playHere(): Promise<void> {
    if (this.catalogue) return;
    this.catalogue = await api.catalogueHere().catch(() => null);
    this.isAway = this.catalogue !== null;
    await this.loadGames().catch(() => undefined);
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
    const [mine, open] = await Promise.allSettled([
      api.myTables(false, this.person !== null),
      api.publicTables(true),
    ]);
    if (mine.status === "fulfilled") this.mine = mine.value.tables;
    if (open.status === "fulfilled") {
      this.open = open.value.tables.filter((row) => row.your_seats.length === 0);
      if (this.games.length) this.failure = null;
    } else if (!(open.reason instanceof Refused)) throw open.reason;
    else if (isTemporary(open.reason)) this.failure = this.away(open.reason); // maybe out of date
  }

  /** The server does not answer; the user can still play, if this device knows the games. */
  private away(error: Refused): string {
    return this.isAway ? t("server-away") : refusal(error);
  }

  /** The user's statistics. They change only when a match ends, so they are not polled. */
  async lookBack(): Promise<void> {
    const person = await this.identify().catch(() => null);
    if (!person && !hasOwnTables()) return;
    try {
      const [finished, statistics] = await Promise.all([
        api.myTables(true, person !== null),
        person ? api.myStatistics() : { games: [] },
      ]);
      this.finished = finished.tables;
      this.statistics = statistics.games;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Mute or unmute a player's chat. */
  mute(player: string, muted: boolean): Promise<void> {
    return this.attempt(async () => {
      this.person = await api.mute(player, muted);
    });
  }

  /** The user of this browser; `make` creates one if there is none yet. */
  async identify(make = false): Promise<Person | null> {
    if (this.person) return this.person;
    // A new browser has no identity to ask for.
    if (!recall<boolean>("known", false) && !make) return null;
    try {
      if (recall<boolean>("known", false)) this.person = await api.me();
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

  /** Take over the identity of another device by its link. */
  async claim(token: string): Promise<void> {
    this.person = await api.claim(token);
    remember("known", true);
  }

  /** Become the user of a passkey. */
  async logIn(credential: unknown): Promise<void> {
    this.person = await api.logIn(credential);
    remember("known", true);
  }

  /** This browser is no player any more: start again, as a new visitor does. */
  leaveDevice(): void {
    remember("known", false);
    location.hash = "#/";
    location.reload();
  }

  async rename(name: string): Promise<void> {
    this.person = await api.setMe({ name, language: settings.language });
    remember("known", true);
  }

  private readonly attempts = new RequestQueue((error) => announcer.toast(refusal(error), "bad"));

  get busy(): boolean {
    return this.attempts.busy;
  }

  attempt(run: () => Promise<void>): Promise<void> {
    return this.attempts.run(run);
  }

  /** Take a free seat at a live public table, or open one and wait for others. */
  findOpponents(game: GameInfo): Promise<void> {
    preloadTable(game.id);
    return this.attempt(async () => {
      await this.identify(true);
      const { tables } = await api.publicTables(true);
      const id = (await firstFree(quickest(tables, game.id))) ?? (await openTable(game));
      router.go(`/table/${id}`);
    });
  }

  /** Open a table, after renaming the user if a name is given. */
  create(body: CreateBody, name = ""): Promise<void> {
    preloadTable(body.game);
    return this.attempt(async () => {
      if (this.here) return this.createHere(body, name);
      await this.identify(true);
      if (name && name !== this.person?.name) await this.rename(name);
      const { table, invitation } = await api.create(body);
      if (invitation) keepInvitation(table.id, invitation.path);
      router.go(`/table/${table.id}`);
    });
  }

  private async createHere(body: CreateBody, name: string): Promise<void> {
    const { route } = router;
    const known = name || this.chosenName || (await api.nameHere());
    const person = await api.setMeHere(known || t("guest"));
    if (!hasServer) {
      this.person = person;
      remember("known", true);
    }
    const { table } = await api.createHere(body);
    noteOwnTables();
    void (navigator as Partial<Navigator>).storage?.persist(); // ask that matches are kept
    if (router.route === route) router.go(`/table/${table.id}`);
    else await this.refresh(); // the user reads meanwhile; the header leads to the match
  }
}

export const lobby = new Lobby();

/** Sit down at the first table that still has a seat. */
async function firstFree(rows: readonly TableRow[]): Promise<string | null> {
  for (const { id } of rows) {
    try {
      await api.join(id, null);
      return id;
    } catch (error) {
      if (!(error instanceof Refused) || isTemporary(error)) throw error;
    }
  }
  return null;
}

/** For two: the match begins as soon as one other player comes. */
async function openTable(game: GameInfo): Promise<string> {
  const least = Math.min(...seatCounts(game).filter((count) => count > 1));
  const open = Array.from({ length: least - 1 }, (): SeatWish => ({ kind: "open" }));
  const clock = { kind: "live", bank: 900, increment: 30 } as const;
  const seats: SeatWish[] = [{ kind: "me" }, ...open];
  return (await api.create({ game: game.id, seats, visibility: "public", clock, start: true }))
    .table.id;
}

const paths = $state<Record<string, string | null>>({});

/** Keep the link for a reload: the server tells it only once. */
export function keepInvitation(table: string, path: string): void {
  paths[table] = path;
  remember(`invitation.${table}`, path);
}

/** The link was revoked, and there is no new one yet. */
export function forgetInvitation(table: string): void {
  paths[table] = null;
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
  const bot = bots.filter((one) => !one.adapts).at(-1);
  return bot ? `${bot.name}:${bot.usual}` : "random";
}

export function botChoices(bots: readonly BotInfo[]): string[] {
  return bots.flatMap((bot) =>
    bot.levels > 1 && !bot.adapts
      ? Array.from({ length: bot.levels }, (_, level) => `${bot.name}:${level + 1}`)
      : [bot.name],
  );
}

/** The bot for a first match: the server lists the weakest first. */
export function gentlest(): string {
  return botChoices(lobby.catalogue?.bots ?? [])[0] ?? "random";
}

let chosenRival = $state(recall<string>("rival", ""));

export function chooseRival(bot: string): void {
  chosenRival = bot;
  remember("rival", bot);
}

/** The bot that this person chose last; newcomers meet the gentlest. */
export function usualRival(): string {
  const bots = lobby.catalogue?.bots ?? [];
  if (botChoices(bots).includes(chosenRival)) return chosenRival;
  return lobby.finished.length ? usualBot(bots) : gentlest();
}

export function againstBots(game: GameInfo, bot: string): CreateBody {
  const counts = seatCounts(game).filter((count) => count > 1);
  const seats = counts.includes(usualSeats(game)) ? usualSeats(game) : (counts[0] ?? 2);
  const rivals = Array.from({ length: seats - 1 }, (): SeatWish => ({
    kind: "bot",
    bot,
  }));
  return { game: game.id, seats: [{ kind: "me" }, ...rivals] };
}

export function alone(game: GameInfo): CreateBody {
  return { game: game.id, seats: [{ kind: "me" }] };
}
