"""The soak notices what it looks for."""

import sqlite3
from pathlib import Path

from bench.floods.honest import HonestPlayers
from bench.floods.soak import MOST_GROWTH, MOST_RATIO, Summary, p99


def database(folder: Path, commands: list[str]) -> str:
    path = folder / "polis.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE step (table_id TEXT, cmd TEXT)")
        connection.executemany("INSERT INTO step VALUES ('t', ?)", [(cmd,) for cmd in commands])
    connection.close()
    return str(path)


def test_a_move_that_is_missing_or_stored_twice_is_lost(tmp_path: Path) -> None:
    honest = HonestPlayers()
    honest.acknowledged = [("t", "0:a"), ("t", "1:b"), ("t", "0:c")]
    assert honest.lost(database(tmp_path, ["0:a", "0:c", "0:c", "1:unacknowledged"])) == 2


def test_a_soak_fails_if_any_promise_is_broken() -> None:
    assert Summary(growth=MOST_GROWTH - 1).is_kept(lost=0)
    assert not Summary().is_kept(lost=1)
    assert not Summary(growth=MOST_GROWTH).is_kept(lost=0)
    assert not Summary(slow=["pings"]).is_kept(lost=0)
    assert not Summary(shut_out=["pings"]).is_kept(lost=0)
    assert p99([1.0] * 98 + [MOST_RATIO] * 2) == MOST_RATIO
