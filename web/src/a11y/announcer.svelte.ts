/** Announcements for screen readers, and toasts for all users. */

import { untrack } from "svelte";

export interface Toast {
  id: number;
  text: string;
  kind: "plain" | "good" | "bad";
}

/** Lines that stay, so that a screen reader reads a whole burst of events: a reveal has a dozen. */
const KEPT = 30;

class Announcer {
  /** A polite live region: read when the screen reader has finished its current text. */
  said = $state<{ id: number; text: string }[]>([]);
  toasts = $state<Toast[]>([]);
  private last = 0;

  say(text: string): void {
    if (!text) return;
    this.last += 1;
    const before = untrack(() => this.said.slice(1 - KEPT));
    this.said = [...before, { id: this.last, text }];
  }

  /** Clear the announcements: another player has the device. */
  forget(): void {
    this.said = [];
  }

  toast(text: string, kind: Toast["kind"] = "plain", ms = 5000): void {
    this.last += 1;
    const id = this.last;
    const before = untrack(() => this.toasts.slice(-2));
    this.toasts = [...before, { id, text, kind }];
    setTimeout(() => this.dismiss(id), ms);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

export const announcer = new Announcer();
