/** Run again whenever something changes that it reads, as long as the surrounding effect lives. */
export function keepCurrent(run: () => void): void {
  $effect(run);
}
