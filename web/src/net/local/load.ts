/// <reference lib="webworker" />
/** Load the engine in a worker: the interpreter, our source and, later, what the bots have learned. */

import type { loadPyodide } from "pyodide";

declare const self: DedicatedWorkerGlobalScope;

/** The files of the engine, as `web/engine.py` lists them. */
interface Index {
  runtime: string;
  source: string;
  weights: string;
  files: Record<string, number>;
}

export interface Engine {
  /** A module of Python. */
  module(name: string): unknown;
  /** Fetch what the bots have learned. Throws if it does not arrive. */
  learn(): Promise<void>;
}

type Told = (bytes: number, total: number) => void;

const FOLDER = "/polis";
/** The interpreter reads these by `fetch`, so their bytes can be counted while they arrive. */
const COUNTED = /\.(wasm|zip)$/;

export async function load(base: string, told: Told): Promise<Engine> {
  const index = (await (await fetched(new URL("engine.json", base))).json()) as Index;
  const counted = Object.keys(index.files).filter(
    (path) => COUNTED.test(path) && path !== index.weights,
  );
  const total = counted.reduce((sum, path) => sum + (index.files[path] ?? 0), 0);
  const stopCounting = countBytes((bytes) => told(Math.min(bytes, total), total));
  const folder = new URL(index.runtime, base).href;
  const source = zip(new URL(index.source, base));
  source.catch(() => undefined); // awaited below
  const { loadPyodide: start } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const python = await start({ indexURL: folder, checkAPIVersion: false });
  const unpack = (data: ArrayBuffer) => python.unpackArchive(data, "zip", { extractDir: FOLDER });
  unpack(await source);
  stopCounting();
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return {
    module: (name) => python.pyimport(name) as unknown,
    learn: async () => unpack(await zip(new URL(index.weights, base))),
  };
}

/** Count the bytes of the files as they arrive, until the returned function is called. */
function countBytes(told: (bytes: number) => void): () => void {
  let bytes = 0;
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const answer = await plain(input, init);
    const { pathname } = new URL(answer.url);
    if (!answer.body || !answer.ok || !COUNTED.test(pathname)) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        told(bytes);
        controller.enqueue(chunk);
      },
    });
    const headers = new Headers(answer.headers);
    // Not every host knows this type, and without it a browser compiles nothing while it loads.
    if (pathname.endsWith(".wasm")) headers.set("content-type", "application/wasm");
    return new Response(answer.body.pipeThrough(counter), { status: answer.status, headers });
  };
  return () => (self.fetch = plain);
}

async function zip(address: URL): Promise<ArrayBuffer> {
  return (await fetched(address)).arrayBuffer();
}

async function fetched(address: URL): Promise<Response> {
  const answer = await self.fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address.pathname}`);
  return answer;
}
