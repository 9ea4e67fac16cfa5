"""The command: which scenarios, how long, and what happens with the results."""

import argparse
import asyncio
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from bench.load import page, results, scenarios, waking
from bench.load.machine import work_ms
from bench.load.results import Results
from bench.load.scenarios import HOLD, on_postgres
from bench.load.servers import COMPILED, postgres, sqlite
from bench.load.stage import Scenario
from bench.load.tables import tables
from bench.tables import plain

SHARE = 0.35  # of a core, where processes are held back


@dataclass(frozen=True)
class Size:
    """How much of everything."""

    held: int  # tables that are held at an even pace
    rate: float  # their moves per second
    held_seconds: float
    fast: int  # tables that play as fast as it goes
    fast_seconds: float
    processes: tuple[int, ...]
    compared_seconds: float  # one process and two, each
    batch: int
    batches: int


WHOLE = Size(1000, 150.0, 60.0, 60, 20.0, (1, 2, 4), 75.0, 50, 48)
QUICK = Size(50, 50.0, 15.0, 12, 5.0, (1, 2), 5.0, 10, 3)
TINY = Size(4, 10.0, 3.0, 3, 2.0, (), 0.0, 3, 3)  # for the tests


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(arguments)
    if options.again:
        found = results.load()
    else:
        found = asyncio.run(measure(options))
    print("\n" + page.first_line(found))
    for table in tables(found):
        print("\n" + plain(table))
    if options.quick or options.only:
        return 0
    if not options.again:
        results.save(found)
    page.write(found)
    print("\nwritten: docs/load.md, docs/pictures/load.svg")
    return 0


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/load/run.py", description=__doc__)
    add = parser.add_argument
    add("games", nargs="*", help="the games to play; all that are installed")
    add("--quick", action="store_true", help="a minute or two, few tables; writes nothing")
    add("--again", action="store_true", help="show and write the last run again, measure nothing")
    add("--only", choices=("hold", "fast", "wake"), help="only a part; writes nothing")
    return parser.parse_args(arguments)


async def measure(options: argparse.Namespace) -> Results:
    from polis.kernel.registry import game_names

    games = options.games or game_names()
    size = QUICK if options.quick else WHOLE
    found = Results(about=about())
    if options.only in (None, "hold"):
        await hold(found, size, games)
    if options.only in (None, "fast"):
        await fast(found, size, games)
    if options.only in (None, "wake"):
        await wake(found, size, games)
    found.about["work_after"] = f"{work_ms():.0f}"
    return found


def about() -> dict[str, str]:
    return {
        "date": date.today().isoformat(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "rules": "compiled rules" if COMPILED.is_dir() else "rules as plain Python",
        "cores": str(os.cpu_count()),
        "load": f"{os.getloadavg()[0]:.2f}",
        "work": f"{work_ms():.0f}",
    }


async def hold(found: Results, size: Size, games: Sequence[str]) -> None:
    """Many tables, at an even pace."""
    scenario = Scenario(
        HOLD, size.held, size.held_seconds, rate=size.rate, cut_seconds=600.0, warm_up=10.0
    )
    say(scenario)
    with sqlite() as database:
        found.played.append(await scenarios.run(scenario, database, games))


async def fast(found: Results, size: Size, games: Sequence[str]) -> None:
    """Few tables, as fast as it goes: on SQLite, then on PostgreSQL with several processes."""
    scenario = Scenario(scenarios.FAST, size.fast, size.fast_seconds)
    say(scenario)
    with sqlite() as database:
        found.played.append(await scenarios.run(scenario, database, games))
    if not size.processes:
        return
    with postgres() as server:
        for share in (None, SHARE):
            compared = _compared(size, share)
            for scenario in compared:
                say(scenario)
            found.played += await scenarios.run_in_turn(compared, games, server)
        for scenario in _more(size):
            say(scenario)
            found.played.append(await scenarios.run(scenario, server.fresh(), games, server))


def _compared(size: Size, share: float | None) -> list[Scenario]:
    """One process and two."""
    return [
        Scenario(
            on_postgres(count, is_held_back=share is not None),
            size.fast,
            size.compared_seconds,
            count,
            share=share,
        )
        for count in size.processes[:2]
    ]


def _more(size: Size) -> list[Scenario]:
    """More processes than there are cores, and two whose balancer knows nothing of tables."""
    more = [
        Scenario(on_postgres(count), size.fast, size.fast_seconds, count)
        for count in size.processes[2:]
    ]
    spread = on_postgres(2, is_spread=True)
    return [*more, Scenario(spread, size.fast, size.fast_seconds, 2, is_spread=True)]


async def wake(found: Results, size: Size, games: Sequence[str]) -> None:
    print("waking and sleeping", file=sys.stderr)
    with sqlite() as database:
        found.woken = await waking.wake(database, games)
    with sqlite() as database:
        found.slept = await waking.sleep(database, games, size.batch, size.batches)


def say(scenario: Scenario) -> None:
    text = f"{scenario.name}: {scenario.tables} tables, {scenario.seconds:g} seconds"
    print(text, file=sys.stderr)
