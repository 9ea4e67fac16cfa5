/** The column beside the board: whether it is open, and what it shows. Kept in the browser. */

import { recall, remember } from "./storage";

export type SideTab = "log" | "chat" | "notes" | "choices";

interface Kept {
  open: boolean;
  tab: SideTab;
}

class Sidebar {
  private kept = $state<Kept>({ open: true, tab: "log", ...recall<Partial<Kept>>("sidebar", {}) });

  get open(): boolean {
    return this.kept.open;
  }
  set open(open: boolean) {
    this.keep({ ...this.kept, open });
  }
  get tab(): SideTab {
    return this.kept.tab;
  }
  set tab(tab: SideTab) {
    this.keep({ ...this.kept, tab });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    remember("sidebar", kept);
  }
}

export const sidebar = new Sidebar();
