import { expect, it } from "vitest";
import { plainText } from "../src/ui/richText";
import { blocksOf } from "./markdown";

it("makes headings, paragraphs, lists and tables", () => {
  const blocks = blocksOf(
    "# Title\n\nSome **bold** text\nover lines.\n\n- one\n- two\n  more\n\n| a | b |\n|---|---|\n| 1 | 2 |",
  );
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(blocks.map(plainText)).toEqual([
    "Title",
    "Some bold text over lines.",
    "one two more",
    "a b 1 2",
  ]);
});

it("keeps emphasis and code, and the text of links", () => {
  expect(blocksOf("A **tile** is *flat*: `R7`, see [rule 4](#4).")).toEqual([
    {
      kind: "paragraph",
      text: [
        { kind: "text", text: "A " },
        { kind: "strong", text: "tile" },
        { kind: "text", text: " is " },
        { kind: "em", text: "flat" },
        { kind: "text", text: ": " },
        { kind: "code", text: "R7" },
        { kind: "text", text: ", see " },
        { kind: "text", text: "rule 4" },
        { kind: "text", text: "." },
      ],
    },
  ]);
});

it("makes a picture of an image that stands alone with its caption", () => {
  expect(blocksOf("![Red gives resources](colours)")).toEqual([
    {
      kind: "picture",
      name: "colours",
      text: [{ kind: "text", text: "Red gives resources" }],
    },
  ]);
  expect(() => blocksOf("See ![this](colours)")).toThrow(/stands alone/);
  expect(() => blocksOf("![](colours)")).toThrow(/caption/);
});

it("leaves comments out, and refuses what the page cannot show", () => {
  expect(blocksOf("<!-- for editors -->\n\nText.").map(plainText)).toEqual(["Text."]);
  expect(() => blocksOf("- one\n  - inner")).toThrow(/list within a list/);
  expect(() => blocksOf("**目標：**每格")).toThrow(/Emphasis/);
  expect(() => blocksOf("> quoted")).toThrow(/blockquote/);
});
