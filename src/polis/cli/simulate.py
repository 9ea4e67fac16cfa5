"""`polis simulate`: many matches between bots, and their statistics."""

import dataclasses
import json as json_format
import os
from collections.abc import Sequence

from rich.table import Table

from polis.arena import simulate as arena
from polis.arena.outcome import Failure
from polis.arena.simulate import Order, Summary
from polis.cli.language import choose_language
from polis.cli.misuse import Misuse, the_game
from polis.cli.options import Options, read_options
from polis.cli.progress import progress
from polis.cli.screen import Screen
from polis.kernel.config import Value
from polis.text.voice import Voice


def simulate(
    game: str,
    /,
    *,
    games: int = 1000,
    seats: str = "random,random",
    seed: int = 1,
    option: Options = None,
    jobs: int = 1,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Let bots play many matches and print statistics.

    Parameters
    ----------
    game
        Which game, for example ginkgopolis.
    games
        How many matches; 1000 by default.
    seats
        The bots by seat, such as random,greedy:1; a bot of your own is module:Class.
    seed
        The seed of the first match; the others follow. The figures depend only on the seeds.
    option
        name=value, an option of the game; several may follow each other.
    jobs
        How many processes to use; 0: one per processor.
    json
        Print the figures as JSON.
    lang
        en, ru, zh-Hant, es or hu; default: the language of the terminal.
    """
    voice = Voice(choose_language(lang))
    options = read_options(the_game(game), option or [])
    order = Order(game, options, _bots(seats, options), seed, games)
    if seed < 0 or jobs < 0:
        raise Misuse("negative", option="--seed" if seed < 0 else "--jobs")
    if games < 1:
        raise Misuse("no-games")
    arena.check(order)
    with progress(voice, games) as report:
        summary = arena.simulate(order, jobs or os.cpu_count() or 1, report)
    if json:
        print(json_format.dumps(as_data(order, summary), indent=2))
    else:
        show(summary, voice, Screen())
    return 0


def _bots(seats: str, options: dict[str, Value]) -> tuple[str, ...]:
    bots = tuple(bot.strip() for bot in seats.split(","))
    stated = options.pop("seats", len(bots))
    if stated != len(bots):
        raise Misuse("seats", players=len(bots), seats=int(stated))
    return bots


def show(summary: Summary, voice: Voice, screen: Screen) -> None:
    """Print the figures as tables."""
    screen.show(
        voice.tell(
            "simulated",
            games=summary.games,
            seconds=summary.seconds,
            speed=summary.games_per_second,
        )
    )
    screen.show(
        voice.tell(
            "simulated-steps",
            mean=summary.steps_per_game,
            low=summary.steps_low,
            high=summary.steps_high,
        )
    )
    screen.show(_table(summary, voice))
    screen.show(voice.tell("simulated-shared", count=summary.shared))
    show_failures(summary.failures, [seat.bot for seat in summary.seats], voice, screen)


def show_failures(
    failures: Sequence[Failure], bots: Sequence[str], voice: Voice, screen: Screen
) -> None:
    """One line for each bot and way to fail, with its first reason."""
    groups: dict[tuple[str, str], list[Failure]] = {}
    for failure in failures:
        groups.setdefault((bots[failure.seat], failure.kind), []).append(failure)
    for (bot, kind), group in groups.items():
        reason = group[0].reason
        screen.show(voice.tell("failed", bot=bot, kind=kind, count=len(group), reason=reason))


def _table(summary: Summary, voice: Voice) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(voice.tell("column-seat"))
    for heading in (
        voice.tell("column-mean"),
        voice.tell("column-sd"),
        voice.tell("column-low"),
        voice.tell("column-high"),
        voice.tell("column-wins"),
    ):
        table.add_column(heading, justify="right")
    for number, seat in enumerate(summary.seats, start=1):
        figures = (f"{seat.mean:.2f}", f"{seat.sd:.2f}", str(seat.low), str(seat.high))
        table.add_row(f"{number} {seat.bot}", *figures, f"{seat.win_share:.1%}")
    return table


def as_data(order: Order, summary: Summary) -> dict[str, object]:
    """The figures as JSON data."""
    return {
        "game": order.game,
        "options": dict(order.options),
        "seed": order.seed,
        **dataclasses.asdict(summary),
        "games_per_second": summary.games_per_second,
        "steps_per_game": summary.steps_per_game,
    }
