/** A socket whose other end is the engine on this device, which loads when it is first needed. */

import type { Wire } from "../channel";
import type { ToEngine } from "./messages";

export class EngineWire implements Wire {
  readyState = 0;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  private socket = 0;
  private tell: (message: ToEngine) => void = () => undefined;

  constructor() {
    import("./engine").then(
      ({ engine }) => engine.connect(this),
      () => this.end(),
    );
  }

  send(text: string): void {
    this.tell({ kind: "say", socket: this.socket, text });
  }

  close(): void {
    this.readyState = 3;
    this.tell({ kind: "close", socket: this.socket });
  }

  begin(socket: number, tell: (message: ToEngine) => void): void {
    if (this.readyState !== 0) return;
    [this.socket, this.tell, this.readyState] = [socket, tell, 1];
    this.onopen?.(undefined as never);
  }

  hear(text: string): void {
    if (this.readyState === 1) this.onmessage?.({ data: text });
  }

  end(): void {
    if (this.readyState === 3) return;
    this.close();
    this.onclose?.({ code: 1006 });
  }
}
