/** The routes of the operator's page. */

import { get, post, queryOf } from "../../net/api";
import type {
  Audit,
  BanBody,
  Bans,
  OperatorPeople,
  OperatorTables,
  Overview,
  Reports,
  Retention,
  Unlocked,
} from "../../net/wire";

export const adminApi = {
  state: () => get<Unlocked>("/admin/state"),
  unlock: (secret: string) => post<Unlocked>("/admin/unlock", { secret }),
  lock: () => post<Unlocked>("/admin/lock"),
  overview: () => get<Overview>("/admin/overview"),
  tables: (words: string) => get<OperatorTables>(`/admin/tables${queryOf({ words })}`),
  people: (words: string) => get<OperatorPeople>(`/admin/people${queryOf({ words })}`),
  reports: () => get<Reports>("/admin/reports"),
  bans: () => get<Bans>("/admin/bans"),
  audit: () => get<Audit>("/admin/audit"),
  mute: (player: string, hours: number) => post<Overview>("/admin/mute", { player, hours }),
  ban: (body: BanBody) => post<Bans>("/admin/ban", body),
  dismiss: (line: number) => post<Reports>("/admin/dismiss", { line }),
  deleteTable: (id: string) => post<OperatorTables>(`/admin/tables/${id}/delete`),
  setRetention: (body: Retention) => post<Overview>("/admin/retention", body),
  /** Without a value the limit becomes the usual one again. */
  setLimit: (name: string, value: number | null) => post<Overview>("/admin/limit", { name, value }),
  backup: () => post<Overview>("/admin/backup"),
};
