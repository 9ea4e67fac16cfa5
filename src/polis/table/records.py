"""What a table remembers: who sits where, its clocks, its proposal, its stored steps.

These are plain values. The server converts rows of its database to and from them.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from polis.kernel.config import Value
from polis.kernel.game import Seat
from polis.wire.fields import Phase, ProposalKind, SeatKind, Visibility
from polis.wire.table_info import Clock

SEED_BITS = 96  # all that the generator takes: a shorter seed would be its weakest part
Audience = Seat | None  # a seat, or None for all guests


def new_seed() -> int:
    """The seed of a match, which no player can guess."""
    return secrets.randbits(SEED_BITS)


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """The player of a seat, and their time."""

    seat: Seat
    kind: SeatKind
    person: str | None
    name: str
    bot: str | None
    replaced_by: str | None  # the bot that plays for a person who left
    bank: int | None  # milliseconds left while the clock stands
    ends: int | None  # the moment at which the running clock ends
    left_at: int | None = None  # the last entry before a bot took over, while it plays
    num_refused: int = 0  # proposals of the player in a row that were not accepted
    may_propose: int | None = None  # when the player may propose again

    @property
    def player_bot(self) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.bot if self.kind == "bot" else self.replaced_by

    @property
    def is_former(self) -> bool:
        """Whether the player of this seat has deleted themselves."""
        return self.kind == "person" and self.person is None

    @property
    def is_played_by_person(self) -> bool:
        return self.kind == "person" and self.replaced_by is None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A request that needs the consent of the others: go back, or give a seat to a bot."""

    id: int
    what: ProposalKind
    by: Seat
    number: int | None  # rewind: in the stream of the proposer
    target: Seat | None  # replace: the seat
    agreed: tuple[Seat, ...]
    asks_target: bool = False  # replace: whether the player of the target must agree too
    asks_left: tuple[Seat, ...] = ()  # rewind: players who left later than that step


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table without its journal."""

    id: str
    game: str
    rules: int
    options: Mapping[str, Value]
    seed: int
    phase: Phase
    visibility: Visibility
    title: str
    host: str | None
    clock: Clock
    autostart: bool
    created: int
    moved: int
    # A new table starts with the rest.
    version: int = 0
    revision: int = 0
    waiting: int = 0
    bots_waiting: bool = False
    proposal: Proposal | None = None
    num_proposals: int = 0
    parent: str | None = None
    successor: str | None = None
    started: int | None = None
    ended: int | None = None
    is_void: bool = False  # the players agreed that it changes no rating
    is_known_deal: bool = False  # imported or forked: it counts in no statistics

    @property
    def is_begun(self) -> bool:
        """Whether there is a match, running or not."""
        return self.started is not None

    @property
    def waits_for_all(self) -> bool:
        """Whether the match starts only when all its players look at it.

        That is a rematch with a live clock: its players are seated before they know of it.
        """
        is_rematch = self.parent is not None and not self.is_known_deal
        return self.phase == "open" and self.clock.kind == "live" and is_rematch

    @property
    def since(self) -> int:
        """When its phase began."""
        return self.ended or self.started or self.created


@dataclass(frozen=True, slots=True)
class StoredStep:
    """An entry of a journal as it is stored."""

    seq: int
    cmd: str | None  # the command that made it
    line: str
    told: tuple[int, ...]  # the last number of every stream after it
    at: int
