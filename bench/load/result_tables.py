"""The results as text tables, and the targets beside what was measured."""

from dataclasses import dataclass

from bench.load.results import MEGABYTE, Played, Results, share
from bench.load.scenarios import HOLD, on_postgres
from bench.load.sleeping_tables import WANTED_STEPS
from bench.result_tables import GAPS, Table

KILOBYTE = 1_000


@dataclass(frozen=True)
class Target:
    """A goal, and whether it was reached."""

    text: str
    goal: str
    reached: str
    is_met: bool | None  # None: not measured


def tables(results: Results) -> list[Table]:
    found = [
        target_table(results),
        played_table(results),
        cost_table(results),
        trouble_table(results),
        waking_table(results),
        sleeping_table(results),
    ]
    return [table for table in found if table.rows]


# -- targets --------------------------------------------------------------------------------------


def targets(results: Results) -> list[Target]:
    return [
        *_hold_targets(results.find(HOLD)),
        *_scale_targets(results),
        _sleep_target(results),
        *_wake_targets(results),
        _lost_target(results),
    ]


def _hold_targets(held: Played | None) -> list[Target]:
    if held is None:
        return [Target("tables held live in one process", "1,000", GAPS, None)]
    megabytes = sum(held.memory) / MEGABYTE
    p99 = 1000 * share(held.latencies, 0.99)
    wanted = held.rate or 0.0
    load = f"with {held.tables:,} live tables and {held.sockets:,} sockets in one process"
    return [
        Target(
            f"moves per second {load}",
            f"{wanted:g}",
            f"{held.moves_per_second:.0f}",
            held.moves_per_second > 0.98 * wanted,
        ),
        Target(f"memory {load}, MB", "< 1,000", f"{megabytes:,.0f}", megabytes < 1000),
        Target(f"p99 latency of a move {load}, ms", "< 100", f"{p99:.0f}", p99 < 100),
    ]


def _scale_targets(results: Results) -> list[Target]:
    text = "moves per second of two processes over one, both behind nginx"
    return [
        _scale_target(results, text, 1.45, is_limited=False),
        _scale_target(results, f"{text}, each limited to the same share", 1.7, is_limited=True),
    ]


def _scale_target(results: Results, text: str, goal: float, is_limited: bool) -> Target:
    one = results.find(on_postgres(1, has_balancer=True, is_limited=is_limited))
    two = results.find(on_postgres(2, has_balancer=True, is_limited=is_limited))
    if one is None or two is None:
        return Target(text, f"≥ {goal:g}", GAPS, None)
    ratio = two.moves_per_second / one.moves_per_second
    return Target(text, f"≥ {goal:g}", f"{ratio:.2f}", ratio >= goal)


def _sleep_target(results: Results) -> Target:
    text, goal = "memory of a sleeping table, KB", "0 (< 1)"
    if results.slept is None:
        return Target(text, goal, GAPS, None)
    each = results.slept.per_table / KILOBYTE
    return Target(text, goal, f"{each:.1f}", each < 1)


def _wake_targets(results: Results) -> list[Target]:
    found = []
    for woken in results.woken:
        millis = 1000 * woken.seconds
        scaled = millis * WANTED_STEPS / woken.steps
        text = f"{woken.game}: waking a table, ms for {WANTED_STEPS} steps"
        found.append(Target(text, "< 50", f"{scaled:.0f}", scaled < 50))
    return found


def _lost_target(results: Results) -> Target:
    wrong = sum(played.lost + played.gaps for played in results.played)
    moves = sum(played.moves for played in results.played)
    text = f"moves lost, doubled or out of order, of {moves:,}"
    return Target(text, "0", f"{wrong}", wrong == 0 if results.played else None)


def target_table(results: Results) -> Table:
    words = {True: "reached", False: "missed", None: "not measured"}
    rows = [(t.text, t.goal, t.reached, words[t.is_met]) for t in targets(results)]
    return Table("Targets", ("target", "wanted", "measured", ""), rows)


# -- scenarios ------------------------------------------------------------------------------------


def played_table(results: Results) -> Table:
    rows = [
        (
            played.name,
            f"{played.tables:,}",
            f"{played.sockets:,}",
            f"{played.moves_per_second:.0f}",
            *(_millis(played.latencies, part) for part in (0.5, 0.99)),
            f"{played.games}",
        )
        for played in results.played
    ]
    header = ("scenario", "tables", "sockets", "moves/s", "p50 ms", "p99 ms", "games ended")
    return Table("Moves, and how long until all players of the table received them", header, rows)


def cost_table(results: Results) -> Table:
    rows = [
        (
            played.name,
            f"{played.server_millis:.2f}",
            _cost(played.database_millis),
            _cost(played.balancer_millis),
            f"{played.generator_millis:.2f}",
            " + ".join(f"{size / MEGABYTE:.0f}" for size in played.memory),
            f"{played.memory_per_table / KILOBYTE:.0f}",
        )
        for played in results.played
    ]
    parts = ("server", "database", "nginx", "players")
    header = ("CPU ms for one move", *parts, "server MB", "KB per table")
    return Table("What it costs", header, rows)


def _cost(millis: float) -> str:
    return f"{millis:.2f}" if millis else GAPS


def trouble_table(results: Results) -> Table:
    rows = [
        (
            played.name,
            f"{played.cuts}",
            *(_millis(played.returns, part) for part in (0.5, 0.99)),
            f"{played.late}",
            f"{sum(played.refused.values())}",
            f"{played.lost + played.gaps}",
        )
        for played in results.played
    ]
    header = (
        "cuts of sockets",
        "cuts",
        "back p50 ms",
        "p99 ms",
        "received late",
        "refused",
        "lost",
    )
    return Table("Network cuts", header, rows)


def waking_table(results: Results) -> Table:
    rows = [
        (
            woken.game,
            f"{woken.seats}",
            f"{woken.steps}",
            _millis(woken.asleep, 0.5),
            _millis(woken.awake, 0.5),
            f"{1000 * woken.seconds * WANTED_STEPS / woken.steps:.1f}",
        )
        for woken in results.woken
    ]
    header = ("waking", "seats", "steps", "asleep ms", "awake ms", f"for {WANTED_STEPS} steps, ms")
    return Table("From a request to its answer: a table asleep, and awake", header, rows)


def sleeping_table(results: Results) -> Table:
    slept = results.slept
    if slept is None:
        return Table("", (), [])
    rows = [
        ("before", f"{slept.memory[0] / MEGABYTE:.1f}"),
        (f"{slept.batch} tables awake", f"{slept.memory_awake / MEGABYTE:.1f}"),
        *(
            (f"{slept.batch * number} woken, all asleep", f"{slept.memory[number] / MEGABYTE:.1f}")
            for number in sorted({1, slept.middle, len(slept.memory) - 1})
        ),
    ]
    title = f"Sleeping tables of {slept.steps:.0f} steps: memory of the server"
    return Table(title, ("sleeping", "MB"), rows)


def _millis(values: list[float], part: float) -> str:
    return f"{1000 * share(values, part):.0f}" if values else GAPS
