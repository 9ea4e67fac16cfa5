/** What the log says of an entry without events. */

import type { Entry } from "../core/wire";
import { t } from "../core/words.svelte";

export function quiet({ seat, undone }: Entry): string {
  if (undone.length) return t("log-undid", { count: undone.length });
  return seat === null ? t("match-begins") : t("log-hidden");
}
