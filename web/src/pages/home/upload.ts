/** Send the matches of a device's file to a server, which takes and checks one at a time. */

import { Refused } from "../../net/channel";

/** A match of a file: its journal, and a name for what is played so far. */
export interface SavedMatch {
  key: string;
  journal: string;
}

export interface Upload {
  added: number;
  /** The server cannot replay them; it would refuse them again. */
  refused: number;
  /** Not sent, because the server takes no more for now. */
  unsent: number;
  /** Why it stopped before the end. */
  reason: unknown;
}

interface Steps {
  send: (journal: string) => Promise<unknown>;
  /** Keys of matches that an earlier attempt added; new ones are told to `note`. */
  known: ReadonlySet<string>;
  note: (key: string) => void;
  wait: (seconds: number) => Promise<void>;
  progress: (at: number, count: number) => void;
}

/** A user waits this long in all for one match. A server that wants more takes it another day. */
const PATIENCE = 60;

/** The matches of a file of all matches, as the engine wrote their lines. */
export function matchesOf(text: string): SavedMatch[] {
  try {
    const { tables } = JSON.parse(text) as {
      tables: { table: string; header: string; steps: string[] }[];
    };
    return tables.map(({ table, header, steps }) => ({
      key: `${(JSON.parse(table) as { row: { id: string } }).row.id}.${steps.length}`,
      journal: [header, ...steps.map((step) => (JSON.parse(step) as { line: string }).line)].join(
        "",
      ),
    }));
  } catch {
    throw new Refused("damaged-file", {});
  }
}

export const isDamage = (error: unknown) =>
  error instanceof Refused && /^(damaged|bad|unknown)-/.test(error.code);

const isHopeless = (error: unknown) =>
  isDamage(error) || (error instanceof Refused && /^(rules-differ|too-large)$/.test(error.code));

export async function upload(matches: readonly SavedMatch[], steps: Steps): Promise<Upload> {
  const fresh = matches.filter(({ key }) => !steps.known.has(key));
  let [added, refused] = [0, 0];
  for (const [at, { key, journal }] of fresh.entries()) {
    steps.progress(at + 1, fresh.length);
    try {
      await sent(journal, steps);
      steps.note(key);
      added += 1;
    } catch (reason) {
      if (!isHopeless(reason)) return { added, refused, unsent: fresh.length - at, reason };
      refused += 1;
    }
  }
  return { added, refused, unsent: 0, reason: null };
}

/** Send a match, and wait as the server asks while it is busy. */
async function sent(journal: string, { send, wait }: Steps): Promise<void> {
  let left = PATIENCE;
  for (;;) {
    try {
      await send(journal);
      return;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "too-many") throw error;
      const seconds = Math.max(1, Number(error.values.seconds) || 1);
      left -= seconds;
      if (left < 0) throw error;
      await wait(seconds);
    }
  }
}
