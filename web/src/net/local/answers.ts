/**
 * Requests that this device answers itself. What the home page lists is read from the storage, so
 * that the engine starts only when a player needs it.
 */

import { Refused } from "../channel";
import type { Catalogue, Person, Statistics, TableList, TableRow } from "../wire";
import { allTables, text } from "./database";
import { engine } from "./engine";

export async function answerHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  const [name = "", query = ""] = path.split("?");
  const read = method === "GET" ? READ[name] : undefined;
  return (read ? await read(query) : await engine.ask<T>(method, path, body)) as T;
}

const READ: Record<string, (query: string) => Promise<unknown>> = {
  "/catalogue": catalogue,
  "/me": me,
  "/me/tables": (query) => tables(query.includes("finished")),
  "/me/statistics": statistics,
  "/tables": () => Promise.resolve({ tables: [], next: null }),
};

async function catalogue(): Promise<Catalogue> {
  return (await import("../../generated/catalogue.json")).default;
}

async function statistics(): Promise<Statistics> {
  return JSON.parse((await text("values", "statistics")) || '{"games":[]}') as Statistics;
}

async function me(): Promise<Person> {
  const stored = await text("values", "me");
  if (!stored) throw new Refused("no-identity", {});
  return JSON.parse(stored) as Person;
}

/** The tables of this device as their host has listed them, the latest first. */
export async function tables(finished: boolean): Promise<TableList> {
  const stored = await allTables().catch(() => []);
  const rows = stored.map((one) => (JSON.parse(one) as { listed: TableRow }).listed);
  const wanted = rows.filter(({ phase }) => phase === (finished ? "finished" : "running"));
  return { tables: wanted.sort((one, other) => other.moved - one.moved), next: null };
}
