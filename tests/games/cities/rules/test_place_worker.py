"""Workers: which slots, how many per row, and what they bring. Rules K4."""

from polis.games.cities import GAME
from polis.games.cities.events import ItemsRevealed, ItemsTaken, WorkerPlaced
from polis.kernel.rng import seeded
from tests.games.cities.positions import FOUR, THREE, TWO, asked, legal, play, position
from tests.rules import rule


@rule("K4.1")
def test_the_star_begins_and_turns_pass_clockwise() -> None:
    state = position(THREE, "table star=1")
    order = []
    for _ in range(4):
        order.append(asked(state)[0])
        play(state, next(move for move in legal(state, "take-goal", "take-features")))
        while asked(state)[1] != "worker":
            play(state, "leave")
    assert order == [1, 2, 0, 1]


@rule("K4.1")
def test_a_taken_slot_is_not_offered() -> None:
    state = position(FOUR, "table turn=1", "workers 0--- ---- ---- ----")
    assert legal(state, "take-goal") == ["take-goal 1.2", "take-goal 1.3", "take-goal 1.4"]


@rule("K4.2")
def test_four_players_place_one_worker_each_in_every_row() -> None:
    state = position(FOUR, "workers 0--- --0- ---- ----")
    assert not legal(state, "take-goal", "take-tile")
    assert len(legal(state, "take-features", "take-buildings")) == 8


@rule("K4.2")
def test_c_02_two_players_place_two_workers_each_in_every_row() -> None:
    state = GAME.start(GAME.config({"seats": 2}), 1)
    rng = seeded(2)
    workers: list[int] = []
    while state.round < 2:
        options = GAME.legal_actions(state, state.turn)
        before = state.workers[:]
        GAME.apply(state, state.turn, options[rng.below(len(options))], None)
        workers = state.workers if state.round == 1 else before
    for seat in (0, 1):
        rows = [workers[row * 4 : row * 4 + 4].count(seat) for row in range(4)]
        assert all(
            1 <= count <= 2 for count in rows
        )  # the last worker was placed after the last check
        assert sum(rows) >= 7


@rule("K4.2")
def test_c_02_a_third_worker_in_a_row_is_not_offered() -> None:
    state = position(TWO, "workers 00-- ---- ---- ----")
    assert not legal(state, "take-goal")
    assert len(legal(state)) == 12


@rule("K4.3")
def test_a_hidden_card_is_shown_when_it_is_taken() -> None:
    state = position(TWO)
    before = GAME.view(state, 1)
    events = play(state, "take-goal 1.4")
    revealed = next(event for event in events if isinstance(event, ItemsRevealed))
    assert revealed.reveals
    assert revealed.items[0] in before.unseen_goals
    assert state.goals[0] == list(revealed.items)


@rule("K4.3", "K3.3")
def test_unknown_buildings_come_out_of_the_bag_when_they_are_taken() -> None:
    state = position(TWO, "building-row RRRR RRR RRR", "spaces 0 1,0=R2")
    bag = sum(state.building_bag)
    events = play(state, "take-buildings 4.4")
    revealed = next(event for event in events if isinstance(event, ItemsRevealed))
    assert len(revealed.items) == 2
    assert sum(state.building_bag) == bag - 2


@rule("K4.3", "K3.2")
def test_the_last_features_are_an_open_and_a_hidden_one() -> None:
    state = position(TWO, "feature-row tree kiosk swans dolphins monument")
    events = play(state, "take-features 3.4")
    taken = next(event for event in events if isinstance(event, ItemsTaken))
    revealed = next(event for event in events if isinstance(event, ItemsRevealed))
    assert sorted([8, *revealed.items]) == list(taken.items)


@rule("K4.4")
def test_a_goal_card_lies_beside_the_district_and_the_turn_is_over() -> None:
    state = position(TWO, "goal-row red blue green")
    events = play(state, "take-goal 1.2")
    assert events[0] == WorkerPlaced(0, 1)
    assert [state.box.goal_names[card] for card in state.goals[0]] == ["blue"]
    assert asked(state) == (1, "worker")


@rule("K4.5")
def test_a_question_with_one_answer_is_not_asked() -> None:
    # seat 0 has no street for yellow or green: they are left without asking
    state = position(TWO, "building-row YYGG RRR RRR")
    play(state, "take-buildings 4.1")
    assert asked(state) == (1, "worker")
    assert len(state.gone) == 2 + 4
