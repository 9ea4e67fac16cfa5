/** Says how much a first visit loads, and fails if it is too much: shell and each game, gzipped. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const SHELL_LIMIT = 150_000;
const GAME_LIMIT = 80_000;

const root = process.env.POLIS_STATIC ?? join(import.meta.dirname, "../../src/polis/static");
const manifest = JSON.parse(readFileSync(join(root, ".vite/manifest.json"), "utf-8"));
const sizes = new Map();

function size(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(root, file))).length);
  return sizes.get(file);
}

/** All files that an entry needs at once. */
function needed(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) needed(other, found);
  return found;
}

const total = (files) => [...files].reduce((sum, file) => sum + size(file), 0);
const english = (folder) => Object.keys(manifest).filter((key) => key === `${folder}/en.ftl?raw`);

const shell = new Set();
for (const key of ["index.html", "src/shell/TablePage.svelte", "src/shell/ReplayPage.svelte"]) {
  needed(key, shell);
}
for (const folder of ["src/locale", "src/generated/shell"]) {
  for (const key of english(folder)) needed(key, shell);
}
const rows = [["shell, with table and replay", total(shell), SHELL_LIMIT]];
for (const key of Object.keys(manifest)) {
  const game = /^src\/games\/([^/]+)\/index\.ts$/.exec(key)?.[1];
  if (!game) continue;
  const files = needed(key);
  needed(`src/games/${game}/cover.ts`, files);
  needed(`src/generated/games/${game}/facts.json`, files);
  for (const folder of [`src/games/${game}/locale`, `src/generated/games/${game}`]) {
    for (const words of english(folder)) needed(words, files);
  }
  for (const file of shell) files.delete(file);
  rows.push([game, total(files), GAME_LIMIT]);
}
let failed = false;
for (const [name, bytes, limit] of rows) {
  const mark = bytes > limit ? "TOO LARGE" : "ok";
  failed ||= bytes > limit;
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB  ${mark}`);
}
process.exit(failed ? 1 : 0);
