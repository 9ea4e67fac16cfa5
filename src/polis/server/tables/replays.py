"""Look back at a match: whose past a person may see, and the match beat by beat.

While a match runs, a player sees only the past of their own seat, and a guest only that of the
guests. Once it is over, everyone may see any seat's past, or all of it with its secrets.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from polis.kernel.game import Seat
from polis.server.codec import JSON, encode
from polis.server.errors import NoSuch, NotFinished, NotYourSeat
from polis.server.store.rows import PersonRow
from polis.table.info import default_audience, seats_of
from polis.table.match import TableMatch
from polis.table.records import Audience, SeatRecord, TableRecord
from polis.table.replays import Recording, play_back, record
from polis.wire.resources import ReplayAnswer

# One thread for all replays: they share the interpreter with the event loop and block no mail.
_THREAD: Final = ThreadPoolExecutor(1, "replay")
MOST_CACHED: Final = 16_000_000  # bytes: hundreds of compressed replays
ZIP_LEVEL: Final = 5  # frames resemble each other: a replay shrinks to a fortieth in 10 ms


def audience_of(
    table: TableRecord, seats: list[SeatRecord], person: PersonRow | None, wanted: Seat | None
) -> Audience:
    """The audience whose past a person may see. Raises NotYourSeat."""
    mine = seats_of(seats, None if person is None else person.id)
    if wanted is None:
        return default_audience(mine) if table.phase != "finished" else None
    if wanted >= len(seats):
        raise NoSuch("there is no such seat")
    if table.phase != "finished" and wanted not in mine:
        raise NotYourSeat("that seat is not yours")
    return wanted


def recording_of(
    table: TableRecord, match: TableMatch, audience: Audience, is_open: bool
) -> Recording:
    """The match as it stands, for an audience. Raises NotFinished."""
    if is_open and table.phase != "finished":
        raise NotFinished("the match is not over")
    return record(match, audience, is_open)


async def replay(
    table_id: str, recording: Recording, start: int, limit: int, is_zipped: bool
) -> bytes:
    """The answer, made in another thread: the event loop does not wait for it."""
    work = partial(_answer, table_id, recording, start, limit, is_zipped)
    return await asyncio.get_running_loop().run_in_executor(_THREAD, work)


class ReplayCache:
    """The last answers, up to a number of bytes. Only the thread for replays uses it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._bodies: OrderedDict[Hashable, bytes] = OrderedDict()

    def find(self, key: Hashable) -> bytes | None:
        body = self._bodies.get(key)
        if body is not None:
            self._bodies.move_to_end(key)
        return body

    def keep(self, key: Hashable, body: bytes) -> None:
        """Keep an answer and drop the ones that were not asked for the longest."""
        self._bodies[key] = body
        self.size += len(body)
        while self.size > self.most:
            _, dropped = self._bodies.popitem(last=False)
            self.size -= len(dropped)


CACHE: Final = ReplayCache(MOST_CACHED)


def _answer(table_id: str, recording: Recording, start: int, limit: int, is_zipped: bool) -> bytes:
    """The answer from the cache, or made new: that plays the whole match again."""
    whose = (recording.audience, recording.is_open)
    key = (table_id, recording.version, bool(recording.scores), whose, start, limit, is_zipped)
    body = CACHE.find(key)
    if body is None:
        body = _made(table_id, recording, start, limit, is_zipped)
        CACHE.keep(key, body)
    return body


def _made(table_id: str, recording: Recording, start: int, limit: int, is_zipped: bool) -> bytes:
    frames, total = play_back(recording, JSON, start, limit)
    answer = ReplayAnswer(
        table=table_id,
        seat=recording.audience,
        open=recording.is_open,
        start=start,
        total=total,
        frames=frames,
        scores=list(recording.scores),
    )
    body = encode(answer)
    return gzip.compress(body, ZIP_LEVEL) if is_zipped else body
