"""What a choice would cost and bring, told before it is made."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.message import Message, message
from tests.games.ginkgopolis.positions import TWO, choose, city, legal, play, position, question


def told(state: GinkgoState, move: str, seat: int = 0) -> list[Message]:
    view = GAME.view(state, seat)
    action = GAME.legal_actions(state, seat)[legal(state, seat).index(move)]
    return GAME.preview(view, action)


def amounts(messages: list[Message]) -> dict[str, object]:
    return {m.id.removeprefix("preview-"): m.args["amount"] for m in messages if "amount" in m.args}


def ids(messages: list[Message]) -> list[str]:
    return [message.id.removeprefix("preview-") for message in messages]


def test_an_exploit_tells_what_the_building_and_the_bonuses_bring() -> None:
    state = position(
        TWO, city("0,1:R7^2@1"), "side 0 characters=YX1,BX1 hand=R7,A,B,C", "side 1 hand=D"
    )
    messages = told(state, "card:R7")
    assert ids(messages)[0] == "exploit"
    assert amounts(messages) == {"resources": "+2", "tiles": "+1", "points": "+1"}


def test_a_construct_tells_costs_the_won_card_and_what_the_rival_gets() -> None:
    state = position(
        TWO,
        city("0,1:B5^2@1"),
        "side 0 resources=5 points=3 tiles=R4 hand=B5,A,B,C",
        "side 1 hand=D",
    )
    play(state, 0, "card:B5")
    messages = told(state, "tile:R4")
    assert ids(messages)[0] == "construct"
    assert amounts(messages) == {"resources": "−4", "tiles": "−1", "points": "−1"}
    (rival,) = [m for m in messages if m.id == "preview-rival"]
    assert (rival.args["resources"], rival.args["points"]) == (2, 2)
    assert "card" in ids(messages)


def test_an_urbanize_tells_what_is_around() -> None:
    state = position(TWO, "side 0 resources=2 tiles=R4 hand=H,A,B,C", "side 1 hand=D")
    play(state, 0, "card:H")
    messages = told(state, "tile:R4")
    assert ids(messages)[0] == "urbanize"
    assert amounts(messages) == {"resources": "−1", "tiles": "−1", "points": "+1"}


def test_what_brings_as_much_as_it_costs_says_so() -> None:
    """A resource from red 2, and a tile as a bonus."""
    hand = "side 0 characters=BU1 resources=2 tiles=R4 hand=B,A,C,D"
    state = position(TWO, hand, "side 1 hand=E")
    play(state, 0, "card:B")
    assert ids(told(state, "tile:R4")) == ["urbanize", "even"]


def test_tiles_that_go_back_tell_which_are_passed_over_and_which_is_the_last() -> None:
    state = position(
        TWO,
        city("0,0:B7^3@1"),
        "supply Y4",
        "side 0 tiles=R4,R5,Y5 hand=B7,A,B,C",
        "side 1 tiles=Y9 hand=D,E,F,G chosen=D",
    )
    choose(state, 0, "B7")
    assert question(state) == "return"
    assert ids(told(state, "give:R4")) == []
    (kept,) = told(state, "give:R5")
    assert kept == message("preview-keep", count=1)
    play(state, 0, "give:R5")
    assert ids(told(state, "give:Y4")) == []
    assert ids(told(state, "give:Y5")) == ["keep", "last-gift"]


def test_a_tile_that_cannot_be_paid_for_is_announced_as_a_fallback() -> None:
    state = position(TWO, "side 0 tiles=R4 hand=Y1,A,B,C", "side 1 hand=D")
    play(state, 0, "card:Y1")
    messages = told(state, "tile:R4")
    assert ids(messages)[0] == "fall-back"
    assert amounts(messages) == {"points": "+1"}


def test_a_letter_alone_leaves_the_choice_open() -> None:
    state = position(TWO, "side 0 characters=YX1 hand=H,A,B,C", "side 1 hand=D")
    messages = told(state, "card:H")
    assert "letter" in ids(messages)
    assert amounts(messages) == {"points": "+1"}  # the bonus comes whatever is taken


def test_the_end_of_the_game_is_announced() -> None:
    state = position(TWO, "side 0 resources=1 pool=0 tiles=R4 hand=H,A,B,C", "side 1 hand=D")
    play(state, 0, "card:H")
    assert "end" in ids(told(state, "tile:R4"))


def test_a_character_tells_its_power_and_its_start_items() -> None:
    state = position(
        "ginkgopolis seats=2 characters=draft", "round 0 question=draft waiting=0,1",
        "side 0 hand=RU1,RX1,RC1,YU1", "side 1 hand=BU1,BX1,BC1,YX1",
    )  # fmt: skip
    assert ids(told(state, "keep:YU1")) == ["character"]


@pytest.mark.parametrize("screens", ["no", "yes"])
def test_a_preview_changes_nothing_and_needs_no_secrets(screens: str) -> None:
    state = position(
        f"ginkgopolis seats=2 screens={screens}",
        "side 0 resources=2 tiles=R4 hand=H,A,B,C",
        "side 1 tiles=Y9 hand=D,E,F,G",
    )
    text = GAME.write(state)
    view = GAME.view(state, 0)
    for action in GAME.legal_actions(state, 0):
        GAME.preview(view, action)
    assert GAME.write(state) == text
    assert GAME.preview(GAME.view(state, None), 0) == []


def test_a_choice_that_takes_the_last_tile_still_tells_everything_it_brings() -> None:
    """The return of tiles comes in between; the bonuses are paid after it."""
    playable = [f"{colour}{number}" for colour in "RBY" for number in range(4, 21)]
    rest = [name for name in playable if name not in ("B7", "B8", "R9")]
    state = position(
        TWO,
        city("0,1:B7^3@1"),
        "side 0 characters=YX1,RX1,BX1 hand=B7,A,B,C",
        f"side 1 tableau=R2,B8 tiles={','.join(rest[6:])} hand=D",
        f"removed {','.join(rest[:6])}",
        "supply R9",
    )
    messages = told(state, "card:B7")
    assert amounts(messages) == {"resources": "+1", "tiles": "+4", "points": "+1"}
    assert "exhaust" in ids(messages)


def test_a_letter_alone_tells_the_bonuses_and_leaves_the_item_open() -> None:
    state = position(TWO, "side 0 characters=YX1 hand=A,B,C,D", "side 1 hand=E")
    messages = told(state, "card:A")
    assert amounts(messages) == {"points": "+1"}
    assert "letter" in ids(messages)
