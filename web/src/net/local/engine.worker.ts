/// <reference lib="webworker" />
/**
 * The worker that plays: Pyodide with the unchanged Python source of rules, bots and tables. It
 * answers the messages that a server's socket answers. Everything is stored before it is sent.
 */

import { allTables, database, stepsAfter, text, write, type Changes } from "./database";
import { load, type Engine } from "./load";
import { claims } from "./locks";
import type { FromEngine, ToEngine } from "./messages";

declare const self: DedicatedWorkerGlobalScope;

/** The Python side: `polis.local.browser`. */
interface Host {
  receive(socket: number, text: string): Promise<void>;
  answer(method: string, path: string, body: string): Promise<string>;
  close(socket: number): void;
  changed(table: string): Promise<void>;
  granted(table: string): Promise<void>;
  learned(): void;
}

interface Browser {
  start(given: typeof functions): Promise<Host>;
}

/** How long a bot waits for its weights before it plays without them. */
const PATIENCE = 5000;

let weights: Promise<void> = Promise.resolve();
let host: Host | null = null;
const tabs = new BroadcastChannel("polis-tables");
const { claim, release } = claims(
  (navigator as Partial<Navigator>).locks,
  (table) => void host?.granted(table),
);

const tell = (message: FromEngine) => self.postMessage(message);

/** What the Python side calls. */
const functions = {
  value: (name: string) => text("values", name),
  table: (id: string) => text("tables", id),
  tables: async () => JSON.stringify(await allTables()),
  steps: async (table: string, after: number) => JSON.stringify(await stepsAfter(table, after)),
  async write(given: string) {
    const changes = JSON.parse(given) as Changes;
    const outcome = await write(changes);
    if (outcome === "written")
      for (const table of Object.keys(changes.tables)) tabs.postMessage(table);
    return outcome;
  },
  claim,
  release,
  send: (socket: number, said: string) => tell({ kind: "said", socket, text: said }),
  weights: () => Promise.race([weights, new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
};

/** Fetch what the bots have learned; if it does not arrive, try again with the next connection. */
async function learn(engine: Engine): Promise<void> {
  try {
    await engine.learn();
    host?.learned();
    tell({ kind: "complete" });
  } catch {
    const again = () => void (weights = learn(engine));
    self.addEventListener("online", again, { once: true });
  }
}

/** Why the engine cannot start; null if it has started. */
async function start(base: string): Promise<string | null> {
  if (typeof WebAssembly === "undefined") return "no-wasm";
  try {
    await database();
  } catch {
    return "no-storage";
  }
  try {
    const engine = await load(base, (bytes, total) => tell({ kind: "loaded", bytes, total }));
    const python = engine.module("polis.local.browser") as Browser;
    host = await python.start(functions);
    weights = learn(engine);
  } catch (error) {
    console.warn(error);
    return "no-engine";
  }
  tabs.onmessage = ({ data }) => void host?.changed(String(data));
  return null;
}

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  if (data.kind === "start")
    void start(data.base).then((code) => tell(code ? { kind: "failed", code } : { kind: "ready" }));
  else if (data.kind === "say") void host?.receive(data.socket, data.text);
  else if (data.kind === "close") host?.close(data.socket);
  else
    void host
      ?.answer(data.method, data.path, data.body)
      .then((answer) => tell({ kind: "answered", id: data.id, text: answer }));
};
