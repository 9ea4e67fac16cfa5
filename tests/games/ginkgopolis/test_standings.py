"""What every side would score if the game ended now, as each viewer may know it."""

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.message import Part, message
from polis.kernel.score import ScoreLine, Standing
from tests.games.ginkgopolis.positions import SOLO, TWO, city, position

SPECTATOR = None


def standing(state: GinkgoState, side: int, viewer: int | None = 0) -> Standing:
    return GAME.standings(GAME.view(state, viewer))[side]


def districts(state: GinkgoState, side: int) -> list[ScoreLine]:
    return [line for line in standing(state, side).lines if line.label.id == "score-district"]


def facts(line: ScoreLine) -> dict[str, object]:
    return {**line.label.args, "points": line.points}


def test_a_district_says_who_leads_by_how_much_and_where() -> None:
    state = position(TWO, city("-1,1:R9^3@0", "0,1:R7^2@1"), "side 0 hand=A", "side 1 hand=B")
    (leader,), (second,) = districts(state, 0), districts(state, 1)
    assert facts(leader) == {
        "colour": "red", "own": 3, "all": 5, "place": 1, "rivals": 1, "lead": 1, "points": 5,
    }  # fmt: skip
    assert facts(second) == {
        "colour": "red", "own": 2, "all": 5, "place": 2, "rivals": 1, "lead": -1, "points": 2,
    }  # fmt: skip
    assert leader.parts == second.parts == tuple(map(Part, ["cell:-1,1", "cell:0,1", "cell:1,1"]))


def test_a_lead_of_zero_means_that_the_tie_break_decides() -> None:
    state = position(TWO, city("-1,1:R9^2@0", "0,1:R10^2@1"), "side 0 hand=A", "side 1 hand=B")
    (behind,), (ahead,) = districts(state, 0), districts(state, 1)
    assert (behind.label.args["lead"], behind.label.args["place"]) == (0, 2)
    assert (ahead.label.args["lead"], ahead.label.args["place"]) == (0, 1)


def test_a_side_that_is_alone_has_no_rivals_and_is_paid_twice() -> None:
    state = position(TWO, city("-1,1:R9^3@0"), "side 0 hand=A", "side 1 hand=B")
    (alone,) = districts(state, 0)
    assert (alone.label.args["rivals"], alone.label.args["lead"], alone.points) == (0, 3, 6)


def test_districts_without_resources_are_open_to_every_side() -> None:
    state = position(TWO, city("-1,1:R9^3@0"), "side 0 hand=A", "side 1 hand=B")
    for side in (0, 1):
        free = standing(state, side).progress
        assert [one.label.args["colour"] for one in free] == ["blue", "yellow"]
        assert free[0].parts == tuple(map(Part, ["cell:-1,0", "cell:0,0", "cell:1,0"]))


def test_end_cards_tokens_and_points_have_lines_of_their_own() -> None:
    state = position(
        TWO,
        city("-1,1:R9^3@0"),
        "side 0 points=4 tokens=2 tableau=R10,B20 hand=A",
        "side 1 hand=B",
    )
    lines = [(line.label.id, line.points) for line in standing(state, 0).lines]
    assert lines == [
        ("score-points", 4), ("score-card", 3), ("score-card", 9), ("score-tokens", 4),
        ("score-district", 6),
    ]  # fmt: skip
    assert standing(state, 0).total == 26


def test_classic_screens_hide_the_points_of_others_and_nothing_else() -> None:
    state = position(
        "ginkgopolis seats=2 screens=yes", city("-1,1:R9^3@0"),
        "side 0 points=4 tokens=2 hand=A", "side 1 points=5 tokens=1 hand=B",
    )  # fmt: skip
    own, rival = GAME.standings(GAME.view(state, 0))
    assert own.total == 14
    assert (rival.hidden, rival.total) == ((message("score-points"),), None)
    assert [line.points for line in rival.lines] == [2]
    assert [one.total for one in GAME.standings(GAME.view(state, SPECTATOR))] == [None, None]


def test_hal_is_a_side() -> None:
    state = position(SOLO, city("-1,1:R9^3@1"), "side 0 hand=A,B,C", "side 1 points=7 hand=D")
    you, hal = GAME.standings(GAME.view(state, 0))
    assert (you.side, hal.side) == (0, 1)
    assert hal.total == 13
