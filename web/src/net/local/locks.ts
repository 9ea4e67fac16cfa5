/** One tab plays at a table; the others wait for it to leave. */

interface Claims {
  /** Whether this tab may play at a table now. */
  claim: (table: string) => Promise<boolean>;
  /** Let other tabs play, or stop waiting for them. */
  release: (table: string) => void;
}

export function claims(locks: LockManager | undefined, granted: (table: string) => void): Claims {
  const held = new Map<string, () => void>();
  const waiting = new Map<string, AbortController>();

  const hold = (table: string) =>
    new Promise<void>((resolve) => {
      held.set(table, resolve);
    });

  function wait(manager: LockManager, table: string): void {
    const controller = new AbortController();
    waiting.set(table, controller);
    const { signal } = controller;
    manager
      .request(nameOf(table), { signal }, () => {
        waiting.delete(table);
        const holding = hold(table);
        granted(table);
        return holding;
      })
      .catch(() => undefined); // released while it waited
  }

  return {
    async claim(table) {
      if (held.has(table) || !locks) return true;
      if (waiting.has(table)) return false;
      const has = await new Promise<boolean>((resolve) => {
        void locks.request(nameOf(table), { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : hold(table);
        });
      });
      if (!has) wait(locks, table);
      return has;
    },
    release(table) {
      held.get(table)?.();
      held.delete(table);
      waiting.get(table)?.abort();
      waiting.delete(table);
    },
  };
}

function nameOf(table: string): string {
  return `polis ${table}`;
}
