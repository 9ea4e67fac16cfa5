import { describe, expect, it, vi } from "vitest";
import { Layers } from "./backButton";

/** A browser that travels when `arrive` is called, as real ones do some time later. */
function fakeBrowser() {
  const entries: unknown[] = [null];
  const tasks: (() => void)[] = [];
  let at = 0;
  let wanted = 0;
  let hear = () => {};
  const browser = {
    history: {
      get state() {
        return entries[at];
      },
      pushState(state: unknown) {
        entries.splice(++at, entries.length, state);
      },
      go: (delta = 0) => void (wanted += delta),
    },
    addEventListener: (_type: "popstate", listener: () => void) => void (hear = listener),
    setTimeout: (act: () => void) => tasks.push(act),
  };
  return {
    browser,
    get depth() {
      return at;
    },
    /** The page follows a link: the newest entry is another page. */
    follow: () => entries.splice(++at, entries.length, null),
    back: () => browser.history.go(-1),
    /** Run what waits. */
    run: () => tasks.splice(0).forEach((act) => act()),
    /** Run what waits; then travel. */
    arrive() {
      this.run();
      if (wanted === 0) return;
      at += wanted;
      wanted = 0;
      hear();
    },
  };
}

describe("the Back button", () => {
  it("closes the newest layer only", () => {
    const fake = fakeBrowser();
    const layers = new Layers(fake.browser);
    const [below, above] = [vi.fn(), vi.fn()];
    layers.add(below);
    layers.add(above);
    fake.back();
    fake.arrive();
    expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
  });

  it("leaves no entry of a layer that was closed otherwise", () => {
    const fake = fakeBrowser();
    const close = vi.fn();
    new Layers(fake.browser).add(close)();
    fake.arrive();
    expect(fake.depth).toBe(0);
    expect(close).not.toHaveBeenCalled();
  });

  it("does not close a layer that opens while the entry of another one goes", () => {
    const fake = fakeBrowser();
    const layers = new Layers(fake.browser);
    layers.add(vi.fn())();
    fake.run(); // the page asks the browser to travel
    const second = vi.fn();
    layers.add(second);
    fake.arrive();
    expect(second).not.toHaveBeenCalled();
    expect(fake.depth).toBe(1);
  });

  it("keeps the page of a link that was followed inside a layer", () => {
    const fake = fakeBrowser();
    const leave = new Layers(fake.browser).add(vi.fn());
    fake.follow();
    leave();
    fake.arrive();
    expect(fake.depth).toBe(2);
  });
});
