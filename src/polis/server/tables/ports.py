"""What a table needs of its process, and what its parts need of the table."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Protocol, TypeVar

from polis.server.bots.pool import BotPool
from polis.server.games import Games
from polis.server.ops.metrics import Metrics
from polis.server.ops.settings import Settings
from polis.server.peers.broadcast import Peers
from polis.server.store.append import Appender
from polis.server.store.database import Database
from polis.table.match import TableMatch
from polis.table.records import SeatRecord, StoredStep, TableRecord
from polis.wire.fields import NoticeKind

T = TypeVar("T")


class Process(Protocol):
    """The process in which a table is awake."""

    settings: Settings
    database: Database
    appender: Appender
    games: Games
    pool: BotPool
    metrics: Metrics
    peers: Peers
    reachable: set[str]
    jobs_changed: asyncio.Event
    is_draining: bool
    opened: float

    @property
    def is_shared(self) -> bool: ...

    def clock(self) -> float: ...

    def background(self, work: Coroutine[object, object, object]) -> None: ...

    def notify(
        self, person: str, table: TableRecord, what: NoticeKind, seat: int | None
    ) -> None: ...

    def reminder_due(self, moment: int) -> int: ...

    def forget_table(self, table_id: str) -> None: ...


class Table(Protocol):
    """A table that is awake, as its audiences and its bots see it."""

    id: str
    row: TableRecord
    seats: list[SeatRecord]
    hub: Process

    @property
    def playing(self) -> TableMatch | None: ...

    async def submit(self, work: Callable[[], Awaitable[T]]) -> T: ...

    async def save(self, row: StoredStep, proposal_over: bool = False) -> None: ...
