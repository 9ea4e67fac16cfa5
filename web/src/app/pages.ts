/** The pages that load when they are needed, and the files to fetch before they are. */

import {
  loadModule,
  loadOwnWords,
  loadParts,
  loadWords,
  loadCover,
  games,
} from "../games/registry";
import { settings } from "../settings/settings.svelte";
import { recall, remember } from "../settings/storage";
import type { Route } from "./router.svelte";

/** Load a page once. A failed import is retried. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const forget = (error: unknown) => {
    loading = undefined;
    throw error;
  };
  return () => (loading ??= load().catch(forget));
}

export const pages = {
  table: once(() => import("../pages/table/TablePage.svelte")),
  replay: once(() => import("../pages/replay/ReplayPage.svelte")),
  join: once(() => import("../pages/join/JoinPage.svelte")),
  device: once(() => import("../pages/join/DevicePage.svelte")),
  leaders: once(() => import("../pages/leaders/LeadersPage.svelte")),
  mail: once(() => import("../pages/join/MailPage.svelte")),
  admin: once(() => import("../pages/admin/AdminPage.svelte")),
  learn: once(() => import("../pages/learn/LearnPage.svelte")),
  // For drawing a game without a server; not in the production build.
  stage: import.meta.env.DEV ? once(() => import("../pages/stage/StagePage.svelte")) : null,
};

const ignore = () => undefined; // the page that needs the file asks again, and reports a failure

/** Fetch what a route shows while its words are still on the way. */
export function preload(route: Route): void {
  if (route.page in pages) pages[route.page as keyof typeof pages]?.().catch(ignore);
  if (route.page === "home") preloadCovers();
  if (route.page === "table") {
    const game = gameOfTable(route.table);
    if (game) preloadTable(game);
  }
}

function preloadCovers(): void {
  for (const game of games()) {
    loadCover(game).catch(ignore);
    loadOwnWords(game, settings.language).catch(ignore);
  }
}

const fetched = new Set<string>();

/** Fetch what a table of this game needs, for example while the server is still creating it. */
export function preloadTable(game: string): void {
  const key = `${game} ${settings.language}`;
  if (fetched.has(key)) return;
  fetched.add(key);
  Promise.all([
    pages.table(),
    loadModule(game),
    loadParts(game),
    loadWords(game, settings.language),
  ]).catch(() => fetched.delete(key));
}

const KEPT = 20;
type Seen = [table: string, game: string];

function gameOfTable(table: string): string | undefined {
  return recall<Seen[]>("tables", []).find(([id]) => id === table)?.[1];
}

/** A reload of this table fetches its game at once. */
export function rememberGame(table: string, game: string): void {
  if (gameOfTable(table) === game) return;
  const others = recall<Seen[]>("tables", []).filter(([id]) => id !== table);
  remember("tables", [[table, game], ...others].slice(0, KEPT));
}
