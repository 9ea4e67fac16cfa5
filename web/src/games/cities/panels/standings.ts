/** The server's standings, found by what the panels show. */

import { partsIn } from "../../../i18n/fluent";
import { planOf, type Plan } from "../board/plan";
import type { Message, Part, Progress, SheetLine, Standing } from "../../../net/wire";
import { achievementPart, FACTS, goalPart, NOTHING, PLACES, type CitiesView } from "../view";

/** A seat with its district and the lines of its sheet so far. */
export interface SeatStanding {
  seat: number;
  plan: Plan;
  total: number;
  lines: readonly SheetLine[];
}

const NO_DISTRICT = { tiles: [], turns: [], cells: [], ground: [], heights: [], features: [] };

/**
 * Remembers what was drawn: while a seat's district and lines stay the same, so do the objects, and
 * nothing is redrawn because another player has moved.
 */
export function rememberStandings() {
  const plans = new Map<number, { from: string; plan: Plan }>();
  const known = new Map<number, { from: string; standing: SeatStanding }>();
  const planFor = ({ districts }: CitiesView, seat: number): Plan => {
    const from = JSON.stringify(districts[seat]);
    const last = plans.get(seat);
    if (last?.from === from) return last.plan;
    const plan = planOf(districts[seat] ?? NO_DISTRICT);
    plans.set(seat, { from, plan });
    return plan;
  };
  return (view: CitiesView, standings: readonly Standing[], seat: number): SeatStanding => {
    const { total, lines = [] } = standings.find(({ side }) => side === seat) ?? {};
    const plan = planFor(view, seat);
    const from = JSON.stringify([total, lines]);
    const last = known.get(seat);
    if (last?.from === from && last.standing.plan === plan) return last.standing;
    const standing = { seat, plan, total: total ?? 0, lines };
    known.set(seat, { from, standing });
    return standing;
  };
}

// -- lines ----------------------------------------------------------------------------------------

/** Where points come from, in the order of the sheet. */
export const SOURCES = ["achievements", "water", "park", "streets", "goals"] as const;
export type Source = (typeof SOURCES)[number];
const LINES: Record<string, Source> = {
  "line-achievement": "achievements",
  "line-water": "water",
  "line-park": "park",
  "line-goal": "goals",
};

/** Where a line of the score sheet belongs, by the id of its message. */
export const sourceOf = (line: string): Source => LINES[line] ?? "streets";

/** The lines of one source together. */
export const sumFrom = (lines: readonly SheetLine[], source: Source): number =>
  lines.reduce((sum, { label, points }) => sum + (sourceOf(label.id) === source ? points : 0), 0);

export interface GoalLine {
  part: Part;
  count: number;
  points: number;
  spaces: Part[];
}

/** The goal cards of a seat, each with its count. */
export const goalLines = (lines: readonly SheetLine[]): GoalLine[] =>
  lines
    .filter(({ label }) => label.id === "line-goal")
    .map(({ label, points, parts }) => ({
      part: subject(label),
      count: numberOf(label, "count"),
      points,
      spaces: spacesIn(parts),
    }));

const spacesIn = (parts: readonly Part[]): Part[] =>
  parts.filter((part) => part.startsWith("space:"));

const subject = (label: Message): Part => partsIn(label)[0] ?? "";
const numberOf = (label: Message, name: string): number => Number(label.args?.[name] ?? 0);

// -- progress -------------------------------------------------------------------------------------

const progressOf = (standings: readonly Standing[], id: string): Progress[] =>
  standings.flatMap(({ progress }) => progress).filter(({ label }) => label.id === id);

/** How often an open goal of the market is met in the district of the seat that looks. */
export function goalNow(standings: readonly Standing[], card: number) {
  const found = progressOf(standings, "progress-goal").find(
    ({ label }) => subject(label) === goalPart(card),
  );
  return {
    count: found?.have ?? 0,
    points: found ? numberOf(found.label, "points") : 0,
    spaces: found?.parts ?? [],
  };
}

/** The seat for which the server counts the market. */
export const marketSeat = (standings: readonly Standing[]): number =>
  standings.find(({ progress }) => progress.some(({ label }) => label.id === "progress-workers"))
    ?.side ?? NOTHING;

/** How many workers that seat may still put in a row of the market. */
export function workersLeft(standings: readonly Standing[], row: number): number {
  const name = `row:${FACTS.rows[row]}`;
  const found = progressOf(standings, "progress-workers").find(
    ({ label }) => subject(label) === name,
  );
  return found ? numberOf(found.label, "left") : 0;
}

/** The slot of the worker who takes the star if the round ends now. */
export const nextStar = (standings: readonly Standing[]): Part | undefined =>
  progressOf(standings, "progress-star")[0]?.parts[0];

export interface Race {
  number: number;
  part: Part;
  need: number;
  places: { value: number; owner: number; closed: boolean }[];
  /** How far each seat is, and the spaces that count. */
  seats: { reached: number; spaces: Part[] }[];
}

/** The achievements of the city, with the markers on them. */
export function racesOf(view: CitiesView, standings: readonly Standing[]): Race[] {
  const closed = FACTS.closed_places[view.config.seats] ?? [];
  const numbers = Array.from({ length: view.markers.length / PLACES }, (_, number) => number);
  return numbers.map((number) => {
    const part = achievementPart(view.city, number);
    const values = FACTS.values[view.city] ?? [];
    const places = values.slice(number * PLACES, (number + 1) * PLACES).map((value, place) => ({
      value,
      owner: view.markers[number * PLACES + place] ?? NOTHING,
      closed: closed.includes(place),
    }));
    const found = standings.map(({ progress }) =>
      progress.find(({ label }) => subject(label) === part),
    );
    const seats = found.map((one) => ({ reached: one?.have ?? 0, spaces: one?.parts ?? [] }));
    return { number, part, need: found[0]?.need ?? 1, places, seats };
  });
}
