"""Run bots in worker processes, so that the event loop never waits for one.

If a bot fails, another bot answers for it in the same worker. If a worker hangs or dies, the pool
replaces it and the random bot answers. The match goes on.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque

import structlog

from polis.bots.random_bot import RandomBot
from polis.kernel.game import Action
from polis.server.bots.worker import ANSWER, Question, packed

START_SECONDS = 20.0  # for a new worker to load its games
log = structlog.get_logger()


class _Worker:
    def __init__(self) -> None:
        self._process: Process | None = None
        self._is_warm = False

    async def ask(self, question: Question, seconds: float) -> Action:
        """Raises OSError, EOFError, RuntimeError or TimeoutError if there is no answer.

        uvloop raises RuntimeError for a pipe that is closed.
        """
        if self._process is not None and self._process.returncode is not None:
            await self.end()  # it died while it was idle
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "polis.server.bots.worker", stdin=PIPE, stdout=PIPE
            )
            self._is_warm = False
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        assert pipe_in is not None
        assert pipe_out is not None
        async with asyncio.timeout(seconds + (0 if self._is_warm else START_SECONDS)):
            pipe_in.write(packed(question))
            await pipe_in.drain()
            data = await pipe_out.readexactly(ANSWER.size)
        self._is_warm = True
        action, is_own = ANSWER.unpack(data)
        if not is_own:
            log.warning("a bot failed, so another answered", bot=question.bot)
        return int(action)

    async def end(self) -> None:
        """Kill the process and wait until the system has reaped it."""
        if self._process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        try:
            await self._process.wait()
        finally:
            self._process = None


class _Turns:
    """The questions that wait for a worker. Owners take turns, however many questions each has."""

    def __init__(self, workers: list[_Worker]) -> None:
        self._idle = list(workers)
        self._waiting: dict[str, deque[asyncio.Future[_Worker]]] = {}  # the first owner is next

    async def get(self, whose: str) -> _Worker:
        if self._idle:
            return self._idle.pop()
        future: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.put(future.result())
            raise

    def put(self, worker: _Worker) -> None:
        while self._waiting:
            whose = next(iter(self._waiting))
            line = self._waiting.pop(whose)
            future = line.popleft()
            if line:
                self._waiting[whose] = line  # behind all others
            if not future.cancelled():
                future.set_result(worker)
                return
        self._idle.append(worker)


class BotPool:
    """Worker processes, started when the first bot is asked."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._workers = [_Worker() for _ in range(processes)]
        self._turns = _Turns(self._workers)

    async def choose(self, question: Question, whose: str) -> Action:
        """Choose one of the legal actions, within the time limit.

        Workers are shared fairly between hosts (`whose`).
        """
        if len(question.legal) == 1:
            return question.legal[0]
        worker = await self._turns.get(whose)
        try:
            action = await worker.ask(question, self._seconds)
        except (OSError, EOFError, RuntimeError, TimeoutError) as error:
            log.warning("a bot worker failed", bot=question.bot, error=type(error).__name__)
            await worker.end()
            action = -1
        except BaseException:
            await worker.end()  # a late answer would be taken for that of the next question
            raise
        finally:
            self._turns.put(worker)
        return action if action in question.legal else RandomBot().choose(question.turn())

    async def close(self) -> None:
        """End the workers, also one that is still thinking."""
        for worker in self._workers:
            await worker.end()
