"""Looking for garbage: seldom, but in the end it is found."""

import asyncio
import gc
import sys
import time
import weakref
from collections.abc import Iterator

import pytest

from polis.client.bot import play
from polis.server.ops import garbage
from polis.server.ops.garbage import GarbageCollector
from tests.server.serving import in_loop, persons, seated, serving, settings_for


class Knot:
    """Refers to itself, so that only a search finds out that nothing else does."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.enable()


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> GarbageCollector:
    """It has something to do at every call."""
    monkeypatch.setattr(garbage, "COUNT_SECONDS", 0.0)
    return GarbageCollector()


@pytest.mark.parametrize("is_busy, growth", [(False, 2), (True, 8)])
def test_garbage_is_looked_for_only_when_much_more_is_held(
    collector: GarbageCollector, monkeypatch: pytest.MonkeyPatch, is_busy: bool, growth: int
) -> None:
    held = 1_000_000
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: held)
    monkeypatch.setattr(time, "process_time", time.monotonic if is_busy else lambda: 0.0)
    collector.start()
    gone = weakref.ref(Knot())
    collector.collect_if_due()
    held = 1_000_000 * growth // 2
    collector.collect_if_due()
    assert gone() is not None
    held = 1_000_000 * growth
    collector.collect_if_due()
    assert gone() is None


def test_a_large_process_that_is_busy_does_not_grow_for_ever(
    collector: GarbageCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = 10_000_000
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: held)
    monkeypatch.setattr(time, "process_time", time.monotonic)
    collector.start()
    gone = weakref.ref(Knot())
    held = 15_000_000
    collector.collect_if_due()
    assert gone() is not None
    held = 17_000_000
    collector.collect_if_due()
    assert gone() is None


def test_python_collects_nothing_until_the_process_stops(collector: GarbageCollector) -> None:
    collector.start()
    assert not gc.isenabled()
    collector.stop()
    assert gc.isenabled()


@in_loop
async def test_moves_leave_hardly_any_garbage_to_look_for(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "ginkgopolis") as (_, lives),
    ):
        gc.collect()
        await asyncio.gather(*(play(live) for live in lives))
        moves = lives[0].number
        assert moves is not None
        assert gc.collect() < moves  # a few for every move would be a thousand
