"""The components and the bonuses of the cards. Rules G1.1, G1.12, G1.17, G1.19."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.components import CARD_NAMES, tiles_in
from tests.games.ginkgopolis.positions import (
    OTHER,
    TWO,
    choose,
    hand,
    legal,
    names,
    play,
    position,
    question,
    stock,
)
from tests.rules import rule

Items = tuple[int, int, int]  # resources, tiles, points

RESOURCE: Items = (1, 0, 0)
TILE: Items = (0, 1, 0)
POINT: Items = (0, 0, 1)
NONE: Items = (0, 0, 0)

# Table 1, as printed: number, the action that triggers it, then red, blue, yellow.
TABLE_1: list[tuple[str, str, Items, Items, Items]] = [
    ("1", "Exploit", RESOURCE, TILE, POINT),
    ("2", "Urbanize", RESOURCE, TILE, POINT),
    ("3", "Construct", RESOURCE, TILE, POINT),
    ("4", "Exploit", RESOURCE, TILE, POINT),
    ("5", "Urbanize", RESOURCE, TILE, POINT),
    ("6", "Construct", RESOURCE, TILE, POINT),
    ("7", "Exploit", (1, 0, 1), (0, 1, 1), (0, 0, 2)),
    ("8", "Urbanize", (1, 0, 1), (0, 1, 1), (0, 0, 2)),
    ("9", "Construct", (1, 0, 1), (0, 1, 1), (0, 0, 2)),
]
ARROWS = [
    pytest.param(f"tableau={colour}{number}", action, row["RBY".index(colour)], id=colour + number)
    for number, action, *row in TABLE_1
    for colour in "RBY"
]

# Table 3: kind, the action that triggers it, its bonus, its start items, how many there are.
TABLE_3: list[tuple[str, str, Items, Items, int]] = [
    ("RU", "Urbanize", RESOURCE, (1, 1, 1), 4),
    ("RX", "Exploit", RESOURCE, (1, 1, 1), 4),
    ("RC", "Construct", RESOURCE, (0, 1, 0), 4),
    ("YU", "Urbanize", POINT, (2, 1, 2), 2),
    ("YX", "Exploit", POINT, (2, 1, 2), 2),
    ("YC", "Construct", POINT, (2, 1, 1), 2),
    ("BU", "Urbanize", TILE, (2, 0, 1), 3),
    ("BX", "Exploit", TILE, (2, 0, 1), 3),
    ("BC", "Construct", TILE, (1, 0, 0), 3),
]
CHARACTERS = [
    pytest.param(f"characters={kind}{copies}", action, bonus, id=kind)
    for kind, action, bonus, _, copies in TABLE_3
]


def gain_at(action: str, cards: str) -> Items:
    """The gain of an action beyond its gain without the cards."""
    choice = {"Exploit": "Y10", "Urbanize": "H+R20", "Construct": "Y10+Y20"}[action]
    gains = []
    for owned in ("", cards):
        state = position(
            TWO,
            "city -1,1:R1 0,1:R2 1,1:R3 -1,0:B1 0,0:B2 1,0:B3 -1,-1:Y1 0,-1:Y2 1,-1:Y10",
            f"side 0 resources=9 tiles=R20,Y20 {owned} hand=Y10,H,A,B",
            OTHER,
        )
        choose(state, 0, choice)
        gains.append(stock(state, 0))
    (a, b, c), (d, e, f) = gains
    return d - a, e - b, f - c


@rule("G1.17", "G1.19", "G1.16")
@pytest.mark.parametrize("cards, trigger, bonus", [*ARROWS, *CHARACTERS])
def test_a_card_pays_its_bonus_at_every_action_of_its_kind_and_at_no_other(
    cards: str, trigger: str, bonus: Items
) -> None:
    for action in ("Exploit", "Urbanize", "Construct"):
        assert gain_at(action, cards) == (bonus if action == trigger else NONE), action


@rule("G1.18")
@pytest.mark.parametrize("number", range(10, 21))
def test_a_card_from_10_on_pays_nothing_during_the_game(number: int) -> None:
    cards = ",".join(f"{colour}{number}" for colour in "RBY" if f"{colour}{number}" != "Y10")
    for action in ("Exploit", "Urbanize", "Construct"):
        assert gain_at(action, f"tableau={cards}") == NONE


@rule("G1.19", "G2.11")
@pytest.mark.parametrize(
    "kind, items", [pytest.param(kind, items, id=kind) for kind, _, _, items, _ in TABLE_3]
)
def test_a_character_brings_its_start_items(kind: str, items: Items) -> None:
    """Drafted together with two red Construct characters, which bring one tile each."""
    others = [name for name in ("RC1", "RC2", "RC3") if name != f"{kind}1"][:2]
    state = position(
        "ginkgopolis seats=2 characters=draft",
        "round 0 question=draft waiting=0,1",
        f"side 0 hand={others[0]},RX4 characters={kind}1,{others[1]}",
        "side 1 hand=RU3,RU4 characters=RU1,RU2",
    )
    play(state, 0, f"keep:{others[0]}")
    play(state, 1, "keep:RU3")
    assert stock(state, 0) == (items[0], items[1] + 2, items[2])


@rule("G1.19")
def test_there_are_27_characters_of_nine_kinds() -> None:
    cards = [f"{kind}{copy + 1}" for kind, *_, copies in TABLE_3 for copy in range(copies)]
    assert len(cards) == 27
    assert sorted(CARD_NAMES[72:]) == sorted(cards)


@rule("G1.1", "G1.12")
def test_the_box_holds_sixty_tiles_a_card_for_each_and_twelve_letters() -> None:
    state = GAME.start(GAME.config({"seats": 3}), 6)
    tiles = [*names(state.tops), *names(state.supply), *names(tiles_in(state.removed))]
    for seat in range(3):
        tiles += names(tiles_in(state.sides[seat].tiles))
    assert sorted(tiles) == sorted(f"{c}{n}" for c in "RBY" for n in range(1, 21))
    assert len(state.markers) == 12
    assert CARD_NAMES[:72] == [
        *(f"{colour}{number}" for colour in "RBY" for number in range(1, 21)),
        *"ABCDEFGHIJKL",
    ]


@rule("G1.7", "G14.10")
def test_paying_and_gaining_ask_no_question() -> None:
    state = position(
        TWO, "side 0 resources=9 tiles=R20 characters=RC1,YC1,BC1 hand=R1,A,B,C", OTHER
    )
    choose(state, 0, "R1+R20")
    assert question(state) == "letter"  # that of the other seat
    assert legal(state, 0) == []
    assert hand(state, 0) == ["A", "B", "C"]
