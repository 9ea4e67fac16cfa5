/** Spoken names of spaces. */

import { t } from "../../../i18n/words.svelte";
import { chartName } from "./coordinates";
import type { Spot } from "./plan";
import { buildingPart, featurePart, groundName, NOTHING } from "../view";

type Words = (key: string, args?: Record<string, string | number>) => string;
type Name = (part: string) => string;

/** "E5, park: tree" */
export function spaceLabel(spot: Spot, long: boolean, words: Words, name: Name): string {
  const things: string[] = [];
  if (spot.height > 0) {
    things.push(
      words("label-building", { colour: name(buildingPart(spot.ground)), height: spot.height }),
    );
  }
  if (spot.feature !== NOTHING) things.push(name(featurePart(spot.feature)));
  return words("label-space", {
    place: chartName(spot, long),
    ground: words(`ground-${groundName(spot.ground)}`),
    what: things.length ? things.join(t("list-comma")) : words("label-empty"),
  });
}
