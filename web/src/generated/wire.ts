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

/** An event that was told to this audience, and how to say it. */
export interface Told {
  event: GameEvent;
  message: Message;
}

/** One number that a choice would change, and where; `what` is a word of the game. */
export interface Change {
  what: string;
  amount: number;
  part: string | null;
}

/** One legal action: its number, the parts to point at in order, its words, what it brings. */
export interface Choice {
  action: number;
  kind: string;
  parts: string[];
  message: Message;
  preview: Message[];
  changes: Change[];
  step?: "one" | "opens" | "ends" | "member" | "done";
}

/** One line of a score sheet. */
export interface SheetLine {
  label: Message;
  points: number;
  parts: string[];
}

/** The final score of one side. Results compare from left to right; equal ones share a place. */
export interface Score {
  seat: number;
  place: number;
  result: number[];
  sheet: SheetLine[];
}

/** How far a side has come towards something that may bring points later. */
export interface Progress {
  label: Message;
  have: number;
  need: number;
  parts: string[];
}

/** What a side would score if the match ended now, as far as this audience may know. */
export interface Standing {
  side: number;
  total: number | null;
  lines: SheetLine[];
  hidden: Message[];
  progress: Progress[];
}

/** What is drawn of a moment without a question: the table after a beat. */
export interface Scene {
  view: unknown;
  standings: Standing[];
}

/** The table as this audience may see it now; nothing else is needed to draw it. */
export interface Position {
  view: unknown;
  standings: Standing[];
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

/** A part of an entry that is shown at once: one player's turn, or what the table does. */
export interface Beat {
  side: number;
  events: number;
}

/** One item of a stream: what happened. `undone` lists earlier numbers that were taken back. */
export interface Entry {
  number: number;
  seat: number | null;
  events: Told[];
  beats: Beat[];
  undone: number[];
  at: number;
}

/** The kind of clock: `none`, `live` (a bank and an increment) or `days` (for every turn). */
export interface Clock {
  kind: "none" | "live" | "days";
  bank?: number;
  increment?: number;
  days?: number;
}

/** The time of a seat: what is left while the clock stands, or when it ends. */
export interface SeatClock {
  left: number | null;
  ends: number | null;
}

/** The player of a seat. `player` is a public id, not a credential. */
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

/** A proposal to the other players; `agreed` are the seats that said yes. */
export interface Proposal {
  id: number;
  what: "rewind" | "replace" | "void";
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
  void?: boolean;
  waits_for_all?: boolean;
}

/** The person behind the socket or request. */
export interface You {
  player: string;
  name: string;
  seats: number[];
  host: boolean;
}

/** The first message of a socket, and again whenever it changes to another table or seat. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string | null;
  seat?: Seat | null;
  watch?: boolean;
  since?: number | null;
  chat_since?: number | null;
}

/** Ask for a pong; every 2.5 s while the page is visible, every 20 s while it is not. */
export interface Ping {
  type: "ping";
  id: number;
  visible?: boolean;
}

/** Answer the open question of the seat with one of its choices. */
export interface Act {
  type: "act";
  cmd: string;
  decision: number;
  action: number;
  seat?: Seat | null;
}

/** Take back the seat's last step, as far as that is fair; a sealed choice until the reveal. */
export interface TakeBack {
  type: "take_back";
  cmd: string;
  seat?: Seat | null;
}

/** Play again what was just taken back. */
export interface Redo {
  type: "redo";
  cmd: string;
  seat?: Seat | null;
}

/** Ask the other players for their consent. */
export interface Propose {
  type: "propose";
  cmd: string;
  what: "rewind" | "replace" | "void";
  number?: number | null;
  target?: Seat | null;
  seat?: Seat | null;
}

/** Agree to a proposal, or not; one "no" ends it. The proposer withdraws it with a "no". */
export interface Vote {
  type: "vote";
  cmd: string;
  proposal: number;
  agree: boolean;
  seat?: Seat | null;
}

/** Take a seat back from the bot that plays for its player. */
export interface Return {
  type: "return";
  cmd: string;
  seat?: Seat | null;
}

/** Say something to everyone at the table. It is text, never markup. */
export interface Chat {
  type: "chat";
  cmd: string;
  text: string;
  seat?: Seat | null;
}

/** Ask which rule keeps the audience of this socket from choosing a part now. */
export interface Why {
  type: "why";
  id: number;
  part: string;
}

/** The answer to a hello without a table. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  now: number;
  you: You | null;
}

/** A line of chat; `id` counts up, with gaps where a player is muted. */
export interface ChatLine {
  type: "line";
  id: number;
  player: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** The state of this audience: what it missed since the number it named, and the present. */
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
  names: Record<string, Message>;
  log_from: number;
}

/** The next entry of the stream and the position after it. Numbers have no gaps. */
export interface Update {
  type: "update";
  entry: Entry;
  scenes: Scene[];
  position: Position;
}

/** Players, clocks, presence, proposals: always complete, the latest one counts. */
export interface TableChanged {
  type: "table";
  now: number;
  table: TableInfo;
}

/** The command is stored. A repeated command gets the same answer. */
export interface Ack {
  type: "ack";
  cmd: string;
  number: number;
}

/** Why a command is refused: `code` is the message id `error-<code>`. */
export interface Refusal {
  type: "refused";
  cmd: string | null;
  code: string;
  args: Record<string, number | string>;
  number?: number | null;
  position?: Position | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

/** The answer to a `why`; without a message no rule forbids the part. */
export interface Reason {
  type: "reason";
  id: number;
  part: string;
  message: Message | null;
}

/** A notice about a table that this person does not look at, such as their turn or the end. */
export interface Notice {
  type: "notice";
  what: "your-turn" | "over" | "invited" | "proposal" | "rematch";
  table: string;
  title: string;
  game: string;
  seat: number | null;
}

/** The server restarts: reconnect after so many milliseconds. */
export interface Restarting {
  type: "restarting";
  after: number;
}

/** One option of a game; without values any text will do. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  seats?: number[];
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
  adapts?: boolean;
}

/** The games, bots and limits of this server. */
export interface Catalogue {
  protocol: number;
  version: string;
  games: GameInfo[];
  bots: BotInfo[];
  leaver_bot: string;
  mail: boolean;
}

/** Changes to a person; a field that is left out stays as it was. */
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
  email_ok?: boolean;
}

/** A link with a secret in its fragment, which no server log and no referrer contains. */
export interface Link {
  path: string;
  token: string;
  expires: number | null;
}

/** The secret of a link. */
export interface TokenBody {
  token: string;
}

/** A player whom the person has played with. */
export interface Companion {
  player: string;
  name: string;
  tables: number;
  last: number;
}

/** The players whom the person has played with, the latest first. */
export interface Companions {
  players: Companion[];
}

/** The results of a person in a game with so many seats. */
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

/** The matches that count: those that the person played to the end. */
export interface Statistics {
  games: GameStatistics[];
}

/** A player on the leader board; equal ratings share a place. */
export interface Leader {
  place: number;
  player: string;
  name: string;
  rating: number;
  matches: number;
}

/** Where the asking person stands on the leader board. */
export interface OwnRank {
  place: number | null;
  rating: number;
  matches: number;
}

/** The best players of a game, at most 100, by public matches between people. */
export interface Leaders {
  game: string;
  least: number;
  leaders: Leader[];
  you: OwnRank | null;
}

/** A player to mute or unmute. */
export interface MuteBody {
  player: string;
  muted: boolean;
}

/** The player of a seat: `me`, another one `here` on this device, `open`, or a `bot`. */
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

/** The seat to join; any open one if none is named. A private table needs its token. */
export interface JoinBody {
  seat?: Seat | null;
  token?: string | null;
}

/** A change of a seat before the start: a bot, open again, or a player `here`. */
export interface SeatBody {
  kind: "here" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** The seat to leave; all of the person's seats if none is named. */
export interface LeaveBody {
  seat?: Seat | null;
}

/** An invitation to a certain seat, or to any open one. */
export interface InviteBody {
  seat?: Seat | null;
  player?: string | null;
  renew?: boolean;
}

/** A private note of a person at a table. */
export interface Note {
  text: string;
}

/** A report of a chat line to the operator, by its `id`. */
export interface Report {
  line: number;
}

/** A rematch; `rotate` moves every player to the next seat. */
export interface RematchBody {
  rotate?: boolean;
}

/** A new table that continues from a moment of this one, or starts from the same deal. */
export interface ForkBody {
  seats: SeatWish[];
  number?: number;
  seat?: Seat | null;
  open?: boolean;
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

/** Tables, latest first; `next` is where the list continues. */
export interface TableList {
  tables: TableRow[];
  next: string | null;
}

/** A part of a stream; `next` is the number after which it continues. */
export interface LogAnswer {
  seat: number | null;
  entries: Entry[];
  next: number | null;
}

/** The names of components, by their ids: what to say for `{"part": ...}`. */
export interface Names {
  names: Record<string, Message>;
}

/** One beat of a replay: what happened, and the table after it. */
export interface Frame {
  number: number;
  seat: number | null;
  side: number;
  at: number;
  events: Told[];
  view: unknown;
  standings: Standing[];
  question: Message;
  round: Message | null;
  over: boolean;
}

/** A match as one audience saw it, beat by beat, without the steps that were taken back. */
export interface ReplayAnswer {
  table: string;
  seat: number | null;
  open: boolean;
  start: number;
  total: number;
  frames: Frame[];
  scores: Score[];
}

/** A journal as text; one JSON object per line. */
export interface ImportBody {
  journal: string;
  title?: string;
}

/** Whether the server is alive, or ready for requests. */
export interface Health {
  status: "ok" | "not-ready";
}

/** Why a request is refused: `code` is the message id `error-<code>`. */
export interface ErrorAnswer {
  code: string;
  args: Record<string, number | string>;
}

/** The server's public key (VAPID), which a browser needs for a subscription. */
export interface PushKey {
  key: string;
}

/** A subscription of this device, as the browser made it. */
export interface PushBody {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The subscription to end. */
export interface EndpointBody {
  endpoint: string;
}

/** Whether this device gets push messages now. */
export interface PushState {
  subscribed: boolean;
}

/** A browser that is the person. */
export interface DeviceInfo {
  id: string;
  name: string;
  created: number;
  seen: number;
  here: boolean;
}

/** A passkey of the person. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  seen: number;
}

/** The devices and passkeys of a person, the latest used first. */
export interface Account {
  devices: DeviceInfo[];
  passkeys: PasskeyInfo[];
}

/** What the browser's `parse...OptionsFromJSON` reads (WebAuthn). */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** The answer of the browser's `navigator.credentials`, as its `toJSON` writes it. */
export interface PasskeyBody {
  credential: Record<string, unknown>;
}

/** The device or passkey to end. */
export interface ItemBody {
  id: string;
}

/** The token of a link in a letter. */
export interface MailBody {
  token: string;
}

/** Whether letters go to a mailbox now. */
export interface MailState {
  confirmed: boolean;
}

/** The person's own id, so that no stray request deletes a person. */
export interface DeleteBody {
  player: string;
}

/** The person is deleted; the cookie is ended. */
export interface Deleted {
  deleted: boolean;
}

/** Everything that the server stores about a person. */
export interface PersonalData {
  person: Person;
  devices: DeviceInfo[];
  data: Record<string, Record<string, unknown>[]>;
}

/** The secret that `polis admin open` has printed; it works once. */
export interface UnlockBody {
  secret: string;
}

/** The page is unlocked on this device until a moment, or not at all. */
export interface Unlocked {
  until: number | null;
}

/** The scheduled jobs of one kind. */
export interface JobCount {
  kind: string;
  waiting: number;
  overdue: number;
  next: number;
}

/** A warning or an error in the log of this process. */
export interface LoggedError {
  at: number;
  level: "warning" | "error";
  event: string;
  details: string;
  times: number;
}

/** A backup in the server's folder of backups. */
export interface BackupFile {
  name: string;
  bytes: number;
  at: number;
}

/** After how many days tables are deleted; 0: never. */
export interface Retention {
  abandoned: number;
  finished: number;
}

/** A limit, and what it is without a change by the operator. */
export interface LimitInfo {
  name: string;
  value: number;
  usual: number;
}

/** Change a limit; without a value it becomes the usual one again. */
export interface LimitBody {
  name: string;
  value: number | null;
}

/** The health and load of the server, and what it has stored. */
export interface Overview {
  version: string;
  started: number;
  trouble: string;
  database: string;
  database_bytes: number;
  disk_free: number | null;
  memory: number | null;
  load: number | null;
  processors: number;
  sockets: number;
  tables_awake: number;
  people: number;
  tables: Record<string, number>;
  flooded: Record<string, number>;
  refused: Record<string, number>;
  jobs: JobCount[];
  errors: LoggedError[];
  backups: BackupFile[];
  retention: Retention;
  limits: LimitInfo[];
}

/** A table as the operator finds it; nothing of its match. */
export interface OperatorTable {
  id: string;
  game: string;
  title: string;
  phase: "open" | "running" | "finished" | "abandoned";
  visibility: "public" | "private";
  players: string[];
  created: number;
  moved: number;
  entries: number;
}

/** The tables that fit a search, the latest moved first. */
export interface OperatorTables {
  tables: OperatorTable[];
}

/** A person as the operator finds them. */
export interface OperatorPerson {
  player: string;
  name: string;
  created: number;
  seen: number;
  tables: number;
  reported: number;
  muted: number;
  banned: number;
}

/** The persons who fit a search, the latest seen first. */
export interface OperatorPeople {
  people: OperatorPerson[];
}

/** A line of chat. */
export interface SaidLine {
  line: number;
  player: string;
  name: string;
  text: string;
  at: number;
}

/** A reported line with the lines around it. */
export interface ReportInfo {
  line: number;
  table: string;
  player: string;
  name: string;
  times: number;
  at: number;
  muted: number;
  banned: number;
  context: SaidLine[];
}

/** The reported lines, the latest report first. */
export interface Reports {
  reports: ReportInfo[];
}

/** Mute a player in all chats for so many hours; 0 lifts it. */
export interface SilenceBody {
  player: string;
  hours: number;
}

/** Keep a player or an address range out for so many hours; 0 lifts it. */
export interface BanBody {
  target: string;
  hours: number;
  reason?: string;
}

/** A reported line that the operator has dealt with. */
export interface LineBody {
  line: number;
}

/** A player or an address range that is kept out. */
export interface BanInfo {
  target: string;
  kind: "person" | "address";
  name: string;
  ends: number;
  reason: string;
  at: number;
}

/** All bans that last, the latest first. */
export interface Bans {
  bans: BanInfo[];
}

/** Something that an operator has done. */
export interface AuditEntry {
  at: number;
  by: string;
  action: string;
  target: string;
  details: string;
}

/** What operators have done, the latest first. */
export interface Audit {
  entries: AuditEntry[];
}

export type Command = Act | TakeBack | Redo | Propose | Vote | Return | Chat;

export type FromClient = Hello | Ping | Why | Act | TakeBack | Redo | Propose | Vote | Return | Chat;

export type ToClient = Welcome | Sync | Update | TableChanged | ChatLine | Ack | Refusal | Pong | Reason | Notice | Restarting;
