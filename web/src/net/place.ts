/** Where a table is: on the server of this page, or on this device. */

import { recall, remember } from "../settings/storage";

/** A folder of files on any host is the whole app; its index page says that no server answers. */
export const hasServer =
  typeof document === "undefined" ||
  document.querySelector('meta[name="polis-server"][content="none"]') === null;

/** How the id of every table on a device begins. */
const ON_DEVICE = "here-";

export function isOnDevice(table: string): boolean {
  return table.startsWith(ON_DEVICE);
}

/** Whether this device has tables of its own, or may have. */
export function hasOwnTables(): boolean {
  return !hasServer || recall("own-tables", false);
}

export function noteOwnTables(): void {
  remember("own-tables", true);
}
