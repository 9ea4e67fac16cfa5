/** The hovered or focused thing: a part, or a choice in words. */

export class Hover<Thing> {
  private thing = $state.raw<Thing | null>(null);
  private leaving: ReturnType<typeof setTimeout> | undefined;

  get current(): Thing | null {
    return this.thing;
  }

  at(thing: Thing): void {
    clearTimeout(this.leaving);
    this.thing = thing;
  }

  /**
   * A pointer that moves to the next thing leaves the first one in the same moment. Waiting a tick
   * keeps what both show on the screen, instead of removing and recreating it.
   */
  leave(): void {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => (this.thing = null));
  }

  /** The thing is gone. */
  end(): void {
    clearTimeout(this.leaving);
    this.thing = null;
  }
}
