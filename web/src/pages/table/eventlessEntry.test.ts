import { beforeAll, describe, expect, it } from "vitest";
import type { Entry } from "../../net/wire";
import { speak } from "../../i18n/words.svelte";
import { eventlessText } from "./eventlessEntry";

const entry = (seat: number | null, undone: number[] = []): Entry => ({
  number: 1,
  seat,
  at: 0,
  events: [],
  beats: [],
  undone,
});

describe("an entry without events", () => {
  beforeAll(() => speak("en"));
  it("is the beginning only without a seat", () => {
    expect(eventlessText(entry(null))).toBe("The match begins.");
    expect(eventlessText(entry(0))).toBe("A hidden choice.");
  });
  it("is a takeback if something is undone", () => {
    expect(eventlessText(entry(0, [7]))).not.toBe(eventlessText(entry(0)));
  });
});
