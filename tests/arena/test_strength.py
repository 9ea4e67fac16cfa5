"""The tool that measures strength: its rows can be played, and its page says how sure it is."""

from pathlib import Path

import pytest

from polis.arena.contest import play
from polis.arena.records import Played
from polis.kernel.registry import game_names
from tools import strength, strong_play

ROWS = strength.read_rows()
ROW = {"id": "x", "game": game_names()[0], "title": "`random` alone", "floor": 65, "aim": 75}


def matches(number: int) -> list[Played]:
    row = {**ROW, "bots": ["random", "random:1"]}
    return list(play(strength.contest_of(row, number)))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["id"]))
def test_every_row_can_be_played(row: strength.TableRow) -> None:
    strength.contest_of(row, 1).check()


def test_every_game_has_rows_and_no_two_have_the_same_id() -> None:
    assert {row["game"] for row in ROWS} == set(game_names())
    assert len({row["id"] for row in ROWS}) == len(ROWS)


def test_a_row_with_few_matches_is_marked() -> None:
    row = {**ROW, "bots": ["random", "random:1"]}
    line = strength.line_of(row, matches(2))
    assert "| **2**, rough | 65 / 75 |" in line
    assert "[" in line


def test_a_row_without_matches_says_so() -> None:
    assert "not measured yet" in strength.line_of({**ROW, "bots": ["random"]}, [])


def test_an_unknown_row_is_refused() -> None:
    with pytest.raises(SystemExit, match="there is no row nonsense"):
        strength.chosen(ROWS, "nonsense")


def test_the_page_on_strong_play_counts_the_strongest_level(tmp_path: Path) -> None:
    bots = [strong_play.HERO, "random"]
    row = {**ROW, "bots": [f"{bots[0]}@1", bots[1]]}
    played = list(play(strength.contest_of(row, 2)))
    strong_play.write(tmp_path, [row], {"x": played})
    page = (tmp_path / "strong-play.md").read_text("utf-8")
    assert "of 2 matches against other bots" in page
    assert (tmp_path / "pictures" / f"strong-{ROW['game']}-sources.png").exists()
