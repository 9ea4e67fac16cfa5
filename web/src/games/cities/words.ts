/** Spoken names of places, and what may come there. */

import { chartName } from "./places";
import { isStreet, type Spot } from "./plan";
import { buildingPart, featurePart, groundName, NEUTRAL, NOTHING, PARK, SPECIAL } from "./view";

type Words = (key: string, args?: Record<string, string | number>) => string;
type Name = (part: string) => string;

const HIGHEST = 4;

/** "E5, park: tree" */
export function spaceLabel(spot: Spot, long: boolean, words: Words, name: Name): string {
  const things: string[] = [];
  if (spot.height > 0) {
    things.push(words("label-building", { colour: name(buildingPart(spot.ground)), height: spot.height }));
  }
  if (spot.feature !== NOTHING) things.push(name(featurePart(spot.feature)));
  return words("label-space", {
    place: chartName(spot, long),
    ground: words(`ground-${groundName(spot.ground)}`),
    what: things.length ? things.join(", ") : words("label-empty"),
  });
}

/** Why something may come here, or why nothing may. */
export function spaceTip(spot: Spot, words: Words, name: Name): string {
  if (!isStreet(spot.ground)) {
    if (spot.feature !== NOTHING) return words("takes-no-feature");
    return words(spot.ground === PARK ? "takes-park" : "takes-water");
  }
  if (spot.feature !== NOTHING && spot.feature !== SPECIAL) return words("takes-no-building");
  if (spot.height >= HIGHEST) return words("takes-no-floor");
  if (spot.ground === NEUTRAL) return words("takes-any");
  const colour = name(buildingPart(spot.ground));
  return words(spot.height > 0 ? "takes-floor" : "takes-street", { colour });
}
