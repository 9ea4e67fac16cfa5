"""A progress bar with the time that is left; over a pipe there is none."""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from polis.text.voice import Voice


class _Bar(Progress):
    """A progress bar for finished matches."""

    def __init__(self, voice: Voice, total: int) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        console = Console(file=sys.stderr)
        left = TimeRemainingColumn(elapsed_when_finished=True)
        super().__init__(*columns, left, console=console, transient=True)
        self._row = self.add_task(voice.tell("simulating"), total=total)

    def report(self, done: int) -> None:
        self.update(self._row, completed=done)


def progress(voice: Voice, total: int) -> AbstractContextManager[Callable[[int], None] | None]:
    """A progress bar on a terminal; nothing over a pipe."""
    if not sys.stderr.isatty():
        return nullcontext()
    return _Report(_Bar(voice, total))


class _Report(AbstractContextManager[Callable[[int], None]]):
    """Show a bar while the block runs; the block gets the function that moves the bar."""

    def __init__(self, bar: _Bar) -> None:
        self._bar = bar

    def __enter__(self) -> Callable[[int], None]:
        self._bar.start()
        return self._bar.report

    def __exit__(self, *_: object) -> None:
        self._bar.stop()
