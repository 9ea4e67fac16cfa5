/**
 * What travels between server and browser, typed by hand after docs/protocol.md.
 *
 * `schema.ts` (generated from the server's OpenAPI) is compared with these by the type checker once
 * it exists; nothing else in the client says how a message looks.
 */

export const PROTOCOL = 1;

/** A component by kind and name: `card:R7`, `cell:-1,2`, `seat:0`. */
export type Part = string;
export type Seat = number;

export type Argument = number | string | { part: Part } | { parts: Part[] } | Message;
/** An id of a catalogue with arguments. Sentences live in the catalogues. */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

/** An event as this audience may know it, and how to say it. */
export interface Told {
  event: GameEvent;
  message: Message;
}

/** One legal action: its number, the parts to point at in order, its words, what it brings. */
export interface Choice {
  action: number;
  kind: string;
  parts: Part[];
  message: Message;
  preview: Message[];
}

export interface SheetLine {
  label: Message;
  points: number;
  parts: Part[];
}

export interface Score {
  seat: Seat;
  place: number;
  result: number[];
  sheet: SheetLine[];
}

export interface Position<View = unknown> {
  view: View;
  question: Message;
  waiting: Seat[];
  decision: number | null;
  choices: Choice[];
  can_take_back: boolean;
  can_redo: boolean;
  over: boolean;
  scores: Score[];
}

export interface Entry {
  number: number;
  seat: Seat | null;
  events: Told[];
  undone: number[];
  at: number;
}

export interface Clock {
  kind: "none" | "live" | "days";
  bank?: number;
  increment?: number;
  days?: number;
}

export interface SeatClock {
  left: number | null;
  ends: number | null;
}

export interface SeatInfo {
  seat: Seat;
  kind: "open" | "person" | "bot";
  name: string;
  player: string | null;
  bot: string | null;
  replaced_by: string | null;
  present: boolean;
  clock: SeatClock;
}

export interface Proposal {
  id: number;
  what: "rewind" | "replace";
  by: Seat;
  number: number | null;
  target: Seat | null;
  agreed: Seat[];
  needed: Seat[];
}

export type Phase = "open" | "running" | "finished" | "abandoned";
export type Visibility = "public" | "private";
export type OptionValue = boolean | number | string;

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  phase: Phase;
  visibility: Visibility;
  title: string;
  host: string | null;
  clock: Clock;
  seats: SeatInfo[];
  watchers: number;
  proposal: Proposal | null;
  parent: string | null;
  successor: string | null;
  seed: string | null;
  created: number;
  ended: number | null;
}

export interface You {
  player: string;
  name: string;
  seats: Seat[];
  host: boolean;
}

// -- from the server ------------------------------------------------------------------------------

export interface Welcome {
  type: "welcome";
  protocol: number;
  now: number;
  you: You | null;
}
export interface Sync {
  type: "sync";
  protocol: number;
  now: number;
  you: You | null;
  seat: Seat | null;
  table: TableInfo;
  number: number;
  missed: Entry[] | null;
  position: Position | null;
  chat: ChatLine[];
  log_from: number;
}
export interface Update {
  type: "update";
  entry: Entry;
  position: Position;
}
export interface TableChanged {
  type: "table";
  now: number;
  table: TableInfo;
}
export interface ChatLine {
  type: "line";
  id: number;
  player: string;
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
}
export interface Ack {
  type: "ack";
  cmd: string;
  number: number;
}
export interface Refusal {
  type: "refused";
  cmd: string | null;
  code: string;
  args: Record<string, number | string>;
  number?: number;
  position?: Position;
}
export interface Pong {
  type: "pong";
  id: number;
  now: number;
}
export interface Notice {
  type: "notice";
  what: "your-turn" | "over" | "invited" | "proposal" | "rematch";
  table: string;
  title: string;
  game: string;
  seat: Seat | null;
}
export interface Restarting {
  type: "restarting";
  after: number;
}
export type FromServer =
  | Welcome
  | Sync
  | Update
  | TableChanged
  | ChatLine
  | Ack
  | Refusal
  | Pong
  | Notice
  | Restarting;

// -- from the client ------------------------------------------------------------------------------

export interface Hello {
  type: "hello";
  protocol: number;
  table: string | null;
  seat?: Seat | null;
  watch?: boolean;
  since?: number | null;
  chat_since?: number | null;
}
export interface Ping {
  type: "ping";
  id: number;
  visible: boolean;
}
/** A command before the socket has given it a `cmd`. */
export type CommandBody =
  | { type: "act"; decision: number; action: number; seat?: Seat | null }
  | { type: "take_back"; seat?: Seat | null }
  | { type: "redo"; seat?: Seat | null }
  | { type: "propose"; what: "rewind"; number: number; seat?: Seat | null }
  | { type: "propose"; what: "replace"; target: Seat; seat?: Seat | null }
  | { type: "vote"; proposal: number; agree: boolean; seat?: Seat | null }
  | { type: "return"; seat?: Seat | null }
  | { type: "chat"; text: string; seat?: Seat | null };
export type Command = CommandBody & { cmd: string };

// -- routes ---------------------------------------------------------------------------------------

export interface OptionInfo {
  name: string;
  values: OptionValue[];
  default: OptionValue;
}
export interface GameInfo {
  id: string;
  version: number;
  options: OptionInfo[];
}
export interface BotInfo {
  name: string;
  levels: number;
  usual: number;
}
export interface Catalogue {
  protocol: number;
  version: string;
  games: GameInfo[];
  bots: BotInfo[];
  leaver_bot: string;
  mail: boolean;
}
export interface Person {
  player: string;
  name: string;
  webhook: string;
  email: string;
  language: string;
  muted: string[];
}
export interface Link {
  path: string;
  token: string;
  expires: number | null;
}
export interface SeatWish {
  kind: "me" | "here" | "open" | "bot";
  name?: string;
  bot?: string;
}
export interface CreateBody {
  game: string;
  seats: SeatWish[];
  options?: Record<string, OptionValue>;
  visibility?: Visibility;
  clock?: Clock | null;
  title?: string;
  start?: boolean;
}
export interface ForkBody {
  number?: number;
  seat?: Seat | null;
  seats: SeatWish[];
  visibility?: Visibility;
  clock?: Clock | null;
  title?: string;
}
export interface TableAnswer {
  table: TableInfo;
  you: You | null;
  invitation: Link | null;
}
export interface TableRow {
  id: string;
  game: string;
  title: string;
  phase: Phase;
  visibility: Visibility;
  clock: Clock;
  names: string[];
  open_seats: number;
  your_seats: Seat[];
  your_turn: boolean;
  waiting: Seat[];
  moved: number;
  ends: number | null;
}
export interface TableList {
  tables: TableRow[];
  next: string | null;
}
export interface LogAnswer {
  seat: Seat | null;
  entries: Entry[];
  next: number | null;
}
export interface Frame {
  entry: Entry | null;
  position: Position;
}
export interface ReplayAnswer {
  table: string;
  seat: Seat | null;
  open: boolean;
  last: number;
  frames: Frame[];
  views: unknown[];
}
