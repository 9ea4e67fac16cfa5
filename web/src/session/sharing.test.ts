import { expect, test } from "vitest";
import { EMPTY, type Model } from "./model";
import { isShared, keepsDevice, nextSeat, ownSeats, replayPath } from "./sharing";
import type { Beat, Entry, Position } from "../net/wire";

const position = (decision: number | null, over = false, waiting: number[] = []): Position =>
  ({ decision, over, waiting }) as unknown as Position;
const entry = (seat: number, sides: number[]): Entry => {
  const beats: Beat[] = sides.map((side) => ({ side, events: 1 }));
  return { number: 1, seat, beats, events: [], undone: [], at: 0 };
};
const step = (seat: number, sides: number[], after: Position) => ({
  entry: entry(seat, sides),
  position: after,
});
const model = (seats: number[], seat: number | null, waiting: number[]): Model => ({
  ...EMPTY,
  you: { player: "p", name: "Anna", seats, host: true },
  seat,
  position: position(null, false, waiting),
});

test("a player keeps the device for the next question of their own turn", () => {
  expect(keepsDevice(1, position(4), step(1, [1], position(5)))).toBe(true);
  expect(keepsDevice(1, position(4), step(1, [], position(5)))).toBe(true); // taken back
});

test("a player who is no longer asked gives the device back", () => {
  expect(keepsDevice(1, position(4), step(1, [1], position(null)))).toBe(false);
});

test("a step that resolves a round is shown to all, though the player is asked again", () => {
  expect(keepsDevice(1, position(4), step(1, [1, 0, 1, 2, -1], position(9)))).toBe(false);
  expect(keepsDevice(1, position(4), step(1, [1, 1], position(9)))).toBe(false);
  expect(keepsDevice(1, position(4), step(1, [1], position(null, true)))).toBe(false);
});

test("another player's sealed choice leaves the device where it is", () => {
  expect(keepsDevice(1, position(4), step(2, [2], position(4)))).toBe(true);
  expect(keepsDevice(1, position(null), step(2, [2], position(null)))).toBe(true);
  expect(keepsDevice(1, position(null), step(2, [2, 0, 1, -1], position(8)))).toBe(false);
  expect(keepsDevice(1, position(null), step(2, [2, 0, 1], position(null)))).toBe(false);
});

test("the next player sits after the last one", () => {
  expect(nextSeat(model([0, 1, 2], null, [0, 2]), 0)).toBe(2);
  expect(nextSeat(model([0, 1, 2], null, [0, 1]), 2)).toBe(0);
  expect(nextSeat(model([0, 2], null, [1]), 0)).toBeNull();
});

test("a shared device belongs to the player who has it", () => {
  expect(isShared(model([0], 0, []))).toBe(false);
  expect(ownSeats(model([0], 0, []))).toEqual([0]);
  expect(ownSeats(model([0, 1], null, []))).toEqual([]);
  expect(ownSeats(model([0, 1], 1, []))).toEqual([1]);
  expect(ownSeats({ ...model([0, 1], null, []), position: null })).toEqual([0, 1]);
});

test("players who share a device replay what guests see", () => {
  expect(replayPath("t", model([0], 0, []), 4)).toBe("#/replay/t/4?seat=0");
  expect(replayPath("t", model([], null, []), 4)).toBe("#/replay/t/4");
  expect(replayPath("t", model([0, 1], 1, []), 4)).toBe("#/replay/t");
});
