import { describe, expect, it } from "vitest";
import { parse as route } from "./router.svelte";

describe("addresses", () => {
  it("name pages", () => {
    expect(route("")).toEqual({ page: "home" });
    expect(route("#/mail/end/a.b")).toEqual({ page: "mail", token: "a.b", ends: true });
    expect(route("#/admin/SECRET")).toEqual({ page: "admin", secret: "SECRET" });
    expect(route("#/table/abc?seat=2")).toEqual({ page: "table", table: "abc", seat: 2 });
    expect(route("#/replay/abc/12?seat=0")).toEqual({
      page: "replay",
      table: "abc",
      number: 12,
      beat: null,
      seat: 0,
      open: false,
      at: null,
      token: null,
    });
    expect(route("#/replay/abc/12.3?token=SECRET")).toMatchObject({
      number: 12,
      beat: 3,
      token: "SECRET",
    });
    expect(route("#/replay/abc?at=1700")).toMatchObject({ number: null, at: 1700 });
    expect(route("#/replay/abc")).toEqual({
      page: "replay",
      table: "abc",
      number: null,
      beat: null,
      seat: null,
      open: false,
      at: null,
      token: null,
    });
    expect(route("#/replay/abc?open=1")).toMatchObject({ page: "replay", open: true });
    expect(route("#/join/abc/SECRET")).toEqual({ page: "join", table: "abc", token: "SECRET" });
    expect(route("#/device/SECRET")).toEqual({ page: "device", token: "SECRET" });
    expect(route("#/learn/toy")).toEqual({ page: "learn", game: "toy", tab: null });
    expect(route("#/learn/toy/rules")).toEqual({ page: "learn", game: "toy", tab: "rules" });
    expect(route("#/nonsense")).toEqual({ page: "unknown" });
  });

  it("are read even if they were broken on their way", () => {
    expect(route("#/table/50%")).toEqual({ page: "table", table: "50%", seat: null });
  });
});
