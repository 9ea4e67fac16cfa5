/** The final score table: a row for each source of points, with its single lines below. */

import type { ScoredSide } from "../../games/contract";
import { colourOf, markOf } from "../../session/players";
import type { SceneSession } from "../../session/scene.svelte";
import type { Message, Part, Score, SheetLine, Standing } from "../../net/wire";

export interface Cell {
  points: number;
  parts: Part[];
  /** Where the points come from, in words. */
  reasons: string[];
}

export interface Row {
  label: string;
  cells: readonly (Cell | undefined)[];
}

export interface Source extends Row {
  id: string;
  /** The single lines; none where they would only repeat the row. */
  rows: readonly Row[];
}

/** The words for a game's lines: `rows-<line>` for all of a kind, `row-<line>` for one of them. */
export interface Speech {
  say(message: Message): string;
  has(key: string): boolean;
  /** Whether equal parts in two sheets are the same component on the table. */
  shared: boolean;
  /** Kinds of lines as they are counted, where the game says so. */
  order: readonly string[];
}

export function speechOf(session: SceneSession): Speech {
  return {
    say: session.say,
    has: (key: string) => session.voice.has(key),
    shared: !session.module?.ofSeat,
    order: session.module?.sources ?? [],
  };
}

/** The columns of the final table: the seats, and an automaton after them. */
export function sidesOf(session: SceneSession): readonly ScoredSide[] {
  const { standings = [], scores = [] } = session.shown ?? {};
  return scored(standings, scores).map((side) => ({
    ...side,
    name: session.sideName(side.seat),
    mark: markOf(side.seat),
    colour: colourOf(side.seat),
  }));
}

/** The places of the server, and what each side has by itself. */
export function scored(
  standings: readonly Standing[],
  scores: readonly Score[],
): Omit<ScoredSide, "name" | "mark" | "colour">[] {
  return scores.map((score) => {
    const standing = standings.find(({ side }) => side === score.seat);
    return { ...score, sheet: standing?.lines ?? score.sheet, total: standing?.total ?? 0 };
  });
}

/** The best first. */
export function ranked(sides: readonly ScoredSide[]): ScoredSide[] {
  return [...sides].sort((one, other) => one.place - other.place);
}

/** In the order of counting; without sources that gave no side any points. */
export function sourcesOf(sides: readonly ScoredSide[], speech: Speech): Source[] {
  const kinds = mergedOrder([
    speech.order,
    ...sides.map(({ sheet }) => sheet.map(({ label }) => label.id)),
  ]);
  const sources = kinds.map((id) => {
    const sheets = sides.map(({ sheet }) => sheet.filter(({ label }) => label.id === id));
    const rows = rowsOf(sheets, speech);
    const label = speech.has(`rows-${id}`)
      ? speech.say({ id: `rows-${id}` })
      : (rows[0]?.label ?? "");
    const same = rows.length === 1 && rows[0]?.label === label;
    return {
      id,
      label,
      cells: sheets.map((lines) => cellOf(lines, speech)),
      rows: same ? [] : rows,
    };
  });
  return sources.filter(({ cells }) => cells.some((cell) => cell?.points));
}

function rowsOf(sheets: readonly (readonly SheetLine[])[], speech: Speech): Row[] {
  const keyed = sheets.map((lines) => lines.map((line) => ({ line, key: keyOf(line, speech) })));
  return mergedOrder(keyed.map((lines) => lines.map(({ key }) => key))).map((key) => {
    const found = keyed.map((lines) =>
      lines.filter((one) => one.key === key).map(({ line }) => line),
    );
    const first = found.flat()[0] as SheetLine;
    return { label: labelOf(first, speech), cells: found.map((lines) => cellOf(lines, speech)) };
  });
}

function keyOf(line: SheetLine, speech: Speech): string {
  const label = labelOf(line, speech);
  return speech.shared ? `${label} ${[...line.parts].sort().join()}` : label;
}

/** Below its heading, a line needs fewer words, and only words that fit every side. */
function labelOf({ label }: SheetLine, speech: Speech): string {
  return speech.say(speech.has(`row-${label.id}`) ? { ...label, id: `row-${label.id}` } : label);
}

function cellOf(lines: readonly SheetLine[], speech: Speech): Cell | undefined {
  if (lines.length === 0) return undefined;
  return {
    points: lines.reduce((sum, line) => sum + line.points, 0),
    parts: lines.flatMap((line) => line.parts),
    reasons: lines.map((line) => speech.say(line.label)),
  };
}

/**
 * Every item once, in an order that agrees with each list: what a list adds comes before what it
 * has next.
 */
export function mergedOrder(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  for (const list of lists) {
    list.forEach((item, at) => {
      if (merged.includes(item)) return;
      const next = list.slice(at).find((later) => merged.includes(later));
      merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, item);
    });
  }
  return merged;
}

/**
 * Which numbers of the results had to be compared to tell sides apart: the first are the points.
 */
export function tieBreakers(sides: readonly ScoredSide[]): number[] {
  const longest = Math.max(0, ...sides.map(({ result }) => result.length));
  const alike = (level: number) =>
    new Set(sides.map(({ result }) => result.slice(0, level).join())).size < sides.length;
  return Array.from({ length: longest }, (_, level) => level).filter(
    (level) => level > 0 && alike(level),
  );
}
