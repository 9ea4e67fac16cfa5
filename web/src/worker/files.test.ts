import { beforeEach, expect, it } from "vitest";
import { Files, pathOf, type Build } from "./files";

const SCOPE = "https://host/club/";
const FIRST: Build = {
  version: "1",
  shell: ["./", "engine.json", "assets/a-1.js"],
  engine: ["engine/x/python.wasm"],
  weights: ["engine/weights-1.zip"],
};
const SECOND: Build = { ...FIRST, version: "2", shell: [...FIRST.shell, "assets/b-2.js"] };

/** Just enough of the browser's caches. */
class Caches {
  all = new Map<string, Map<string, Response>>();
  keys = () => Promise.resolve([...this.all.keys()]);
  has = (name: string) => Promise.resolve(this.all.has(name));
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  match(url: string) {
    const found = [...this.all.values()].find((cache) => cache.has(url));
    return Promise.resolve(found?.get(url)?.clone());
  }
  open(name: string) {
    const held = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, held);
    return Promise.resolve({
      match: (url: string) => Promise.resolve(held.get(url)?.clone()),
      put: (url: string, answer: Response) => Promise.resolve(void held.set(url, answer)),
      keys: () => Promise.resolve([...held.keys()].map((url) => ({ url }))),
      delete: (url: string) => Promise.resolve(held.delete(url)),
    });
  }
}

let caches: Caches;
let fetched: string[];
let network: (path: string) => Response | Error;

beforeEach(() => {
  caches = new Caches();
  fetched = [];
  network = (path) => new Response(`${path} of the network`);
});

function files(build: Build): Files {
  return new Files(build, SCOPE, caches as unknown as CacheStorage, ({ url }) => {
    const path = url.slice(SCOPE.length);
    fetched.push(path);
    const answer = network(path);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
}

async function ask(asked: Files, path: string): Promise<string> {
  const work: Promise<unknown>[] = [];
  const request = new Request(new URL(path, SCOPE).href);
  const answer = await asked.answer(path, request, (one) => work.push(one));
  await Promise.all(work);
  return answer.text();
}

const offline = () => (network = () => new Error("offline"));

it("knows its own addresses, below the folder of the app only", () => {
  const of = (url: string, method = "GET") => pathOf({ url, method }, SCOPE);
  expect(of(SCOPE)).toBe("./");
  expect(of(`${SCOPE}index.html?x=1#/table/2`)).toBe("./");
  expect(of(`${SCOPE}assets/a-1.js`)).toBe("assets/a-1.js");
  expect(of("https://host/other/")).toBeNull();
  expect(of(SCOPE, "POST")).toBeNull();
  expect(files(FIRST).isOurs("api/me")).toBe(false);
  expect(files(FIRST).isOurs("assets/of-an-older-build.js")).toBe(true);
});

it("answers from the installed shell without a network", async () => {
  const worker = files(FIRST);
  await worker.install();
  offline();
  expect(await ask(worker, "./")).toBe(" of the network");
  expect(await ask(worker, "assets/a-1.js")).toBe("assets/a-1.js of the network");
  await expect(ask(worker, "engine/x/python.wasm")).rejects.toThrow("offline");
});

it("installs nothing if a file is missing", async () => {
  network = (path) => new Response("", { status: path.endsWith(".js") ? 404 : 200 });
  await expect(files(FIRST).install()).rejects.toThrow("404 for assets/a-1.js");
});

it("keeps the engine on its way, and fills what is missing later", async () => {
  const worker = files(FIRST);
  await worker.install();
  await ask(worker, "engine/x/python.wasm");
  fetched = [];
  await worker.keepEngine();
  expect(fetched).toEqual(["engine/weights-1.zip"]);
  offline();
  expect(await ask(worker, "engine/x/python.wasm")).toBe("engine/x/python.wasm of the network");
});

it("fetches only what has changed for an update, with the engine if the device has played", async () => {
  await files(FIRST).install();
  await files(FIRST).keepEngine();
  fetched = [];
  await files({ ...SECOND, weights: ["engine/weights-2.zip"] }).install();
  expect(fetched.sort()).toEqual(["", "assets/b-2.js", "engine.json", "engine/weights-2.zip"]);
});

it("shows pages of one build until the next one is accepted", async () => {
  await files(FIRST).install();
  network = (path) => new Response(`${path} of the update`);
  const [old, update] = [files(FIRST), files(SECOND)];
  await update.install();
  expect(await ask(old, "engine.json")).toBe("engine.json of the network");
  expect(await ask(update, "engine.json")).toBe("engine.json of the update");
});

it("forgets all builds but the last two", async () => {
  for (const version of ["1", "2", "3"]) {
    const worker = files({ ...FIRST, version, weights: [`engine/weights-${version}.zip`] });
    await worker.install();
    await worker.keepEngine();
    await worker.tidy();
  }
  expect(await caches.keys()).toEqual(["polis-engine", "polis-shell-2", "polis-shell-3"]);
  const kept = [...(caches.all.get("polis-engine")?.keys() ?? [])];
  expect(kept).not.toContain(`${SCOPE}engine/weights-1.zip`);
  expect(kept).toContain(`${SCOPE}engine/weights-3.zip`);
});
