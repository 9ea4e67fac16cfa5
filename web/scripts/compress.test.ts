import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressed } from "./compress";

it("packs a file with both methods, brotli tighter than gzip", () => {
  const text = Buffer.from(
    Array.from({ length: 500 }, (_, at) => `line ${at % 37}: ${at}`).join("\n"),
  );
  const { br, gz } = compressed(text);
  expect(brotliDecompressSync(br)).toEqual(text);
  expect(gunzipSync(gz)).toEqual(text);
  expect(br.length).toBeLessThan(gz.length);
  expect(gz.length).toBeLessThan(text.length / 2);
});
