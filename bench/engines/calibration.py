"""A fixed loop of plain Python, whose speed on the machine scales the budgets."""

from bench.engine import Engine, Task, each


class _Table:
    __slots__ = ("cells", "sums", "turn")

    def __init__(self) -> None:
        self.turn = 0
        self.cells = [0] * 64
        self.sums = [0] * 4


def _neighbours(cells: list[int], cell: int) -> int:
    return cells[(cell + 1) & 63] + cells[(cell + 8) & 63] + cells[(cell - 1) & 63]


def _pass(table: _Table) -> None:
    """Sixteen small moves like those of a board game: lists, ints, attributes, a call."""
    for _ in range(16):
        cell = (table.turn * 37 + 11) & 63
        table.cells[cell] = (table.cells[cell] + 1) & 7
        free = [c for c in table.cells[:8] if c != 3]
        table.sums[table.turn & 3] += _neighbours(table.cells, cell) + len(free)
        table.turn += 1


def make() -> Engine:
    return Engine("", [Task("loop", each([_Table()], _pass, 200), share=0.3)])
