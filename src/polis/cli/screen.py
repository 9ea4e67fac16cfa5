"""The terminal: inks, lines, questions. Over a pipe and in plain mode it writes plain text."""

import os
import sys
from collections.abc import Iterable
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

INKS: Final = {
    "red": "red",
    "blue": "bright_blue",
    "yellow": "yellow",
    "green": "green",
    "seat0": "bold magenta",
    "seat1": "bold cyan",
    "seat2": "bold green",
    "seat3": "bold white",
    "seat4": "bold bright_yellow",
    "dim": "dim",
    "bold": "bold",
    "mark": "reverse",
    "title": "bold underline",
}


INDENT: Final = 5  # of the continuation of a line that is too long


class Screen:
    """The screen and keyboard of a person."""

    def __init__(self, plain: bool = False) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        bare = plain or not sys.stdout.isatty() or bool(os.environ.get("NO_COLOR"))
        self._is_bare = bare
        self._console = Console(
            file=sys.stdout,
            color_system=None if bare else "auto",
            no_color=bare,
            force_terminal=False if bare else None,
            highlight=False,
            markup=False,
            emoji=False,
        )

    @property
    def width(self) -> int:
        return self._console.width

    def show(self, item: RenderableType) -> None:
        """Print something that wraps at the width of the terminal."""
        if not self._is_bare:
            self._console.print(item)
            return
        with self._console.capture() as capture:
            self._console.print(item)
        for line in capture.get().splitlines():
            print(line.rstrip())

    def draw(self, lines: Iterable[Text]) -> None:
        """Print lines; a line that is too long continues below, indented."""
        for line in lines:
            for row in self._fitted(line):
                self._console.print(row, soft_wrap=True)

    def line(self, content: str, name: str = "") -> None:
        """Print a line that never wraps, so that it can be copied."""
        self._console.print(ink(content, name), soft_wrap=True)

    def _fitted(self, line: Text) -> list[Text]:
        line.rstrip()
        if line.cell_len <= self.width:
            return [line]
        first, *rest = line.wrap(self._console, self.width - INDENT)
        rows = [first, *(Text(" " * INDENT).append(row) for row in rest)]
        for row in rows:
            row.rstrip()
        return rows

    def gap(self) -> None:
        self._console.print()

    def clear(self) -> None:
        if self.is_live:
            print("\033[2J\033[3J\033[H", end="", flush=True)

    def ask(self, prompt: str) -> str:
        """Read a line from the person. Raises EOFError at the end of the input."""
        if self.is_live:
            return input(f"{prompt} ").strip()
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline()
        print(line.strip(), flush=True)  # so that a transcript shows the answers
        if not line:
            raise EOFError
        return line.strip()


def ink(content: str, name: str = "") -> Text:
    """Apply an ink to a text; an unknown ink has no effect."""
    return Text(content, style=INKS.get(name, ""))
