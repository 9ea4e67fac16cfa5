/** Where one looks: at a part, or at a choice in words. */

export class Look<Thing> {
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
   * Who goes from one thing to the next leaves the first one before, in the same moment: what both
   * of them show on the screen is not taken away and made again.
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
