import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Hover } from "./hover.svelte";

describe("looking", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes from one thing to the next without a moment at nothing", () => {
    const look = new Hover<string>();
    look.at("card");
    look.leave();
    expect(look.current).toBe("card");
    look.at("tile");
    vi.runAllTimers();
    expect(look.current).toBe("tile");
  });

  it("ends soon after the last thing was left", () => {
    const look = new Hover<string>();
    look.at("card");
    look.leave();
    vi.runAllTimers();
    expect(look.current).toBeNull();
  });

  it("ends at once when the thing is gone", () => {
    const look = new Hover<string>();
    look.at("card");
    look.end();
    expect(look.current).toBeNull();
  });
});
