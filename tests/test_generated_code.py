"""What mypyc makes of the rules: no shift that is narrower than the source means.

mypyc writes `1 << x` with `x: i64` as a shift of a 32-bit one in C, which is silently wrong from 32
on. Plain ints shift correctly, and so does a variable of type `i64` on the left.
"""

import re

import pytest

import polis
from bench.pool import ROOT
from polis.games.cities.districts import sets
from polis.games.ginkgopolis.components import member_at, num_in, set_of
from polis.games.ginkgopolis.hands import card_at, cards_in, hand_of_cards, hand_with, hand_without

NARROW = re.compile(r"= -?\d+ << cpy_\w+;")


def test_a_narrow_shift_would_be_found() -> None:
    assert NARROW.search("    cpy_r_r6 = 1 << cpy_r_x;")
    assert not NARROW.search("    cpy_r_r6 = cpy_r_r5 << cpy_r_shift;")


@pytest.mark.skipif(not polis.COMPILED, reason="there is no generated code")
def test_the_generated_code_shifts_no_narrow_number() -> None:
    code = (ROOT / "build" / "__native_polis.c").read_text(encoding="utf-8")
    assert "CPyDef_" in code
    assert NARROW.findall(code) == []


@pytest.mark.parametrize("tile", [0, 29, 30, 31, 32, 33, 58, 59])
def test_every_tile_of_a_set_is_found_again(tile: int) -> None:
    """Sets of sixty tiles need more than 32 bits."""
    mask = set_of(sorted({0, tile, 59}))
    members = [member_at(mask, place) for place in range(num_in(mask))]
    assert members == sorted({0, tile, 59})


@pytest.mark.parametrize("space", [0, 1, 31, 32, 33, 58, 59])
def test_every_space_of_a_district_is_found_again(space: int) -> None:
    """A district has up to sixty spaces."""
    assert sets.only(space) == 1 << space
    mask = sets.only(0) | sets.only(space) | sets.only(59)
    wanted = sorted({0, space, 59})
    assert sets.num_in(mask) == len(wanted)
    assert [sets.member_at(mask, place) for place in range(len(wanted))] == wanted
    assert sets.members_of(mask) == wanted
    assert sets.num_in((1 << 60) - 1) == 60


def test_a_hand_keeps_its_cards_in_order() -> None:
    hand = hand_of_cards([98, 0, 60, 31])
    assert cards_in(hand) == [0, 31, 60, 98]
    assert card_at(hand, 3) == 98
    assert cards_in(hand_without(hand, 60)) == [0, 31, 98]
    assert cards_in(hand_with(hand_without(hand, 0), 1)) == [1, 31, 60, 98]
    assert hand_without(hand_of_cards([7]), 7) == 0
