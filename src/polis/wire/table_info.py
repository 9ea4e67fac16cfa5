"""A table from outside: players, clocks, proposals; no secret of the match."""

from dataclasses import dataclass
from typing import Annotated, Any

from polis.wire.fields import ClockKind, Limit, Moment, Phase, ProposalKind, SeatKind, Visibility


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """The kind of clock: `none`, `live` (a bank and an increment) or `days` (for every turn)."""

    kind: ClockKind
    bank: Annotated[int, Limit(ge=10, le=86_400)] = 600  # seconds; live
    increment: Annotated[int, Limit(ge=0, le=3_600)] = 15  # seconds after every turn; live
    days: Annotated[int, Limit(ge=1, le=30)] = 2  # days


@dataclass(slots=True, kw_only=True)
class SeatClock:
    """The time of a seat: what is left while the clock stands, or when it ends."""

    left: int | None  # milliseconds; None: no limit, or running
    ends: Moment | None  # while it runs


@dataclass(slots=True, kw_only=True)
class SeatInfo:
    """The player of a seat. `player` is a public id, not a credential.

    A seat of a former player has the kind `person`, no `player` and no name.
    """

    seat: int
    kind: SeatKind
    name: str
    player: str | None
    bot: str | None
    replaced_by: str | None  # the bot that plays for a person who left
    present: bool
    clock: SeatClock


@dataclass(slots=True, kw_only=True)
class Proposal:
    """A proposal to the other players; `agreed` are the seats that said yes."""

    id: int
    what: ProposalKind
    by: int
    number: int | None  # rewind: in the stream of this audience
    target: int | None  # replace: the seat
    agreed: list[int]
    needed: list[int]


@dataclass(slots=True, kw_only=True)
class TableInfo:
    """Everything about a table that is no secret of the match."""

    id: str
    game: str
    options: dict[str, Any]
    phase: Phase
    visibility: Visibility
    title: str
    host: str | None  # a player
    clock: Clock
    seats: list[SeatInfo]
    watchers: int
    proposal: Proposal | None
    parent: str | None  # the table that it continues
    successor: str | None  # the rematch, if there is one
    seed: str | None  # when it is over
    created: Moment
    ended: Moment | None
    void: bool = False  # the players agreed that it changes no rating
    waits_for_all: bool = False  # it starts when all players look at it: a rematch with a clock


@dataclass(slots=True, kw_only=True)
class You:
    """The person behind the socket or request."""

    player: str
    name: str
    seats: list[int]  # those of this table
    host: bool
