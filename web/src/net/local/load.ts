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
  const download = watchFiles((bytes) => told(Math.min(bytes, total), total));
  try {
    return await Promise.race([start(index, base), download.broken]);
  } finally {
    download.stop();
  }
}

async function start(index: Index, base: string): Promise<Engine> {
  const folder = new URL(index.runtime, base).href;
  const source = zip(new URL(index.source, base));
  source.catch(() => undefined); // awaited below
  const { loadPyodide: begin } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const python = await begin({ indexURL: folder, checkAPIVersion: false });
  const unpack = (data: ArrayBuffer) => python.unpackArchive(data, "zip", { extractDir: FOLDER });
  unpack(await source);
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return {
    module: (name) => python.pyimport(name) as unknown,
    learn: async () => unpack(await zip(new URL(index.weights, base))),
  };
}

interface Download {
  /** Fails as soon as a file does not arrive. The interpreter itself would wait for ever. */
  broken: Promise<never>;
  stop: () => void;
}

/** Count the bytes of the engine's files as they arrive, until `stop` is called. */
function watchFiles(told: (bytes: number) => void): Download {
  let bytes = 0;
  let fail: (error: unknown) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => (fail = reject));
  const plain = self.fetch.bind(self);

  /** The same bytes, counted. */
  function counted(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        told(bytes);
        controller.enqueue(chunk);
      },
    });
    body.pipeTo(counter.writable).catch(fail);
    return counter.readable;
  }

  self.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, self.location.href);
    if (!COUNTED.test(pathname)) return plain(input, init);
    const answer = await plain(input, init).catch(fail);
    if (!answer?.ok || !answer.body) {
      fail(new Error(`${answer?.status ?? "no answer"} for ${pathname}`));
      return new Promise(() => undefined); // `broken` has told it
    }
    const headers = new Headers(answer.headers);
    // Not every host knows this type, and without it a browser compiles nothing while it loads.
    if (pathname.endsWith(".wasm")) headers.set("content-type", "application/wasm");
    return new Response(counted(answer.body), { status: answer.status, headers });
  };
  return { broken, stop: () => (self.fetch = plain) };
}

async function zip(address: URL): Promise<ArrayBuffer> {
  return (await fetched(address)).arrayBuffer();
}

async function fetched(address: URL): Promise<Response> {
  const answer = await self.fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address.pathname}`);
  return answer;
}
