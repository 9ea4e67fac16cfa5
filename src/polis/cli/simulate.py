"""`polis simulate`: many matches between bots, and their statistics."""

import dataclasses
import json as json_format
import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from polis.arena import simulate as arena
from polis.arena.simulate import Order, Summary
from polis.cli.language import choose_language
from polis.cli.misuse import Misuse, the_game
from polis.cli.options import read_options
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
    option: list[str] | None = None,
    jobs: int = 1,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Let bots play many matches and sum up how they went.

    Parameters
    ----------
    game
        Which game, for example ginkgopolis.
    games
        How many matches.
    seats
        The bots by seat, such as random,greedy:1.
    seed
        The seed of the first match; the others follow. The figures depend on nothing else.
    option
        name=value, an option of the game; may be repeated.
    jobs
        How many processes share the work; 0: one per processor.
    json
        Print the figures as JSON.
    lang
        en, ru, zh-Hant, es or hu; else the language of the terminal.
    """
    voice = Voice(choose_language(lang))
    options = read_options(the_game(game), option or [])
    order = Order(game, options, _bots(seats, options), seed, games)
    if seed < 0 or jobs < 0:
        raise Misuse("negative", option="--seed" if seed < 0 else "--jobs")
    if games < 1:
        raise Misuse("no-games")
    arena.check(order)
    with _progress(voice, games) as report:
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


class _Bar(Progress):
    """A progress bar that is told how many matches are done."""

    def __init__(self, voice: Voice, total: int) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        console = Console(file=sys.stderr)
        super().__init__(*columns, TimeRemainingColumn(), console=console, transient=True)
        self._row = self.add_task(voice.tell("simulating"), total=total)

    def report(self, done: int) -> None:
        self.update(self._row, completed=done)


def _progress(voice: Voice, total: int) -> AbstractContextManager[Callable[[int], None] | None]:
    """A bar on a terminal; nothing where nobody looks."""
    if not sys.stderr.isatty():
        return nullcontext()
    return _Report(_Bar(voice, total))


class _Report(AbstractContextManager[Callable[[int], None]]):
    """Shows a bar while the block runs and gives it the function that moves the bar."""

    def __init__(self, bar: _Bar) -> None:
        self._bar = bar

    def __enter__(self) -> Callable[[int], None]:
        self._bar.start()
        return self._bar.report

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


def show(summary: Summary, voice: Voice, screen: Screen) -> None:
    """The figures for people."""
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
    """The figures for programs."""
    return {
        "game": order.game,
        "options": dict(order.options),
        "seed": order.seed,
        **dataclasses.asdict(summary),
        "games_per_second": summary.games_per_second,
        "steps_per_game": summary.steps_per_game,
    }
