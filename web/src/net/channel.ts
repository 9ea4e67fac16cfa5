/** A channel to a table: the socket of a server, or the engine on this device. */

/** The part of a WebSocket that this module uses. */
export interface Wire {
  readyState: number;
  send(data: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** The server, or the engine, refuses a request; `code` is the message id `error-<code>`. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, number | string>,
  ) {
    super(code);
  }
}
