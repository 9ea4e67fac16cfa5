/** Read the standings: the server has counted everything, here it is arranged for drawing. */

import type { Message, Part, SheetLine, Standing } from "../../net/wire";
import { cellOf } from "./board/map";
import { cardPart, type Colour } from "./view";

export interface Place {
  side: number;
  resources: number;
  points: number;
  /** The resources that this side has more than its strongest rival. */
  lead: number;
}

export interface District {
  colour: Colour;
  cells: number[];
  parts: readonly Part[];
  /** The resources of all sides. */
  total: number;
  /** The sides that are present, the strongest first. */
  places: Place[];
}

const amount = ({ args }: Message, name: string): number => Number(args?.[name] ?? 0);

export const linesOf = (standing: Standing | undefined, id: string): SheetLine[] =>
  standing?.lines.filter(({ label }) => label.id === id) ?? [];
export const sumOf = (lines: readonly SheetLine[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);

/** The points of an end-of-game card of this side, if it counts. */
export const worthOf = (standing: Standing | undefined, card: number): number | undefined =>
  linesOf(standing, "score-card").find(({ parts }) => parts[0] === cardPart(card))?.points;

/** All districts, in the order in which their first buildings were built. */
export function districtsIn(
  standings: readonly Standing[],
  cells: readonly number[],
): readonly District[] {
  const found = new Map<string, District>();
  for (const standing of standings) {
    for (const line of linesOf(standing, "score-district")) enter(found, standing.side, line);
  }
  for (const { label, parts } of standings[0]?.progress ?? []) {
    if (label.id === "score-free-district") districtAt(found, label, parts);
  }
  const age = ({ cells: own }: District): number => cells.indexOf(own[0] ?? 0);
  return [...found.values()].sort((a, b) => age(a) - age(b));
}

/** Put a side at its place in a district. */
function enter(found: Map<string, District>, side: number, line: SheetLine): void {
  const { label, points, parts } = line;
  districtAt(found, label, parts).places[amount(label, "place") - 1] = {
    side,
    resources: amount(label, "own"),
    points,
    lead: amount(label, "lead"),
  };
}

/** The district with these cells; it is added if it is new. */
function districtAt(
  found: Map<string, District>,
  label: Message,
  parts: readonly Part[],
): District {
  const key = parts.join(" ");
  const known = found.get(key);
  if (known) return known;
  const district: District = {
    colour: label.args?.colour as Colour,
    cells: parts.map(cellOf),
    parts,
    total: amount(label, "all"),
    places: [],
  };
  found.set(key, district);
  return district;
}
