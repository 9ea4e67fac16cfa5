"""The server of the working tree beside that of another revision, in turns."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from statistics import median

from bench.load import nginx
from bench.load.databases import Databases, postgres, sqlite
from bench.load.results import Played
from bench.load.scenario_run import Scenario
from bench.load.scenarios import FAST, on_postgres, run_in_turns
from bench.result_tables import Table
from bench.revision import Checkout

TARGET = 1.1  # a move may cost at most so many times as much CPU


@dataclass(frozen=True)
class Pair:
    """The same scenario on both versions."""

    then: Scenario
    now: Scenario


def scenarios(now: Checkout, then: Checkout, tables: int, seconds: float) -> list[Pair]:
    """One process on each database, and two: behind nginx, and with every table at both.

    The last one shows what it costs to tell other processes: both follow every move.
    """
    new = [
        Scenario(FAST, tables, seconds, version=now),
        Scenario(on_postgres(1), tables, seconds, version=now),
        Scenario(on_postgres(2), tables, seconds, processes=2, version=now),
    ]
    if nginx.program() is not None:
        name = on_postgres(2, has_balancer=True)
        new.append(Scenario(name, tables, seconds, 2, has_balancer=True, version=now))
    return [Pair(_at(then, scenario), scenario) for scenario in new]


def _at(then: Checkout, scenario: Scenario) -> Scenario:
    return replace(scenario, name=f"{scenario.name}, at {then.name}", version=then)


async def run(pairs: Sequence[Pair], games: Sequence[str]) -> list[tuple[Played, Played]]:
    """Play each pair in turns; what was found, then and now."""
    found = []
    with ExitStack() as stack:
        files = stack.enter_context(sqlite())
        server = stack.enter_context(postgres())
        for pair in pairs:
            databases: Databases = files if pair.now.name == FAST else server
            then, now = await run_in_turns([pair.then, pair.now], games, databases)
            found.append((then, now))
    return found


def cost_ratios(then: Played, now: Played) -> list[float]:
    """CPU of the server for a move, now over then, in each pair of turns."""
    return [b.server_millis / a.server_millis for a, b in zip(then.turns, now.turns, strict=True)]


def table(found: Sequence[tuple[Played, Played]], then: Checkout) -> Table:
    rows = [_row(old, new) for old, new in found]
    header = ("CPU for one move", f"{then.name} ms", "now ms", "ratio", "single turns")
    more = ("database", "moves/s ratio", "lost", "")
    title = f"Working tree over {then.name}: CPU of the server for one move, medians of turns"
    return Table(title, (*header, *more), rows)


def _row(then: Played, now: Played) -> tuple[str, ...]:
    ratios = cost_ratios(then, now)
    ratio = median(ratios)
    return (
        now.name,
        f"{median(turn.server_millis for turn in then.turns):.2f}",
        f"{median(turn.server_millis for turn in now.turns):.2f}",
        f"{ratio:.2f}",
        f"{min(ratios):.2f} to {max(ratios):.2f}",
        f"{then.database_millis:.2f} → {now.database_millis:.2f}",
        f"{now.moves_per_second / then.moves_per_second:.2f}",
        f"{then.lost + then.gaps + now.lost + now.gaps}",
        "" if ratio <= TARGET else "more expensive",
    )
