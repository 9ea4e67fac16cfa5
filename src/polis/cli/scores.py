"""Score sheets, side by side where they fit, and who has won."""

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from polis.arena.outcome import winners
from polis.cli.screen import ink
from polis.cli.table import Board
from polis.kernel.game import Seat, State
from polis.kernel.rng import seeded

Row = tuple[str, int | None]  # what it is for, and the points; None: the viewer cannot know
WORLDS = 6  # a score that is the same in so many imagined worlds is one the viewer knows


def show_final(board: Board, state: State, view: Any) -> None:
    """The sheets of all seats and the winners, when the game is over."""
    voice = board.voice
    sheets = [_sheet(board, state, seat, view) for seat in range(len(voice.names))]
    board.screen.show(ink(voice.tell("score-title"), "title"))
    show_sheets(board, sheets)
    board.screen.show(ink(_verdict(board, board.game.result(state)), "bold"))


def _verdict(board: Board, results: Sequence[tuple[int, ...]]) -> str:
    """Who has won."""
    voice = board.voice
    best = winners(results)
    if len(results) > 1:
        names = voice.join([voice.names[seat] for seat in best])
        return voice.tell("winners", count=len(best), players=names)
    if best:
        return voice.tell("alone-won")
    return voice.tell("alone-drawn") if results[0][0] == 0 else voice.tell("alone-lost")


def show_so_far(board: Board, view: Any, seat: Seat, seed: int) -> None:
    """The viewer's own sheet; what differs between worlds that fit the view is not shown.

    The sheets of others are theirs: a world that fits may guess what they keep behind a screen.
    """
    worlds = [board.game.imagine(view, seeded(seed + number)) for number in range(WORLDS)]
    sheet = _agreed([_sheet(board, world, seat, view) for world in worlds])
    board.screen.show(ink(board.voice.tell("score-so-far"), "title"))
    board.screen.show(_single(board, sheet))


def show_sheets(board: Board, sheets: Sequence[list[Row]]) -> None:
    """One column per seat if the terminal is wide enough, else one sheet after the other."""
    together = _together(board, sheets)
    widest = max(cell_len(row[0]) for row in together)
    beside = sum(max(6, cell_len(name)) + 3 for name in board.voice.names)
    if widest + beside <= board.screen.width:
        board.screen.show(_table(board, together))
        return
    for seat, sheet in enumerate(sheets):
        board.screen.show(ink(board.voice.names[seat], f"seat{seat}"))
        board.screen.show(_single(board, sheet))
        board.screen.gap()
    names = zip(board.voice.names, sheets)
    totals = board.voice.join([f"{name} {_total(sheet)}" for name, sheet in names])
    board.screen.show(f"{board.voice.tell('score-total')}: {totals}")


def _table(board: Board, rows: Sequence[list[str]]) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column()
    for _ in board.voice.names:
        grid.add_column(justify="right")
    grid.add_row("", *(ink(name, f"seat{s}") for s, name in enumerate(board.voice.names)))
    for row in rows[:-1]:
        grid.add_row(*(Text(cell) for cell in row))
    grid.add_row(*(ink(cell, "bold") for cell in rows[-1]))
    return grid


def _single(board: Board, sheet: list[Row]) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for label, points in sheet:
        grid.add_row(Text(label), _number(points))
    grid.add_row(ink(board.voice.tell("score-total"), "bold"), ink(_total(sheet), "bold"))
    return grid


def _together(board: Board, sheets: Sequence[list[Row]]) -> list[list[str]]:
    """One row per label, in the order in which labels first come up, and the totals."""
    labels = list(dict.fromkeys(label for sheet in sheets for label, _ in sheet))
    rows = [[label, *(_cell(sheet, label) for sheet in sheets)] for label in labels]
    return [*rows, [board.voice.tell("score-total"), *(_total(sheet) for sheet in sheets)]]


def _cell(sheet: list[Row], label: str) -> str:
    found = [points for row, points in sheet if row == label]
    return _number(_sum(found)) if found else ""


def _total(sheet: list[Row]) -> str:
    return _number(_sum([points for _, points in sheet]))


def _sum(points: Sequence[int | None]) -> int | None:
    known = [point for point in points if point is not None]
    return sum(known) if len(known) == len(points) else None


def _number(points: int | None) -> str:
    return "?" if points is None else str(points)


def _sheet(board: Board, state: State, seat: int, view: Any) -> list[Row]:
    lines = board.game.sheet(state, seat)
    return [(board.voice.render(line.label, view), line.points) for line in lines]


def _agreed(sheets: Sequence[list[Row]]) -> list[Row]:
    """The rows of the first sheet; points only where all sheets say the same."""
    agreed: list[Row] = []
    for label, points in sheets[0]:
        same = all((label, points) in sheet for sheet in sheets)
        agreed.append((label, points if same else None))
    return agreed
