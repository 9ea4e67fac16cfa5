/**
 * Compress the built files with brotli and gzip, once, as hard as the libraries can. The server
 * sends whichever the browser accepts.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const LEAST = 400;

export function compressed(data: Buffer): Record<"br" | "gz", Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  return { br: brotliCompressSync(data, { params }), gz: gzipSync(data, { level: 9 }) };
}

export function compress(): Plugin {
  let folder = "";
  return {
    name: "polis-compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // After `public/` is copied too.
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!TEXT.test(name)) continue;
        const data = readFileSync(join(folder, name));
        if (data.length < LEAST) continue;
        for (const [suffix, packed] of Object.entries(compressed(data)))
          writeFileSync(join(folder, `${name}.${suffix}`), packed);
      }
    },
  };
}
