"""Imports: a limit of work, not only of bytes, and none for a sender who is gone."""

import asyncio
import threading
from typing import Any

import pytest

from polis.client import Client, Refused
from polis.kernel.journal import Header, dump
from polis.kernel.match import Match
from polis.server.http import routes_tables
from polis.server.http.rate_limits import MOST_IMPORTS
from polis.server.lobby import forks
from polis.server.ops.floods import BLOCK_AFTER
from polis.table import journals
from tests.server.floods.test_frames import metric
from tests.server.serving import in_loop, persons, serving, settings_for, with_limits
from tests.toys import peaks
from tests.waiting import until


def journal_of_takebacks(number: int) -> str:
    """A valid journal: a step, taken back and played again, many times."""
    match = Match(peaks.GAME, Header("peaks", peaks.GAME.version, {"seats": 2}, 7))
    seat = 0
    for _ in range(number):
        seat = next(seat for seat in range(2) if match.legal_actions(seat))
        match.play(seat, match.legal_actions(seat)[0])
        match.take_back(seat)
    return dump(match.journal)


@in_loop
async def test_a_journal_full_of_takebacks_is_imported_in_few_steps(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[int] = []
    check = forks._replayed

    def noting(*given: Any) -> Any:
        match, steps = check(*given)
        found.append(match.replayed)
        return match, steps

    monkeypatch.setattr(forks, "_replayed", noting)
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        await ana.import_journal(journal_of_takebacks(1_000))
    assert found[0] <= 1_000 * 10


@in_loop
async def test_a_journal_that_is_too_much_work_is_refused(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "MOST_REPLAYED", -1)
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        with pytest.raises(Refused, match="too-large"):
            await ana.import_journal(journal_of_takebacks(10))


@in_loop
async def test_an_import_stops_when_its_sender_is_gone(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended = threading.Event(), threading.Event()
    check = forks._replayed

    def endless(game: Any, lines: Any, is_cancelled: threading.Event) -> Any:
        if begun.is_set():
            return check(game, lines, is_cancelled)
        begun.set()
        is_cancelled.wait()
        ended.set()
        return check(game, lines, is_cancelled)

    monkeypatch.setattr(forks, "_replayed", endless)
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana", "Mal") as people:
        ana, mal = people
        sending = asyncio.create_task(_send(mal))
        await until(begun.is_set)
        sending.cancel()
        await until(ended.is_set)
        await ana.import_journal(journal_of_takebacks(5))  # it does not wait


@in_loop
@pytest.mark.usefixtures("clock")
async def test_a_long_journal_costs_its_sender_more(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes_tables, "BYTES_OF_A_POST", 100)
    settings = with_limits(settings_for(sqlite), burst=20, rate=1.0)
    journal = journal_of_takebacks(40)
    assert len(journal) > 20 * 100
    async with serving(settings) as server, persons(server.url, "Ana", "Mal") as (ana, mal):
        await mal.import_journal(journal)
        with pytest.raises(Refused, match="too-many"):
            await mal.import_journal(journal)
        assert metric(server, "posts") == 1
        await ana.import_journal(journal_of_takebacks(1))  # of her own allowance


@in_loop
async def test_an_address_imports_few_journals_at_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go = threading.Event()
    check = forks._replayed

    def waiting(*given: Any) -> Any:
        may_go.wait()
        return check(*given)

    monkeypatch.setattr(forks, "_replayed", waiting)
    names = [f"Mal {number}" for number in range(MOST_IMPORTS + 3)]
    async with serving(settings_for(sqlite)) as server, persons(server.url, *names) as people:
        sent = [asyncio.create_task(_send(person)) for person in people]
        try:
            await until(lambda: metric(server, "imports") == 3)
        finally:
            may_go.set()  # a thread that waits would keep the process alive
        assert sum(await asyncio.gather(*sent)) == MOST_IMPORTS
        assert await _send(people[0])


@in_loop
async def test_a_person_imports_one_journal_at_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_go = threading.Event(), threading.Event()
    check = forks._replayed

    def waiting(*given: Any) -> Any:
        begun.set()
        may_go.wait()
        return check(*given)

    monkeypatch.setattr(forks, "_replayed", waiting)
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Mal", "Ana") as people:
        mal, ana = people
        sent = [asyncio.create_task(_send(mal))]
        try:
            await until(begun.is_set)
            for _ in range(2 * BLOCK_AFTER):
                with pytest.raises(Refused, match="too-many"):
                    await mal.import_journal(journal_of_takebacks(5))
            await mal.statistics()  # impatience blocks no device
            sent.append(asyncio.create_task(_send(ana)))
            importing = server.services.hub.rate_limits._importing
            await until(lambda: len(importing) == 2)
        finally:
            may_go.set()
        assert await asyncio.gather(*sent) == [True, True]
        assert not importing


@in_loop
@pytest.mark.usefixtures("clock")
async def test_an_import_that_another_site_sends_costs_its_person_nothing(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        assert ana.person is not None
        limits = server.services.hub.rate_limits
        allowance = limits._sender(ana.person.player, "127.0.0.1").posts._all
        before = allowance._level
        answer = await ana.http.post(
            "/api/import", json={"journal": ""}, headers={"origin": "https://elsewhere.example"}
        )
        assert answer.json()["code"] == "bad-origin"
        assert allowance._level == before


@in_loop
async def test_an_import_lets_the_event_loop_work(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that never rests would make every answer to players wait for its turn."""
    rests: list[float] = []
    monkeypatch.setattr(forks, "WORK_SECONDS", 0.0)
    monkeypatch.setattr(forks, "sleep", rests.append)
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        await ana.import_journal(journal_of_takebacks(50))
    assert len(rests) == 100  # after every entry


async def _send(client: Client) -> bool:
    """Whether a journal was imported."""
    try:
        await client.import_journal(journal_of_takebacks(5))
    except Refused:
        return False
    return True
