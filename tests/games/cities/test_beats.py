"""Beats: what a person would call one thing after the other."""

from polis.games.cities import GAME
from polis.games.cities.components import NOTHING
from polis.games.cities.state import CitiesState
from polis.games.cities.view import CitiesView
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.recorder import TABLE, Recorder
from tests.games.cities.positions import TWO, legal, position

# Three players: the round ends with the last worker of seat 0, and something is left.
LAST_OF_THREE = (
    "cities seats=3 city=venice",
    "table round=1 star=0 turn=0",
    "workers 012- 012- 012- -12-",
)


def recorded(state: CitiesState, *moves: str) -> Recorder:
    """Make moves one after the other; the record of the last one."""
    recorder = Recorder(TABLE)
    for move in moves:
        options = legal(state)
        assert move in options, f"seat {state.turn} cannot {move!r}, only {options}"
        action = GAME.legal_actions(state, state.turn)[options.index(move)]
        recorder = Recorder(state.turn, GAME)
        GAME.apply(state, state.turn, action, recorder)
        recorder.end_beat(state)
    return recorder


def beats(recorder: Recorder) -> list[tuple[int, list[str]]]:
    starts = [0, *recorder.ends]
    return [
        (side, [type(event).__name__ for event in recorder.events[start:end]])
        for side, start, end in zip(recorder.sides, starts, recorder.ends)
    ]


def views(recorder: Recorder, seat: int | None) -> list[CitiesView]:
    return [GAME.view(state, seat) for state in recorder.states]  # type: ignore[arg-type]


def test_a_worker_and_what_it_takes_are_one_beat() -> None:
    state = position(TWO, "goal-row red blue green")
    assert beats(recorded(state, "take-goal 1.1")) == [(0, ["WorkerPlaced", "ItemsTaken"])]


def test_a_placement_is_a_beat_of_the_same_player() -> None:
    state = position(TWO, "agenda R B")
    assert beats(recorded(state, "build red 1,0")) == [(0, ["BuildingPlaced"])]


def test_an_achievement_belongs_to_the_beat_of_the_turn() -> None:
    state = position("cities seats=3 city=new-york", "tiles 0 T25@0,0", "agenda T26")
    assert beats(recorded(state, "lay-tile 1,0 26.0"))[0] == (
        0,
        ["TilePlaced", "AchievementGained"],
    )


def test_the_last_starting_tile_and_the_first_market_are_two_beats() -> None:
    match = Match(GAME, Header("cities", GAME.version, {"seats": 2, "first": 0}, 3))
    assert isinstance(match.state, CitiesState)
    state = match.state
    recorded(state, legal(state)[0])
    recorder = recorded(state, legal(state)[0])
    assert beats(recorder) == [(0, ["StartTileChosen"]), (TABLE, ["MarketFilled"])]
    chosen, filled = views(recorder, None)
    assert chosen.districts[0].tiles
    assert set(chosen.goal_row) == {NOTHING}
    assert NOTHING not in filled.goal_row


def test_a_turn_without_a_choice_is_a_beat_of_the_player_who_has_it() -> None:
    """The last worker of seat 1 has one slot left: the rules place it."""
    state = position(
        TWO,
        "table star=0 turn=0",
        "workers 0011 0011 0011 01-0",
        "building-row - - YYY",
        "agenda R",
    )
    recorder = recorded(state, "build red 1,0")
    assert [side for side, _ in beats(recorder)] == [0, 1, TABLE, TABLE]
    assert beats(recorder)[1][1][:2] == ["WorkerPlaced", "ItemsTaken"]


def test_the_end_of_a_round_and_the_next_market_are_two_beats_of_the_table() -> None:
    state = position(*LAST_OF_THREE, "building-row R - -")
    recorder = recorded(state, "take-buildings 4.1", "leave")
    assert beats(recorder) == [
        (0, ["ItemsLeft"]),
        (TABLE, ["StarTaken", "MarketCleared"]),
        (TABLE, ["MarketFilled"]),
    ]
    turn, end, refill = views(recorder, None)
    assert turn.star == 0
    assert NOTHING in turn.workers
    assert end.star == 2
    assert set(end.workers) == {NOTHING}
    assert set(end.goal_row) == {NOTHING}
    assert (end.round, refill.round) == (1, 2)
    assert NOTHING not in refill.goal_row


def test_the_last_round_ends_without_a_new_market() -> None:
    lines = [line.replace("round=1", "round=8") for line in LAST_OF_THREE]
    recorder = recorded(position(*lines, "building-row R - -"), "take-buildings 4.1", "leave")
    assert beats(recorder)[1:] == [(TABLE, ["StarTaken", "MarketCleared", "GameEnded"])]


def test_a_hidden_card_is_seen_after_the_beat_that_takes_it() -> None:
    state = position(TWO, "goal-row red blue green")
    before = GAME.visible_parts(GAME.view(state, 1))
    recorder = recorded(state, "take-goal 1.4")
    assert beats(recorder) == [(0, ["WorkerPlaced", "ItemsRevealed", "ItemsTaken"])]
    (after,) = views(recorder, 1)
    (card,) = recorder.events[1].parts()
    assert card not in before
    assert card in GAME.visible_parts(after)


def test_a_hidden_tile_is_not_seen_while_the_turn_before_it_is_shown() -> None:
    """Seat 1 takes the hidden tile by itself: no beat of seat 0 shows it."""
    state = position(
        TWO,
        "table star=0 turn=0",
        "workers 0011 001- 0011 0011",
        "tile-row T01 T02 T03",
        "agenda R",
    )
    recorder = recorded(state, "build red 1,0")
    assert beats(recorder)[1][1][:2] == ["WorkerPlaced", "ItemsRevealed"]
    (tile,) = recorder.events[recorder.ends[0] + 1].parts()
    first, second, *_ = views(recorder, 0)
    assert tile not in GAME.visible_parts(first)
    assert tile in GAME.visible_parts(second)
