/**
 * Messages between server and browser. The types are generated from the server's types
 * (`polis.export`); this adds the few names that only the client needs.
 */

export * from "../generated/wire";
import type { Command, Names, TableInfo, ToClient } from "../generated/wire";

/** What to say for components, by part. */
export type PartNames = Readonly<Names["names"]>;
export type FromServer = ToClient;
export type Visibility = TableInfo["visibility"];

type Unnamed<T> = T extends { cmd: string } ? Omit<T, "cmd"> : never;
/** A command before the socket has given it a `cmd`. */
export type CommandBody = Unnamed<Command>;
