"""Load the server with whole games, and show what it carried and what it cost."""

import argparse
import asyncio
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from bench.load import comparison, nginx, report, results, scenarios, sleeping_tables
from bench.load.databases import Postgres, postgres, sqlite
from bench.load.machine_speed import work_ms
from bench.load.result_tables import tables
from bench.load.results import Results
from bench.load.scenario_run import Scenario
from bench.load.scenarios import HOLD, on_postgres
from bench.result_tables import plain
from bench.revision import RevisionMissing, checked_out, working_tree

SHARE = 0.35  # of a core, where processes are limited


@dataclass(frozen=True)
class Size:
    """How much of everything."""

    held: int  # tables that play at an even pace
    rate: float  # their moves per second
    held_seconds: float
    fast: int  # tables that play as fast as possible
    fast_seconds: float
    compared: int  # tables of scenarios in turns; few would not keep two processes busy
    compared_seconds: float  # of each of these
    batch: int
    batches: int


WHOLE = Size(1000, 150.0, 60.0, 60, 20.0, 60, 75.0, 50, 48)
QUICK = Size(50, 50.0, 15.0, 12, 5.0, 60, 10.0, 10, 3)
TINY = Size(4, 10.0, 3.0, 3, 2.0, 0, 0.0, 3, 3)  # for the tests


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(arguments)
    if options.against:
        return compare(options)
    found = results.load() if options.again else asyncio.run(measure(options))
    print("\n" + report.first_line(found))
    for text in [*found.notes, *map(plain, tables(found))]:
        print("\n" + text)
    if options.quick or options.only:
        return 0
    if not options.again:
        results.save(found)
    report.write(found)
    print("\nwritten: docs/load.md, docs/pictures/load.svg")
    return 0


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/load/run.py", description=__doc__)
    add = parser.add_argument
    add("games", nargs="*", help="the games to play; all installed games by default")
    add("--quick", action="store_true", help="a few minutes with few tables; writes nothing")
    add("--again", action="store_true", help="show and write the last run again, measure nothing")
    add("--only", choices=PARTS, help="only one part; writes nothing")
    add("--against", metavar="REVISION", help="compare with this git revision; writes nothing")
    return parser.parse_args(arguments)


def size_of(options: argparse.Namespace) -> Size:
    return QUICK if options.quick else WHOLE


def games_of(options: argparse.Namespace) -> list[str]:
    from polis.kernel.registry import game_names

    return options.games or game_names()


def compare(options: argparse.Namespace) -> int:
    """Measure the working tree and another revision in turns."""
    now = working_tree()
    try:
        then = checked_out(options.against, now.compiled is not None)
    except RevisionMissing as error:
        print(f"polis: {error}", file=sys.stderr)
        return 1
    size = size_of(options)
    compared = comparison.scenarios(now, then, size.compared, size.compared_seconds)
    for pair in compared:
        announce(pair.then)
        announce(pair.now)
    found = asyncio.run(comparison.run(compared, games_of(options)))
    print("\n" + plain(comparison.table(found, then)))
    return 0


async def measure(options: argparse.Namespace) -> Results:
    found = Results(about=about())
    for name in [options.only] if options.only else PARTS:
        await PARTS[name](found, size_of(options), games_of(options))
    found.about["work_after"] = f"{work_ms():.0f}"
    return found


def about() -> dict[str, str]:
    return {
        "date": date.today().isoformat(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "rules": "compiled rules" if working_tree().compiled else "rules as plain Python",
        "cores": str(os.cpu_count()),
        "load": f"{os.getloadavg()[0]:.2f}",
        "work": f"{work_ms():.0f}",
    }


async def hold(found: Results, size: Size, games: Sequence[str]) -> None:
    """Many tables at an even pace."""
    scenario = Scenario(
        HOLD, size.held, size.held_seconds, rate=size.rate, cut_seconds=600.0, warm_up=10.0
    )
    announce(scenario)
    with sqlite() as database:
        found.played.append(await scenarios.run(scenario, database, games))


async def fast(found: Results, size: Size, games: Sequence[str]) -> None:
    """Few tables as fast as possible on SQLite."""
    scenario = Scenario(scenarios.FAST, size.fast, size.fast_seconds)
    announce(scenario)
    with sqlite() as database:
        found.played.append(await scenarios.run(scenario, database, games))


async def processes(found: Results, size: Size, games: Sequence[str]) -> None:
    """One process and two on PostgreSQL, through nginx if it is installed."""
    if not size.compared:
        return
    if nginx.program() is None:
        found.notes.append(f"Two processes through nginx were not measured: {nginx.MISSING}.")
    with postgres() as server:
        for share in (None, SHARE):
            await _in_turns(found, _one_and_two(size, share), games, server)
        await _in_turns(found, [_scenario(size, 2, has_balancer=False)], games, server)


async def _in_turns(
    found: Results, compared: Sequence[Scenario], games: Sequence[str], server: Postgres
) -> None:
    for scenario in compared:
        announce(scenario)
    found.played += await scenarios.run_in_turns(compared, games, server)


def _one_and_two(size: Size, share: float | None) -> list[Scenario]:
    """One process with and without nginx, and two behind nginx."""
    direct = _scenario(size, 1, has_balancer=False, share=share)
    if nginx.program() is None:
        return [direct]
    return [direct, *(_scenario(size, n, has_balancer=True, share=share) for n in (1, 2))]


def _scenario(size: Size, count: int, has_balancer: bool, share: float | None = None) -> Scenario:
    name = on_postgres(count, has_balancer, is_limited=share is not None)
    return Scenario(
        name, size.compared, size.compared_seconds, count, has_balancer=has_balancer, share=share
    )


async def sleep(found: Results, size: Size, games: Sequence[str]) -> None:
    """Tables without sockets: how long they take to wake, and what they cost."""
    print("waking and sleeping", file=sys.stderr)
    with sqlite() as database:
        found.woken = await sleeping_tables.wake(database.fresh(), games)
        found.slept = await sleeping_tables.sleep(database.fresh(), games, size.batch, size.batches)


PARTS = {"hold": hold, "fast": fast, "processes": processes, "wake": sleep}


def announce(scenario: Scenario) -> None:
    text = f"{scenario.name}: {scenario.tables} tables, {scenario.seconds:g} seconds"
    print(text, file=sys.stderr)
