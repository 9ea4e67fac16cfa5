/** The server's HTTP routes. A refusal is thrown as `Refused`, with its code. */

import { hasOwnTables, hasServer, isOnDevice } from "./place";
import { Refused } from "./socket";
import type {
  Account,
  Catalogue,
  CreateBody,
  ForkBody,
  Leaders,
  Link,
  LogAnswer,
  MailState,
  Names,
  Note,
  PasskeyOptions,
  Person,
  PushBody,
  PushKey,
  PushState,
  ReplayAnswer,
  Seat,
  Statistics,
  TableAnswer,
  TableList,
} from "./wire";

/** The table that a path names; empty if it names none. */
const tableOf = (path: string) => /^\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";

/** Requests about tables of this device never leave it, and without a server none does. */
async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!hasServer || isOnDevice(tableOf(path))) return requestHere<T>(method, path, body);
  let answer: Response;
  const given =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  try {
    answer = await fetch(`/api${path}`, { method, credentials: "same-origin", ...given });
  } catch {
    throw new Refused("unreachable", {});
  }
  const text = await answer.text();
  const data: unknown =
    text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (answer.ok) return data as T;
  const refusal = data as { code?: string; args?: Record<string, number | string> } | null;
  throw new Refused(refusal?.code ?? "unavailable", refusal?.args ?? {});
}

const NONE: TableList = { tables: [], next: null };

async function requestHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await import("./local/answers")).answerHere<T>(method, path, body);
}

/** The user's tables: those of the server, if it knows the user, and those of this device. */
async function myTables(finished: boolean, known: boolean): Promise<TableList> {
  const path = `/me/tables${queryOf({ finished: finished || undefined })}`;
  const asked = known || !hasServer ? get<TableList>(path) : Promise.resolve(NONE);
  if (!hasServer || !hasOwnTables()) return asked;
  const here = (await import("./local/answers")).tables(finished);
  const lists = await Promise.all([asked.catch(() => null), here]);
  const rows = lists.flatMap((list) => list?.tables ?? []);
  return { tables: rows.sort((one, other) => other.moved - one.moved), next: null };
}

/** The query of a URL, without what is null or undefined. */
export function queryOf(
  values: Record<string, string | number | boolean | null | undefined>,
): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`;
}

export const get = <T>(path: string) => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

export const api = {
  catalogue: () => get<Catalogue>("/catalogue"),
  words: (game: string, language: string) => get<string>(`/games/${game}/words/${language}`),
  leaders: (game: string) => get<Leaders>(`/games/${game}/leaders`),
  me: () => get<Person>("/me"),
  setMe: (body: Partial<Pick<Person, "name" | "webhook" | "email" | "language">>) =>
    post<Person>("/me", body),
  /** Confirm the mailbox of a letter. */
  confirmMail: (token: string) => post<MailState>("/mail/confirm", { token }),
  endMail: (token: string) => post<MailState>(`/mail/end/${encodeURIComponent(token)}`),
  deviceLink: () => post<Link>("/me/links"),
  claim: (token: string) => post<Person>("/me/claim", { token }),
  account: () => get<Account>("/me/account"),
  /** Log out a device. */
  endDevice: (id: string) => post<Account>("/me/devices/end", { id }),
  passkeyOptions: () => post<PasskeyOptions>("/me/passkeys/options"),
  addPasskey: (credential: unknown) => post<Account>("/me/passkeys", { credential }),
  endPasskey: (id: string) => post<Account>("/me/passkeys/end", { id }),
  loginOptions: () => post<PasskeyOptions>("/login/options"),
  logIn: (credential: unknown) => post<Person>("/login", { credential }),
  deleteMe: (player: string) => post<unknown>("/me/delete", { player }),
  pushKey: () => get<PushKey>("/push"),
  subscribe: (body: PushBody) => post<PushState>("/push", body),
  unsubscribe: (endpoint: string) => post<PushState>("/push/end", { endpoint }),
  mute: (player: string, muted: boolean) => post<Person>("/me/mute", { player, muted }),
  myTables: (finished: boolean, known: boolean) => myTables(finished, known),
  myStatistics: () => get<Statistics>("/me/statistics"),
  publicTables: (open?: boolean) =>
    get<TableList>(`/tables${queryOf({ open_seats: open ? true : undefined, limit: 20 })}`),
  create: (body: CreateBody) => post<TableAnswer>("/tables", body),
  /** Open a table on this device, whatever the server says. */
  createHere: (body: CreateBody) => requestHere<TableAnswer>("POST", "/tables", body),
  /** The user of this device, for tables on it. */
  setMeHere: (name: string) => requestHere<Person>("POST", "/me", { name }),
  /** The name of the user of this device; empty if there is none yet. */
  nameHere: () =>
    requestHere<Person>("GET", "/me").then(
      ({ name }) => name,
      () => "",
    ),
  statisticsHere: () => requestHere<Statistics>("GET", "/me/statistics"),
  /** What this device can play without a server. */
  catalogueHere: () => requestHere<Catalogue>("GET", "/catalogue"),
  table: (id: string) => get<TableAnswer>(`/tables/${id}`),
  invitation: (id: string, token: string) =>
    post<TableAnswer>(`/tables/${id}/invitation`, { token }),
  join: (id: string, token: string | null, seat: Seat | null = null) =>
    post<TableAnswer>(`/tables/${id}/join`, { seat, token }),
  watch: (id: string, token: string) => post<TableAnswer>(`/tables/${id}/watch`, { token }),
  leave: (id: string, seat: Seat | null = null) => post<unknown>(`/tables/${id}/leave`, { seat }),
  setSeat: (id: string, seat: Seat, body: { kind: string; name?: string; bot?: string }) =>
    post<TableAnswer>(`/tables/${id}/seats/${seat}`, body),
  /** A renewed link invalidates all earlier ones. */
  invite: (id: string, renew = false) => post<Link>(`/tables/${id}/invitations`, { renew }),
  startTable: (id: string) => post<TableAnswer>(`/tables/${id}/start`),
  rematch: (id: string, rotate: boolean) => post<TableAnswer>(`/tables/${id}/rematch`, { rotate }),
  fork: (id: string, body: ForkBody) => post<TableAnswer>(`/tables/${id}/fork`, body),
  log: (id: string, seat: Seat | null, after: number, limit = 200) =>
    get<LogAnswer>(`/tables/${id}/log${queryOf({ seat, after, limit })}`),
  names: (id: string, seat: Seat | null) => get<Names>(`/tables/${id}/names${queryOf({ seat })}`),
  replay: (id: string, seat: Seat | null, open: boolean, start: number, limit: number) =>
    get<ReplayAnswer>(
      `/tables/${id}/replay${queryOf({ seat, open: open || undefined, start, limit })}`,
    ),
  note: (id: string) => get<Note>(`/tables/${id}/note`),
  setNote: (id: string, text: string) => post<Note>(`/tables/${id}/note`, { text }),
  /** Report a chat line to the server's operator. */
  report: (id: string, line: number) => post<unknown>(`/tables/${id}/reports`, { line }),
  exportPath: (id: string) => `/api/tables/${id}/export`,
  /** The journal of a table on this device. */
  exportHere: (id: string) => requestHere<string>("GET", `/tables/${id}/export`),
  importHere: (journal: string) => requestHere<TableAnswer>("POST", "/import", { journal }),
  importJournal: (journal: string, title = "") => post<TableAnswer>("/import", { journal, title }),
  /** All tables of this device as one file. */
  exportAll: () => requestHere<string>("GET", "/me/file"),
  importAll: (file: string) => requestHere<{ tables: number }>("POST", "/me/file", { file }),
};
