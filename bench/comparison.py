"""Compare the working tree with another revision: the same tasks, interleaved, as ratios."""

import sys
from itertools import chain

from bench.goals import compiled, pure
from bench.pool import Results, Spec
from bench.result_tables import Table, short, title_of
from bench.revision import Checkout
from bench.stats import rate, ratio

TARGET = 0.95  # a slower step, clone or view is a regression


def specs(games: list[str], now: Checkout, then: Checkout) -> list[Spec]:
    """Workers of both versions; the two that are compared stand next to each other."""
    kinds = ["pure", "compiled"] if now.compiled and then.compiled else ["pure"]
    pairs = [
        (_spec(now, game, kind), _spec(then, game, kind, f" at {then.name}"))
        for game in games
        for kind in kinds
    ]
    return list(chain.from_iterable(pairs))


def _spec(version: Checkout, game: str, kind: str, suffix: str = "") -> Spec:
    name = compiled(game) if kind == "compiled" else pure(game)
    path = version.path if kind == "compiled" else version.path[-1:]
    return Spec(name + suffix, sys.executable, ("polis", game, kind), path, version.root)


def table(results: Results, then: Checkout) -> Table:
    """Every task that both versions have, with the ratio of their speeds."""
    suffix = f" at {then.name}"
    rows = [
        row
        for engine, task in results.slices
        if not engine.endswith(suffix)
        if (row := _row(results, engine, task, engine + suffix))
    ]
    header = ("task", "", f"{then.name} µs", "now µs", "speed ratio", "single rounds", "")
    return Table(f"Working tree over {then.name}: ratios of medians", header, rows)


def _row(results: Results, engine: str, task: str, other: str) -> tuple[str, ...] | None:
    found = ratio(results, (engine, task), (other, task))
    now, then = rate(results, (engine, task)), rate(results, (other, task))
    if not found or not now or not then:
        return None
    return (
        title_of(engine),
        task,
        short(then.micros),
        short(now.micros),
        f"{found.middle:.2f}",
        f"{found.low:.2f} to {found.high:.2f}",
        "" if found.middle >= TARGET else "slower",
    )
