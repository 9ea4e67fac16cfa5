/** Routes in the URL fragment, which the browser never sends to a server. */

export interface ReplayRoute {
  page: "replay";
  table: string;
  number: number | null;
  /** Which beat of the entry, from 1; null: the last one. */
  beat: number | null;
  seat: number | null;
  open: boolean;
  /** The moment of the step, instead of its number: every audience counts differently. */
  at: number | null;
  /** Lets a person who is not at the table watch it. */
  token: string | null;
}

export type Route =
  | { page: "home" }
  | { page: "table"; table: string; seat: number | null }
  | ReplayRoute
  | { page: "join"; table: string; token: string }
  | { page: "device"; token: string }
  | { page: "mail"; token: string; ends: boolean }
  | { page: "leaders" }
  | { page: "admin"; secret: string | null }
  | { page: "learn"; game: string | null; tab: string | null }
  | { page: "stage"; game: string }
  | { page: "unknown" };

export function parse(hash: string): Route {
  const [path = "", search = ""] = hash.replace(/^#?\/?/, "").split("?");
  const [page = "", first = "", second = ""] = path.split("/").map(decoded);
  const query = new URLSearchParams(search);
  const seat = number(query.get("seat"));
  if (page === "") return { page: "home" };
  if (page === "table" && first) return { page: "table", table: first, seat };
  if (page === "replay" && first) {
    const open = query.has("open");
    const [at, token] = [number(query.get("at")), query.get("token")];
    const [entry = null, beat = null] = second.split(".");
    const place = { number: number(entry), beat: number(beat) };
    return { page: "replay", table: first, ...place, seat, open, at, token };
  }
  if (page === "join" && first) return { page: "join", table: first, token: second };
  if (page === "device" && first) return { page: "device", token: first };
  if (page === "mail" && second) return { page: "mail", token: second, ends: first === "end" };
  if (page === "leaders") return { page: "leaders" };
  if (page === "admin") return { page: "admin", secret: first || null };
  if (page === "learn") return { page: "learn", game: first || null, tab: second || null };
  if (page === "stage" && first) return { page: "stage", game: first };
  return { page: "unknown" };
}

/**
 * Decode a part of the URL. A broken link (`%` without digits) still leads to a page with an error.
 */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function number(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

class Router {
  route = $state.raw<Route>({ page: "home" });

  start(): void {
    const read = () => {
      this.route = parse(location.hash);
    };
    window.addEventListener("hashchange", read);
    read();
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Replace the current page in the history: there is no reason to go back to it. */
  instead(path: string): void {
    location.replace(`#${path}`);
  }

  /** Change the URL without a new history entry, for scrubbing through a replay. */
  replace(path: string): void {
    history.replaceState(null, "", `#${path}`);
  }
}

export const router = new Router();
