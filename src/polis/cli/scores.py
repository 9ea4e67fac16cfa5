"""Score sheets of all sides, side by side where they fit, and who has won."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from polis.arena.outcome import winners
from polis.cli.screen import ink
from polis.cli.table import Board
from polis.kernel.game import Seat
from polis.kernel.message import Message, seat_part
from polis.kernel.score import Standing
from polis.kernel.state import State

INDENT = "  "


class Line(NamedTuple):
    """A line of a sheet: its kind, what it is for, the points; None: the viewer cannot know."""

    kind: str
    label: str
    points: int | None


class Column(NamedTuple):
    """The sheet of one side: a player, or an automaton without a seat."""

    name: str
    ink: str
    sheet: list[Line]


class Row(NamedTuple):
    """A row of the table: a kind of lines with its subtotals, or one line."""

    label: str
    cells: list[str]


def show_final(board: Board, state: State, view: Any, reader: Seat | None = None) -> None:
    """Show the sheets of all sides and the winners, when the game is over.

    `reader` is the only person at the terminal; None: several people, or a guest.
    """
    _show_standings(board, view, board.voice.tell("score-title"))
    board.screen.show(ink(_verdict(board, board.game.result(state), reader), "bold"))


def show_so_far(board: Board, view: Any) -> None:
    """Show what every side would score if the game ended now, as far as the viewer may know."""
    _show_standings(board, view, board.voice.tell("score-so-far"))


def _verdict(board: Board, results: Sequence[tuple[int, ...]], reader: Seat | None) -> str:
    """Who has won, and how the reader did."""
    voice = board.voice
    best = winners(results)
    if len(results) > 1:
        names = voice.join([voice.names[seat] for seat in best if seat != reader])
        if reader in best:
            return voice.tell("you-share", players=names) if names else voice.tell("alone-won")
        won = voice.tell("winners", count=len(best), players=names)
        if reader is None:
            return won
        place = 1 + sum(result > results[reader] for result in results)
        came = voice.tell("you-came", place=place)
        return f"{came} {won}"
    if best:
        return voice.tell("alone-won")
    return voice.tell("alone-drawn") if results[0][0] == 0 else voice.tell("alone-lost")


def _show_standings(board: Board, view: Any, title: str) -> None:
    columns = [_column(board, standing, view) for standing in board.game.standings(view)]
    board.screen.show(ink(title, "title"))
    show_columns(board, columns, view)


def _column(board: Board, standing: Standing, view: Any) -> Column:
    voice = board.voice
    sheet = [Line(label.id, voice.render(label, view), None) for label in standing.hidden]
    sheet += [
        Line(line.label.id, voice.render(line.label, view), line.points) for line in standing.lines
    ]
    name = voice.name(seat_part(standing.side), view)
    return Column(name, f"seat{standing.side}", sheet)


def show_columns(board: Board, columns: Sequence[Column], view: Any) -> None:
    """One column per side if the terminal is wide enough, else one sheet after the other."""
    together = _rows(board, columns, view)
    widest = max(cell_len(row.label) for row in together)
    beside = sum(max(6, cell_len(column.name)) + 3 for column in columns)
    if widest + beside <= board.screen.width:
        names = [ink(column.name, column.ink) for column in columns]
        board.screen.show(_table(together, names))
        return
    for column in columns:
        board.screen.show(ink(column.name, column.ink))
        board.screen.show(_table(_rows(board, [column], view), []))
        board.screen.gap()
    totals = board.voice.join([f"{column.name} {_total(column)}" for column in columns])
    board.screen.show(f"{board.voice.tell('score-total')}: {totals}")


def _table(rows: Sequence[Row], names: Sequence[Text]) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column()
    for _ in rows[0].cells:
        grid.add_column(justify="right")
    if names:
        grid.add_row("", *names)
    for label, cells in rows[:-1]:
        grid.add_row(Text(label), *(Text(cell) for cell in cells))
    label, cells = rows[-1]
    grid.add_row(ink(label, "bold"), *(ink(cell, "bold") for cell in cells))
    return grid


def _rows(board: Board, columns: Sequence[Column], view: Any) -> list[Row]:
    """The lines by kind, each kind with subtotals above its lines, and the totals."""
    kinds = dict.fromkeys(line.kind for column in columns for line in column.sheet)
    rows = [row for kind in kinds for row in _kind_rows(board, columns, kind, view)]
    totals = [_total(column) for column in columns]
    return [*rows, Row(board.voice.tell("score-total"), totals)]


def _kind_rows(board: Board, columns: Sequence[Column], kind: str, view: Any) -> list[Row]:
    sheets = [[line for line in column.sheet if line.kind == kind] for column in columns]
    rows = _line_rows(sheets)
    heading = f"rows-{kind}"
    if len(rows) == 1 or not board.voice.knows(heading):
        return rows
    subtotals = [_sum(sheet) if sheet else "" for sheet in sheets]
    lines = [Row(INDENT + row.label, row.cells) for row in rows]
    return [Row(board.voice.render(Message(heading), view), subtotals), *lines]


def _line_rows(sheets: Sequence[list[Line]]) -> list[Row]:
    """One row per label. Lines of one sheet with equal labels get a row each."""
    counted = [_numbered(sheet) for sheet in sheets]
    keys = dict.fromkeys(key for lines in counted for key in lines)
    return [
        Row(key[0], [_number(lines[key].points) if key in lines else "" for lines in counted])
        for key in keys
    ]


def _numbered(sheet: Iterable[Line]) -> dict[tuple[str, int], Line]:
    """The lines by label, and by how many with this label came before."""
    seen: Counter[str] = Counter()
    found: dict[tuple[str, int], Line] = {}
    for line in sheet:
        found[line.label, seen[line.label]] = line
        seen[line.label] += 1
    return found


def _total(column: Column) -> str:
    return _sum(column.sheet)


def _sum(lines: Sequence[Line]) -> str:
    known = [line.points for line in lines if line.points is not None]
    return _number(sum(known) if len(known) == len(lines) else None)


def _number(points: int | None) -> str:
    return "?" if points is None else str(points)
