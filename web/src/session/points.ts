/** What every side would have scored at each frame of a replay, for the graph above its timeline. */

import type { Frame, Message } from "../net/wire";

export interface Course {
  side: number;
  /** By frame; null: this audience cannot know it. */
  totals: readonly (number | null)[];
}

export interface RoundStart {
  index: number;
  /** The words that begin the round. */
  message: Message;
}

export function coursesOf(frames: readonly Frame[]): Course[] {
  const sides = frames[0]?.standings.map(({ side }) => side) ?? [];
  return sides.map((side) => ({
    side,
    totals: frames.map(
      ({ standings }) => standings.find((standing) => standing.side === side)?.total ?? null,
    ),
  }));
}

export function roundsOf(frames: readonly Frame[]): RoundStart[] {
  return frames.flatMap(({ round }, index) => (round ? [{ index, message: round }] : []));
}

/** The lowest and the highest total; at least one apart, so that they can be drawn. */
export function rangeOf(courses: readonly Course[]): [low: number, high: number] {
  const known = courses.flatMap(({ totals }) => totals.filter((total) => total !== null));
  const low = Math.min(0, ...known);
  return [low, Math.max(low + 1, 0, ...known)];
}

/**
 * The path of a course in a box of the given size: level until the next frame, broken where a total
 * is unknown.
 */
export function pathOf(
  { totals }: Course,
  [low, high]: readonly [number, number],
  width: number,
  height: number,
): string {
  const last = Math.max(1, totals.length - 1);
  const x = (index: number) => rounded((index / last) * width);
  const y = (total: number) => rounded(height - ((total - low) / (high - low)) * height);
  let path = "";
  totals.forEach((total, index) => {
    if (total === null) return;
    const before = totals[index - 1] ?? null;
    if (before === null) path += `M${x(index)} ${y(total)}`;
    else path += `H${x(index)}${before === total ? "" : `V${y(total)}`}`;
  });
  return path;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
