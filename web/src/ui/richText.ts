/**
 * Text with headings, lists and tables. `scripts/markdown.ts` makes it from Markdown at build time.
 */

export interface Inline {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}
export type Block =
  | { kind: "heading"; level: number; text: Inline[]; id: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "picture"; name: string; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export const joined = (pieces: readonly Inline[]): string =>
  pieces.map((piece) => piece.text).join("");

export function plainText(block: Block): string {
  if (block.kind === "list") return block.items.map(joined).join(" ");
  if (block.kind === "table") return [block.head, ...block.rows].flat().map(joined).join(" ");
  return joined(block.text);
}
