/**
 * What the client knows of a table, and how each message of the server changes it. Pure.
 *
 * The stream has no gaps: an entry that was seen already is ignored, one that comes too early sets
 * `gap`, and the socket asks again with the last number. Nothing is shown that the server has not
 * confirmed.
 */

import type {
  ChatLine,
  Entry,
  FromServer,
  Position,
  Proposal,
  Seat,
  TableInfo,
  Update,
  You,
} from "./wire";

export interface Model {
  synced: boolean;
  you: You | null;
  seat: Seat | null;
  table: TableInfo | null;
  /** The last number of the stream that is known. */
  number: number;
  position: Position | null;
  /** In order, without gaps; the first may be later than 1. */
  entries: readonly Entry[];
  undone: ReadonlySet<number>;
  chat: readonly ChatLine[];
  logFrom: number;
  /** Milliseconds to add to this machine's clock to get the server's. */
  skew: number;
  /** An entry is missing: say hello again. */
  gap: boolean;
  /** What the last message brought to be shown, in order. */
  fresh: readonly Fresh[];
  /** How many entries came at once after an absence; they are told, not played. */
  caughtUp: number;
}

export interface Fresh {
  entry: Entry;
  position: Position;
}

export const EMPTY: Model = {
  synced: false,
  you: null,
  seat: null,
  table: null,
  number: 0,
  position: null,
  entries: [],
  undone: new Set(),
  chat: [],
  logFrom: 1,
  skew: 0,
  gap: false,
  fresh: [],
  caughtUp: 0,
};

export function update(model: Model, message: FromServer, clock: number): Model {
  switch (message.type) {
    case "sync":
      return synced(model, message, clock);
    case "update":
      return moved(model, message);
    case "table":
      return {
        ...model,
        table: message.table,
        you: youAt(message.table, model.you),
        skew: message.now - clock,
        fresh: [],
        caughtUp: 0,
      };
    case "line":
      return { ...model, chat: withLine(model.chat, message), fresh: [], caughtUp: 0 };
    case "refused":
      // A refusal of something outdated carries the present position.
      if (!message.position || message.number !== model.number) return quiet(model);
      return { ...quiet(model), position: message.position };
    case "pong":
      return { ...quiet(model), skew: message.now - clock };
    default:
      return quiet(model);
  }
}

/** Seats change hands before the start, and who leaves may leave the table to somebody else. */
function youAt(table: TableInfo, you: You | null): You | null {
  if (!you) return null;
  const seats = table.seats.filter((seat) => seat.player === you.player).map((seat) => seat.seat);
  return { ...you, seats, host: table.host === you.player };
}

function quiet(model: Model): Model {
  return model.fresh.length || model.caughtUp ? { ...model, fresh: [], caughtUp: 0 } : model;
}

function synced(model: Model, sync: FromServer & { type: "sync" }, clock: number): Model {
  const isHere = model.table?.id === sync.table.id;
  const same = isHere && model.seat === sync.seat && model.synced;
  const missed = sync.missed ?? [];
  const first = missed[0];
  const follows = same && (!first || first.number === model.number + 1) && sync.missed !== null;
  const entries = follows ? [...model.entries, ...missed] : missed;
  return {
    synced: true,
    you: sync.you,
    seat: sync.seat,
    table: sync.table,
    number: sync.number,
    position: sync.position,
    entries,
    undone: undoneIn(entries),
    chat: sync.chat.reduce<readonly ChatLine[]>(withLine, isHere ? model.chat : []),
    logFrom: sync.log_from,
    skew: sync.now - clock,
    gap: false,
    fresh: [],
    caughtUp: follows && model.number > 0 ? missed.length : 0,
  };
}

function moved(model: Model, { entry, position }: Update): Model {
  if (entry.number <= model.number) return quiet(model);
  if (entry.number > model.number + 1) return { ...quiet(model), gap: true };
  const undone = entry.undone.length
    ? new Set([...model.undone, ...entry.undone])
    : model.undone;
  return {
    ...model,
    number: entry.number,
    position,
    entries: [...model.entries, entry],
    undone,
    fresh: [{ entry, position }],
    caughtUp: 0,
  };
}

function undoneIn(entries: readonly Entry[]): Set<number> {
  return new Set(entries.flatMap((entry) => entry.undone));
}

function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  return chat.some((other) => other.id === line.id) ? chat : [...chat, line];
}

// -- what can be read off it ----------------------------------------------------------------------

/** The entries that others made after the last one of this seat. */
export function sinceLastTurn(model: Model): Entry[] {
  let from = model.entries.length;
  while (from > 0 && model.entries[from - 1]?.seat !== model.seat) from -= 1;
  return model.entries.slice(from).filter((entry) => !model.undone.has(entry.number));
}

/** The own seats that owe a decision, for people who share a device. */
export function ownWaiting(model: Model): Seat[] {
  const own = model.you?.seats ?? [];
  return (model.position?.waiting ?? []).filter((seat) => own.includes(seat));
}

/** Whether this person has not voted yet. */
export function owesVote(model: Model, proposal: Proposal | null): boolean {
  return model.seat !== null && yetToVote(proposal).includes(model.seat);
}

/** Whose answer to a proposal is still missing. */
export function yetToVote(proposal: Proposal | null): Seat[] {
  return proposal?.needed.filter((seat) => !proposal.agreed.includes(seat)) ?? [];
}

/** Whether a proposal that is over was carried out. It was made when the stream had the number. */
export function isGranted(model: Model, proposal: Proposal, number: number): boolean {
  if (proposal.what === "replace") return !!model.table?.seats[proposal.target ?? -1]?.replaced_by;
  return model.entries.some(
    (entry) => entry.number > number && entry.seat === proposal.by && entry.undone.length > 0,
  );
}

/** Milliseconds left for a seat; null without a limit. */
export function timeLeft(
  clock: { left: number | null; ends: number | null },
  now: number,
): number | null {
  if (clock.ends !== null) return Math.max(0, clock.ends - now);
  return clock.left;
}
