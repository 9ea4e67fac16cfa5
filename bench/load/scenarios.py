"""How scenarios are named, and how they are played: one by one, or several in turns."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

from bench.load.databases import Databases
from bench.load.results import Played
from bench.load.scenario_run import Scenario, ScenarioRun, started

HOLD = "SQLite, at an even pace"
FAST = "SQLite"
TURN_SECONDS = 2.5  # of one scenario, before the next one plays
TURN_WARM_UP = 0.4
PAUSE = 0.4  # between two turns, so that what was sent is done


def on_postgres(processes: int, has_balancer: bool = False, is_limited: bool = False) -> str:
    """The name of a scenario that plays as fast as possible on PostgreSQL.

    Several processes without a balancer share the seats of every table.
    """
    words = [f"PostgreSQL, {processes} process" + ("es" if processes > 1 else "")]
    words += ["nginx"] * has_balancer
    words += ["seats spread"] * (processes > 1 and not has_balancer)
    words += ["limited"] * is_limited
    return ", ".join(words)


async def run(scenario: Scenario, databases: Databases, games: Sequence[str]) -> Played:
    """Play one scenario."""
    async with started(scenario, databases, games) as one:
        await one.play(scenario.warm_up, scenario.seconds)
        return await one.end()


async def run_in_turns(
    scenarios: Sequence[Scenario], games: Sequence[str], databases: Databases
) -> list[Played]:
    """Play scenarios that are compared, a few seconds each and again.

    The machine's speed changes from minute to minute; in turns it changes for all of them.
    """
    async with AsyncExitStack() as stack:
        runs = [
            await stack.enter_async_context(started(scenario, databases, games))
            for scenario in scenarios
        ]
        try:
            await _take_turns(runs, scenarios[0])
        finally:
            for one in runs:  # a stopped process cannot end
                one.go_on()
        return [await one.end() for one in runs]


async def _take_turns(runs: Sequence[ScenarioRun], first: Scenario) -> None:
    for one in runs:
        one.stop()
    for turn in range(max(1, round(first.seconds / TURN_SECONDS))):
        await _turn(runs[:: -1 if turn % 2 else 1], first.warm_up if turn == 0 else 0)


async def _turn(runs: Sequence[ScenarioRun], warm_up: float) -> None:
    """Stop all others meanwhile: on a full machine even idle processes are in the way."""
    for one in runs:
        one.go_on()
        await one.play(TURN_WARM_UP + warm_up, TURN_SECONDS)
        await asyncio.sleep(PAUSE)
        one.stop()
