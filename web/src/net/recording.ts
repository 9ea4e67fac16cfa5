/** Fetch a whole match for a replay. */

import { api } from "./api";
import type { Frame, ReplayAnswer, Seat } from "./wire";

/** The most frames that the server gives at once; few matches have more. */
const FRAMES_PER_REQUEST = 1000;

export interface Recording {
  frames: readonly Frame[];
  /** Empty until the match is over. */
  scores: ReplayAnswer["scores"];
}

export async function fetchRecording(
  table: string,
  seat: Seat | null,
  open = false,
): Promise<Recording> {
  const frames: Frame[] = [];
  let answer: ReplayAnswer;
  do {
    answer = await api.replay(table, seat, open, frames.length, FRAMES_PER_REQUEST);
    frames.push(...answer.frames);
  } while (answer.frames.length && frames.length < answer.total);
  return { frames, scores: answer.scores };
}
