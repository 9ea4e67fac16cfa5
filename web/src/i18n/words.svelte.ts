/** The shell's words in the user's language. */

import { Catalogue, Words, type Args, type Language } from "./fluent";
import { settings } from "../settings/settings.svelte";
import { Refused } from "../net/socket";

const own = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });
const shared = import.meta.glob<string>("../generated/shell/*.ftl", {
  query: "?raw",
  import: "default",
});

const MINUTE = 60_000;
const UNITS = [
  ["day", 1440 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

let catalogue = $state.raw(new Catalogue([]));
let spoken = $state<Language>("en");

async function words(language: Language): Promise<Words> {
  const texts = await Promise.all([
    own[`./locale/${language}.ftl`]?.() ?? "",
    shared[`../generated/shell/${language}.ftl`]?.() ?? "",
  ]);
  return new Words(language, texts);
}

/** Load a language; the old one stays in use until then. */
export async function speak(language: Language): Promise<void> {
  catalogue = new Catalogue([await words(language)]);
  spoken = language;
}

/** A message of the shell. */
export function t(key: string, args: Args = {}): string {
  return catalogue.format(key, args);
}

export function says(key: string): boolean {
  return catalogue.has(key);
}

export function language(): Language {
  return spoken;
}

/** The reason of a refusal, in one line. */
export function refusal(error: unknown): string {
  if (error instanceof Refused) {
    const key = `error-${error.code}`;
    return says(key) ? t(key, error.values) : t("error-unknown", { code: error.code });
  }
  return error instanceof Error ? error.message : String(error);
}

/** Why a link does not work. The server cannot tell a truncated link from a wrong one. */
export function linkRefusal(error: unknown, broken = "error-bad-link"): string {
  return error instanceof Refused && error.code === "bad-message" ? t(broken) : refusal(error);
}

/** Whether a retry may succeed a little later. */
export function isTemporary(error: unknown): boolean {
  return (
    error instanceof Refused && ["unreachable", "unavailable", "too-many"].includes(error.code)
  );
}

export function dateTime(at: number): string {
  const format = { dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(settings.language, format).format(at);
}

/** "18:05" */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { timeStyle: "short" }).format(at);
}

/** "3 minutes ago" */
export function ago(at: number, now: number): string {
  if (now - at < MINUTE) return t("just-now");
  const [unit, size] = unitOf(now - at);
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(
    Math.round((at - now) / size),
    unit,
  );
}

/** "2 days", rounded down, so that no player is late because of it. */
export function span(ms: number): string {
  const [unit, size] = unitOf(ms);
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(settings.language, format).format(
    Math.max(0, Math.floor(ms / size)),
  );
}

function unitOf(ms: number) {
  return UNITS.find(([, size]) => ms >= size) ?? UNITS[2];
}

/** A text with a capital first letter: games write texts to stand inside a sentence. */
export function capital(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(settings.language) + text.slice(first.length);
}
