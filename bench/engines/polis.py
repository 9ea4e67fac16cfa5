"""Our own games, as plain Python or compiled: all registered games, through the contract."""

import random
from collections.abc import Callable
from time import process_time

import polis
from bench.engine import Engine, Facts, Slice, Task, each, repeat
from bench.engines.moves import moves
from polis.kernel.config import Config
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header, Journal
from polis.kernel.match import Match, replay
from polis.kernel.playout import first_waiting, play_steps, playout, simulate
from polis.kernel.registry import find_game
from polis.kernel.rng import seeded
from polis.kernel.state import State

USUAL_SEATS = 4  # as in the games of the other engines
POSITIONS = 16
GAMES_PER_BATCH = 4
LONG_GAMES = 8  # the longest of five times as many
WINDOWS = 6  # a long game is cut into this many parts; the first and the last are compared


def make(name: str, kind: str) -> Engine:
    if polis.COMPILED is not (kind == "compiled"):
        raise RuntimeError(f"the {kind} package is not the one that is imported")
    game = find_game(name)
    seats = seat_counts(game)
    usual = USUAL_SEATS if USUAL_SEATS in seats else max(seats)
    tasks = [_random_games(game, count, usual) for count in seats]
    return Engine(
        polis.__version__,
        [*tasks, _driven(game, usual), *_position_tasks(game, usual), *_step_tasks(game, usual)],
        lambda: {f"random:{count}": _facts(game, count) for count in seats},
    )


def seat_counts(game: AnyGame) -> list[int]:
    for option in game.options():
        if option.name == "seats":
            return [value for value in option.values if isinstance(value, int)]
    raise ValueError(f"{game.id} has no option for its seats")


def _config(game: AnyGame, seats: int) -> Config:
    config: Config = game.config({"seats": seats})
    return config


# -- whole games ----------------------------------------------------------------------------------


def _random_games(game: AnyGame, seats: int, usual: int) -> Task:
    """Random games, with the loop in the kernel."""
    config = _config(game, seats)
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        seed += GAMES_PER_BATCH
        return simulate(game, config, seed, GAMES_PER_BATCH), GAMES_PER_BATCH

    return Task(f"random:{seats}", repeat(batch), 1.0 if seats == usual else 0.3)


def _driven(game: AnyGame, seats: int) -> Task:
    """Random games, with an interpreted loop around the kernel, as in a script."""
    config = _config(game, seats)
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        return drive(game, config, seed), 1

    return Task(f"driven:{seats}", repeat(batch))


def drive(game: AnyGame, config: Config, seed: int) -> int:
    state = game.start(config, seed)
    choice = random.choice
    steps = 0
    while waiting := state.waiting:
        seat = (waiting & -waiting).bit_length() - 1
        game.apply(state, seat, choice(game.legal_actions(state, seat)), None)
        steps += 1
    game.result(state)
    return steps


def _facts(game: AnyGame, seats: int, games: int = 60) -> Facts:
    steps = legal = 0
    for seed in range(games):
        state: State = game.start(_config(game, seats), seed)
        rng = seeded(seed)
        while state.waiting:
            seat = first_waiting(state)
            actions = game.legal_actions(state, seat)
            game.apply(state, seat, actions[rng.below(len(actions))], None)
            legal += len(actions)
            steps += 1
    return Facts(steps / games, legal / steps)


# -- one position ---------------------------------------------------------------------------------


def _position_tasks(game: AnyGame, seats: int) -> list[Task]:
    config = _config(game, seats)
    states = [_position(game, config, seed, 0.5) for seed in range(POSITIONS)]
    views = [game.view(state, first_waiting(state)) for state in states]
    rng = seeded(2)

    def finish(state: State) -> None:
        copy = game.clone(state)
        playout(game, copy, rng)
        game.result(copy)

    def think(view: object) -> None:
        state = game.imagine(view, rng)
        playout(game, state, rng)
        game.result(state)

    return [
        Task("clone", each(states, game.clone, 20), 0.3),
        Task("view", each(states, lambda state: game.view(state, first_waiting(state)), 2), 0.3),
        Task("imagine", each(views, lambda view: game.imagine(view, rng), 2), 0.3),
        Task("playout", each(states, finish, 1), 0.7),
        Task("search", each(views, think, 1), 0.7),
        Task("evaluate", each(states, lambda state: game.evaluate(state, 0), 2), 0.3),
        Task("features", each(views, game.features, 2), 0.3),
        Task("replay", _replays(game, seats), 0.4),
        Task("move", moves(game), 0.4),
    ]


def _position(game: AnyGame, config: Config, seed: int, share: float) -> State:
    """A random game after some share of its steps."""
    steps = playout(game, game.start(config, seed), seeded(seed))
    state: State = game.start(config, seed)
    play_steps(game, state, seeded(seed), int(steps * share))
    return state


def _replays(game: AnyGame, seats: int) -> Callable[[float], Slice]:
    journals = [_recorded(game, seats, seed) for seed in range(4)]
    return each(journals, lambda journal: replay(game, journal), 1)


def _recorded(game: AnyGame, seats: int, seed: int) -> Journal:
    match = Match(game, Header(game.id, game.version, {"seats": seats}, seed))
    rng = seeded(seed)
    while not match.is_over:
        seat = first_waiting(match.state)
        legal = match.legal_actions(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match.journal


# -- early and late steps -------------------------------------------------------------------------


def _step_tasks(game: AnyGame, seats: int) -> list[Task]:
    """Steps in the first and in the last part of long games."""
    config = _config(game, seats)
    lengths = {
        seed: playout(game, game.start(config, seed), seeded(seed))
        for seed in range(5 * LONG_GAMES)
    }
    longest = sorted(lengths, key=lambda seed: lengths[seed])[-LONG_GAMES:]
    window = max(1, min(lengths[seed] for seed in longest) // WINDOWS)
    early = [_position(game, config, seed, 0.0) for seed in longest]
    late = [_position(game, config, seed, 1 - 1 / WINDOWS) for seed in longest]
    return [
        Task("early", _steps_from(game, early, window), 0.3),
        Task("late", _steps_from(game, late, window), 0.3),
    ]


def _steps_from(game: AnyGame, states: list[State], window: int) -> Callable[[float], Slice]:
    """Some steps from each state; making the copies is not measured."""

    def run(seconds: float) -> Slice:
        rng = seeded(3)
        steps = 0
        cpu = 0.0
        while cpu < seconds or not steps:
            copies = [game.clone(state) for state in states for _ in range(8)]
            begin = process_time()
            for state in copies:
                steps += play_steps(game, state, rng, window)
            cpu += process_time() - begin
        return Slice(steps, cpu)

    return run
