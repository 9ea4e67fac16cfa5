/** The points so far, seat by seat, and how far everybody is with each achievement. */

import type { Part } from "../../core/wire";
import { conditionOf, find } from "./count";
import { planOf, type Plan } from "./plan";
import { FACTS, FIRST_THEATER, MONUMENT, PARK, PLACES, plotPart, WATER, type CitiesView, type Facts } from "./view";

const ZONE_POINTS = [0, 1, 3, 6, 10];
const MONUMENT_POINTS = 2;

export interface Standing {
  seat: number;
  plan: Plan;
  goals: { card: number; count: number; points: number }[];
  achievements: number;
  park: number;
  water: number;
  streets: number; // monuments and theaters
  total: number;
}

/** Where points come from, in the order of the sheet. */
export const SOURCES = ["achievements", "water", "park", "streets", "goals"] as const;
export type Source = (typeof SOURCES)[number];

export function pointsFrom(standing: Standing, source: Source): number {
  if (source !== "goals") return standing[source];
  return standing.goals.reduce((sum, goal) => sum + goal.points, 0);
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
  const park = zonePoints(plan, PARK);
  const water = zonePoints(plan, WATER);
  const standing = { seat, plan, goals, achievements, park, water, streets: streetPoints(plan), total: 0 };
  const total = SOURCES.reduce((sum, source) => sum + pointsFrom(standing, source), 0);
  return { ...standing, total };
}

/**
 * Remembers standings: one whose district, cards and markers are what they were is the same object,
 * so that nobody draws it anew because somebody else has moved.
 */
export function rememberStandings(): (view: CitiesView, seat: number) => Standing {
  const known = new Map<number, { from: string; standing: Standing }>();
  return (view, seat) => {
    const { districts, goals, markers, config } = view;
    const owned = markers.map((owner) => owner === seat);
    const from = JSON.stringify([districts[seat], goals[seat], owned, config.long]);
    const last = known.get(seat);
    if (last?.from === from) return last.standing;
    const standing = standingOf(view, seat);
    known.set(seat, { from, standing });
    return standing;
  };
}

function zonePoints(plan: Plan, terrain: number): number {
  const zones = plan.zones.filter((zone) => zone.terrain === terrain);
  return zones.reduce((sum, zone) => sum + (ZONE_POINTS[zone.kinds] ?? 0), 0);
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

/** The spaces of a standing that a condition counts, as parts to point at. */
export function plotsOf({ plan, seat }: Standing, row: readonly number[]): Part[] {
  return find(plan, row).spots.map(({ x, y }) => plotPart(seat, x, y));
}

/** Where a line of the score sheet belongs, by the id of its message. */
export function sourceOf(line: string): Source {
  const found = SOURCES.find((source) => line === `line-${source}`);
  if (found) return found;
  return line === "line-achievement" ? "achievements" : line === "line-goal" ? "goals" : "streets";
}
