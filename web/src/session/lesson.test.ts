import { expect, test } from "vitest";
import { named } from "./lesson";

test("seats are named in the lesson's messages", () => {
  const message = {
    id: "x",
    args: {
      who: { part: "seat:1" },
      card: { part: "card:R1" },
      all: { parts: ["seat:0", "seat:1"] },
    },
  };
  expect(named(message, ["Ana", "Bo"], "、").args).toEqual({
    who: "Bo",
    card: { part: "card:R1" },
    all: "Ana、Bo",
  });
});
