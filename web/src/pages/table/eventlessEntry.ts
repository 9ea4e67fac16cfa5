/** The log line of an entry without events. */

import type { Entry } from "../../net/wire";
import { t } from "../../i18n/words.svelte";

export function eventlessText({ seat, undone }: Entry): string {
  if (undone.length) return t("log-undid", { count: undone.length });
  return seat === null ? t("match-begins") : t("log-hidden");
}
