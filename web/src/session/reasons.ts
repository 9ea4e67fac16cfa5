/** Why parts cannot be chosen now, by the rules. Each part is asked for once per position. */

import type { Message, Part, Position } from "../net/wire";

export class Reasons {
  private position: Position | null = null;
  private readonly known = new Map<Part, Promise<Message | null>>();

  constructor(private readonly ask: (part: Part) => Promise<Message | null>) {}

  of(part: Part, position: Position | null): Promise<Message | null> {
    if (position !== this.position) this.known.clear();
    this.position = position;
    const found = this.known.get(part) ?? this.ask(part);
    this.known.set(part, found);
    return found;
  }
}
