/** The dialogs of the frame, which pages without its header open too. */

type Name = "settings" | "keys";

class Dialogs {
  shown = $state<Name | null>(null);

  show(name: Name): void {
    this.shown = name;
  }

  close(): void {
    this.shown = null;
  }
}

export const dialogs = new Dialogs();
