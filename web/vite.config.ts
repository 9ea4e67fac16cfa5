import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  logLevel: process.argv.includes("build") ? "warn" : "info",
  build: {
    outDir: process.env.POLIS_STATIC ?? "../src/polis/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Everything small stays a file: the server's content policy allows no data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    manifest: true, // scripts/size.js reads it
    reportCompressedSize: false,
  },
  server: {
    // The rules in docs/ are read from the work tree.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: process.env.POLIS_SERVER ?? "http://127.0.0.1:8200", ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});
