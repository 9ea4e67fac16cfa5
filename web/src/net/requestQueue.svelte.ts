/** What people want of the server, one after the other: nothing that was clicked is dropped. */
export class Attempts {
  private waiting = $state(0);
  private line: Promise<void> = Promise.resolve();

  constructor(private readonly onFailure: (error: unknown) => void) {}

  /** Something is under way; what must not be asked for twice cannot be clicked meanwhile. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  /** Does something that may be refused, when its turn comes. */
  run(work: () => Promise<void>): Promise<void> {
    this.waiting += 1;
    this.line = this.line
      .then(work)
      .catch(this.onFailure)
      .finally(() => {
        this.waiting -= 1;
      });
    return this.line;
  }
}
