/** What is dear to draw comes one picture after what answers the touch. */

/** Follows a value, but only once the page has been painted with the new one elsewhere. */
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
