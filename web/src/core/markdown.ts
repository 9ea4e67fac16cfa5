/** The little Markdown that the rules need: headings, paragraphs, lists, tables, bold, code. */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; text: Inline[]; id: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/;

export function inline(text: string): Inline[] {
  const plain = text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
  return plain
    .split(INLINE)
    .filter((piece) => piece !== "")
    .map((piece): Inline => {
      if (piece.startsWith("**")) return { kind: "strong", text: piece.slice(2, -2) };
      if (piece.startsWith("`")) return { kind: "code", text: piece.slice(1, -1) };
      if (piece.length > 2 && piece.startsWith("*") && piece.endsWith("*")) {
        return { kind: "em", text: piece.slice(1, -1) };
      }
      return { kind: "text", text: piece };
    });
}

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of source.replace(/<!--[\s\S]*?-->/g, "").split(/\n\s*\n/)) {
    let lines = chunk.split("\n").filter((line) => line.trim() !== "");
    while (lines[0]?.startsWith("#")) {
      const found = /^(#+)\s+(.*)$/.exec(lines[0] as string);
      if (found) {
        const [, marks = "", text = ""] = found;
        blocks.push({ kind: "heading", level: marks.length, text: inline(text), id: slug(text) });
      }
      lines = lines.slice(1);
    }
    if (lines.length) blocks.push(block(lines));
  }
  return blocks;
}

function block(lines: string[]): Block {
  if (lines[0]?.startsWith("|")) return table(lines);
  if (/^\s*([-*]|\d+\.)\s/.test(lines[0] ?? "")) return list(lines);
  return { kind: "paragraph", text: inline(lines.map((line) => line.trim()).join(" ")) };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const found = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (found) items.push(found[1] ?? "");
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const ordered = /^\s*\d+\./.test(lines[0] ?? "");
  return { kind: "list", ordered, items: items.map(inline) };
}

function table(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim())));
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

export function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}

const join = (pieces: Inline[]) => pieces.map((piece) => piece.text).join("");

export function plainText(block: Block): string {
  if (block.kind === "list") return block.items.map(join).join(" ");
  if (block.kind === "table") return [block.head, ...block.rows].flat().map(join).join(" ");
  return join(block.text);
}

/** For searching: no capitals, no accents; letter for letter, so that places stay the same. */
export function fold(text: string): string {
  return Array.from(text, (letter) =>
    letter.length > 1 ? letter : letter.normalize("NFD").charAt(0).toLocaleLowerCase().charAt(0),
  ).join("");
}

/** What speaks of something, under the headings where it stands. Numbered lists stay whole. */
export function searched(blocks: readonly Block[], text: string): readonly Block[] {
  const wanted = fold(text.trim());
  if (!wanted) return blocks;
  const has = (found: string) => fold(found).includes(wanted);
  const kept: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") heading = block;
    if (!has(plainText(block))) continue;
    if (heading && block !== heading && !kept.includes(heading)) kept.push(heading);
    kept.push(narrowed(block, has));
  }
  return kept;
}

function narrowed(block: Block, has: (text: string) => boolean): Block {
  if (block.kind === "list" && !block.ordered) {
    return { ...block, items: block.items.filter((item) => has(join(item))) };
  }
  if (block.kind !== "table") return block;
  const rows = block.rows.filter((row) => row.some((cell) => has(join(cell))));
  return rows.length ? { ...block, rows } : block;
}
