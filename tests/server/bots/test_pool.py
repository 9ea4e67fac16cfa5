"""The processes in which bots think."""

import asyncio
import contextlib
import os
from asyncio.subprocess import PIPE

import pytest

from polis.server.bots.pool import BotPool, _Turns, _Worker
from polis.server.bots.worker import Question
from tests.waiting import HANG_SECONDS, until


def test_a_worker_that_thinks_is_gone_when_its_pool_is_closed() -> None:
    question = Question("tests.toys.peaks:GAME", "random:1", 0, None, (1, 2), 1)

    async def work() -> int:
        pool = BotPool(1, 30.0)
        thinking = asyncio.create_task(pool.choose(question, "ana"))
        (worker,) = pool._workers
        await until(lambda: worker._process is not None)
        assert worker._process is not None
        pid = worker._process.pid
        thinking.cancel()
        await pool.close()
        with contextlib.suppress(asyncio.CancelledError):
            await thinking
        return pid

    pid = asyncio.run(work())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


QUESTION = Question("tests.toys.peaks:GAME", "nothing:1", 0, None, (1, 2), 1)


def test_a_worker_that_died_while_it_was_idle_is_started_again() -> None:
    async def work() -> bool:
        pool = BotPool(1, 30.0)
        (worker,) = pool._workers
        dead = await asyncio.create_subprocess_exec("true", stdin=PIPE, stdout=PIPE)
        await dead.wait()
        worker._process = dead
        asking = asyncio.create_task(pool.choose(QUESTION, "ana"))
        await until(lambda: worker._process is not dead or asking.done())
        is_restarted = not asking.done()
        await asking
        await pool.close()
        return is_restarted

    assert asyncio.run(work())


def test_a_closed_pipe_of_a_worker_delays_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvloop raises RuntimeError where asyncio raises OSError."""

    async def closed(*_: object) -> int:
        raise RuntimeError("unable to perform operation: the handler is closed")

    monkeypatch.setattr(_Worker, "ask", closed)
    pool = BotPool(1, 30.0)
    assert asyncio.run(pool.choose(QUESTION, "ana")) in (1, 2)


def test_the_bots_of_one_host_do_not_delay_those_of_another() -> None:
    async def work() -> list[str]:
        turns, served = _Turns([_Worker()]), list[str]()

        async def ask(whose: str) -> None:
            worker = await turns.get(whose)
            served.append(whose)
            await asyncio.sleep(0)
            turns.put(worker)

        await asyncio.gather(*map(ask, ["many"] * 5 + ["one"] + ["other"] * 2))
        return served

    assert asyncio.run(work()) == [
        *("many", "many", "one", "other", "many", "other", "many", "many")
    ]


def test_a_cancelled_request_keeps_no_worker() -> None:
    async def work() -> None:
        worker = _Worker()
        turns = _Turns([worker])
        assert await turns.get("ana") is worker
        waiting = [asyncio.create_task(turns.get(name)) for name in ("ana", "bo", "cy")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.put(worker)  # for bo, who goes away at this very moment
        waiting[1].cancel()
        async with asyncio.timeout(HANG_SECONDS):
            assert await waiting[2] is worker
        for gone in waiting[:2]:
            with pytest.raises(asyncio.CancelledError):
                await gone

    asyncio.run(work())
