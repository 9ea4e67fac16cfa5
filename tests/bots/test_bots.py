"""Every bot on every game: always legal, always the same answer to the same question."""

import pytest

from polis.bots.bot import Bot, Turn, turn_seed
from polis.bots.registry import UnknownBot, bot_names, find_bot, split_name
from polis.kernel.game import AnyGame, Seat
from polis.kernel.playout import first_waiting, play_steps
from polis.kernel.registry import find_game, game_names
from polis.kernel.rng import seeded
from polis.kernel.state import State
from tests.toys import TOYS

GAMES: list[AnyGame] = [*TOYS, *map(find_game, game_names())]


def turn_of(game: AnyGame, state: State, seat: Seat, seed: int, budget: float = 0.0) -> Turn:
    legal = tuple(game.legal_actions(state, seat))
    view = game.view(state, seat)
    return Turn(game, seat, view, legal, seed, budget, iterations=24)  # few: plain Python is slow


def middle(game: AnyGame, steps: int) -> State:
    """A position after this many random steps, or the last one before the end."""
    state: State = game.start(game.config({}), 7)
    rng = seeded(7)
    for _ in range(steps):
        after = game.clone(state)
        play_steps(game, after, rng, 1)
        if not after.waiting:
            break
        state = after
    return state


@pytest.mark.parametrize("steps", [0, 1, 5, 12, 40])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("name", bot_names())
def test_a_bot_gives_a_legal_answer_and_repeats_it(name: str, game: AnyGame, steps: int) -> None:
    state = middle(game, steps)
    seat = first_waiting(state)
    before = game.write(state)
    answers = {find_bot(name).choose(turn_of(game, state, seat, seed=99)) for _ in range(2)}
    assert len(answers) == 1
    assert answers <= set(game.legal_actions(state, seat))
    assert game.write(state) == before


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
@pytest.mark.parametrize("name", [*bot_names(), "greedy:1"])
def test_a_bot_plays_whole_matches(name: str, game: AnyGame) -> None:
    bot = find_bot(name)
    state = game.start(game.config({}), 1)
    steps = 0
    while state.waiting:
        seat = first_waiting(state)
        turn = turn_of(game, state, seat, turn_seed(1, seat, steps))
        action = bot.choose(turn)
        assert action in turn.legal
        game.apply(state, seat, action, None)
        steps += 1
    assert steps <= game.limits(game.config({})).max_steps


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_a_bot_on_a_short_budget_still_answers(game: AnyGame) -> None:
    state = game.start(game.config({}), 1)
    seat = first_waiting(state)
    turn = turn_of(game, state, seat, seed=1, budget=1e-6)
    assert find_bot("greedy").choose(turn) in turn.legal


def test_the_random_bot_tries_every_action() -> None:
    game = TOYS[0]
    state = game.start(game.config({}), 1)
    seat = first_waiting(state)
    bot = find_bot("random")
    chosen = {bot.choose(turn_of(game, state, seat, seed)) for seed in range(400)}
    assert chosen == set(game.legal_actions(state, seat))


def test_turn_seeds_differ_between_matches_seats_and_questions() -> None:
    seeds = {
        turn_seed(m, seat, number) for m in range(5) for seat in range(5) for number in range(9)
    }
    assert len(seeds) == 5 * 5 * 9


@pytest.mark.parametrize(
    "text, name, level",
    [("random", "random", 1), ("greedy", "greedy", 2), ("greedy:1", "greedy", 1)],
)
def test_a_bot_is_found_by_name_and_level(text: str, name: str, level: int) -> None:
    assert split_name(text) == (name, level)
    assert isinstance(find_bot(text), Bot)


@pytest.mark.parametrize("text", ["", "alphago", "greedy:0", "greedy:3", "greedy:x", "random:2"])
def test_an_unknown_bot_is_refused_and_the_known_ones_are_named(text: str) -> None:
    with pytest.raises(UnknownBot, match="there are: "):
        find_bot(text)
