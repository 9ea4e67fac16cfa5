"""The first exhaustion of the supply: tiles go back for points. Rules G10.2 to G10.6, G10.13."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.components import CARD_BY_NAME, set_of
from polis.games.ginkgopolis.events import TilesReturned
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.event import told
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.rng import seeded
from tests.games.ginkgopolis.positions import (
    choose,
    city,
    give,
    hand,
    kinds,
    legal,
    names,
    play,
    position,
    question,
    stock,
    tiles,
    waiting,
)
from tests.rules import rule

R_TILES = "R9,R10,R11,R12,R13"


def interrupted(
    round_line: str = "round 5", q: str = "tiles=Y9", tile: str = "", screens: str = "no"
) -> GinkgoState:
    """P exploits blue of height 3 with two tiles in the supply and two in stock."""
    state = position(
        f"ginkgopolis seats=3 screens={screens}",
        round_line,
        city("0,0:B7^3@1"),
        "supply Y4,Y5",
        "side 0 tiles=R4,R5 hand=B7,A,B,C",
        f"side 1 {q} hand=D,E,F,G chosen=D{tile}",
        f"side 2 tiles={R_TILES} hand=H,I,J,K chosen=H",
    )
    choose(state, 0, "B7")
    assert question(state) == "return"
    return state


def revealed() -> GinkgoState:
    """T-33b: P has returned red 4, blue 6 and yellow 9, R two tiles; P has taken the third."""
    state = position(
        "ginkgopolis seats=3",
        city("0,0:B7^3@1"),
        "supply Y4,Y5",
        "side 0 tiles=R4,B6,Y9 hand=B7,A,B,C",
        "side 1 hand=D,E,F,G chosen=D",
        "side 2 tiles=R9,R10 hand=H,I,J,K chosen=H",
    )
    choose(state, 0, "B7")
    give(state, 0, "R4,B6,Y9")
    give(state, 2, "R9,R10")
    return state


@rule("G10.1", "G10.2", "G10.5")
def test_tiles_go_back_for_points_and_the_taking_goes_on() -> None:
    """T-33, E-6: P returns three, Q none, R five."""
    state = interrupted()
    assert stock(state, 0) == (0, 4, 0)
    assert waiting(state) == [0, 1, 2]
    give(state, 1, "-")
    give(state, 2, R_TILES)
    give(state, 0, "R4,R5,Y4")
    assert [state.sides[seat].points for seat in range(3)] == [3, 0, 5]
    assert stock(state, 0) == (0, 2, 3)
    assert tiles(state, 1) == ["Y9"]
    assert tiles(state, 2) == []
    assert len(state.supply) == 7
    assert state.exhaustions == 1
    assert not state.ending


@rule("G10.2", "G14.6")
def test_any_number_of_tiles_may_be_returned_each_set_in_one_way_only() -> None:
    state = interrupted()
    assert legal(state, 0) == ["give:R4", "give:R5", "give:Y4", "give:Y5", "done"]
    play(state, 0, "give:R5")
    assert legal(state, 0) == ["give:Y4", "give:Y5", "done"]
    play(state, 0, "give:Y5")  # nothing more could be added
    assert waiting(state) == [1, 2]


@rule("G10.3")
def test_tiles_just_taken_may_be_returned() -> None:
    """E-7."""
    state = interrupted()
    give(state, 1, "-")
    give(state, 2, "-")
    give(state, 0, "Y4,Y5")
    assert state.sides[0].points == 2
    assert len(tiles(state, 0)) == 3  # R4, R5 and the third one


@rule("G10.4")
def test_a_tile_on_a_chosen_card_may_not_be_returned() -> None:
    """E-8: Q has a tile in stock and another on a card."""
    state = interrupted(q="tiles=Y9", tile="+Y10")
    assert legal(state, 1) == ["give:Y9", "done"]


@rule("G10.4", "G14.6")
def test_a_player_without_tiles_is_not_asked() -> None:
    state = interrupted(q="tokens=2", tile="+Y10")
    assert waiting(state) == [0, 2]


@rule("G10.6", "G10.7", "G10.8", "G10.11")
def test_if_no_player_returns_a_tile_this_is_the_last_round() -> None:
    """T-34, E-9: P keeps four tiles, the third is lost, the others still act."""
    state = interrupted()
    for seat in (0, 1):
        give(state, seat, "-")
    events = play(state, 2, "done")
    assert (state.exhaustions, state.ending) == (2, True)
    assert "EndTriggered" in kinds(events)
    assert stock(state, 0) == (0, 4, 0)
    assert (state.sides[1].resources, state.sides[2].resources) == (
        1,
        1,
    )  # their letters, unasked: no tiles
    assert waiting(state) == []
    assert hand(state, 0) == ["A", "B", "C"]


@rule("G10.13")
def test_tiles_are_returned_even_in_a_last_round() -> None:
    """E-11."""
    state = interrupted("round 9 ending=yes")
    give(state, 0, "R4")
    give(state, 1, "-")
    give(state, 2, R_TILES)
    assert [state.sides[seat].points for seat in range(3)] == [1, 0, 5]
    assert stock(state, 0) == (0, 4, 1)


@rule("G10.2", "G10.5", "G1.21")
def test_the_selection_is_secret_until_all_have_selected() -> None:
    state = interrupted()
    before = GAME.view(state, 1)
    events = play(state, 0, "give:R4", "give:R5", "done")
    assert told(events, 1) == []
    after = GAME.view(state, 1)
    assert after.selected == ()
    assert (after.num_tiles, after.points) == (before.num_tiles, before.points)
    assert "tile:R4" not in GAME.visible_parts(after)


@rule("G14.4")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_all_see_which_tiles_came_back_and_the_log_names_them(seat: int | None) -> None:
    """T-33b, E-56."""
    state = revealed()
    seen = GAME.view(state, seat)
    assert names(list(seen.returned)) == ["R4", "R9", "R10", "B6", "Y9"]
    assert {"tile:R4", "tile:B6", "tile:Y9"} <= {str(one) for one in GAME.visible_parts(seen)}


@rule("G14.4")
def test_the_event_tells_everyone_the_tiles() -> None:
    """T-33b."""
    state = interrupted()
    give(state, 1, "-")
    give(state, 2, R_TILES)
    for seat in (1, None):
        events = give(state.clone(), 0, "R4,R5,Y4")
        returned = [e for e in told(events, seat) if isinstance(e, TilesReturned)]
        assert [(e.side, names(list(e.tiles))) for e in returned] == [
            (0, ["R4", "R5", "Y4"]),
            (1, []),
            (2, R_TILES.split(",")),
        ]


@rule("G14.4")
def test_an_imagined_supply_holds_only_returned_tiles_and_the_next_draw_stays_secret() -> None:
    """T-33b: P draws one of the five, and Q must consider each of them."""
    state = revealed()
    seen = GAME.view(state, 1)
    assert seen.redrawn == (1, 0, 0)
    drawn: set[str] = set()
    for seed in range(60):
        world = GAME.imagine(seen, seeded(seed))
        assert set(world.supply) <= set(seen.returned)
        assert len(world.supply) == 4
        drawn.update(names([tile for tile in seen.returned if world.sides[0].tiles >> tile & 1]))
    assert drawn == {"R4", "R9", "R10", "B6", "Y9"}


@rule("G14.2", "G14.6")
def test_behind_classic_screens_seats_without_tiles_are_asked_too() -> None:
    state = interrupted(q="tokens=2", tile="+Y10", screens="yes")
    assert waiting(state) == [0, 1, 2]
    assert legal(state, 1) == ["done"]
    before = GAME.view(state, 2)
    give(state, 1, "-")
    assert GAME.view(state, 2).num_tiles == before.num_tiles


@rule("G14.3")
def test_a_shown_tile_that_its_owner_keeps_is_still_known() -> None:
    state = interrupted(q="tiles=Y9,Y10 shown=Y9,Y10")
    give(state, 0, "-")
    give(state, 2, "-")
    give(state, 1, "Y9")
    assert state.shown[1] == set_of([CARD_BY_NAME["Y10"]])


@rule("G14.7")
def test_a_selected_tile_can_be_taken_back_until_all_have_selected() -> None:
    match = Match(GAME, Header(GAME.id, GAME.version, {"seats": 2}, 0))
    chance = seeded(0)
    while question(state_of(match)) != "return":
        seat = waiting(state_of(match))[0]
        legal_now = match.legal_actions(seat)
        match.play(seat, legal_now[chance.below(len(legal_now))])
    seat = waiting(state_of(match))[0]
    before = match.legal_actions(seat)
    match.play(seat, before[0])
    match.take_back(seat)
    assert match.legal_actions(seat) == before
    for other in waiting(state_of(match)):
        match.play(other, match.legal_actions(other)[-1])  # none, and that is all
    assert not match.can_take_back(seat)


def state_of(match: Match) -> GinkgoState:
    assert isinstance(match.state, GinkgoState)
    return match.state


@rule("G10.5")
def test_selected_tiles_are_still_in_stock_until_all_have_selected() -> None:
    state = interrupted()
    play(state, 2, "give:R9")
    assert len(tiles(state, 2)) == 5
    assert state.sides[2].points == 0


def test_the_end_of_giving_says_whether_tiles_are_given_already() -> None:
    state = interrupted()
    assert last_choice(state) == "action-done", "give back nothing"
    play(state, 0, "give:R4")
    assert last_choice(state) == "action-done-more", "red 4 goes back all the same"


def last_choice(state: GinkgoState) -> str:
    view = GAME.view(state, 0)
    done = GAME.spell(view, GAME.legal_actions(state, 0)[-1])
    assert done.kind == "done"
    return GAME.say(done, view).id
