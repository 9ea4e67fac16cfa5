"""The tool that measures strength: its rows can be played, and its page says how sure it is."""

from pathlib import Path

import pytest

from polis.kernel.registry import game_names
from tools import strength, strong_play, tallies
from tools.tallies import Tally

ROWS = strength.read_rows()
ROW = {
    "id": "x",
    "game": game_names()[0],
    "title": "`random` against `random:1`",
    "bots": ["random", "random:1"],
    "floor": 65,
    "aim": 75,
}


@pytest.fixture(autouse=True)
def quick_fingerprints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches are slow as plain Python."""
    monkeypatch.setattr(tallies, "POSITIONS", 5)


def measured(tmp_path: Path, matches: int, row: strength.TableRow = ROW) -> Tally:
    file = tmp_path / "kept.jsonl"
    strength.measure(row, matches, 1, file, ["w", row["id"]])
    return tallies.read(file)[row["id"]]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["id"]))
def test_every_row_can_be_played(row: strength.TableRow) -> None:
    strength.contest_of(row, 1).check()


def test_every_game_has_rows_and_no_two_have_the_same_id() -> None:
    assert {row["game"] for row in ROWS} == set(game_names())
    assert len({row["id"] for row in ROWS}) == len(ROWS)


def test_kept_results_belong_to_rows() -> None:
    kept = tallies.read(strength.KEPT)
    assert kept
    assert set(kept) <= {row["id"] for row in ROWS}
    assert all(0 <= tally.wins <= tally.matches for tally in kept.values())


def test_a_row_with_few_matches_is_marked(tmp_path: Path) -> None:
    line = strength.line_of(ROW, measured(tmp_path, 2))
    assert "| **2**, rough | 65 / 75 |" in line
    assert "[" in line


def test_a_row_without_matches_says_so() -> None:
    assert "not measured yet" in strength.line_of(ROW, None)


def test_a_row_tells_of_failures_and_of_bots_that_have_changed() -> None:
    line = strength.line_of(ROW, Tally("f", matches=400, wins=300, failures=2), is_current=False)
    assert "| 75.0 [71, 79] | 400, **failures: 2**, **earlier bots** |" in line


def test_a_later_run_continues_where_an_earlier_one_stopped(tmp_path: Path) -> None:
    measured(tmp_path, 3)
    continued, at_once = measured(tmp_path, 5), measured(tmp_path / "other", 5)
    assert continued.matches == 5
    assert continued.traits == at_once.traits
    assert (continued.wins, continued.points, continued.others) == (
        *(at_once.wins, at_once.points, at_once.others),
    )


def test_a_row_whose_bots_play_otherwise_starts_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    tallies.save(file, "w", Tally("before", matches=7), ["w", "x"])
    tallies.save(file, "x", Tally("before", matches=7), ["w", "x"])
    assert measured(tmp_path, 2).matches == 2
    assert tallies.read(file)["w"].matches == 7


def test_a_fingerprint_follows_the_play_and_not_the_clock() -> None:
    def fingerprint(*bots: str) -> str:
        return tallies.fingerprint(strength.contest_of({**ROW, "bots": bots}, 1))

    assert fingerprint("flat@1ms", "random") == fingerprint("flat@1ms", "random")
    assert fingerprint("random", "random:1") != fingerprint("greedy", "random:1")


def test_the_page_on_strong_play_counts_the_strongest_level(tmp_path: Path) -> None:
    row = {**ROW, "bots": [f"{strong_play.HERO}@1", "random"]}
    strong_play.write(tmp_path, [row], {"x": measured(tmp_path, 2, row)})
    page = (tmp_path / "strong-play.md").read_text("utf-8")
    assert "of 2 matches against other bots" in page
    assert (tmp_path / "pictures" / f"strong-{ROW['game']}-sources.png").exists()
