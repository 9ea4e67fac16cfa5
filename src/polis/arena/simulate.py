"""Play matches between bots, with consecutive seeds, on one or several processes.

A match depends only on its seed, and outcomes are collected in the order of the
seeds. So the results do not depend on the number of processes.
"""

import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import Final

from polis.arena.outcome import Failure, Outcome, places, winners
from polis.arena.referee import play_match
from polis.bots.custom import load_bot
from polis.kernel.config import Config, Value
from polis.kernel.errors import BadConfig
from polis.kernel.game import AnyGame
from polis.kernel.playout import playout
from polis.kernel.registry import find_game
from polis.kernel.rng import seeded
from polis.kernel.state import State

CHUNKS_PER_JOB: Final = 8  # small enough to share the work evenly and to show progress
MAX_CHUNK: Final = 50
RANDOM: Final = ("random", "random:1")


@dataclass(frozen=True, slots=True)
class Order:
    """The matches to play: game, options, bots by seat, first seed, number of matches."""

    game: str
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: int
    games: int


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The results of one seat. A shared victory counts as a fraction for each winner."""

    bot: str
    mean: float
    sd: float
    low: int
    high: int
    win_share: float


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of all matches."""

    games: int
    seconds: float
    steps: int
    steps_low: int
    steps_high: int
    shared: int  # matches with more than one winner
    seats: tuple[SeatSummary, ...]
    failures: tuple[Failure, ...] = ()  # bots that lost a match without playing it to the end

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def steps_per_game(self) -> float:
        return self.steps / self.games


def simulate(order: Order, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Summary:
    """Play the matches; call `progress` with the number of finished ones."""
    check(order)
    begin = perf_counter()
    outcomes: list[Outcome] = []
    for chunk in _chunks_played(order, max(1, min(jobs, order.games))):
        outcomes.extend(chunk)
        if progress is not None:
            progress(len(outcomes))
    return summarize(order.bots, outcomes, perf_counter() - begin)


def check(order: Order) -> None:
    """Raise a PolisError if the order cannot be played."""
    for bot in order.bots:
        load_bot(bot)
    if order.games < 1:
        raise BadConfig("there must be at least one match to play")
    find_game(order.game).config({**order.options, "seats": len(order.bots)})


def play_random(game: AnyGame, config: Config, seed: int) -> Outcome:
    """Play one match between random bots; they look at nothing, so no views are built."""
    state: State = game.start(config, seed)
    steps = playout(game, state, seeded(seed ^ 0x5EED))
    return _outcome(game, state, seed, steps)


def summarize(bots: Sequence[str], outcomes: Sequence[Outcome], seconds: float) -> Summary:
    steps = [outcome.steps for outcome in outcomes]
    return Summary(
        games=len(outcomes),
        seconds=seconds,
        steps=sum(steps),
        steps_low=min(steps),
        steps_high=max(steps),
        shared=sum(1 for outcome in outcomes if len(outcome.winners) > 1),
        seats=tuple(_seat(bot, seat, outcomes) for seat, bot in enumerate(bots)),
        failures=tuple(failure for outcome in outcomes for failure in outcome.failures),
    )


# -- inside ---------------------------------------------------------------------------------------


def _outcome(game: AnyGame, state: State, seed: int, steps: int) -> Outcome:
    results = game.result(state)
    points = tuple(result[0] for result in results)
    return Outcome(seed, steps, points, winners(results), places(results))


def _seat(bot: str, seat: int, outcomes: Sequence[Outcome]) -> SeatSummary:
    points = [outcome.points[seat] for outcome in outcomes]
    wins = sum(outcome.share(seat) for outcome in outcomes)
    return SeatSummary(
        bot=bot,
        mean=statistics.fmean(points),
        sd=statistics.stdev(points) if len(points) > 1 else 0.0,
        low=min(points),
        high=max(points),
        win_share=wins / len(outcomes),
    )


def _chunks_played(order: Order, jobs: int) -> Iterator[list[Outcome]]:
    size = min(MAX_CHUNK, -(-order.games // (jobs * CHUNKS_PER_JOB)))
    last = order.seed + order.games
    chunks = [(order, first, min(first + size, last)) for first in range(order.seed, last, size)]
    if jobs == 1:
        yield from map(_play_chunk, chunks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play_chunk, chunks)


def _play_chunk(chunk: tuple[Order, int, int]) -> list[Outcome]:
    order, first, last = chunk
    game = find_game(order.game)
    config = game.config({**order.options, "seats": len(order.bots)})
    if all(bot in RANDOM for bot in order.bots):
        return [play_random(game, config, seed) for seed in range(first, last)]
    bots = [load_bot(bot) for bot in order.bots]
    return [play_match(game, config, bots, seed) for seed in range(first, last)]
