"""What a seat sees: the table, recent events, the question and the choices."""

from collections.abc import Collection, Iterable, Iterator, Sequence
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
    """Render a game as words and lines for one screen, always from a view."""

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
            Choice(
                number,
                action,
                spec,
                self.voice.render(self.game.say(spec, view), view),
                self.game.preview(view, action).step,
            )
            for number, (action, spec) in enumerate(specs, start=1)
        ]

    def show_choices(self, view: Any, choices: Sequence[Choice]) -> None:
        """Print the choices, each with its cost and gain."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        grid.add_column(style="dim")
        stop = self.voice.tell("list-semicolon")
        for choice in choices:
            preview = self.game.preview(view, choice.action)
            notes = stop.join(self.voice.render(note, view) for note in preview.lines)
            grid.add_row(f"{choice.number:3d}", Text(choice.words), Text(notes))
        self.screen.show(grid)

    def log(self, entries: Iterable[Entry], view: Any, seat: int | None) -> list[list[str]]:
        """The log of the entries, in words, as far as the seat may know them: a paragraph per beat.

        Beats of a single line, such as sealed choices, share a paragraph.
        """
        paragraphs: list[list[str]] = []
        is_open = False
        for lines in self._beats(entries, view, seat):
            is_short = len(lines) == 1
            if is_short and is_open:
                paragraphs[-1] += lines
            else:
                paragraphs.append(lines)
            is_open = is_short
        return paragraphs

    def _beats(self, entries: Iterable[Entry], view: Any, seat: int | None) -> Iterator[list[str]]:
        """The lines of every beat that the seat is told anything of."""
        for entry in entries:
            if isinstance(entry, Takeback):
                yield [self.voice.tell("log-takeback", player=self.voice.names[entry.seat])]
                continue
            for beat in entry.beats():
                events = told(beat.events, seat)
                if events:
                    yield [self.voice.render(self.game.say(one, view), view) for one in events]

    def show_log(self, paragraphs: Sequence[Sequence[str]]) -> None:
        grid = Table.grid(padding=(0, 1))
        for number, lines in enumerate(paragraphs):
            if number:
                grid.add_row("", "")
            for line in lines:
                grid.add_row(ink("·", "dim"), Text(line))
        self.screen.show(grid)


def changed_blocks(before: Collection[str], lines: Sequence[Text]) -> list[Text]:
    """The parts of a drawing, between empty lines, that have a line which was not there before."""
    blocks: list[list[Text]] = [[]]
    for line in lines:
        if line.plain:
            blocks[-1].append(line)
        else:
            blocks.append([])
    new = [block for block in blocks if any(line.plain not in before for line in block)]
    return [line for block in new for line in (Text(), *block)]
