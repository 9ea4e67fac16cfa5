/**
 * The tables of this device in IndexedDB. All values are texts that the host of the tables writes;
 * a page reads only what it lists. An entry of a journal is added, never replaced: of two tabs that
 * store the same number, the second one fails.
 */

const NAME = "polis";
const VERSION = 1;

export interface Changes {
  tables: Record<string, string>;
  steps: [table: string, number: number, text: string][];
  values: Record<string, string>;
}

/** What came of a write: `written`, `conflict`, or the name of the browser's error. */
export type Outcome = string;

let opening: Promise<IDBDatabase> | undefined;

export function database(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const store of ["tables", "steps", "values"]) request.result.createObjectStore(store);
  };
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  });
}

async function store(name: string): Promise<IDBObjectStore> {
  return (await database()).transaction(name).objectStore(name);
}

/** A stored text; empty if there is none. */
export async function text(from: "tables" | "values", key: string): Promise<string> {
  return ((await done((await store(from)).get(key))) as string | undefined) ?? "";
}

export async function allTables(): Promise<string[]> {
  return (await done((await store("tables")).getAll())) as string[];
}

export async function stepsAfter(table: string, number: number): Promise<string[]> {
  const range = IDBKeyRange.bound([table, number], [table, Infinity], true);
  return (await done((await store("steps")).getAll(range))) as string[];
}

/** Write everything in one transaction, or nothing. */
export async function write(changes: Changes): Promise<Outcome> {
  let transaction: IDBTransaction;
  try {
    const names = ["tables", "steps", "values"];
    transaction = (await database()).transaction(names, "readwrite", { durability: "strict" });
  } catch (error) {
    return nameOf(error);
  }
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve("written");
    transaction.onabort = () => {
      const name = nameOf(transaction.error);
      resolve(name === "ConstraintError" ? "conflict" : name);
    };
    for (const [id, value] of Object.entries(changes.tables))
      transaction.objectStore("tables").put(value, id);
    for (const [table, number, value] of changes.steps)
      transaction.objectStore("steps").add(value, [table, number]);
    for (const [name, value] of Object.entries(changes.values))
      transaction.objectStore("values").put(value, name);
  });
}

function nameOf(error: unknown): string {
  return error instanceof DOMException ? error.name : "unknown";
}
