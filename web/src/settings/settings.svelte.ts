/** The user's settings, kept in the browser and applied to the page. */

import { LANGUAGES, nearestLanguage, type Language } from "../i18n/fluent";
import type { Motion } from "../games/contract";
import { recall, remember } from "./storage";

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Speed = "off" | "fast" | "normal" | "slow";

interface Kept {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  /** null: follow the device. */
  confirm: boolean | null;
  notices: boolean;
  textSize: number;
}

const USUAL: Kept = {
  language: null,
  theme: "auto",
  speed: "normal",
  sounds: true,
  confirm: null,
  notices: false,
  textSize: 1,
};

export const TEXT_SIZES = [0.9, 1, 1.15, 1.3, 1.5, 2] as const;
const FACTORS: Record<Speed, number> = { off: 0, fast: 0.45, normal: 0.7, slow: 1.6 };

class Settings {
  private kept = $state<Kept>({ ...USUAL, ...recall<Partial<Kept>>("settings", {}) });
  /** The preferences of the operating system. */
  private reduced = $state(false);
  private dark = $state(false);
  /** A coarse pointer: fingers cannot hover before they choose. */
  private touch = $state(false);

  /** Read with every sentence, so it is computed once. */
  readonly language: Language = $derived.by(() => {
    const kept = this.kept.language;
    if (kept && LANGUAGES.includes(kept)) return kept;
    return nearestLanguage(navigator.languages);
  });
  get theme(): Theme {
    return this.kept.theme;
  }
  get speed(): Speed {
    return this.kept.speed;
  }
  get sounds(): boolean {
    return this.kept.sounds;
  }
  get confirm(): boolean {
    return this.kept.confirm ?? this.touch;
  }
  get notices(): boolean {
    return this.kept.notices;
  }
  get textSize(): number {
    return this.kept.textSize;
  }

  get shownTheme(): "light" | "dark" | "contrast" {
    if (this.kept.theme !== "auto") return this.kept.theme;
    return this.dark ? "dark" : "light";
  }

  readonly motion: Motion = {
    ms: (normal) => normal * this.factor,
    get off() {
      return settings.factor === 0;
    },
  };

  get factor(): number {
    return this.reduced ? 0 : FACTORS[this.kept.speed];
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    remember("settings", this.kept);
    this.apply();
  }

  /** Follow the system's preferences from now on. */
  watch(): void {
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const touch = matchMedia("(pointer: coarse)");
    const read = () => {
      this.reduced = reduced.matches;
      this.dark = dark.matches;
      this.touch = touch.matches;
      this.apply();
    };
    for (const wish of [reduced, dark, touch]) wish.addEventListener("change", read);
    read();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.shownTheme;
    root.dataset.motion = this.factor === 0 ? "off" : "on";
    root.lang = this.language;
    root.style.setProperty("--text-size", String(this.kept.textSize));
    const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
  }
}

export const settings = new Settings();
