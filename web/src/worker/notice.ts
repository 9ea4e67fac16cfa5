/** A push message: what to show, and the page that it opens. */

export interface PushNote {
  text: string;
  path: string;
}

const HOME: PushNote = { text: "polis", path: "/" };

/** Read a message. A browser demands a notice for every one, so a broken one leads home. */
export function readNote(text: string | undefined): PushNote {
  try {
    const data = JSON.parse(text ?? "") as Partial<PushNote>;
    if (typeof data.text !== "string" || typeof data.path !== "string") return HOME;
    return { text: data.text, path: data.path.startsWith("/") ? data.path : "/" };
  } catch {
    return HOME;
  }
}

/** The address of a path of the client: routes are in the fragment. */
export function addressOf(path: string, app: string): string {
  return `${app}#${path}`;
}
