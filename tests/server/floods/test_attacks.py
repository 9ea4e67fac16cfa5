"""Attack a server of its own for two seconds in each way, as `make soak` does for longer.

Nothing here depends on how fast the machine is. The soak compares latencies.
"""

import asyncio
import os

import pytest

from bench.floods.attack import ATTACKS, CROWD
from bench.floods.soak import MOST_GROWTH, soak
from polis.server.ops.settings import Limits

SECONDS = 2.0
REFUSED = {"pings", "pongs", "fragments", "large frames", "hellos", "headers", "garbage"}


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="memory is read as Linux shows it")
@pytest.mark.parametrize("by", ["", CROWD], ids=["one client", "a hundred people"])
def test_attacks_lose_nothing_and_keep_no_player_out(by: str) -> None:
    cores = os.sched_getaffinity(0)
    try:
        running, lost = asyncio.run(soak(0, SECONDS, [by + kind for kind in ATTACKS], Limits()))
    finally:
        os.sched_setaffinity(0, cores)
    found = running.summary
    assert lost == 0
    assert found.rounds == len(ATTACKS)
    assert found.growth < MOST_GROWTH
    assert (found.shut_out, found.unnamed, found.errors) == ([], [], [])
    assert not {by + kind for kind in REFUSED} & set(found.within_limits)
    assert running.honest.acknowledged
