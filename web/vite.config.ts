import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./scripts/compress.ts";
import { markdown } from "./scripts/markdown.ts";

export default defineConfig({
  plugins: [svelte(), markdown(), compress()],
  base: "./", // the app works under any path
  logLevel: process.argv.includes("build") ? "warn" : "info",
  build: {
    outDir: process.env.POLIS_STATIC ?? "../src/polis/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Everything small stays a file: the server's content policy allows no data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    reportCompressedSize: false,
    license: { fileName: "licences.md" }, // of the libraries inside the client
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      output: {
        // A service worker keeps its address, and governs everything below it.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    // The rules in docs/ are read from the work tree.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: process.env.POLIS_SERVER ?? "http://127.0.0.1:8200", ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    environment: "node",
  },
});
