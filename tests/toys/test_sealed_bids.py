"""The rules of Sealed Bids: a position in notation, one action, the few facts that changed."""

import pytest

from polis.kernel.errors import BadNotation
from polis.kernel.event import Event
from polis.kernel.recorder import events_of
from tests.toys.sealed_bids import GAME
from tests.toys.sealed_bids.events import BidsRevealed, LotWon
from tests.toys.sealed_bids.flow import ASK_GIVE
from tests.toys.sealed_bids.state import BidsState

# Seats 0 and 1 have bid 5 and 9 for the 20; seat 2 still holds 1, 7 and 24.
LAST_BID = """\
options 3 2 1
flow 4 0 1 20
agenda 16
deck 10 11 12 13
bids 5 9 0
discards
exchanged 0 0 0
rng 1 2 3 4
hands 2 3/6 8/1 7 24
won //
remembered /7/
"""


def position(text: str = LAST_BID) -> BidsState:
    return GAME.read("".join(f"{line} \n" for line in text.splitlines()))


def act(state: BidsState, seat: int, spec: str) -> list[Event]:
    view = GAME.view(state, seat)
    spelled = {str(GAME.spell(view, a)): a for a in GAME.legal_actions(state, seat)}
    return events_of(GAME, state, seat, spelled[spec])


@pytest.mark.parametrize(
    "bid, winner",
    [
        ("bid card:1", 1),
        ("bid card:7", 1),
        ("bid card:24", 2),
    ],
)
def test_the_highest_bid_wins_the_lot(bid: str, winner: int) -> None:
    state = position()
    events = act(state, 2, bid)
    assert [type(event) for event in events[1:]] == [BidsRevealed, LotWon]
    assert state.won[winner] == [20]
    assert state.discards == [5, 9, int(bid.partition(":")[2])]


def test_the_winner_gives_a_card_and_then_draws() -> None:
    state = position()
    act(state, 2, "bid card:24")
    assert state.waiting == 0b100
    assert ASK_GIVE not in [task // 8 for task in state.agenda]
    act(state, 2, "give card:7")
    assert 7 in state.hands[0]
    assert len(state.hands[2]) == 2
    assert state.waiting == 0b111


def test_a_gift_is_remembered_until_it_is_revealed() -> None:
    state = position()
    assert 7 in GAME.view(state, 1).remembered
    act(state, 2, "exchange card:7")
    assert GAME.view(state, 1).remembered == ()


def test_a_gift_ends_the_memory_of_the_givers_right_neighbour() -> None:
    state = position()
    act(state, 2, "bid card:24")
    act(state, 2, "give card:1")
    assert GAME.view(state, 1).remembered == ()
    assert GAME.view(state, 2).remembered == (1,)


def test_a_card_can_be_exchanged_once_and_costs_points() -> None:
    state = position()
    act(state, 2, "exchange card:1")
    assert state.waiting == 0b100
    assert state.discards == [1]
    assert GAME.result(state)[2] == (-2, 0)
    assert all(GAME.is_sealed(action) for action in GAME.legal_actions(state, 2))


def test_the_last_lot_ends_the_match() -> None:
    state = position(LAST_BID.replace("flow 4 0 1 20", "flow 4 0 0 20"))
    act(state, 2, "bid card:24")
    assert state.waiting == 0
    assert GAME.result(state) == [(0, 0), (0, 0), (20, 1)]


@pytest.mark.parametrize(
    "old, new",
    [
        ("options 3", "options 7"),
        ("bids 5 9 0", "bids 5 9"),
        ("won //", "won /"),
        ("rng 1 2 3 4", "rng 1 2 3"),
        ("deck 10", "deck ten"),
        ("agenda 16", ""),
    ],
)
def test_text_that_is_not_a_position_is_refused(old: str, new: str) -> None:
    with pytest.raises(BadNotation):
        position(LAST_BID.replace(old, new))
