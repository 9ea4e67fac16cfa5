import { expect, test } from "vitest";
import { isDouble, isDoubleTap, watchTaps } from "./doubleTap";

const first = { at: 1000, x: 50, y: 80 };

test("a second tap soon after the first, at the same place, is the same gesture", () => {
  expect(isDouble(first, { at: 1060, x: 53, y: 78 })).toBe(true);
  expect(isDouble(first, { at: 1399, x: 50, y: 80 })).toBe(true);
});

test("a later tap, a tap elsewhere, a key and a first tap are meant", () => {
  expect(isDouble(first, { at: 1400, x: 50, y: 80 })).toBe(false);
  expect(isDouble(first, { at: 1060, x: 150, y: 80 })).toBe(false);
  expect(isDouble(first, null)).toBe(false);
  expect(isDouble(null, first)).toBe(false);
});

function watched() {
  const listeners: Record<string, (event: MouseEvent) => void> = {};
  const page = {
    addEventListener: (kind: string, run: (event: MouseEvent) => void) => (listeners[kind] = run),
    removeEventListener: () => undefined,
  } as unknown as Document;
  watchTaps(page);
  const send = (kind: string, event: object) => listeners[kind]?.(event as MouseEvent);
  const click = (timeStamp: number, detail = 1): boolean => {
    send("click", { timeStamp, detail, clientX: 9, clientY: 9 });
    return isDoubleTap();
  };
  return { click, press: () => send("keydown", {}) };
}

test("a burst of clicks counts again after 400 ms, and a key always counts", () => {
  const { click } = watched();
  expect([0, 150, 300, 450, 600].map((at) => click(at))).toEqual([false, true, true, false, true]);
  expect(click(610, 0)).toBe(false);
});

test("a click soon after a key is meant", () => {
  const { click, press } = watched();
  click(2000);
  press();
  expect(click(2100)).toBe(false);
});
