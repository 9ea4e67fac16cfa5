"""The command line: select engines and duration, measure, write the results."""

import argparse
import platform
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from bench import (
    budgets,
    comparison,
    imports,
    limit,
    peers,
    profiles,
    report,
    revision,
    saved_results,
)
from bench.goals import CATANATRON, compiled, pure
from bench.imports import Import
from bench.pool import ROOT, Results, Spec, Worker, run_rounds, start_workers
from bench.result_tables import plain, tables

SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
PEERS = ("catanatron", "hearts", "connect_four", "gin_rummy")


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(arguments)
    if options.against:
        return compare(options)
    if options.again:
        results = saved_results.load()
    else:
        results = measure(options)
        if not options.quick and not options.check:
            saved_results.save(results)
    print_all(results)
    if options.check:
        return gate(results)
    if not options.quick and not options.keep_docs:
        report.write(results)
        print("\nwritten: docs/speed.md, docs/pictures/bench-ratios.svg")
    return 0


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/run.py", description=__doc__)
    add = parser.add_argument
    add("--quick", action="store_true", help="a smoke test of seconds; writes nothing")
    add("--check", action="store_true", help="only ours, against the budgets; 1 if one is broken")
    add("--again", action="store_true", help="show and write the last run again, measure nothing")
    add("--no-peers", action="store_true", help="without the other engines")
    add("--keep-docs", action="store_true", help="leave the docs as they are")
    add("--against", metavar="REVISION", help="compare with this git revision; writes nothing")
    add("--limit", metavar="FOLDER", type=Path, help="and the C programs in this folder")
    add("--game", action="append", help="only this game of ours (may be repeated)")
    add("--rounds", type=int, help="turns of every task (7)")
    add("--seconds", type=float, help="CPU seconds of a whole turn (1)")
    options = parser.parse_args(arguments)
    rounds, seconds = (1, 0.02) if options.quick else (3, 0.5) if options.check else (7, 1.0)
    options.rounds = options.rounds or rounds
    options.seconds = options.seconds or seconds
    options.no_peers = options.no_peers or options.check
    return options


# -- measuring ------------------------------------------------------------------------------------


def compare(options: argparse.Namespace) -> int:
    """Measure the working tree and another revision in turns, and print the ratios."""
    now = revision.working_tree()
    try:
        then = revision.checked_out(options.against, now.compiled is not None)
    except revision.RevisionMissing as error:
        print(f"polis: {error}", file=sys.stderr)
        return 1
    results = Results(about=about(options))
    if now.compiled is None or then.compiled is None:
        results.notes.append("Compiled rules of both versions are missing, so only plain Python.")
    specs = comparison.specs(options.game or own_games(), now, then)
    run(start_workers(specs, results), results, options, [])
    print("\n".join([*results.notes, "", plain(comparison.table(results, then))]))
    return 0


def measure(options: argparse.Namespace) -> Results:
    results = Results(about=about(options))
    games = options.game or own_games()
    specs = own_specs(games, results)
    if options.limit:
        specs += limit.specs(options.limit, games, results)
    if not options.no_peers:
        specs += peer_specs(results)
    workers = start_workers([calibration(), *specs], results)
    if not options.quick and not options.check:
        add_profiles(specs, results)
    run(workers, results, options, import_list(specs))
    return results


def about(options: argparse.Namespace) -> dict[str, str]:
    return {
        "date": date.today().isoformat(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "rounds": str(options.rounds),
        "seconds": f"{options.seconds:g}",
    }


def run(
    workers: list[Worker], results: Results, options: argparse.Namespace, imported: list[Import]
) -> None:
    """Run all rounds, and time the imports after each."""
    imports.import_all(imported, Results(), 1)  # to warm up

    def after_round(number: int) -> None:
        imports.import_all(imported, results, 2)
        print(f"round {number + 1} of {options.rounds}", file=sys.stderr)

    try:
        run_rounds(workers, results, options.rounds, options.seconds, after_round)
    finally:
        for worker in workers:
            worker.stop()


def add_profiles(specs: list[Spec], results: Results) -> None:
    for spec in specs:
        if spec.arguments[-1] == "pure" and spec.engine in results.versions:
            results.profiles[spec.engine] = profiles.profile(spec)


def own_games() -> list[str]:
    """All registered games."""
    from polis.kernel.registry import game_names

    return game_names()


def calibration() -> Spec:
    return Spec("calibration", sys.executable, ("calibration",))


def own_specs(games: list[str], results: Results) -> list[Spec]:
    """Every game as plain Python and, if it was built, compiled."""
    specs = [
        Spec(pure(game), sys.executable, ("polis", game, "pure"), (str(SOURCE),)) for game in games
    ]
    if COMPILED.is_dir():
        path = (str(COMPILED), str(SOURCE))
        specs += [
            Spec(compiled(game), sys.executable, ("polis", game, "compiled"), path)
            for game in games
        ]
    else:
        results.notes.append("The compiled rules are missing: `make build` has not been run.")
    return specs


def peer_specs(results: Results) -> list[Spec]:
    try:
        python = peers.python()
    except peers.PeersMissing as error:
        results.notes.append(f"The other engines could not be installed: {error}")
        return []
    return [Spec(name, python, (name,)) for name in PEERS]


def import_list(specs: list[Spec]) -> list[Import]:
    own = [Import(spec, f"polis.games.{spec.arguments[1]}") for spec in specs if spec.path]
    return own + [Import(spec, CATANATRON) for spec in specs if spec.engine == CATANATRON]


# -- showing --------------------------------------------------------------------------------------


def print_all(results: Results) -> None:
    for note in results.notes:
        print(note)
    for table in tables(results):
        print("\n" + plain(table))


def gate(results: Results) -> int:
    """Print every budget; return 1 if one is exceeded."""
    found = budgets.verdicts(results)
    print("\nBudgets, µs: measured at best, allowed on this machine with noise")
    for row in found:
        word = "kept" if row.is_kept else "BROKEN"
        print(f"{row.engine:24} {row.task:10} {row.micros:10.2f} {row.allowed:10.2f}  {word}")
    return 0 if found and all(row.is_kept for row in found) else 1
