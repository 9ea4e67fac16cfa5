"""Many matches between bots: consecutive seeds, on one or several processes, the same every time.

A match depends on its seed and on nothing else, and outcomes are gathered in the order of the
seeds, so the figures do not depend on how many processes share the work.
"""

import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import Final

from polis.arena.outcome import Outcome, winners
from polis.bots.bot import Bot, Turn, turn_seed
from polis.bots.registry import find_bot, split_name
from polis.kernel.config import Config, Value
from polis.kernel.errors import BadConfig
from polis.kernel.game import AnyGame, State
from polis.kernel.playout import first_waiting, playout
from polis.kernel.registry import find_game
from polis.kernel.rng import seeded

CHUNKS_PER_JOB: Final = 8  # small enough to share the work evenly and to show progress
MAX_CHUNK: Final = 50


@dataclass(frozen=True, slots=True)
class Order:
    """What to play: a game, its options, the bots by seat, the first seed and how many matches."""

    game: str
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: int
    games: int


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """How one seat fared. A shared victory counts for each winner in part."""

    bot: str
    mean: float
    sd: float
    low: int
    high: int
    win_share: float


@dataclass(frozen=True, slots=True)
class Summary:
    """How all matches went."""

    games: int
    seconds: float
    steps: int
    steps_low: int
    steps_high: int
    shared: int  # matches with more than one winner
    seats: tuple[SeatSummary, ...]

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def steps_per_game(self) -> float:
        return self.steps / self.games


def simulate(order: Order, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Summary:
    """Play the matches; `progress` is told how many are done."""
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
        split_name(bot)
    if order.games < 1:
        raise BadConfig("there must be at least one match to play")
    find_game(order.game).config({**order.options, "seats": len(order.bots)})


def play_match(game: AnyGame, config: Config, bots: Sequence[Bot], seed: int) -> Outcome:
    """One match between bots, each of which sees its own view only."""
    state: State = game.start(config, seed)
    steps = 0
    while state.waiting:
        seat = first_waiting(state)
        legal = tuple(game.legal_actions(state, seat))
        turn = Turn(game, seat, game.view(state, seat), legal, turn_seed(seed, seat, steps))
        game.apply(state, seat, bots[seat].choose(turn), None)
        steps += 1
    return _outcome(game, state, seed, steps)


def play_random(game: AnyGame, config: Config, seed: int) -> Outcome:
    """One match between random bots; they look at nothing, so nobody builds views for them."""
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
    )


# -- inside ---------------------------------------------------------------------------------------


def _outcome(game: AnyGame, state: State, seed: int, steps: int) -> Outcome:
    results = game.result(state)
    return Outcome(seed, steps, tuple(result[0] for result in results), winners(results))


def _seat(bot: str, seat: int, outcomes: Sequence[Outcome]) -> SeatSummary:
    points = [outcome.points[seat] for outcome in outcomes]
    wins = sum(1 / len(o.winners) for o in outcomes if seat in o.winners)
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
    if all(split_name(bot)[0] == "random" for bot in order.bots):
        return [play_random(game, config, seed) for seed in range(first, last)]
    bots = [find_bot(bot) for bot in order.bots]
    return [play_match(game, config, bots, seed) for seed in range(first, last)]
