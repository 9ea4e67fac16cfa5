/** The final score as a walk: points, cards, tokens, then district after district. */

import type { ScoredSide, TableProps } from "../../core/game";
import type { Part, Score, SheetLine } from "../../core/wire";
import { districtsOf, type District } from "./districts";
import { cellPart } from "./map";
import { sideOf } from "./sides";
import { HAL, isSolo, sidesOf, type GinkgoView } from "./view";

export interface Share {
  side: number;
  points: number;
  lines: readonly SheetLine[];
}

export interface Step {
  kind: "points" | "cards" | "tokens" | "district";
  shares: Share[];
  parts: Part[];
  district?: District;
}

/** Every side's own lines; in the solo game Hal's are taken out of the player's sheet. */
export function linesBySide(view: GinkgoView, scores: readonly Score[]): SheetLine[][] {
  const lines: SheetLine[][] = Array.from({ length: sidesOf(view) }, () => []);
  for (const score of scores) {
    for (const line of score.sheet) {
      const inner = line.label.args?.line;
      if (isSolo(view) && line.label.id === "score-hal" && typeof inner === "object" && "id" in inner) {
        lines[HAL]?.push({ label: inner, points: -line.points, parts: line.parts });
      } else {
        lines[score.seat]?.push(line);
      }
    }
  }
  return lines;
}

/** The columns of the final table: Hal has one of his own. */
export function sides(table: Pick<TableProps<GinkgoView>, "view" | "players" | "scores" | "words">): ScoredSide[] {
  const sheets = linesBySide(table.view, table.scores);
  const points = sheets.map((lines, side) => share(side, lines).points);
  return sheets.map((sheet, side) => {
    const { name, mark, colour } = sideOf(table, table.view, side);
    const own = points[side] ?? 0;
    const place = 1 + points.filter((other) => other > own).length;
    return { seat: side, place, result: [own], sheet, name, mark, colour };
  });
}

const KINDS = { "score-points": "points", "score-card": "cards", "score-tokens": "tokens" } as const;

/** What the steps before the districts are called. */
export const HEADINGS = { points: "score-points", cards: "rows-score-card", tokens: "rows-score-tokens", district: "walk-district" } as const;

export function walk(view: GinkgoView, scores: readonly Score[]): Step[] {
  const lines = linesBySide(view, scores);
  const steps: Step[] = (["points", "cards", "tokens"] as const).map((kind) => ({
    kind,
    parts: [],
    shares: lines.map((own, side) => share(side, own.filter((line) => KINDS[line.label.id as keyof typeof KINDS] === kind))),
  }));
  for (const district of districtsOf(view)) {
    if (district.total === 0) continue;
    const parts = district.cells.map(cellPart);
    const key = [...parts].sort().join();
    steps.push({
      kind: "district",
      district,
      parts,
      shares: lines.map((own, side) => share(side, own.filter((line) => line.label.id === "score-district" && [...line.parts].sort().join() === key))),
    });
  }
  return steps.filter((step) => step.kind === "points" || step.shares.some((one) => one.lines.length > 0 && (one.points !== 0 || step.kind === "district")));
}

function share(side: number, lines: readonly SheetLine[]): Share {
  return {
    side,
    points: lines.reduce((sum, line) => sum + line.points, 0),
    lines,
  };
}

/** What each side has after the first `count` steps. */
export function totals(steps: readonly Step[], sides: number, count: number): number[] {
  const sums = new Array<number>(sides).fill(0);
  for (const step of steps.slice(0, count)) {
    for (const { side, points } of step.shares) sums[side] = (sums[side] ?? 0) + points;
  }
  return sums;
}
