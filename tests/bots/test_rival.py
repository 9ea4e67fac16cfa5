"""The five levels: legal, repeatable, fair, and different."""

import pytest

from polis.bots.bot import Turn
from polis.bots.registry import LEVEL_NAMES, bot_names, find_bot, split_name
from polis.bots.rival import STYLES, think
from polis.bots.thinker import Style
from polis.kernel.game import AnyGame, Seat
from polis.kernel.playout import first_waiting, play_steps
from polis.kernel.registry import find_game, game_names
from polis.kernel.rng import seeded
from polis.kernel.state import State
from tests.toys import TOYS

GAMES: list[AnyGame] = [*TOYS, *map(find_game, game_names())]


def turn_of(game: AnyGame, state: State, seat: Seat, seed: int, iterations: int = 24) -> Turn:
    legal = tuple(game.legal_actions(state, seat))
    return Turn(game, seat, game.view(state, seat), legal, seed, iterations=iterations)


def position(game: AnyGame, steps: int) -> State:
    """A position after some random steps, or the last one before the end."""
    state: State = game.start(game.config({"seats": 2}), 5)
    rng = seeded(5)
    for _ in range(steps):
        after = game.clone(state)
        play_steps(game, after, rng, 1)
        if not after.waiting:
            break
        state = after
    return state


def test_levels_have_names() -> None:
    assert [split_name(name) for name in LEVEL_NAMES] == [("rival", n) for n in range(1, 6)]
    assert len(STYLES) == len(LEVEL_NAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("name", [*bot_names(), *LEVEL_NAMES])
def test_hidden_facts_do_not_change_a_move(name: str, game: AnyGame) -> None:
    for steps in (0, 6):
        state = position(game, steps)
        seat = first_waiting(state)
        other = game.imagine(game.view(state, seat), seeded(77))
        turns = [turn_of(game, world, seat, seed=3) for world in (state, other)]
        answers = {find_bot(name).choose(turn) for turn in turns}
        assert len(answers) == 1


@pytest.mark.parametrize("name", LEVEL_NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_level_gives_a_legal_answer_and_repeats_it(name: str, game: AnyGame) -> None:
    state = position(game, 3)
    turn = turn_of(game, state, first_waiting(state), seed=8)
    answers = {find_bot(name).choose(turn) for _ in range(2)}
    assert len(answers) == 1
    assert answers <= set(turn.legal)


def learned() -> AnyGame:
    """A game with trained weights for two."""
    for game in GAMES:
        state = game.start(game.config({"seats": 2}), 1)
        if think(turn_of(game, state, first_waiting(state), 1), STYLES[4]) is not None:
            return game
    raise AssertionError("no game ships weights for two players")


def test_iterations_limit_how_many_positions_are_judged() -> None:
    game = learned()
    state = position(game, 0)
    turn = turn_of(game, state, first_waiting(state), 1, iterations=40)
    thought = think(turn, Style(worlds=(50,)))
    assert thought is not None
    thought.best()
    assert 0 < thought.judged <= max(40, len(thought.plans))


def test_a_bot_out_of_time_still_has_an_answer() -> None:
    game = learned()
    state = position(game, 0)
    seat = first_waiting(state)
    legal = tuple(game.legal_actions(state, seat))
    turn = Turn(game, seat, game.view(state, seat), legal, 1, budget=1e-9)
    thought = think(turn, STYLES[4])
    assert thought is not None
    assert thought.best() in legal
    assert thought.judged == len(thought.plans)  # one world is the least


def test_mistakes_are_near_misses() -> None:
    """A warm bot chooses several plans, but the good ones more often than the others."""
    game = learned()
    state = position(game, 0)
    seat = first_waiting(state)
    style = Style(worlds=(2,), temperature=0.05)
    ranks = []
    for seed in range(20):
        thought = think(turn_of(game, state, seat, seed, iterations=0), style)
        assert thought is not None
        plan = thought.plan()
        means = sorted((thought.mean(i) for i in range(len(thought.plans))), reverse=True)
        ranks.append(means.index(thought.mean(thought.plans.index(plan))) / len(means))
    assert max(ranks) > 0
    assert sum(ranks) / len(ranks) < 0.35
