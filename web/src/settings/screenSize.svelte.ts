/** Phone or desktop, decided in one place for shell and games, and counted in letters. */

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { SizeClass } from "../games/contract";
import { settings } from "./settings.svelte";

/** A window below these sizes, in rem, gets the layout of a phone. Large text makes windows small. */
const NARROW = 45;
const LOW = 34;
/** Below this height, the board needs the room of everything that is not necessary. */
const SHORT = 38;
/** A low window is wider than high by this factor. */
const LYING = 1.25;

const rem = $derived.by(() => {
  void [settings.textSize, innerWidth.current, innerHeight.current];
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
});
const width = $derived((innerWidth.current ?? 1366) / rem);
const height = $derived((innerHeight.current ?? 768) / rem);
const lies = $derived(height < LOW && width > LYING * height);

export function sizeClass(): SizeClass {
  return width < NARROW || lies ? "phone" : "desktop";
}

/** Whether the window is low and wide: a phone on its side, or a laptop with very large text. */
export const isLying = (): boolean => lies;

/** Whether the window has few lines: a phone with large text, or on its side. */
export const isShort = (): boolean => height < SHORT;
