"""One way to build a bot's turn: the same seed in the terminal, in the arena and on a server."""

from polis.bots.turn import turn_in, turn_of
from polis.kernel.journal import Header
from polis.kernel.match import Match
from tests.toys import sealed_bids

GAME = sealed_bids.GAME


def new_match() -> Match:
    return Match(GAME, Header(GAME.id, GAME.version, {"seats": 3}, 11))


def test_a_turn_in_a_match_is_that_of_its_state() -> None:
    match = new_match()
    legal = match.legal_actions(1)
    assert turn_in(match, 1) == turn_of(GAME, match.state, 1, legal, 11, 0)


def test_answers_of_other_seats_do_not_change_the_seed() -> None:
    match = new_match()
    before = turn_in(match, 2).seed
    match.play(0, match.legal_actions(0)[0])
    assert turn_in(match, 2).seed == before


def test_an_answer_of_the_seat_changes_the_seed_and_a_takeback_restores_it() -> None:
    match = new_match()
    first = turn_in(match, 0).seed
    match.play(0, match.legal_actions(0)[0])
    match.take_back(0)
    assert turn_in(match, 0).seed == first
    for seat in range(3):
        match.play(seat, match.legal_actions(seat)[0])
    assert turn_in(match, 0).seed != first
