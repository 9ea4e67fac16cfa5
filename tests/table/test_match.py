"""A match with its streams, without a server."""

import pytest

from polis.kernel.errors import DamagedJournal, StaleDecision
from polis.kernel.event import Event
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header
from polis.kernel.message import ActionSpec, Message, Part
from polis.kernel.registry import find_game
from polis.kernel.rng import seeded
from polis.table.match import TableMatch
from polis.wire.serialise import choice_of
from tests.toys import peaks, sealed_bids
from tests.toys.sealed_bids.game import SealedBids
from tests.toys.sealed_bids.state import BidsState
from tests.toys.sealed_bids.view import BidsView

BIDS = sealed_bids.GAME


def bids() -> TableMatch:
    return TableMatch(BIDS, Header(BIDS.id, BIDS.version, {"seats": 3}, 11))


def play(match: TableMatch, seat: int) -> None:
    match.play(seat, match.decision(seat), match.match.legal_actions(seat)[0], None, at=5)


def test_a_secret_takeback_leaves_no_gap_in_the_streams_of_the_others() -> None:
    match = bids()
    before = match.number(1)
    play(match, 0)
    told = match.number(1) - before
    match.take_back(0, None, at=6)
    play(match, 0)
    play(match, 1)
    numbers = [entry.number for entry in match.entries(1, 0, 100)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert told <= 1


def test_a_seat_answers_by_the_number_of_its_own_stream() -> None:
    match = bids()
    play(match, 0)
    play(match, 1)
    decision = match.decision(2)
    assert decision == 1, "the first question of the seat, though others have answered"
    with pytest.raises(StaleDecision):
        match.play(2, 99, match.match.legal_actions(2)[0], None, at=5)
    match.play(2, decision, match.match.legal_actions(2)[0], None, at=5)


def test_following_stored_steps_leads_to_the_same_streams() -> None:
    first, second = bids(), bids()
    for seat in (1, 0, 2):
        legal = first.match.legal_actions(seat)
        second.follow(first.play(seat, None, legal[-1], f"{seat}:a", at=seat))
    second.follow(first.take_back(0, None, at=9)) if first.may_take_back(0) else None
    assert second.told == first.told
    assert second.commands == first.commands
    assert second.position(1) == first.position(1)


def test_a_step_that_does_not_follow_is_refused() -> None:
    first, second = bids(), bids()
    play(first, 0)
    late = first.play(1, None, first.match.legal_actions(1)[0], None, at=5)
    with pytest.raises(DamagedJournal):
        second.follow(late)


def test_a_match_read_from_stored_steps_is_the_one_that_was_played() -> None:
    game = peaks.GAME
    header = Header(game.id, game.version, {"seats": 2}, 3)
    match = TableMatch(game, header, started=1)
    stored = [
        match.play(seat, None, match.match.legal_actions(seat)[0], None, at=7) for seat in (0, 1)
    ]
    stored.append(match.take_back(1, None, at=8))
    again = TableMatch(game, header, stored, started=1)
    assert again.position(0) == match.position(0)
    assert [entry.undone for entry in again.entries(None, 0, 9)][-1]


@pytest.mark.parametrize("game", [BIDS, peaks.GAME, *map(find_game, ("ginkgopolis", "cities"))])
def test_the_choices_of_an_open_question_stay_as_they_were_first_asked(game: AnyGame) -> None:
    rng = seeded(3)
    match = TableMatch(game, Header(game.id, game.version, {"seats": 3}, 5))
    for _ in range(60):
        if match.is_over:
            break
        seat = match.waiting()[rng.below(len(match.waiting()))]
        legal = match.match.legal_actions(seat)
        match.play(seat, None, legal[rng.below(len(legal))], None, at=5)
        if rng.below(4) == 0 and match.may_take_back(seat):
            match.take_back(seat, None, at=5)
        for each in range(3):
            fresh = [choice_of(game, match.view(each), a) for a in match.match.legal_actions(each)]
            assert match.position(each).choices == fresh


class Counting(SealedBids):
    """Count what is asked of the game."""

    def __init__(self) -> None:
        self.viewed: list[int | None] = []
        self.said: list[Event] = []

    def view(self, state: BidsState, seat: int | None) -> BidsView:
        self.viewed.append(seat)
        return super().view(state, seat)

    def say(self, item: ActionSpec | Event | Part, view: BidsView) -> Message:
        if isinstance(item, Event):
            self.said.append(item)
        return super().say(item, view)


def test_an_event_is_said_once_for_all_audiences_that_are_told_it() -> None:
    game = Counting()
    match = TableMatch(game, Header(game.id, game.version, {"seats": 3}, 11))
    for seat in range(3):
        play(match, seat)
        for audience in (0, 1, 2, None):
            match.entry(match.seq, audience)
        assert len(game.said) == len(set(game.said)) > 0
        game.said.clear()


def test_views_that_are_not_needed_are_not_made() -> None:
    game = Counting()
    match = TableMatch(game, Header(game.id, game.version, {"seats": 3}, 11))
    play(match, 0)
    assert game.viewed == [], "all are told that a bid was laid"
    match.position(1)
    match.position(1)
    assert game.viewed == [1]
