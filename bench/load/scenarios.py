"""The scenarios: how they are named, and how they are played: one by one, or several in turn."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

from bench.load.results import Played
from bench.load.servers import Postgres
from bench.load.stage import Scenario, Stage, staged

HOLD = "SQLite, at an even pace"
FAST = "SQLite"
TURN_SECONDS = 2.5  # of one scenario, before it is another's turn
TURN_WARM_UP = 0.4
PAUSE = 0.4  # between two turns, so that what was sent is done


def on_postgres(processes: int, is_spread: bool = False, is_held_back: bool = False) -> str:
    """The name of a scenario that is played as fast as it goes."""
    words = [f"PostgreSQL, {processes} process" + ("es" if processes > 1 else "")]
    words += ["spread"] * is_spread + ["held back"] * is_held_back
    return ", ".join(words)


async def run(
    scenario: Scenario, database: str, games: Sequence[str], postgres: Postgres | None = None
) -> Played:
    """Play a scenario on an empty database."""
    async with staged(scenario, database, games, postgres) as stage:
        await stage.play(scenario.warm_up, scenario.seconds)
        return await stage.end()


async def run_in_turn(
    scenarios: Sequence[Scenario], games: Sequence[str], postgres: Postgres
) -> list[Played]:
    """Scenarios that are compared, each for a moment and again: the machine is not equally fast for
    a minute, and then it is so for all of them."""
    async with AsyncExitStack() as stack:
        stages = [
            await stack.enter_async_context(staged(one, postgres.fresh(), games, postgres))
            for one in scenarios
        ]
        try:
            await _take_turns(stages, scenarios[0])
        finally:
            for stage in stages:  # or they could not end either
                stage.go_on()
        return [await stage.end() for stage in stages]


async def _take_turns(stages: Sequence[Stage], first: Scenario) -> None:
    for stage in stages:
        stage.stop()
    for turn in range(max(1, round(first.seconds / TURN_SECONDS))):
        await _turn(stages[:: -1 if turn % 2 else 1], first.warm_up if turn == 0 else 0)


async def _turn(stages: Sequence[Stage], warm_up: float) -> None:
    """Who waits is stopped: on a full machine even those who do nothing would be in the way."""
    for stage in stages:
        stage.go_on()
        await stage.play(TURN_WARM_UP + warm_up, TURN_SECONDS)
        await asyncio.sleep(PAUSE)
        stage.stop()
