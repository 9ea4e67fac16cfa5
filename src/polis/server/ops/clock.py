"""The server's source of time. A test can replace it by a clock that it moves itself."""

import time

MOST_SLEW = 500  # milliseconds that a system corrects at once without being set back


class Clock:
    """The real time. It never goes back while the process runs.

    If the system's clock is set back, players' clocks would gain that time. The process then counts
    on by itself.
    """

    def __init__(self) -> None:
        self._now, self._at = self._wall(), time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970: for what is stored and sent."""
        at = time.monotonic_ns()
        expected = self._now + (at - self._at) // 1_000_000
        wall = self._wall()
        if wall < expected - MOST_SLEW:
            return expected
        self._now, self._at = wall, at
        return wall

    def _wall(self) -> int:
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some moment, never set back: for what one process measures."""
        return time.monotonic()


_clock = Clock()


def use(clock: Clock) -> None:
    """Read the time from this clock from now on."""
    global _clock  # noqa: PLW0603 - one process has one time
    _clock = clock


def now() -> int:
    return _clock.now()


def monotonic() -> float:
    return _clock.monotonic()
