/** Turns the Markdown of the rules into data while building: the browser needs no Markdown parser. */

import { lexer, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Block, Inline } from "../src/ui/richText.ts";

/** `import blocks from "./rules.md"` gives a list of `Block`. */
export function markdown(): Plugin {
  return {
    name: "markdown",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      return { code: `export default ${JSON.stringify(blocksOf(source))};`, map: null };
    },
  };
}

export function blocksOf(source: string): Block[] {
  return lexer(source).flatMap((token) => blockOf(token as Tokens.Generic) ?? []);
}

function blockOf(token: Tokens.Generic): Block | null {
  switch (token.type) {
    case "heading": {
      const { depth, text, tokens } = token as Tokens.Heading;
      return { kind: "heading", level: depth, text: inline(tokens), id: slug(text) };
    }
    case "paragraph":
      return pictureOf(token as Tokens.Paragraph) ?? paragraph(token as Tokens.Paragraph);
    case "code":
      return { kind: "paragraph", text: [{ kind: "code", text: (token as Tokens.Code).text }] };
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return { kind: "list", ordered, items: items.map((item) => inline(item.tokens)) };
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => inline(cell.tokens));
      return { kind: "table", head: cells(header), rows: rows.map(cells) };
    }
    case "space":
    case "html": // comments
      return null;
    default:
      throw new Error(`Rules cannot show this Markdown (${token.type}): ${token.raw}`);
  }
}

const paragraph = ({ tokens }: Tokens.Paragraph): Block => ({
  kind: "paragraph",
  text: inline(tokens),
});

/** `![what it shows](name)` alone in a paragraph: a picture that the game draws. */
function pictureOf({ tokens }: Tokens.Paragraph): Block | null {
  const images = tokens.filter((token): token is Tokens.Image => token.type === "image");
  const [image] = images;
  if (!image) return null;
  if (tokens.length > 1) throw new Error(`A picture stands alone: ${image.raw}`);
  if (!image.text) throw new Error(`A picture needs a caption: ${image.raw}`);
  return { kind: "picture", name: image.href, text: [{ kind: "text", text: image.text }] };
}

/** Text with one level of emphasis; links become their text. */
function inline(tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case "strong":
      case "em":
        return [{ kind: token.type, text: textOf(token) }];
      case "codespan":
        return [{ kind: "code", text: textOf(token) }];
      case "list":
        throw new Error(`Rules cannot show a list within a list: ${token.raw}`);
      default:
        if ("tokens" in token && token.tokens) return inline(token.tokens);
        // In Chinese, `**word：**next` is no emphasis: the colon must follow the asterisks.
        if (token.raw.includes("**")) throw new Error(`Emphasis without effect: ${token.raw}`);
        return [{ kind: "text", text: textOf(token) }];
    }
  });
}

/** The bare text; line breaks within a paragraph are spaces. */
function textOf(token: Token): string {
  const text = "text" in token && typeof token.text === "string" ? token.text : token.raw;
  return text.replace(/\s*\n\s*/g, " ");
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
