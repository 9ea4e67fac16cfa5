"""The score sheet in the terminal: kinds of lines, subtotals, no two lines as one."""

import re

import pytest

from polis.cli.scores import Column, Line, show_columns, show_final
from polis.cli.screen import Screen
from polis.cli.table import Board
from polis.games.cities import GAME
from polis.text.voice import Voice
from tests.games.cities.positions import THREE, TWO, position

WATER = "Water zone, different features: 2"
ANA = [
    Line("line-achievement", "Achievement: one", 6),
    Line("line-achievement", "Achievement: two", 4),
    Line("line-water", WATER, 3),
    Line("line-water", WATER, 3),
    Line("line-monuments", "Monuments", 2),
]
BEN = [Line("line-water", WATER, 3), Line("line-goal", "Goal: red", 5)]


def shown(capsys: pytest.CaptureFixture[str], **sheets: list[Line]) -> str:
    board = Board(Screen(plain=True), Voice("en", GAME, tuple(sheets)), GAME)
    view = GAME.view(position(TWO), 0)
    columns = [Column(name, "seat0", sheet) for name, sheet in sheets.items()]
    show_columns(board, columns, view)
    return capsys.readouterr().out


def test_lines_with_equal_labels_are_not_added_up(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, Ana=ANA, Ben=BEN)
    rows = re.findall(rf"^  {WATER} +(.*)$", out, re.MULTILINE)
    assert [row.split() for row in rows] == [["3", "3"], ["3"]]


def test_every_kind_of_lines_has_its_subtotals(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, Ana=ANA, Ben=BEN)
    assert re.search(r"^Achievements +10$", out, re.MULTILINE)
    assert re.search(r"^Water zones +6 +3$", out, re.MULTILINE)
    assert re.search(r"^Monuments +2$", out, re.MULTILINE)
    assert re.search(r"^Goal: red +5$", out, re.MULTILINE)  # alone: no heading
    assert re.search(r"^Total +18 +8$", out, re.MULTILINE)


def test_a_narrow_terminal_shows_one_sheet_after_the_other(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = shown(capsys, Ana=ANA, Ben=BEN)
    assert re.search(r"^Ana$", out, re.MULTILINE)
    assert "Total: Ana 18, Ben 8" in out


def test_hidden_points_make_the_subtotal_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    hidden = [Line("line-water", "first", None), Line("line-water", "second", 3)]
    out = shown(capsys, Ana=hidden)
    assert re.search(r"^Water zones +\?$", out, re.MULTILINE)
    assert re.search(r"^Total +\?$", out, re.MULTILINE)


@pytest.mark.parametrize(
    "points, reader, said",
    [
        ((20, 30, 10), 0, "You came second. Ben wins!"),
        ((20, 30, 10), 1, "You win!"),
        ((20, 30, 30), 2, "You share the victory with Ben!"),
        ((20, 30, 30), 0, "You came third. Shared victory: Ben, Cleo!"),
        ((20, 30, 10), None, "Ben wins!"),
    ],
)
def test_the_verdict_addresses_the_only_person(
    points: tuple[int, ...],
    reader: int | None,
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(GAME), "result", lambda self, state: [(one,) for one in points])
    board = Board(Screen(plain=True), Voice("en", GAME, ("Ana", "Ben", "Cleo")), GAME)
    state = position(THREE)
    show_final(board, state, GAME.view(state, 0), reader)
    assert capsys.readouterr().out.splitlines()[-1] == said
