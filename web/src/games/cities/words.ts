/** Spoken names of places. */

import type { Plan, Spot } from "./plan";
import { buildingPart, featurePart, groundName, NOTHING } from "./view";

type Words = (key: string, args?: Record<string, string | number>) => string;

/** "park, column 2, row 3: tree" */
export function spaceLabel(spot: Spot, plan: Plan, words: Words, name: (part: string) => string): string {
  const things: string[] = [];
  if (spot.height > 0) {
    things.push(words("label-building", { colour: name(buildingPart(spot.ground)), height: spot.height }));
  }
  if (spot.feature !== NOTHING) things.push(name(featurePart(spot.feature)));
  return words("label-space", {
    ground: words(`ground-${groundName(spot.ground)}`),
    column: spot.x - plan.frame.left * 2 + 1,
    row: spot.y - plan.frame.top * 2 + 1,
    what: things.length ? things.join(", ") : words("label-empty"),
  });
}
