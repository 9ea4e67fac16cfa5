"""Previews: the cost and gain of a choice before it is made."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.message import Message
from polis.kernel.preview import DONE, ENDS, MEMBER, NO_PREVIEW, ONE, OPENS, Change
from tests.games.ginkgopolis.positions import TWO, choose, city, legal, play, position, question


def told(state: GinkgoState, move: str, seat: int = 0) -> list[Message]:
    view = GAME.view(state, seat)
    action = GAME.legal_actions(state, seat)[legal(state, seat).index(move)]
    return list(GAME.preview(view, action).lines)


def changes(state: GinkgoState, move: str, seat: int = 0) -> list[tuple[str, int, str]]:
    """The numbers of a preview: what, how many and where."""
    view = GAME.view(state, seat)
    action = GAME.legal_actions(state, seat)[legal(state, seat).index(move)]
    return [flat(change) for change in GAME.preview(view, action).changes]


def flat(change: Change) -> tuple[str, int, str]:
    return change.what, change.amount, str(change.part or "")


def amounts(messages: list[Message]) -> dict[str, object]:
    return {m.id.removeprefix("preview-"): m.args["amount"] for m in messages if "amount" in m.args}


def ids(messages: list[Message]) -> list[str]:
    return [message.id.removeprefix("preview-") for message in messages]


def test_an_exploit_shows_the_gain_of_building_and_bonuses() -> None:
    state = position(
        TWO, city("0,1:R7^2@1"), "side 0 characters=YX1,BX1 hand=R7,A,B,C", "side 1 hand=D"
    )
    messages = told(state, "card:R7")
    assert ids(messages)[0] == "exploit"
    assert amounts(messages) == {"resources": "+2", "tiles": "+1", "points": "+1"}


def test_a_construct_shows_costs_the_won_card_and_the_rivals_gain() -> None:
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


def test_an_urbanize_shows_the_gain_of_adjacent_buildings() -> None:
    state = position(TWO, "side 0 resources=2 tiles=R4 hand=H,A,B,C", "side 1 hand=D")
    play(state, 0, "card:H")
    messages = told(state, "tile:R4")
    assert ids(messages)[0] == "urbanize"
    assert amounts(messages) == {"resources": "−1", "tiles": "−1", "points": "+1"}


def test_a_choice_without_net_gain_says_so() -> None:
    """A resource from red 2, and a tile as a bonus."""
    hand = "side 0 characters=BU1 resources=2 tiles=R4 hand=B,A,C,D"
    state = position(TWO, hand, "side 1 hand=E")
    play(state, 0, "card:B")
    assert ids(told(state, "tile:R4")) == ["urbanize", "even"]


def test_returned_tiles_are_the_members_of_a_set() -> None:
    state = position(
        TWO,
        city("0,0:B7^3@1"),
        "supply Y4",
        "side 0 tiles=R4,R5,Y5 hand=B7,A,B,C",
        "side 1 tiles=Y9 hand=D,E,F,G chosen=D",
    )
    choose(state, 0, "B7")
    assert question(state) == "return"
    seen = GAME.view(state, 0)
    steps = [GAME.preview(seen, action).step for action in GAME.legal_actions(state, 0)]
    assert steps == [MEMBER, MEMBER, MEMBER, MEMBER, DONE]
    assert told(state, "give:Y5") == []


@pytest.mark.parametrize("tiles, step", [("tiles=R4", OPENS), ("tokens=2", ENDS)])
def test_a_card_only_selects_while_a_tile_can_go_with_it(tiles: str, step: str) -> None:
    state = position(TWO, f"side 0 {tiles} hand=B,A,C,D", "side 1 hand=E")
    seen = GAME.view(state, 0)
    assert {GAME.preview(seen, action).step for action in GAME.legal_actions(state, 0)} == {
        ONE,  # a new hand
        step,
    }


def test_a_tile_that_cannot_be_paid_for_is_announced_as_a_fallback() -> None:
    state = position(TWO, "side 0 tiles=R4 hand=Y1,A,B,C", "side 1 hand=D")
    play(state, 0, "card:Y1")
    messages = told(state, "tile:R4")
    assert ids(messages)[0] == "fall-back"
    assert amounts(messages) == {"points": "+1"}


def test_a_letter_alone_tells_both_answers_with_the_bonus() -> None:
    state = position(TWO, "side 0 characters=YX1 hand=H,A,B,C", "side 1 hand=D")
    messages = told(state, "card:H")
    assert amounts(messages) == {"points": "+1"}  # the bonus comes whatever is taken
    assert "letter" in ids(messages)


def test_a_letter_alone_promises_no_more_than_the_pool_has() -> None:
    state = position(TWO, "side 0 characters=RX1 hand=H,A,B,C pool=1", "side 1 hand=D")
    found = [one for one in changes(state, "card:H") if one[2] == ""]
    assert found == [
        ("resources", 1, ""),  # taken, or by the bonus: the pool has no second one
        ("letter", 1, ""),
        ("tile-tiles", 1, ""),
    ]
    assert "letter-tile" in ids(told(state, "card:H"))


def test_the_end_of_the_game_is_announced() -> None:
    state = position(TWO, "side 0 resources=1 pool=0 tiles=R4 hand=H,A,B,C", "side 1 hand=D")
    play(state, 0, "card:H")
    assert "end" in ids(told(state, "tile:R4"))


def test_a_character_shows_its_power_and_its_start_items() -> None:
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
    assert GAME.preview(GAME.view(state, None), 0) == NO_PREVIEW


def test_a_choice_that_takes_the_last_tile_still_shows_its_whole_gain() -> None:
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


# -- numbers for drawings -------------------------------------------------------------------------


def test_a_construct_shows_the_new_height_the_won_card_and_what_the_rival_gets() -> None:
    state = position(
        TWO,
        city("0,1:B5^2@1"),
        "side 0 resources=5 points=3 tiles=R4 hand=B5,A,B,C",
        "side 1 hand=D",
    )
    play(state, 0, "card:B5")
    assert changes(state, "tile:R4") == [
        ("construct", 3, "cell:0,1"),
        ("resources", -4, ""),
        ("tiles", -1, ""),
        ("points", -1, ""),
        ("resources", 2, "seat:1"),
        ("points", 2, "seat:1"),
        ("card", 1, "card:B5"),
    ]


def test_an_urbanize_shows_what_every_building_around_brings() -> None:
    state = position(
        TWO,
        city("-1,-1:R9^3@1", "-1,-2:B9^2@0"),
        "markers H:0,-2",
        "side 0 resources=2 tiles=R4 hand=H,A,B,C",
        "side 1 hand=D",
    )
    play(state, 0, "card:H")
    assert changes(state, "tile:R4") == [
        ("urbanize", 1, "cell:0,-2"),
        ("resources", -1, ""),
        ("tiles", 1, ""),
        ("points", 1, ""),
        ("points", 1, "cell:0,-1"),
        ("tiles", 2, "cell:-1,-2"),
    ]


def test_a_building_brings_no_more_resources_than_the_pool_holds() -> None:
    state = position(
        TWO, city("0,1:R7^3@1"), "side 0 pool=1 hand=R7,A,B,C", "side 1 hand=D"
    )  # fmt: skip
    assert changes(state, "card:R7") == [
        ("exploit", 3, "cell:0,1"),
        ("resources", 1, ""),
        ("resources", 1, "cell:0,1"),
    ]


def test_a_fallback_shows_what_is_lacking() -> None:
    floor = position(
        TWO,
        city("0,1:B9^2@1"),
        "side 0 resources=1 points=2 tiles=R4 hand=B9,A,B,C",
        "side 1 hand=D",
    )
    play(floor, 0, "card:B9")
    assert changes(floor, "tile:R4")[0] == ("fall-back", 2, "cell:0,1")
    assert changes(floor, "tile:R4")[-2:] == [
        ("lacking-resources", 3, ""),
        ("lacking-points", 3, ""),
    ]
    letter = position(TWO, "side 0 tiles=R4 hand=H,A,B,C", "side 1 hand=D")
    play(letter, 0, "card:H")
    assert ("lacking-resources", 1, "") in changes(letter, "tile:R4")


def test_own_resources_on_a_building_are_not_lacking() -> None:
    state = position(
        TWO, city("0,1:R6^2@0"), "side 0 tiles=B9 hand=R6,A,B,C", "side 1 hand=D"
    )  # fmt: skip
    play(state, 0, "card:R6")
    assert ("lacking-resources", 2, "") in changes(state, "tile:B9")


def test_a_letter_shows_the_open_choice() -> None:
    state = position(TWO, "side 0 hand=C,A,B,D", "side 1 hand=E")
    assert changes(state, "card:C") == [
        ("exploit", 0, "cell:1,2"),
        ("letter", 1, ""),
        ("resource-resources", 1, ""),
        ("tile-tiles", 1, ""),
    ]


def test_a_letter_shows_the_net_gain_with_a_tile_as_the_tile_does() -> None:
    state = position(
        TWO,
        city("-1,-1:R9^3@1", "-1,-2:B9^2@0"),
        "markers H:0,-2",
        "side 0 resources=2 tiles=R4 hand=H,A,B,C",
        "side 1 hand=D",
    )
    letter = [one for one in changes(state, "card:H") if one[0].startswith("urbanize-")]
    assert letter == [
        ("urbanize-resources", -1, ""),
        ("urbanize-tiles", 1, ""),
        ("urbanize-points", 1, ""),
    ]
    play(state, 0, "card:H")
    total = [one for one in changes(state, "tile:R4")[1:] if one[2] == ""]
    assert [(f"urbanize-{what}", amount, place) for what, amount, place in total] == letter


def test_the_end_and_an_empty_supply_are_numbers_too() -> None:
    state = position(TWO, "side 0 resources=1 pool=0 tiles=R4 hand=H,A,B,C", "side 1 hand=D")
    play(state, 0, "card:H")
    assert ("end", 1, "") in changes(state, "tile:R4")


def test_answers_without_a_sentence_have_numbers() -> None:
    state = position(TWO, "side 0 tokens=1 hand=A,B,C,D", "side 1 hand=E,F,G,H chosen=E")
    assert changes(state, "new-hand") == [("tokens", -1, "")]
    choose(state, 0, "A")
    assert changes(state, "take-resource") == [("resources", 1, "")]
    assert changes(state, "take-tile") == [("tiles", 1, "")]


def test_a_character_shows_its_start_items_as_numbers() -> None:
    state = position(
        "ginkgopolis seats=2 characters=draft", "round 0 question=draft waiting=0,1",
        "side 0 hand=RU1,RX1,RC1,YU1", "side 1 hand=BU1,BX1,BC1,YX1",
    )  # fmt: skip
    assert changes(state, "keep:YU1") == [("resources", 2, ""), ("tiles", 1, ""), ("points", 2, "")]
