/**
 * The client's state of a table, and how each server message changes it. Pure.
 *
 * The stream has no gaps: an entry that was seen already is ignored, one that comes too early sets
 * `gap`, and the socket asks again with the last number. Nothing is shown that the server has not
 * confirmed.
 */

import type {
  ChatLine,
  Entry,
  FromServer,
  PartNames,
  Position,
  Proposal,
  Scene,
  Seat,
  TableInfo,
  Update,
  You,
} from "../net/wire";

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
  /** Names of components that only this table has. */
  names: PartNames;
  logFrom: number;
  /** Milliseconds to add to this machine's clock to get the server's. */
  skew: number;
  /** An entry is missing: say hello again. */
  gap: boolean;
  /** What the last message brought to be shown, in order. */
  fresh: readonly Fresh[];
  /** How many entries arrived at once after an absence; they are listed, not played. */
  caughtUp: number;
}

export interface Fresh {
  entry: Entry;
  /** After every beat but the last, which leads to the position. */
  scenes: readonly Scene[];
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
  names: {},
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

/** Seats change hands before the start, and a leaving host hands the table to another player. */
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
    names: sync.names,
    logFrom: sync.log_from,
    skew: sync.now - clock,
    gap: false,
    fresh: [],
    caughtUp: follows && model.number > 0 ? missed.length : 0,
  };
}

function moved(model: Model, { entry, scenes, position }: Update): Model {
  if (entry.number <= model.number) return quiet(model);
  if (entry.number > model.number + 1) return { ...quiet(model), gap: true };
  const undone = entry.undone.length ? new Set([...model.undone, ...entry.undone]) : model.undone;
  return {
    ...model,
    number: entry.number,
    position,
    entries: [...model.entries, entry],
    undone,
    fresh: [{ entry, scenes, position }],
    caughtUp: 0,
  };
}

function undoneIn(entries: readonly Entry[]): Set<number> {
  return new Set(entries.flatMap((entry) => entry.undone));
}

function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  return chat.some((other) => other.id === line.id) ? chat : [...chat, line];
}

// -- selectors ------------------------------------------------------------------------------------

/** The player's seats that owe a decision (several on a shared device). */
export function ownWaiting(model: Model): Seat[] {
  const own = model.you?.seats ?? [];
  return (model.position?.waiting ?? []).filter((seat) => own.includes(seat));
}

/** The seat for which this page still has to vote. */
export function voter(model: Model, proposal: Proposal | null): Seat | null {
  const own = model.seat === null ? (model.you?.seats ?? []) : [model.seat];
  return yetToVote(proposal).find((seat) => own.includes(seat)) ?? null;
}

/** The seats that still have to vote on a proposal. */
export function yetToVote(proposal: Proposal | null): Seat[] {
  return proposal?.needed.filter((seat) => !proposal.agreed.includes(seat)) ?? [];
}

/** Whether a finished proposal was accepted. `number` is the stream's when it was made. */
export function isGranted(model: Model, proposal: Proposal, number: number): boolean {
  if (proposal.what === "replace") return !!model.table?.seats[proposal.target ?? -1]?.replaced_by;
  if (proposal.what === "void") return !!model.table?.void;
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
