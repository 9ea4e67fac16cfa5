"""Looking for garbage: nothing is lost sight of, and not everything is looked through."""

import gc
import sys
import time
import weakref
from collections.abc import Iterator

import pytest

from polis.server import tidying
from polis.server.tidying import Tidying


class Knot:
    """Refers to itself: only a search finds out that nobody else does."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.fixture
def tidy(monkeypatch: pytest.MonkeyPatch) -> Tidying:
    """It has something to do at every call."""
    monkeypatch.setattr(tidying, "YOUNG_SECONDS", 0.0)
    monkeypatch.setattr(tidying, "COUNT_SECONDS", 0.0)
    return Tidying()


def test_young_garbage_is_found_at_once(tidy: Tidying) -> None:
    tidy.start()
    gone = weakref.ref(Knot())
    tidy.tidy()
    assert gone() is None


@pytest.mark.parametrize("is_busy, growth", [(False, 2), (True, 8)])
def test_what_was_set_aside_is_looked_through_only_when_much_more_is_held(
    tidy: Tidying, monkeypatch: pytest.MonkeyPatch, is_busy: bool, growth: int
) -> None:
    held = 1_000_000
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: held)
    monkeypatch.setattr(time, "process_time", time.monotonic if is_busy else lambda: 0.0)
    tidy.start()
    tidy.tidy()
    knot = Knot()
    gone = weakref.ref(knot)
    tidy.tidy()
    del knot
    held = 1_000_000 * growth // 2
    tidy.tidy()
    assert gone() is not None
    held = 1_000_000 * growth
    tidy.tidy()
    assert gone() is None


def test_what_was_set_aside_is_freed_when_nobody_refers_to_it(tidy: Tidying) -> None:
    class Plain:
        pass

    tidy.start()
    plain = Plain()
    gone = weakref.ref(plain)
    tidy.tidy()
    del plain
    assert gone() is None
