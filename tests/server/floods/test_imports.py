"""Imports: a limit of work, not only of bytes, and none for a sender who is gone."""

import asyncio
import threading
from contextlib import suppress
from typing import Any

import pytest

from polis.client import Client, Refused
from polis.kernel.journal import Header, dump
from polis.kernel.match import Match
from polis.server.lobby import forks
from polis.table import journals
from tests.server.serving import in_loop, persons, serving, settings_for
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


async def _send(client: Client) -> None:
    with suppress(Refused):
        await client.import_journal(journal_of_takebacks(5))
