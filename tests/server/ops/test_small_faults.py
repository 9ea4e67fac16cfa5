"""Accidents of an operator's machine: its clock, its disk, its file names."""

import asyncio
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert, select
from structlog.testing import capture_logs

from polis.client import Refused
from polis.server.errors import Unavailable
from polis.server.ops.clock import MOST_SLEW, Clock
from polis.server.people.outgoing import _is_public
from polis.server.store import heartbeat, schema
from polis.server.store.database import Database
from polis.server.store.lock import AnotherProcess, ProcessLock
from tests.server.fake_clock import FakeClock
from tests.server.serving import in_loop, persons, serving, settings_for, with_limits
from tests.waiting import until, until_found

HOUR = 3_600_000


class SetByHand(Clock):
    """A system clock that the operator sets."""

    shift = 0

    def _wall(self) -> int:
        return super()._wall() + self.shift


def test_time_goes_on_when_the_systems_clock_is_set_back() -> None:
    clock = SetByHand()
    before = clock.now()
    clock.shift = -HOUR
    assert clock.now() >= before - MOST_SLEW
    clock.shift = HOUR  # the machine slept
    assert clock.now() >= before + HOUR - MOST_SLEW


@in_loop
async def test_a_clock_that_was_set_back_over_a_restart_gives_no_seat_more_time(
    sqlite: str,
) -> None:
    database = Database(sqlite)
    await database.open()
    moment, values = 10 * HOUR, {"table_id": "t", "seat": 0, "kind": "person", "name": "Ana"}
    async with database.writing() as connection:
        await connection.execute(insert(schema.seat).values(**values, ends=moment + 60_000))
    await heartbeat.beat(database, moment)
    await heartbeat.beat(database, moment - HOUR, is_first=True)
    async with database.reading() as connection:
        ends = (await connection.execute(select(schema.seat.c.ends))).scalar_one()
    await database.close()
    assert ends == moment - HOUR + 60_000


def test_a_second_server_is_refused_under_another_name_of_the_file(tmp_path: Path) -> None:
    file, other = tmp_path / "polis.db", tmp_path / "same.db"
    file.touch()
    os.link(file, other)
    first = ProcessLock(file)
    first.acquire()
    with pytest.raises(AnotherProcess):
        ProcessLock(other).acquire()
    (tmp_path / "polis.db.lock").unlink()
    with pytest.raises(AnotherProcess):
        ProcessLock(file).acquire()
    first.release()
    again = ProcessLock(other)
    again.acquire()
    again.release()


def postponed(lines: Sequence[Mapping[str, object]]) -> list[object]:
    """Why jobs were postponed, as the log says."""
    return [line.get("cause") for line in lines if line["event"] == "jobs postponed"]


@in_loop
async def test_a_full_disk_is_named_in_the_log_and_the_server_is_not_ready(
    sqlite: str, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> int:
        try:
            raise OSError(28, "No space left on device")
        except OSError as error:
            raise Unavailable("the database is unavailable") from error

    with capture_logs() as lines:
        async with serving(settings_for(sqlite)) as server, httpx.AsyncClient() as http:
            monkeypatch.setattr(heartbeat, "beat", full)
            clock.advance(60)
            server.services.hub.jobs_changed.set()

            async def is_refused() -> bool:
                return (await http.get(f"{server.url}/api/ready")).status_code == 503

            await until_found(is_refused)
            await until(lambda: "No space left on device" in postponed(lines))
            monkeypatch.undo()


@in_loop
async def test_tables_that_are_made_at_once_do_not_pass_the_limit(database: str) -> None:
    settings = with_limits(settings_for(database), open_tables=3)
    async with serving(settings) as server, persons(server.url, "Ana") as (ana,):
        made = await asyncio.gather(
            *(ana.create("peaks", ["me", "open"]) for _ in range(10)), return_exceptions=True
        )
        assert sum(isinstance(answer, Refused) for answer in made) == 7


@pytest.mark.parametrize(
    "address", ["fec0::1", "64:ff9b:1::7f00:1", "ff0e::1", "224.0.1.1", "10.0.0.1", "::1"]
)
def test_addresses_inside_a_network_are_not_public(address: str) -> None:
    assert not _is_public(address)
