/** Generated from the server's wire types by `python -m polis.export`; not to be edited. */

export const PROTOCOL = 1;

/** A component by kind and name: `card:R7`, `cell:-1,2`, `seat:0`. */
export type Part = string;
export type Seat = number;
export type OptionValue = boolean | number | string;

/** An id of a catalogue with arguments. Sentences live in the catalogues. */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}
export type Argument = number | string | { part: Part } | { parts: Part[] } | Message;

/** A fact as this audience may know it: its kind and its fields. */
export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

/** The first message of a socket, and again whenever it turns to another table or seat. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string | null;
  seat?: Seat | null;
  watch?: boolean;
  since?: number | null;
  chat_since?: number | null;
}

/** Asks for a pong; every 2.5 s while the page is visible, every 20 s while it is not. */
export interface Ping {
  type: "ping";
  id: number;
  visible?: boolean;
}

/** Answers the open question of the seat with one of its choices. */
export interface Act {
  type: "act";
  cmd: string;
  decision: number;
  action: number;
  seat?: Seat | null;
}

/** Takes the seat's last step back, as far as that is fair; a sealed choice until the reveal. */
export interface TakeBack {
  type: "take_back";
  cmd: string;
  seat?: Seat | null;
}

/** Plays again what was just taken back. */
export interface Redo {
  type: "redo";
  cmd: string;
  seat?: Seat | null;
}

/** Asks the others for what needs their consent. */
export interface Propose {
  type: "propose";
  cmd: string;
  what: "rewind" | "replace";
  number?: number | null;
  target?: Seat | null;
  seat?: Seat | null;
}

/** Agrees to a proposal, or not; one "no" ends it. Its proposer withdraws it with a "no". */
export interface Vote {
  type: "vote";
  cmd: string;
  proposal: number;
  agree: boolean;
  seat?: Seat | null;
}

/** Takes one's seat back from the bot that plays for it. */
export interface Return {
  type: "return";
  cmd: string;
  seat?: Seat | null;
}

/** Says something to everybody at the table. It is text, never markup. */
export interface Chat {
  type: "chat";
  cmd: string;
  text: string;
  seat?: Seat | null;
}

/** An event that was told to this audience, and how to say it. */
export interface Told {
  event: GameEvent;
  message: Message;
}

/** One legal action: its number, the parts to point at in order, its words, what it brings. */
export interface Choice {
  action: number;
  kind: string;
  parts: string[];
  message: Message;
  preview: Message[];
}

/** One line of a score sheet. */
export interface SheetLine {
  label: Message;
  points: number;
  parts: string[];
}

/** The final score of one seat. Results compare from left to right; equal ones share a place. */
export interface Score {
  seat: number;
  place: number;
  result: number[];
  sheet: SheetLine[];
}

/** The table as this audience may see it now; nothing else is needed to draw it. */
export interface Position {
  view: unknown;
  question: Message;
  waiting: number[];
  decision: number | null;
  choices: Choice[];
  can_take_back: boolean;
  can_redo: boolean;
  over: boolean;
  scores: Score[];
  outdated: boolean;
}

/** One item of a stream: what happened. `undone` lists earlier numbers that were taken back. */
export interface Entry {
  number: number;
  seat: number | null;
  events: Told[];
  undone: number[];
  at: number;
}

/** How time is kept: `none`, `live` (a bank and an increment) or `days` (for every turn). */
export interface Clock {
  kind: "none" | "live" | "days";
  bank?: number;
  increment?: number;
  days?: number;
}

/** The time of a seat: what is left when it stands, when it ends while it runs. */
export interface SeatClock {
  left: number | null;
  ends: number | null;
}

/** Who sits where. `player` names a person without being a credential. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  player: string | null;
  bot: string | null;
  replaced_by: string | null;
  present: boolean;
  clock: SeatClock;
}

/** What somebody asks the others; `agreed` are the seats that said yes. */
export interface Proposal {
  id: number;
  what: "rewind" | "replace";
  by: number;
  number: number | null;
  target: number | null;
  agreed: number[];
  needed: number[];
}

/** Everything about a table that is no secret of the match. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  phase: "open" | "running" | "finished" | "abandoned";
  visibility: "public" | "private";
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

/** Who the socket or request is. */
export interface You {
  player: string;
  name: string;
  seats: number[];
  host: boolean;
}

/** Answers a hello without a table. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  now: number;
  you: You | null;
}

/** Where this audience stands: what it missed since the number it named, and all it needs now. */
export interface Sync {
  type: "sync";
  protocol: number;
  now: number;
  you: You | null;
  seat: number | null;
  table: TableInfo;
  number: number;
  missed: Entry[] | null;
  position: Position | null;
  chat: ChatLine[];
  log_from: number;
}

/** The next entry of the stream and the position after it. Numbers have no gaps. */
export interface Update {
  type: "update";
  entry: Entry;
  position: Position;
}

/** Players, clocks, presence, proposals: always the whole, the latest one counts. */
export interface TableChanged {
  type: "table";
  now: number;
  table: TableInfo;
}

/** A line of chat; `id` counts up, with gaps where somebody is muted. */
export interface ChatLine {
  type: "line";
  id: number;
  player: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** The command is stored for good. Same command, same answer. */
export interface Ack {
  type: "ack";
  cmd: string;
  number: number;
}

/** The command is not carried out, and why: `code` is the message id `error-<code>`. */
export interface Refusal {
  type: "refused";
  cmd: string | null;
  code: string;
  args: Record<string, number | string>;
  number?: number;
  position?: Position;
}

/** Answers a ping. */
export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

/** Something at a table that this person does not look at: its turn, or the end. */
export interface Notice {
  type: "notice";
  what: "your-turn" | "over" | "invited" | "proposal" | "rematch";
  table: string;
  title: string;
  game: string;
  seat: number | null;
}

/** The server goes down and comes back: reconnect after so many milliseconds. */
export interface Restarting {
  type: "restarting";
  after: number;
}

/** One option of a game; without values any text will do. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  version: number;
  options: OptionInfo[];
}

/** A bot for any seat, written `name:level` where a bot is asked for. */
export interface BotInfo {
  name: string;
  levels: number;
  usual: number;
}

/** What this server offers, and what it allows. */
export interface Catalogue {
  protocol: number;
  version: string;
  games: GameInfo[];
  bots: BotInfo[];
  leaver_bot: string;
  mail: boolean;
}

/** What a person may say about itself; a field that is left out stays as it was. */
export interface PersonBody {
  name?: string | null;
  webhook?: string | null;
  email?: string | null;
  language?: string | null;
}

/** The person behind a device. */
export interface Person {
  player: string;
  name: string;
  webhook: string;
  email: string;
  language: string;
  muted: string[];
}

/** A link with a secret in its fragment, which no server log and no referrer ever sees. */
export interface Link {
  path: string;
  token: string;
  expires: number | null;
}

/** The secret of a link. */
export interface TokenBody {
  token: string;
}

/** Somebody with whom one has played. */
export interface Companion {
  player: string;
  name: string;
  tables: number;
  last: number;
}

/** The people one has played with, the latest first. */
export interface Companions {
  players: Companion[];
}

/** How somebody has done in a game with so many seats. */
export interface GameStatistics {
  game: string;
  seats: number;
  matches: number;
  won: number;
  best: number;
  points: number;
  places: number;
  rating: number | null;
}

/** Matches that count: played to the end oneself, with others or bots. */
export interface Statistics {
  games: GameStatistics[];
}

/** Somebody who plays a game well; equal ratings share a place. */
export interface Leader {
  place: number;
  player: string;
  name: string;
  rating: number;
  matches: number;
}

/** Where somebody stands. */
export interface Standing {
  place: number | null;
  rating: number;
  matches: number;
}

/** The best players of a game, at most 100, by public matches between people. */
export interface Leaders {
  game: string;
  least: number;
  leaders: Leader[];
  you: Standing | null;
}

/** Whom not to hear. */
export interface MuteBody {
  player: string;
  muted: boolean;
}

/** Who shall sit somewhere: `me`, somebody else `here` on this device, `open`, or a `bot`. */
export interface SeatWish {
  kind: "me" | "here" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** A new table. The number of seats is the length of `seats`. */
export interface CreateBody {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  visibility?: "public" | "private";
  clock?: Clock | null;
  title?: string;
  start?: boolean;
}

/** A seat to sit on; any open one if none is named. A private table asks for its token. */
export interface JoinBody {
  seat?: Seat | null;
  token?: string | null;
}

/** The host changes a seat before the start: a bot, open again, or somebody `here`. */
export interface SeatBody {
  kind: "here" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** Which seat to leave; all of one's own if none is named. */
export interface LeaveBody {
  seat?: Seat | null;
}

/** An invitation to a certain seat, or to any open one. */
export interface InviteBody {
  seat?: Seat | null;
  player?: string | null;
  renew?: boolean;
}

/** What one writes down for oneself at a table; nobody else ever sees it. */
export interface Note {
  text: string;
}

/** A line of chat that the operator of the server should see, by its `id`. */
export interface Report {
  line: number;
}

/** The same people again; `rotate` moves everybody one seat on. */
export interface RematchBody {
  rotate?: boolean;
}

/** A new table that goes on from a moment of this one, or starts from the same deal. */
export interface ForkBody {
  seats: SeatWish[];
  number?: number;
  seat?: Seat | null;
  visibility?: "public" | "private";
  clock?: Clock | null;
  title?: string;
}

/** A table as the asking person sees it from outside. */
export interface TableAnswer {
  table: TableInfo;
  you: You | null;
  invitation: Link | null;
}

/** A table in a list. */
export interface TableRow {
  id: string;
  game: string;
  title: string;
  phase: "open" | "running" | "finished" | "abandoned";
  visibility: "public" | "private";
  clock: Clock;
  names: string[];
  open_seats: number;
  your_seats: number[];
  your_turn: boolean;
  waiting: number[];
  moved: number;
  ends: number | null;
  place: number | null;
}

/** Some tables, latest first; `next` is where the list goes on. */
export interface TableList {
  tables: TableRow[];
  next: string | null;
}

/** A piece of a stream; `next` is the number to go on after. */
export interface LogAnswer {
  seat: number | null;
  entries: Entry[];
  next: number | null;
}

/** The names of components, by their ids: what to say for `{"part": ...}`. */
export interface Names {
  names: Record<string, Message>;
}

/** One moment of a replay. */
export interface Frame {
  entry: Entry | null;
  position: Position;
}

/** A moment of a match as one audience saw it; `last` is the last number there is. */
export interface ReplayAnswer {
  table: string;
  seat: number | null;
  open: boolean;
  last: number;
  frames: Frame[];
  views: unknown[];
}

/** A journal as text; one JSON object per line. */
export interface ImportBody {
  journal: string;
  title?: string;
}

/** Whether the server lives, or is ready for requests. */
export interface Health {
  status: "ok" | "not-ready";
}

/** Why something is refused: `code` is the message id `error-<code>`. */
export interface ErrorAnswer {
  code: string;
  args: Record<string, number | string>;
}

export type Command = Act | TakeBack | Redo | Propose | Vote | Return | Chat;

export type FromClient = Hello | Ping | Act | TakeBack | Redo | Propose | Vote | Return | Chat;

export type ToClient = Welcome | Sync | Update | TableChanged | ChatLine | Ack | Refusal | Pong | Notice | Restarting;
