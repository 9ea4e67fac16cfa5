/** Requests that a user starts, sent one after the other: no click is dropped. */
export class RequestQueue {
  private waiting = $state(0);
  private line: Promise<void> = Promise.resolve();

  constructor(private readonly onFailure: (error: unknown) => void) {}

  /** A request is running. Buttons that must not be pressed twice are disabled until it ends. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  /** Run a request when its turn comes. A failure goes to `onFailure`. */
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
