/** What a page and the worker with the engine tell each other. */

export type ToEngine =
  | { kind: "start"; base: string }
  | { kind: "say"; socket: number; text: string }
  | { kind: "close"; socket: number }
  | { kind: "ask"; id: number; method: string; path: string; body: string };

export type FromEngine =
  | { kind: "loaded"; bytes: number; total: number }
  | { kind: "ready" }
  /** All files have arrived, with what the bots have learned. */
  | { kind: "complete" }
  | { kind: "failed"; code: string }
  | { kind: "said"; socket: number; text: string }
  | { kind: "answered"; id: number; text: string };
