"""Whose consent a proposal needs.

There is one proposal at a time. Every person who plays must agree; one "no" ends it. Bots agree to
everything. A player who left must agree too if their own match, from before they left, is to be
taken back. To replace a player, the player is asked as well while they are present, unless all
others wait for them without a clock; and always if one person alone would decide. The host may
replace a player who is gone without asking, so that no match can hang on one person.

A player whose proposals are refused waits longer each time before the next one, and a proposal to
replace a player takes the place of another kind. So no player can block the others by proposing.
"""

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from polis.kernel.game import Seat
from polis.table.records import Proposal, SeatRecord, TableRecord

FIRST_WAIT = 15_000  # milliseconds after a second refusal; twice as long after each further one
LONGEST_WAIT = 900_000


def voters(seats: Sequence[SeatRecord], proposal: Proposal) -> list[Seat]:
    """The seats whose consent is needed."""
    spared = None if proposal.asks_target else proposal.target
    return [
        seat.seat
        for seat in seats
        if (seat.is_played_by_person and seat.seat != spared) or seat.seat in proposal.asks_left
    ]


def left_since(seats: Sequence[SeatRecord], seq: int) -> tuple[Seat, ...]:
    """The players who left after an entry; a bot plays for them. They must agree to undo it."""
    return tuple(seat.seat for seat in seats if seat.left_at is not None and seat.left_at >= seq)


def refused(seat: SeatRecord, moment: int) -> SeatRecord:
    """The seat of a player whose proposal was not accepted: they wait before the next one."""
    is_long_ago = seat.may_propose is not None and moment > seat.may_propose + LONGEST_WAIT
    number = 1 if is_long_ago else seat.num_refused + 1
    wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(number - 2, 20)) if number > 1 else 0
    return replace(seat, num_refused=number, may_propose=moment + wait)


def voters_beside_target(seats: Sequence[SeatRecord], proposal: Proposal) -> list[Seat]:
    return voters(seats, replace(proposal, asks_target=False))


def is_agreed(seats: Sequence[SeatRecord], proposal: Proposal) -> bool:
    return set(voters(seats, proposal)) <= set(proposal.agreed)


def with_vote(proposal: Proposal, seat: Seat) -> Proposal:
    """The proposal after a seat has agreed."""
    return replace(proposal, agreed=tuple(sorted({*proposal.agreed, seat})))


@dataclass(frozen=True, slots=True)
class Situation:
    """A table at the moment at which a proposal is decided."""

    table: TableRecord
    seats: Sequence[SeatRecord]
    present: Set[str]  # persons who look at the table
    is_still: bool  # whether no player has moved for so long that one may be gone

    def asks_target(self, proposal: Proposal) -> bool:
        """Whether the player who is to be replaced has a say."""
        target = self._target(proposal)
        if self._is_gone(target):
            return False
        beside = voters_beside_target(self.seats, proposal)
        if len({self.seats[seat].person for seat in beside}) == 1:
            return True
        return target.person in self.present and not self._is_waited_for(target)

    def host_decides(self, proposal: Proposal) -> bool:
        """Whether the host may replace the player without asking the others."""
        if proposal.what != "replace" or self.seats[proposal.by].person != self.table.host:
            return False
        return self._is_gone(self._target(proposal))

    def is_ripe(self, proposal: Proposal) -> bool:
        """Whether time has passed, or players have left, so that it can be decided now."""
        if proposal.what != "replace":
            return False
        was_asked = proposal.asks_target and not self.asks_target(proposal)
        return was_asked or self.host_decides(proposal)

    def _target(self, proposal: Proposal) -> SeatRecord:
        assert proposal.target is not None
        return self.seats[proposal.target]

    def _is_gone(self, seat: SeatRecord) -> bool:
        return self.is_still and seat.person not in self.present

    def _is_waited_for(self, seat: SeatRecord) -> bool:
        """Whether all wait for this seat alone for a while, and no clock will end that."""
        is_last = self.table.waiting == 1 << seat.seat
        return is_last and self.table.clock.kind == "none" and self.is_still
