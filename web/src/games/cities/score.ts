/** The points so far, seat by seat, and how far everybody is with each achievement. */

import { conditionOf, find } from "./count";
import { planOf, type Plan } from "./plan";
import { FACTS, FIRST_THEATER, MONUMENT, PLACES, type CitiesView, type Facts } from "./view";

const ZONE_POINTS = [0, 1, 3, 6, 10];
const MONUMENT_POINTS = 2;

export interface Standing {
  seat: number;
  plan: Plan;
  goals: { card: number; count: number; points: number }[];
  achievements: number;
  zones: number;
  streets: number; // monuments and theaters
  total: number;
}

type Printed = Pick<Facts, "goals" | "values" | "cities">;

export function standingOf(view: CitiesView, seat: number, printed: Printed = FACTS): Standing {
  const district = view.districts[seat];
  const plan = planOf(
    district ?? { tiles: [], turns: [], cells: [], ground: [], heights: [], features: [] },
    view.config.long,
  );
  const goals = (view.goals[seat] ?? []).map((card) => {
    const { points = 0, row = [] } = printed.goals[card] ?? {};
    const { count } = find(plan, row);
    return { card, count, points: points * count };
  });
  const achievements = view.markers.reduce(
    (sum, owner, at) => sum + (owner === seat ? (printed.values[at % PLACES] ?? 0) : 0),
    0,
  );
  const zones = plan.zones.reduce((sum, zone) => sum + (ZONE_POINTS[zone.kinds] ?? 0), 0);
  const streets = streetPoints(plan);
  const fromGoals = goals.reduce((sum, goal) => sum + goal.points, 0);
  const total = achievements + zones + streets + fromGoals;
  return { seat, plan, goals, achievements, zones, streets, total };
}

function streetPoints(plan: Plan): number {
  let points = 0;
  for (const spot of plan.spots) {
    if (spot.feature === MONUMENT) points += MONUMENT_POINTS;
    if (spot.feature < FIRST_THEATER) continue;
    const colour = spot.feature - FIRST_THEATER;
    points += plan.spots.filter(
      (other) =>
        other.height > 0 && other.ground === colour && (other.x === spot.x || other.y === spot.y),
    ).length;
  }
  return points;
}

export interface Race {
  number: number;
  row: readonly number[];
  need: number;
  places: { value: number; owner: number; closed: boolean }[];
  /** How far each seat is; never more than what is needed. */
  reached: number[];
  /** The value that the next one gets; 0 when nothing is left. */
  next: number;
}

export function racesOf(
  view: CitiesView,
  standings: readonly Standing[],
  printed: Printed = FACTS,
): Race[] {
  return (printed.cities[view.city]?.rows ?? []).map((row, number) => {
    const { need } = conditionOf(row);
    const places = printed.values.map((value, place) => ({
      value,
      owner: view.markers[number * PLACES + place] ?? -1,
      closed: view.config.seats === 2 && place === 1,
    }));
    const open = places.find((place) => place.owner < 0 && !place.closed);
    const reached = standings.map(({ seat, plan }) =>
      places.some((place) => place.owner === seat) ? need : Math.min(need, find(plan, row).count),
    );
    return { number, row, need, places, reached, next: open?.value ?? 0 };
  });
}
