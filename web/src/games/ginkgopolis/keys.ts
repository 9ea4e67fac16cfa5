/** Where keyboard players answer: in the city or in the hand, where they answered last. */

import { followKeys, type Follower } from "../../a11y/focus";

const CITY = ".city [data-lit]";
const HAND = ".hand [data-lit]";
const WORDS = ".answers button";
/** Elements that can be chosen at some times only. */
const PLACES = ".city .stop, .hand .card, .hand .tile";

const isInCity = (at: Element | null): boolean => at?.matches(".stop") ?? false;

export function placesToAnswer(last: Element | null): string[] {
  return isInCity(last) ? [CITY, HAND, WORDS] : [HAND, WORDS, CITY];
}

/** While others choose: the last place in the city, or its entry. */
export function placesToStay(last: Element | null): string[] {
  const cell = last?.getAttribute("data-cell");
  const way = '.city [tabindex="0"]';
  return cell ? [`.city [data-cell="${cell}"]`, way] : [way];
}

export const followTable = (): Follower =>
  followKeys((at) => at.matches(PLACES) && at.getAttribute("role") !== "button");
