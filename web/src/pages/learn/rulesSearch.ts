/** Search in the text of the rules. */

import { joined, plainText, type Block } from "../../ui/richText";

/** The text for comparisons: no capitals, no accents. Letter by letter, so that positions agree. */
export function fold(text: string): string {
  return Array.from(text, (letter) =>
    letter.length > 1 ? letter : letter.normalize("NFD").charAt(0).toLocaleLowerCase().charAt(0),
  ).join("");
}

/** The blocks that contain the text, with their headings. Numbered lists stay whole. */
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
    return { ...block, items: block.items.filter((item) => has(joined(item))) };
  }
  if (block.kind !== "table") return block;
  const rows = block.rows.filter((row) => row.some((cell) => has(joined(cell))));
  return rows.length ? { ...block, rows } : block;
}
