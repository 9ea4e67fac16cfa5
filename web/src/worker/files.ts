/// <reference lib="webworker" />
/**
 * The files that the service worker keeps, so that the app starts without a network.
 *
 * A build is a list of files. The shell is fetched when the worker is installed; the engine when a
 * match on this device first needs it, and from then on with every update. Pages get the files of
 * one build only, until the player accepts the next one.
 */

/** All files of a build, by their path below the app, as `web/offline.py` lists them. */
export interface Build {
  version: string;
  shell: string[];
  /** What a match on this device needs. Weights of bots are listed apart: they follow later. */
  engine: string[];
  weights: string[];
}

const SHELL = "polis-shell-";
const ENGINE = "polis-engine";
/** Builds whose files are kept: pages of the last build may still be open in other tabs. */
const KEPT = 2;
/** The path of a file with a hash of its content in it. */
const HASHED = /^(assets|engine)\//;
const PAGE = "./";

/** The path below the app that a request asks for; null: nothing that the worker may answer. */
export function pathOf(request: Pick<Request, "method" | "url">, scope: string): string | null {
  const address = request.url.split(/[?#]/)[0] ?? "";
  if (request.method !== "GET" || !address.startsWith(scope)) return null;
  const path = address.slice(scope.length);
  return path === "" || path === "index.html" ? PAGE : path;
}

export class Files {
  private readonly known: ReadonlySet<string>;

  constructor(
    private readonly build: Build,
    private readonly scope: string,
    private readonly caches: CacheStorage,
    private readonly fetch: (request: Request) => Promise<Response>,
  ) {
    this.known = new Set([...build.shell, ...build.engine, ...build.weights]);
  }

  /** Whether the worker answers requests for a path. All others go to the network as they are. */
  isOurs(path: string): boolean {
    return this.known.has(path) || HASHED.test(path);
  }

  /** Fetch the shell, and the engine if this device has played: all files, or none. */
  async install(): Promise<void> {
    const hasEngine = await this.caches.has(ENGINE);
    const cache = await this.caches.open(SHELL + this.build.version);
    await Promise.all(this.build.shell.map((path) => this.keep(cache, path)));
    if (hasEngine) await this.keepEngine();
  }

  /** Keep the engine, with the weights of the bots. */
  async keepEngine(): Promise<void> {
    const cache = await this.caches.open(ENGINE);
    const { engine, weights } = this.build;
    await Promise.all([...engine, ...weights].map((path) => this.keep(cache, path)));
  }

  /** Forget the builds before the last one, and parts of the engine that this build has not. */
  async tidy(): Promise<void> {
    const shells = (await this.caches.keys()).filter((name) => name.startsWith(SHELL));
    const others = shells.filter((name) => name !== SHELL + this.build.version);
    await Promise.all(others.slice(0, 1 - KEPT).map((name) => this.caches.delete(name)));
    if (!(await this.caches.has(ENGINE))) return;
    const cache = await this.caches.open(ENGINE);
    for (const { url } of await cache.keys())
      if (!this.known.has(url.slice(this.scope.length))) await cache.delete(url);
  }

  /** The file of a path: as it was kept, or from the network. The engine is kept on its way. */
  async answer(path: string, request: Request, later: (work: Promise<unknown>) => void) {
    const found = await this.find(path);
    if (found) return found;
    const answer = await this.fetch(request);
    const isEngine = this.build.engine.includes(path) || this.build.weights.includes(path);
    if (isEngine && answer.ok) {
      const copy = answer.clone();
      const keeping = this.caches.open(ENGINE).then((cache) => cache.put(this.at(path), copy));
      later(keeping.catch(() => undefined)); // without space it comes from the network again
    }
    return answer;
  }

  private async find(path: string): Promise<Response | undefined> {
    const own = await this.caches.open(SHELL + this.build.version);
    const options = { ignoreVary: true };
    const found = await own.match(this.at(path), options);
    if (found || !HASHED.test(path)) return found;
    return this.caches.match(this.at(path), options);
  }

  private async keep(cache: Cache, path: string): Promise<void> {
    const isHashed = HASHED.test(path);
    if (isHashed && (await cache.match(this.at(path)))) return;
    const old = isHashed ? await this.caches.match(this.at(path), { ignoreVary: true }) : undefined;
    const request = new Request(this.at(path), { cache: isHashed ? "default" : "no-cache" });
    const answer = old ?? (await this.fetch(request));
    if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
    await cache.put(this.at(path), answer);
  }

  private at(path: string): string {
    return new URL(path, this.scope).href;
  }
}
