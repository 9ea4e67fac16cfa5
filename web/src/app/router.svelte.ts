/** Pages by the fragment of the address: nothing of it is ever sent to a server. */

export type Route =
  | { page: "home" }
  | { page: "table"; table: string; seat: number | null }
  | { page: "replay"; table: string; number: number | null; seat: number | null }
  | { page: "join"; table: string; token: string }
  | { page: "device"; token: string }
  | { page: "leaders" }
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
    return { page: "replay", table: first, number: number(second), seat };
  }
  if (page === "join" && first) return { page: "join", table: first, token: second };
  if (page === "device" && first) return { page: "device", token: first };
  if (page === "leaders") return { page: "leaders" };
  if (page === "learn") return { page: "learn", game: first || null, tab: second || null };
  if (page === "stage" && first) return { page: "stage", game: first };
  return { page: "unknown" };
}

/** A link that was broken on its way (`%` and no digits behind it) still leads to a page that says so. */
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

  /** Go on without a way back to here: the page that was shown has done its work. */
  instead(path: string): void {
    location.replace(`#${path}`);
  }

  /** Change the address without a new page in the history: for scrubbing. */
  replace(path: string): void {
    history.replaceState(null, "", `#${path}`);
  }
}

export const router = new Router();
