/** Small districts, tiles and cards for the pictures in the rules. */

import { tilePlan, type Place, type Plan } from "../board/plan";
import type { Part } from "../../../net/wire";
import { achievementPart, conditionOf, FACTS, goalPart, groundName, NOTHING } from "../view";

interface Laid extends Place {
  /** The grounds of the tile, clockwise from the top left. */
  grounds: string;
  /** What stands on its spaces: a feature's name, the height of a building, or null. */
  on?: readonly (string | number | null)[];
}

/** A district of these tiles. */
export function sketch(...laid: Laid[]): Plan {
  const plans = laid.map(({ grounds, on = [], x, y }, number) => {
    const { tile, turn } = tileWith(grounds);
    const plan = tilePlan(tile, turn, { x, y });
    const spots = plan.spots.map((spot, at) => ({
      ...spot,
      index: 4 * number + at,
      ...standing(on[at] ?? null),
    }));
    return { ...plan, spots };
  });
  return {
    tiles: plans.flatMap(({ tiles }) => tiles),
    spots: plans.flatMap(({ spots }) => spots),
  };
}

function standing(what: string | number | null): { height: number; feature: number } {
  if (typeof what === "number") return { height: what, feature: NOTHING };
  return { height: 0, feature: what === null ? NOTHING : kindOf(what) };
}

export const kindOf = (name: string): number => FACTS.kinds.indexOf(name);
export const colourOf = (name: string): number => FACTS.colours.indexOf(name);

/** A tile with these grounds, and how it is turned. */
export function tileWith(grounds: string): { tile: number; turn: number } {
  for (const [tile, turns] of FACTS.tiles.entries()) {
    const turn = turns.findIndex((digits) => namesOf(digits) === grounds);
    if (turn >= 0) return { tile, turn };
  }
  throw new Error(`No tile has the grounds ${grounds}.`);
}

const namesOf = (digits: string): string =>
  Array.from(digits, (digit) => groundName(Number(digit))).join(" ");

/** The first goal card that counts this, on this ground. */
export const goalAbout = (counts: string, terrain = ""): Part =>
  found(
    FACTS.goals.map((_, card) => goalPart(card)),
    `goal-${counts}`,
    terrain,
  );

/** The first achievement that needs this, on this ground. */
export const achievementAbout = (counts: string, terrain = ""): Part =>
  found(
    FACTS.cities.flatMap((_, city) => [0, 1, 2].map((number) => achievementPart(city, number))),
    `need-${counts}`,
    terrain,
  );

function found(parts: readonly Part[], id: string, terrain: string): Part {
  const fits = (part: Part): boolean => {
    const condition = conditionOf(part);
    return condition.id === id && (!terrain || condition.args?.terrain === terrain);
  };
  return parts.find(fits) ?? parts[0] ?? "";
}
