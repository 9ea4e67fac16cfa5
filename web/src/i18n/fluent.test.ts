import { describe, expect, it } from "vitest";
import {
  Catalogue,
  nearestLanguage,
  partMessage,
  partsIn,
  Voice,
  Words,
  type NamedParts,
} from "./fluent";

const english = `
bid = { $seat } bids { $card }.
many = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
all = Shown: { $cards }
part-card = { $colour ->
    [red] red { $number }
   *[blue] blue { $number }
}
cell = ({ $x }, { $y })
nested = Result: { $line }
only-english = English
`;
const spanish = "bid = { $seat } apuesta { $card }.\n";
const names: NamedParts = {
  names: { "card:R7": { id: "part-card", args: { colour: "red", number: 7 } } },
  rules: {
    cell: {
      id: "cell",
      split: ",",
      args: [
        ["x", "number", 0],
        ["y", "number", 0],
      ],
    },
    space: { id: "cell", split: "", args: [["x", "number", 1]] },
  },
};

function voice(language = "en"): Voice {
  const words = [new Words("en", [english])];
  if (language === "es") words.unshift(new Words("es", [spanish]));
  return new Voice(new Catalogue(words), ", ", names, ["Ana", "Bo"]);
}

describe("voices", () => {
  it("name components and players", () => {
    const message = { id: "bid", args: { seat: { part: "seat:1" }, card: { part: "card:R7" } } };
    expect(voice().say(message)).toBe("Bo bids red 7.");
    expect(voice("es").say(message)).toBe("Bo apuesta red 7.");
  });

  it("count", () => {
    expect(voice().say({ id: "many", args: { count: 1 } })).toBe("1 card");
    expect(voice().say({ id: "many", args: { count: 3 } })).toBe("3 cards");
  });

  it("join lists and say messages inside messages", () => {
    expect(voice().say({ id: "all", args: { cards: { parts: ["card:R7", "cell:-1,2"] } } })).toBe(
      "Shown: red 7, (-1, 2)",
    );
    const line = { id: "many", args: { count: 2 } };
    expect(voice().say({ id: "nested", args: { line } })).toBe("Result: 2 cards");
  });

  it("fall back to English, then to the id", () => {
    expect(voice("es").say({ id: "only-english" })).toBe("English");
    expect(voice().say({ id: "unknown-id" })).toBe("unknown-id");
  });

  it("call a component by its bare name if no message names it", () => {
    expect(voice().name("token:x9")).toBe("x9");
    expect(voice().name("seat:5")).toBe("5");
  });

  it("cut a sentence so that its components can be pointed at", () => {
    const message = { id: "bid", args: { seat: { part: "seat:0" }, card: { part: "card:R7" } } };
    expect(voice().pieces(message)).toEqual([
      { text: "Ana", part: "seat:0" },
      { text: " bids " },
      { text: "red 7", part: "card:R7" },
      { text: "." },
    ]);
  });

  it("let the game's folder name what depends on the view", () => {
    const own = new Voice(new Catalogue([new Words("en", [english])]), ", ", names, [], (part) =>
      part === "card:R7" ? { id: "only-english" } : undefined,
    );
    expect(own.name("card:R7")).toBe("English");
    expect(own.name("cell:0,0")).toBe("(0, 0)");
  });
});

describe("names of components", () => {
  it("follow from the id where there is a rule", () => {
    expect(partMessage(names, "cell:-3,4")).toEqual({ id: "cell", args: { x: -3, y: 4 } });
    expect(partMessage(names, "space:4")).toEqual({ id: "cell", args: { x: 5 } });
    expect(partMessage(names, "card:B2")).toBeNull();
  });

  it("are found in a message, in order", () => {
    const inner = { id: "x", args: { b: { parts: ["tile:1", "tile:2"] } } };
    expect(partsIn({ id: "y", args: { a: { part: "card:1" }, inner, n: 3 } })).toEqual([
      "card:1",
      "tile:1",
      "tile:2",
    ]);
  });
});

describe("languages", () => {
  it("are chosen by the browser's wishes", () => {
    expect(nearestLanguage(["de-AT", "es-MX"])).toBe("es");
    expect(nearestLanguage(["zh-TW"])).toBe("zh-Hant");
    expect(nearestLanguage(["hu_HU.UTF-8"])).toBe("hu");
    expect(nearestLanguage([])).toBe("en");
  });
});
