/** What a refusal means for a table on the screen. */

/** Refusals of a hello that mean: this player is not at the table. */
const SHUT_OUT = ["no-table", "not-your-seat"];
/** Refusals that leave the table on the screen: another tab plays it, or nothing can be stored. */
const LOOKING_ON = ["other-tab", "not-stored"];

/** Whether a person may not see the table, or no longer; `shown` if it is on the screen. */
export function shutsOut(code: string, shown: boolean): boolean {
  return !LOOKING_ON.includes(code) && (!shown || SHUT_OUT.includes(code));
}
