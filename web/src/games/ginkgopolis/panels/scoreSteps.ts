/** The final score as a walk: points, cards, tokens, then district after district. */

import type { Part, SheetLine, Standing } from "../../../net/wire";
import { districtsIn, linesOf, sumOf, type District } from "../standings";
import type { GinkgoView } from "../view";

export interface Share {
  side: number;
  points: number;
  lines: readonly SheetLine[];
}

export interface Step {
  /** The message that heads the step. */
  heading: string;
  shares: Share[];
  parts: readonly Part[];
  district?: District;
}

/** The steps before the districts: the kind of line that each shows, and its heading. */
const KINDS = [
  ["score-points", "score-points"],
  ["score-card", "rows-score-card"],
  ["score-tokens", "rows-score-tokens"],
] as const;

export function walk(view: GinkgoView, standings: readonly Standing[]): Step[] {
  const plain = KINDS.map(([id, heading]): Step => {
    const shares = standings.map((standing) => share(standing.side, linesOf(standing, id)));
    return { heading, parts: [], shares };
  });
  const worth = ({ shares }: Step): boolean => shares.some(({ points }) => points !== 0);
  const kept = plain.filter((step) => step.heading === "score-points" || worth(step));
  const entered = districtsIn(standings, view.cells).filter(({ places }) => places.length > 0);
  return [...kept, ...entered.map((district) => districtStep(district, standings))];
}

function districtStep(district: District, standings: readonly Standing[]): Step {
  const key = district.parts.join();
  const shares = standings.map((standing) => {
    const lines = linesOf(standing, "score-district");
    return share(
      standing.side,
      lines.filter(({ parts }) => parts.join() === key),
    );
  });
  return { heading: "walk-district", district, parts: district.parts, shares };
}

const share = (side: number, lines: readonly SheetLine[]): Share => ({
  side,
  points: sumOf(lines),
  lines,
});

/** What each side has after the first `count` steps. */
export function totals(steps: readonly Step[], sides: number, count: number): number[] {
  const sums = new Array<number>(sides).fill(0);
  for (const step of steps.slice(0, count)) {
    for (const { side, points } of step.shares) sums[side] = (sums[side] ?? 0) + points;
  }
  return sums;
}
