/** The engine on this device, as a page uses it: a worker that starts when it is first needed. */

import { Refused } from "../channel";
import type { FromEngine, ToEngine } from "./messages";
import { progress } from "./progress.svelte";
import type { EngineWire } from "./wire";

class Engine {
  private worker: Worker | null = null;
  private ready: Promise<void> | null = null;
  private settle = { done: (): void => undefined, fail: (_why: Refused): void => undefined };
  private sockets = new Map<number, EngineWire>();
  private asked = new Map<number, (text: string) => void>();
  private count = 0;

  /** Start the engine, or wait until it has started. After a failure it starts again. */
  start(): Promise<void> {
    if (this.ready && progress.state !== "failed") return this.ready;
    this.worker?.terminate();
    [progress.state, progress.failure, progress.bytes] = ["loading", null, 0];
    progress.startedAt = performance.now();
    this.ready = new Promise((resolve, reject) => {
      this.settle = { done: resolve, fail: reject };
    });
    this.ready.catch(() => undefined); // the progress tells it too
    this.worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.hear(data);
    this.worker.onerror = () => this.fail("no-engine");
    this.tell({ kind: "start", base: new URL(".", document.baseURI).href });
    return this.ready;
  }

  /** The answer to a request. A refusal is thrown as it is by the routes of a server. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    await this.start();
    this.count += 1;
    const id = this.count;
    const text = new Promise<string>((resolve) => this.asked.set(id, resolve));
    const given = body === undefined ? "" : JSON.stringify(body);
    this.tell({ kind: "ask", id, method, path, body: given });
    const answer = JSON.parse(await text) as
      { data: T } | { code: string; args: Record<string, number | string> };
    if ("code" in answer) throw new Refused(answer.code, answer.args);
    return answer.data;
  }

  /** Connect a socket to the tables of this device. */
  connect(wire: EngineWire): void {
    this.count += 1;
    const socket = this.count;
    this.sockets.set(socket, wire);
    this.start().then(
      () => wire.begin(socket, (message) => this.tell(message)),
      () => wire.end(),
    );
  }

  private tell(message: ToEngine): void {
    this.worker?.postMessage(message);
    if (message.kind === "close") this.sockets.delete(message.socket);
  }

  private hear(message: FromEngine): void {
    if (message.kind === "said") this.sockets.get(message.socket)?.hear(message.text);
    else if (message.kind === "answered") {
      this.asked.get(message.id)?.(message.text);
      this.asked.delete(message.id);
    } else if (message.kind === "loaded") {
      progress.bytes = message.bytes;
      progress.total = message.total;
    } else if (message.kind === "failed") this.fail(message.code);
    else if (message.kind === "complete") void keepOffline();
    else {
      progress.state = "ready";
      this.settle.done();
    }
  }

  private fail(code: string): void {
    progress.state = "failed";
    progress.failure = code;
    this.settle.fail(new Refused(code, {}));
  }
}

/** Have the service worker keep the engine for a start without a network. */
async function keepOffline(): Promise<void> {
  const worker = (navigator as Partial<Navigator>).serviceWorker;
  (await worker?.ready)?.active?.postMessage("keep-engine");
}

export const engine = new Engine();
