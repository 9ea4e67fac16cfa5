"""What a seat is shown: the table, what happened since, the question and the choices."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from polis.cli.prompt import Choice
from polis.cli.screen import Screen, ink
from polis.kernel.event import told
from polis.kernel.game import Action, AnyGame
from polis.kernel.journal import Entry, Takeback
from polis.text.voice import Voice


class Board:
    """Puts a game into words and lines for one screen, always from a view."""

    def __init__(self, screen: Screen, voice: Voice, game: AnyGame) -> None:
        self.screen = screen
        self.voice = voice
        self.game = game

    def lines(self, view: Any) -> list[Text]:
        """The table as the viewer sees it."""
        return [
            Text.assemble(*(ink(self.voice.render(span.content, view), span.ink) for span in line))
            for line in self.game.draw(view)
        ]

    def question(self, view: Any) -> str:
        return self.voice.render(self.game.ask(view), view)

    def choices(self, view: Any, legal: Iterable[Action]) -> list[Choice]:
        """The legal actions, numbered from 1."""
        specs = [(action, self.game.spell(view, action)) for action in legal]
        return [
            Choice(number, action, spec, self.voice.render(self.game.say(spec, view), view))
            for number, (action, spec) in enumerate(specs, start=1)
        ]

    def show_choices(self, view: Any, choices: Sequence[Choice]) -> None:
        """The choices, each with what it would cost and bring."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        grid.add_column(style="dim")
        stop = self.voice.tell("list-semicolon")
        for choice in choices:
            preview = self.game.preview(view, choice.action)
            notes = stop.join(self.voice.render(note, view) for note in preview)
            grid.add_row(f"{choice.number:3d}", Text(choice.words), Text(notes))
        self.screen.show(grid)

    def log(self, entries: Iterable[Entry], view: Any, seat: int | None) -> list[str]:
        """What the seat may know of the entries, in words."""
        lines: list[str] = []
        for entry in entries:
            if isinstance(entry, Takeback):
                name = self.voice.names[entry.seat]
                lines.append(self.voice.tell("log-takeback", player=name))
                continue
            for event in told(entry.events, seat):
                lines.append(self.voice.render(self.game.say(event, view), view))
        return lines

    def show_log(self, lines: Iterable[str]) -> None:
        grid = Table.grid(padding=(0, 1))
        for line in lines:
            grid.add_row(ink("·", "dim"), Text(line))
        self.screen.show(grid)
