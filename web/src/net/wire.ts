/**
 * What travels between server and browser. The types are generated from the server's own
 * (`polis.export`); this adds the few names that only the client needs.
 */

export * from "../generated/wire";
import type { Command, TableInfo, ToClient } from "../generated/wire";

export type FromServer = ToClient;
export type Phase = TableInfo["phase"];
export type Visibility = TableInfo["visibility"];

type Unnamed<T> = T extends { cmd: string } ? Omit<T, "cmd"> : never;
/** A command before the socket has given it a `cmd`. */
export type CommandBody = Unnamed<Command>;
