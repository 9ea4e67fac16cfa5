/** The shell's own words, in the person's language. */

import { Catalogue, Words, type Args, type Language } from "./fluent";
import { settings } from "./settings.svelte";
import { Refused } from "./socket";

const own = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });
const shared = import.meta.glob<string>("../generated/shell/*.ftl", {
  query: "?raw",
  import: "default",
});

const MINUTE = 60_000;
const UNITS = [["day", 1440 * MINUTE], ["hour", 60 * MINUTE], ["minute", MINUTE]] as const;

let catalogue = $state.raw(new Catalogue([]));
let spoken = $state<Language>("en");

async function words(language: Language): Promise<Words> {
  const texts = await Promise.all([
    own[`../locale/${language}.ftl`]?.() ?? "",
    shared[`../generated/shell/${language}.ftl`]?.() ?? "",
  ]);
  return new Words(language, texts);
}

/** Loads a language; the old one goes on speaking until the new one is there. */
export async function speak(language: Language): Promise<void> {
  const wanted = language === "en" ? [words("en")] : [words(language), words("en")];
  catalogue = new Catalogue(await Promise.all(wanted));
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

/** Why something was refused, in one line. */
export function refusal(error: unknown): string {
  if (error instanceof Refused) {
    const key = `error-${error.code}`;
    return says(key) ? t(key, error.values) : t("error-unknown", { code: error.code });
  }
  return error instanceof Error ? error.message : String(error);
}

/** Why a link leads nowhere. One that was not copied to its end is, to the server, none at all. */
export function linkRefusal(error: unknown, broken = "error-bad-link"): string {
  return error instanceof Refused && error.code === "bad-message" ? t(broken) : refusal(error);
}

/** Whether the same may work a little later. */
export function isPassing(error: unknown): boolean {
  return error instanceof Refused && ["unreachable", "unavailable", "too-many"].includes(error.code);
}

export function dateTime(at: number): string {
  const format = { dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(settings.language, format).format(at);
}

/** "3 minutes ago" */
export function ago(at: number, now: number): string {
  if (now - at < MINUTE) return t("just-now");
  const [unit, size] = unitOf(now - at);
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(Math.round((at - now) / size), unit);
}

/** "2 days": so many are full, and nobody comes too late because of it. */
export function span(ms: number): string {
  const [unit, size] = unitOf(ms);
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(settings.language, format).format(Math.max(0, Math.floor(ms / size)));
}

function unitOf(ms: number) {
  return UNITS.find(([, size]) => ms >= size) ?? UNITS[2];
}

/** The words of an action as a line of their own: games write them to stand inside a sentence. */
export function capital(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(settings.language) + text.slice(first.length);
}
