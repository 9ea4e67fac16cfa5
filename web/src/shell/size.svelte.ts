/** Whether this is a phone; one place decides for shell and games. */

import { MediaQuery } from "svelte/reactivity";
import type { SizeClass } from "../core/game";

const narrow = new MediaQuery("max-width: 719px", false);

export function sizeClass(): SizeClass {
  return narrow.current ? "phone" : "desktop";
}
