"""Solo against Hal: how it ends, how it is scored, the expert level. Rules G13.14 to G13.22."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.events import HalDiscarded, HalDrew
from tests.games.ginkgopolis.positions import (
    SOLO,
    building,
    choose,
    city,
    deck,
    discard,
    kinds,
    marker,
    move_marker,
    position,
    question,
    stock,
    tableau,
    waiting,
)
from tests.rules import rule

YOU = "side 0 resources=6 points=6 hand=Y1,A,B"
EXPERT = "ginkgopolis seats=1 solo=expert"


@rule("G13.14")
def test_one_exhaustion_ends_a_solo_game_after_hals_part() -> None:
    """Hal takes the last tile: he still builds, and no tiles are returned."""
    state = position(SOLO, "supply R9", "side 0 tiles=R4 hand=Y1,A,B", "side 1 hand=H")
    choose(state, 0, "Y1")
    move_marker(state, 0)
    assert building(state, "0,-2") == "R9@1!"
    assert state.sides[1].points == 1
    assert waiting(state) == []
    assert stock(state, 0) == (0, 1, 1)


@rule("G13.14")
def test_your_last_resource_ends_the_game_after_hals_part() -> None:
    state = position(
        SOLO, "side 0 resources=1 pool=0 tiles=R4 hand=H,A,B", "side 1 hand=K", "supply R9,R10,R11"
    )
    choose(state, 0, "H+R4")
    assert len(state.cells) == 11
    assert waiting(state) == []


@rule("G13.14")
def test_hals_empty_pool_ends_the_game() -> None:
    state = position(SOLO, YOU, "side 1 pool=1 hand=H")
    choose(state, 0, "Y1")
    move_marker(state, 0)
    assert state.sides[1].pool == 0
    assert waiting(state) == []


@rule("G13.15", "G13.16")
def test_a_building_that_hal_cannot_pay_for_is_not_built_and_ends_the_game() -> None:
    """T-56: pool 2, your building of height 2 would need three."""
    state = position(SOLO, city("0,0:Y12^2@0"), YOU, "side 1 pool=2 hand=Y12")
    choose(state, 0, "Y1")
    assert building(state, "0,0") == "Y12^2@0"
    assert stock(state, 0) == (6, 0, 7)  # the point is that of yellow 1
    assert stock(state, 1) == (0, 0, 0)
    assert (state.sides[1].pool, tableau(state, 1)) == (2, [])
    assert "Y12" in discard(state)
    assert waiting(state) == []


@rule("G13.15")
def test_without_a_resource_hal_cannot_even_urbanize() -> None:
    state = position(SOLO, YOU, "side 1 pool=0 hand=H")
    choose(state, 0, "Y1")
    assert len(state.cells) == 9
    assert marker(state, "H") == "0,-2"
    assert waiting(state) == []


@rule("G13.17")
@pytest.mark.parametrize("game", [SOLO, EXPERT])
def test_if_you_took_the_last_tile_hal_has_none_and_the_game_ends(game: str) -> None:
    state = position(game, "supply R9", "side 0 hand=B1,A,B", "side 1 hand=H", "deck C,D,E")
    events = choose(state, 0, "B1")
    assert stock(state, 0) == (0, 1, 0)
    assert len(state.cells) == 9
    assert "H" in discard(state)
    assert deck(state) == ["C", "D", "E"]
    assert kinds(events).count("HalDrew") == 1
    assert waiting(state) == []


@rule("G13.18", "G11.5")
def test_the_cards_that_hal_kept_are_his_tableau() -> None:
    """T-60, E-54: red 1, blue 4, yellow 16: card 16 gives him four."""
    state = position(SOLO, "side 0 hand=A", "side 1 tableau=R1,B4,Y16")
    assert GAME.result(state) == [(-4,)]


@rule("G13.18", "G12.7")
def test_hals_districts_count() -> None:
    state = position(SOLO, city("0,1:R7^3@1"), "side 0 points=1 hand=A", "side 1 points=2")
    assert GAME.result(state) == [(1 - 2 - 6,)]


@rule("G13.19")
@pytest.mark.parametrize(
    "yours, lead",
    [
        pytest.param(8, 1, id="more points win"),
        pytest.param(7, 0, id="equal points are a draw"),
        pytest.param(6, -1, id="fewer lose"),
    ],
)
def test_you_win_with_more_points_than_hal(yours: int, lead: int) -> None:
    state = position(SOLO, f"side 0 points={yours} hand=A", "side 1 points=7")
    assert GAME.result(state) == [(lead,)]
    assert sum(line.points for line in GAME.sheet(state, 0)) == lead


# -- expert ---------------------------------------------------------------------------------------

# Letter B touches red 2 (height 1). Letter E touches red of height 3, letter H yellow 2.
AROUND = city("1,0:R7^3@0")


@rule("G13.20", "G13.21")
def test_the_expert_takes_a_building_card_instead_of_a_letter() -> None:
    state = position(
        EXPERT, AROUND, YOU, "side 1 hand=E", "deck Y2", "discard C,D,F,G,H,I,J,K,L,R1,R2,R3"
    )
    choose(state, 0, "Y1")
    assert building(state, "0,-1").endswith("^2@1!")
    assert tableau(state, 1) == ["Y2"]
    assert marker(state, "E") == "2,0"


@rule("G13.21")
@pytest.mark.parametrize(
    "first, other, used",
    [
        pytest.param("B", "E", "E", id="a letter that brings more"),
        pytest.param("E", "B", "E", id="not one that brings less"),
        pytest.param("B", "H", "B", id="nor one that brings equally much"),
    ],
)
def test_the_expert_takes_the_better_letter(first: str, other: str, used: str) -> None:
    """E-53."""
    state = position(
        EXPERT, AROUND, "side 0 points=6 hand=Y1,K,L", f"side 1 hand={first}",
        f"deck {other}", "discard A,C,D,F,G,I,J,R1,R2,R3,B1",
    )  # fmt: skip
    choose(state, 0, "Y1")
    move_marker(state, 0)
    assert len(state.cells) == 10
    places = {"B": "0,2", "E": "2,0", "H": "0,-2"}
    assert building(state, places[used]).endswith("@1!")
    assert state.sides[1].points == (3 if used == "E" else 1)


@rule("G13.21", "G13.20")
def test_the_card_that_the_expert_does_not_use_is_discarded_and_only_one_is_drawn() -> None:
    state = position(
        EXPERT, AROUND, "side 0 points=6 hand=Y1,K,L", "side 1 hand=C",
        "deck G,A,D,F,I,J", "discard B,E,H,R1,R2,R3,B1",
    )  # fmt: skip
    events = choose(state, 0, "Y1")
    assert question(state) == "marker"
    assert kinds(events).count("HalDrew") == 2
    (unused,) = [event for event in events if isinstance(event, HalDiscarded)]
    drawn = {event.card for event in events if isinstance(event, HalDrew)}
    assert {unused.card, unused.kept} == drawn
    assert len(deck(state)) == 5
    assert "C" in discard(state)  # played, or discarded


@rule("G13.20")
@pytest.mark.parametrize("game, card", [(SOLO, "H"), (EXPERT, "Y2")])
def test_without_a_letter_or_without_experts_no_further_card_is_drawn(game: str, card: str) -> None:
    state = position(game, YOU, f"side 1 hand={card}")
    events = choose(state, 0, "Y1")
    assert kinds(events).count("HalDrew") == 1


@rule("G13.22", "G13.15")
def test_the_expert_takes_a_building_card_even_if_he_cannot_pay_for_it() -> None:
    state = position(
        EXPERT, city("0,0:Y12^2@0"), YOU, "side 1 pool=2 hand=H", "deck Y12",
        "discard C,D,E,F,G,I,J,K,L,R1",
    )  # fmt: skip
    choose(state, 0, "Y1")
    assert building(state, "0,0") == "Y12^2@0"
    assert len(state.cells) == 9
    assert {"H", "Y12"} <= {*discard(state), *deck(state)}
    assert waiting(state) == []
