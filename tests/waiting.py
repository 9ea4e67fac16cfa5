"""How tests wait. A busy machine is slow, not broken: no test asserts how long something takes.

Every wait ends when something has happened. The limits here only stop a test that hangs, so they
are generous. `tests/test_timing.py` allows sleeping and short limits in this file alone.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

HANG_SECONDS: Final = 120.0  # for one event; on an idle machine it takes a moment
MATCH_SECONDS: Final = 900.0  # for a whole match, or a whole test
PAUSE_SECONDS: Final = 0.01


def patiently(what: str, seconds: float = HANG_SECONDS) -> Iterator[None]:
    """Repeat the body of a loop until it leaves the loop; fail if that never happens."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
    raise AssertionError(f"this never happened: {what}")


def rest() -> None:
    """Let other processes work for a moment before the loop looks again."""
    time.sleep(PAUSE_SECONDS)


def pause(page: Any) -> None:
    """Let a browser's page work for a moment before it is asked again."""
    page.wait_for_timeout(PAUSE_SECONDS * 1000)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for a condition that sends no signal."""
    async with asyncio.timeout(HANG_SECONDS):
        while not is_so():
            await asyncio.sleep(PAUSE_SECONDS)


async def until_found(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait for a condition that has to be asked for, such as a row of a database."""
    async with asyncio.timeout(HANG_SECONDS):
        while not await is_so():
            await asyncio.sleep(PAUSE_SECONDS)


async def loop_rounds(number: int) -> None:
    """Let the event loop go round so many times: a measure that no busy machine changes."""
    for _ in range(number):
        await asyncio.sleep(0)
