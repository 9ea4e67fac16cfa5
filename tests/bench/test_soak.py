"""The soak notices what it looks for."""

import asyncio
import sqlite3
from pathlib import Path
from typing import cast

import pytest

from bench.floods import soak
from bench.floods.attack import ATTACKS, CROWD, KINDS, PEOPLE, attackers
from bench.floods.honest import HonestPlayers
from bench.floods.measured import Latencies, ServerLog
from bench.floods.soak import MOST_DRIFT, MOST_GROWTH, MOST_RATIO, Soak, Summary
from tests.server.serving import ServerProcess


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


def latencies(ratio: float) -> dict[str, Latencies]:
    found = Latencies()
    found.add([1.0] * 98 + [2.0] * 2, [1.0] * 98 + [2.0 * ratio] * 2)
    return {"pings": found}


def test_a_soak_fails_if_any_promise_is_broken() -> None:
    kept = Summary(growth=MOST_GROWTH - 1, drift=MOST_DRIFT - 1, times=latencies(MOST_RATIO))
    assert kept.is_kept(lost=0)
    assert not kept.is_kept(lost=1)
    for broken in (
        Summary(growth=MOST_GROWTH),
        Summary(drift=MOST_DRIFT),
        Summary(times=latencies(MOST_RATIO + 0.1)),
        Summary(shut_out=["pings"]),
        Summary(unnamed=["pings"]),
        Summary(errors=["a request failed"]),
    ):
        assert not broken.is_kept(lost=0)


def test_memory_is_compared_only_within_one_life(monkeypatch: pytest.MonkeyPatch) -> None:
    memory = iter([100.0, 110.0, 150.0, 90.0])
    monkeypatch.setattr(soak, "megabytes", lambda pid: next(memory))
    server, log = cast(ServerProcess, _Server()), cast(ServerLog, _Log())
    running = Soak(server, log, seconds=1.0, core=0)
    found = []
    for _ in range(3):
        running._watch_memory(num_kinds=2)
        found.append(running.summary.drift)
    assert found == [None, None, 40.0]
    assert "in all +40.0 MB" in running.summary.told(HonestPlayers(), lost=0)
    asyncio.run(running._kill())
    running._watch_memory(num_kinds=2)
    assert running.summary.drift is None
    assert "in all not measured" in running.summary.told(HonestPlayers(), lost=0)
    assert running.summary.is_kept(lost=0)


class _Server:
    """A server process that uses as much memory as a test says."""

    pid = 0

    async def kill(self) -> None:
        """There is no process."""

    async def start(self) -> None:
        """There is no process."""


class _Log:
    def new_life(self) -> None:
        """There is no log."""


def test_all_rounds_of_an_attack_count_together() -> None:
    found = latencies(1.0)["pings"]
    assert found.ratio == 1.0
    for _ in range(3):
        found.add([2.0] * 100, [2.0] * 100)
    found.add([], [9.0])  # one slow answer of many
    assert found.ratio == 1.0


def test_the_log_is_read_for_one_life_of_the_server(tmp_path: Path) -> None:
    log = ServerLog(tmp_path / "log")
    line = '{"event": "flood", "kind": "frames", "address": "127.1.0.1", "level": "warning"}\n'
    log.path.write_text(line)
    assert log.named("127.1.0.1") == {"frames": 1}
    assert not log.named("127.1.0.2")
    log.new_life()
    assert not log.named("127.1.0.1")
    with log.path.open("a") as file:
        file.write(line * 2 + '{"event": "a request failed", "level": "error"}\nTraceback\n')
    assert log.named("127.1.0.1") == {"frames": 2}
    assert log.errors() == ["a request failed", "Traceback"]


def test_a_crowd_has_a_cookie_each_and_the_list_names_both_kinds() -> None:
    assert {CROWD + name for name in ATTACKS} | set(ATTACKS) == set(KINDS)
    cookies = [str(number) for number in range(PEOPLE)]
    crowd = attackers("u", "a", CROWD + "silence", cookies)
    assert len(crowd) == 1_500
    assert {one.cookie for one in crowd} == set(cookies)
    assert {one.cookie for one in attackers("u", "a", "silence", [])} == {""}
