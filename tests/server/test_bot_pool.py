"""The processes in which bots think."""

import asyncio
import contextlib
import os

import pytest

from polis.server.bot_pool import BotPool
from polis.server.bot_worker import Question


def test_a_worker_that_thinks_is_gone_when_its_pool_is_closed() -> None:
    question = Question("tests.toys.peaks:GAME", "random:1", 0, None, (1, 2), 1)

    async def work() -> int:
        pool = BotPool(1, 30.0)
        thinking = asyncio.create_task(pool.choose(question))
        (worker,) = pool._workers
        while worker._process is None:
            await asyncio.sleep(0.01)
        pid = worker._process.pid
        thinking.cancel()
        await pool.close()
        with contextlib.suppress(asyncio.CancelledError):
            await thinking
        return pid

    pid = asyncio.run(work())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
