/** The routes of the server. A refusal is thrown as `Refused`, by its code. */

import { Refused } from "./socket";
import type {
  Catalogue,
  CreateBody,
  ForkBody,
  Leaders,
  Link,
  LogAnswer,
  Note,
  Person,
  ReplayAnswer,
  Seat,
  Statistics,
  TableAnswer,
  TableList,
} from "./wire";

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  const data: unknown = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (answer.ok) return data as T;
  const refusal = data as { code?: string; args?: Record<string, number | string> } | null;
  throw new Refused(refusal?.code ?? "unavailable", refusal?.args ?? {});
}

function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`;
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

export const api = {
  catalogue: () => get<Catalogue>("/catalogue"),
  words: (game: string, language: string) => get<string>(`/games/${game}/words/${language}`),
  leaders: (game: string) => get<Leaders>(`/games/${game}/leaders`),
  me: () => get<Person>("/me"),
  setMe: (body: Partial<Pick<Person, "name" | "webhook" | "email" | "language">>) =>
    post<Person>("/me", body),
  deviceLink: () => post<Link>("/me/links"),
  claim: (token: string) => post<Person>("/me/claim", { token }),
  mute: (player: string, muted: boolean) => post<Person>("/me/mute", { player, muted }),
  myTables: (finished = false) =>
    get<TableList>(`/me/tables${query({ finished: finished || undefined })}`),
  myStatistics: () => get<Statistics>("/me/statistics"),
  publicTables: (open?: boolean) =>
    get<TableList>(`/tables${query({ open_seats: open ? true : undefined, limit: 20 })}`),
  create: (body: CreateBody) => post<TableAnswer>("/tables", body),
  table: (id: string) => get<TableAnswer>(`/tables/${id}`),
  invitation: (id: string, token: string) => post<TableAnswer>(`/tables/${id}/invitation`, { token }),
  join: (id: string, token: string | null, seat: Seat | null = null) =>
    post<TableAnswer>(`/tables/${id}/join`, { seat, token }),
  watch: (id: string, token: string) => post<TableAnswer>(`/tables/${id}/watch`, { token }),
  leave: (id: string, seat: Seat | null = null) => post<unknown>(`/tables/${id}/leave`, { seat }),
  setSeat: (id: string, seat: Seat, body: { kind: string; name?: string; bot?: string }) =>
    post<TableAnswer>(`/tables/${id}/seats/${seat}`, body),
  /** A renewed link ends all earlier ones. */
  invite: (id: string, renew = false) => post<Link>(`/tables/${id}/invitations`, { renew }),
  startTable: (id: string) => post<TableAnswer>(`/tables/${id}/start`),
  rematch: (id: string, rotate: boolean) => post<TableAnswer>(`/tables/${id}/rematch`, { rotate }),
  fork: (id: string, body: ForkBody) => post<TableAnswer>(`/tables/${id}/fork`, body),
  log: (id: string, seat: Seat | null, after: number, limit = 200) =>
    get<LogAnswer>(`/tables/${id}/log${query({ seat, after, limit })}`),
  replay: (id: string, seat: Seat | null, number: number, open = false) =>
    get<ReplayAnswer>(`/tables/${id}/replay${query({ seat, number, open: open || undefined })}`),
  note: (id: string) => get<Note>(`/tables/${id}/note`),
  setNote: (id: string, text: string) => post<Note>(`/tables/${id}/note`, { text }),
  /** Shows a line of chat to whoever runs the server. */
  report: (id: string, line: number) => post<unknown>(`/tables/${id}/reports`, { line }),
  exportPath: (id: string) => `/api/tables/${id}/export`,
  importJournal: (journal: string, title = "") => post<TableAnswer>("/import", { journal, title }),
};
