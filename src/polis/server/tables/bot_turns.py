"""Ask the bots of a table when their seats owe decisions.

The process that stored an entry asks the bots. If it dies, the sweep of any process finds their
table waiting. Asking twice does no harm: a bot answers the same turn the same way, and the second
answer is stale.
"""

import asyncio
import contextlib
from functools import partial
from weakref import proxy

import structlog

from polis.bots.turn import turn_in
from polis.kernel.errors import Refused
from polis.kernel.game import Seat
from polis.server.bots.worker import Question
from polis.server.errors import Unavailable
from polis.server.store.append import Conflict
from polis.server.store.rows import now
from polis.server.tables.ports import Table

log = structlog.get_logger()


def bot_command(seat: Seat) -> str:
    """The prefix of the commands of a bot on a seat. Commands of people contain no colon."""
    return f"{seat}:bot:"


class BotTurns:
    """The open questions of one table to its bots."""

    def __init__(self, table: Table) -> None:
        self._table: Table = proxy(table)
        self._tasks: dict[tuple[Seat, int], asyncio.Task[None]] = {}

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def start(self) -> None:
        """Ask every bot that owes a decision and has not been asked yet."""
        playing = self._table.playing
        if playing is None or self._table.hub.is_draining:
            return
        if self._table.row.phase != "running":
            return
        for seat in playing.waiting():
            bot = self._table.seats[seat].player_bot
            asked = playing.match.decision(seat)
            if bot is None or asked is None or (seat, asked) in self._tasks:
                continue
            game = self._table.hub.games.reference(self._table.row.game)
            question = Question.of(turn_in(playing.match, seat), game, bot)
            task = asyncio.create_task(self._think(question, asked))
            self._tasks[seat, asked] = task
            task.add_done_callback(partial(self._forget, (seat, asked)))

    def _forget(self, key: tuple[Seat, int], _task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)

    async def _think(self, question: Question, asked: int) -> None:
        hub = self._table.hub
        if hub.settings.bot_pause:
            await asyncio.sleep(hub.settings.bot_pause)
        action = await hub.pool.choose(question, self._table.row.host or self._table.id)
        with contextlib.suppress(Refused, Conflict, Unavailable):  # the sweep asks again
            await self._table.submit(lambda: self._answer(question.seat, asked, action))

    async def _answer(self, seat: Seat, asked: int, action: int) -> None:
        table = self._table
        if table.playing is None or table.row.phase != "running":
            return
        if table.playing.match.decision(seat) != asked or table.seats[seat].player_bot is None:
            return  # a late answer
        row = table.playing.play(seat, None, action, f"{bot_command(seat)}{asked}", now())
        try:
            await table.save(row)
        except Conflict:
            self._tasks.pop((seat, asked), None)
            self.start()
