"""Drive all tables of a run: when players act, which sockets are cut, what became of each move."""

import asyncio
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from bench.load.player import Player

TICK = 0.005
PING_SECONDS = 2.5  # as the web client does while its page is visible
Key = tuple[int, int]  # seat and moment: names a move at its table for every audience


@dataclass
class Tally:
    """What is counted while the run lasts."""

    latencies: list[float] = field(default_factory=list)  # until all received it
    returns: list[float] = field(default_factory=list)  # from a cut to being up to date again
    moves: int = 0
    late: int = 0  # moves that a player received only after a cut
    games: int = 0
    cuts: int = 0
    gaps: int = 0
    lost: int = 0  # moves acknowledged and not received, or received twice
    refused: Counter[str] = field(default_factory=Counter)


class Table:
    """A table of the run: its players, and the moves that are on their way to them."""

    def __init__(self, driver: "Driver", table_id: str, players: list[Player]) -> None:
        self.driver = driver
        self.id = table_id
        self.players = players
        self._received: dict[Key, tuple[float, bool]] = {}  # when last; only after a cut?
        self._moves: list[tuple[Key, float]] = []
        self._over: set[int] = set()
        self._is_finished = False
        for player in players:
            player.sit(self)

    def note(self, key: Key, moment: float, is_late: bool) -> None:
        self._received[key] = (moment, is_late or self._received.get(key, (0.0, False))[1])

    def move(self, key: Key, sent: float) -> None:
        if self.driver.is_measured(sent):
            self._moves.append((key, sent))
        self.driver.count_move()

    def is_over_for(self, player: Player) -> None:
        self._over.add(player.seat)
        if len(self._over) == len(self.players) and not self._is_finished:
            self._is_finished = True  # a player who reconnects sees the end again
            self.driver.start(self._finish())

    async def _finish(self) -> None:
        """Start a rematch once all players have seen the end."""
        while not all(player.is_settled for player in self.players):
            await asyncio.sleep(TICK)
        self.close()
        if not self.driver.is_closing:
            self.driver.tally.games += 1
            table_id = await self.driver.rematch(self)
            self.driver.replace(self, Table(self.driver, table_id, self.players))

    def close(self) -> None:
        """Count what became of the moves."""
        tally = self.driver.tally
        for key, sent in self._moves:
            moment, is_late = self._received[key]
            if is_late:
                tally.late += 1
            else:
                tally.latencies.append(moment - sent)
        for player in self.players:
            tally.lost += abs(player.acked - player.received)
        self._moves.clear()


class Driver:
    """Drives all players: as fast as possible, or at a rate of moves per second."""

    def __init__(
        self, rematch: Callable[[Table], Awaitable[str]], rate: float | None, cut_seconds: float
    ) -> None:
        self.rematch = rematch
        self.tally = Tally()
        self.tables: set[Table] = set()
        self.is_closing = False
        self._began: float | None = None  # when measuring began
        self._rate = rate
        self._cut_seconds = cut_seconds
        self._asked: deque[Player] = deque()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_begun = self._is_playing = self._is_resting = False
        self._error: BaseException | None = None

    def add(self, table: Table) -> None:
        self.tables.add(table)

    def replace(self, old: Table, new: Table) -> None:
        self.tables.discard(old)
        self.tables.add(new)

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._error = self._error or task.exception()

    # -- playing ----------------------------------------------------------------------------------

    def is_asked(self, player: Player) -> None:
        if self._is_playing and self._rate is None:
            player.act()
        else:
            self._asked.append(player)

    def count_move(self) -> None:
        self.tally.moves += 1

    def play(self) -> None:
        """Let the players answer, and cut sockets from time to time."""
        self._is_playing, self._is_resting = True, False
        if self._rate is None:
            while self._asked:
                self._asked.popleft().act()
        if not self._is_begun:
            self._is_begun = True
            if self._rate is not None:
                self.start(self._pace(self._rate))
            self.start(self._cut_sockets())

    def rest(self) -> None:
        """Stop answers and pings until they play again."""
        self._is_playing, self._is_resting = False, True

    def measure(self) -> None:
        """Measure the moves that are sent from now on."""
        if self._began is None:
            self.tally.games = self.tally.cuts = 0
            self.tally.returns.clear()
        self._began = perf_counter()

    def is_measured(self, sent: float) -> bool:
        return self._began is not None and sent >= self._began

    async def _pace(self, rate: float) -> None:
        """Make so many moves per second, by players in any order."""
        due, last = 0.0, perf_counter()
        while not self.is_closing:
            await asyncio.sleep(TICK)
            moment = perf_counter()
            due, last = due + (moment - last) * rate, moment
            while due >= 1 and self._asked and self._is_playing:
                self._asked.rotate(random.randrange(len(self._asked)))
                due -= self._asked.popleft().act()
            due = min(due, 10.0)

    async def _cut_sockets(self) -> None:
        while not self.is_closing:
            players = self.players
            await asyncio.sleep(random.expovariate(len(players) / self._cut_seconds))
            if self._is_playing:
                random.choice(players).cut()

    def keep_pinging(self) -> None:
        self.start(self._ping())

    async def _ping(self) -> None:
        """Ping for all players, evenly spread over the interval."""
        number = 0
        while not self.is_closing:
            players = self.players
            number += 1
            begin = perf_counter()
            for index, player in enumerate(players):
                ahead = begin + PING_SECONDS * index / len(players) - perf_counter()
                if ahead > TICK:
                    await asyncio.sleep(ahead)
                if not self._is_resting:
                    player.ping(number)
            await asyncio.sleep(max(0.0, begin + PING_SECONDS - perf_counter()))

    # -- the end ----------------------------------------------------------------------------------

    async def settle(self, seconds: float) -> None:
        """Stop moving; wait until all players received the last moves. Raises what failed."""
        self._is_playing = False
        end = perf_counter() + seconds
        while perf_counter() < end and not self._is_settled():
            await asyncio.sleep(0.05)
        if self._error is not None:
            raise self._error
        for table in self.tables:
            table.close()

    def _is_settled(self) -> bool:
        return all(player.is_here and player.is_settled for player in self.players)

    def close(self) -> None:
        self.is_closing = True
        for task in self._tasks:
            task.cancel()
        for player in self.players:
            player.leave()
