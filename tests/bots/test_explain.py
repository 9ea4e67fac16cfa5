"""A bot explains its best plans, from what its seat knows."""

import pytest

from polis.bots.bot import Turn
from polis.bots.explain import RIVALS, Explanation
from polis.bots.ranking import explained, ranked_plans
from polis.bots.registry import find_bot
from polis.bots.rival import Rival
from polis.bots.turn import turn_of
from polis.kernel.game import AnyGame
from polis.kernel.playout import first_waiting, play_steps
from polis.kernel.registry import find_game, game_names
from polis.kernel.rng import seeded
from polis.kernel.state import State
from tests.toys import TOYS

GAMES: list[AnyGame] = [*TOYS, *map(find_game, game_names())]


def late(game: AnyGame) -> State:
    """The last position of a match of two but seven in which a seat has a choice."""
    state: State = game.start(game.config({"seats": 2}), 4)
    rng, before = seeded(4), [game.clone(state)]
    while state.waiting:
        if len(game.legal_actions(state, first_waiting(state))) > 1:
            before.append(game.clone(state))
        play_steps(game, state, rng, 1)
    found: State = before[-8:][0]
    return found


def question(game: AnyGame, state: State) -> Turn:
    seat = first_waiting(state)
    return turn_of(game, state, seat, game.legal_actions(state, seat), 9, 0)


def level(number: int) -> Rival:
    bot = find_bot(f"rival:{number}")
    assert isinstance(bot, Rival)
    return bot


def told(game: AnyGame, state: State) -> Explanation:
    return explained(level(3), question(game, state), worlds=2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_first_idea_is_what_the_bot_plays(game: AnyGame) -> None:
    state = late(game)
    turn = question(game, state)
    plans = ranked_plans(level(3), turn)
    assert plans[0][0] == level(3).choose(turn)
    assert len({tuple(plan) for plan in plans}) == len(plans)
    assert all(plan[0] in turn.legal for plan in plans)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_idea_has_chance_points_and_reasons(game: AnyGame) -> None:
    found = told(game, late(game))
    assert 1 <= len(found.ideas) <= 3
    for idea in found.ideas:
        assert 0.0 <= idea.chance <= 1.0
        assert idea.error >= 0.0
        sizes = [abs(reason.points) for reason in idea.reasons]
        assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_explanation_depends_only_on_what_the_seat_knows(game: AnyGame) -> None:
    state = late(game)
    seat = first_waiting(state)
    other = game.imagine(game.view(state, seat), seeded(77))
    assert told(game, state) == told(game, other)


def test_reasons_compare_an_idea_with_the_others() -> None:
    """In the open game an idea is what it brings: its points are the reason, and nothing else."""
    game = TOYS[0]
    state = game.start(game.config({"seats": 2}), 4)
    found = told(game, state)
    reasons = {reason.source for idea in found.ideas for reason in idea.reasons}
    assert reasons <= {line.label.id for line in game.sheet(state, found.seat)} | {RIVALS}
    assert reasons
