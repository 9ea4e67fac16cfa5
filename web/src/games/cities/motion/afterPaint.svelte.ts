/** Delay expensive drawing by one frame, so that the response to a touch is painted first. */

/** Follow a value one frame later than the rest of the page. */
export function painted<T>(value: () => T): { readonly current: T } {
  let current = $state.raw(value());
  $effect(() => {
    const next = value();
    if (next === current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => (current = next))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return {
    get current() {
      return current;
    },
  };
}
