/// <reference types="svelte" />
/// <reference types="vite/client" />

/** `scripts/markdown.ts` makes data of Markdown. */
declare module "*.md" {
  const blocks: import("./ui/richText").Block[];
  export default blocks;
}
