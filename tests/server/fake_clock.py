"""A clock for the server that stands still until a test moves it."""

from sqlalchemy import select

from polis.server.ops.clock import Clock
from polis.server.services import Services
from polis.server.store import heartbeat, schema
from tests.waiting import until_found


class FakeClock(Clock):
    """Starts at the real time, and goes on only by `advance`."""

    def __init__(self) -> None:
        super().__init__()
        self._passed = 0.0
        self._start, self._monotonic = super().now(), super().monotonic()

    def now(self) -> int:
        return self._start + round(self._passed * 1000)

    def monotonic(self) -> float:
        return self._monotonic + self._passed

    def advance(self, seconds: float) -> None:
        """Let time pass at once. A running server takes a long jump for an outage."""
        self._passed += seconds


async def let_pass(clock: FakeClock, services: Services, seconds: float) -> None:
    """Let time pass while the server runs. Its heart beats all the while, so players' clocks go on.

    At least so many seconds pass, in whole beats.
    """
    end = clock.now() + round(seconds * 1000)
    while clock.now() < end:
        clock.advance(heartbeat.BEAT_MS / 1000)
        services.hub.jobs_changed.set()
        await until_found(lambda: _has_beaten(services, clock.now()))


async def _has_beaten(services: Services, moment: int) -> bool:
    query = select(schema.meta.c.value).where(schema.meta.c.key == heartbeat.KEY)
    async with services.database.reading() as connection:
        return int((await connection.execute(query)).scalar_one()) >= moment
