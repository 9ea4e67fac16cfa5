/** The words of the operator's page. They load with the page: no player needs them. */

import { Catalogue, Words, type Args, type Language } from "../../i18n/fluent";
import { settings } from "../../settings/settings.svelte";

const texts = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

let catalogue = $state.raw(new Catalogue([]));

export async function loadAdminWords(language: Language): Promise<void> {
  const found = await texts[`./locale/${language}.ftl`]?.();
  catalogue = new Catalogue([new Words(language, [found ?? ""])]);
}

/** A message of the operator's page. */
export function w(key: string, args: Args = {}): string {
  return catalogue.format(key, args);
}

/** Bytes as people read them: "1.5 MB". */
export function bytes(count: number): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];
  const power = count < 1000 ? 0 : Math.min(4, Math.floor(Math.log10(count) / 3));
  const format = {
    style: "unit",
    unit: units[power] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: power ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(settings.language, format).format(count / 1000 ** power);
}

export function count(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value);
}
