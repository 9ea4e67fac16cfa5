/** Where somebody who plays by keys answers: in the city or in the hand, wherever the last answer was given. */

import { followKeys, type Follower } from "../../core/focus";

const CITY = ".city [data-lit]";
const HAND = ".hand [data-lit]";
const WORDS = ".answers button";
/** What can be chosen at one time and not at another. */
const PLACES = ".city .stop, .hand .card, .hand .tile";

const isInCity = (at: Element | null): boolean => at?.matches(".stop") ?? false;

export function placesToAnswer(last: Element | null): string[] {
  return isInCity(last) ? [CITY, HAND, WORDS] : [HAND, WORDS, CITY];
}

/** While others choose: where one was in the city, or at its way in. */
export function placesToStay(last: Element | null): string[] {
  const cell = last?.getAttribute("data-cell");
  const way = '.city [tabindex="0"]';
  return cell ? [`.city [data-cell="${cell}"]`, way] : [way];
}

export const followTable = (): Follower =>
  followKeys((at) => at.matches(PLACES) && at.getAttribute("role") !== "button");
