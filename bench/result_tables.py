"""The results as text tables, for the terminal and for the page in docs."""

from collections.abc import Sequence
from dataclasses import dataclass

from bench.goals import Goal, Limit, Outcome, outcomes
from bench.imports import TASK as IMPORT
from bench.pool import Results
from bench.stats import Rate, games_rate, rate

TITLES = {
    "catanatron": "catanatron, Catan",
    "hearts": "OpenSpiel, hearts (C++)",
    "connect_four": "PettingZoo, connect four",
    "gin_rummy": "rlcard, gin rummy",
}
GAPS = "–"


@dataclass(frozen=True)
class Table:
    title: str
    header: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def tables(results: Results) -> list[Table]:
    found = outcomes(results)
    all_tables = [
        goal_table(found),
        limit_table(found),
        game_table(results),
        part_table(results),
        profile_table(results),
    ]
    return [table for table in all_tables if table.rows]


def title_of(engine: str) -> str:
    return TITLES.get(engine) or engine[:1].upper() + engine[1:].replace(" ", ", ", 1)


# -- ratios ---------------------------------------------------------------------------------------


def goal_table(found: list[Outcome]) -> Table:
    rows = [
        (
            outcome.goal.text,
            f"{outcome.goal.floor:g}",
            f"{outcome.goal.aim:g}",
            *_reached(outcome),
        )
        for outcome in found
        if isinstance(outcome.goal, Goal)
    ]
    header = ("ratio", "floor", "aim", "reached", "single rounds", "")
    return Table("Goals: ratios within this run, of medians", header, rows)


def limit_table(found: list[Outcome]) -> Table:
    rows = [
        (outcome.goal.text, f"{outcome.goal.most:g}", *_reached(outcome))
        for outcome in found
        if isinstance(outcome.goal, Limit)
    ]
    header = ("ratio", "at most", "reached", "single rounds", "")
    return Table(
        "Limits: long games must not become slow, and C must not be far ahead", header, rows
    )


def _reached(outcome: Outcome) -> tuple[str, str, str]:
    if outcome.ratio is None:
        return GAPS, GAPS, outcome.verdict
    low, high = short(outcome.ratio.low), short(outcome.ratio.high)
    return short(outcome.ratio.middle), f"{low} to {high}", outcome.verdict


def short(number: float) -> str:
    """Format a number with three digits, the precision of such a measurement."""
    if number >= 100:
        return f"{number:,.0f}"
    return f"{number:.1f}" if number >= 10 else f"{number:.2f}"


# -- rates ----------------------------------------------------------------------------------------


def game_table(results: Results) -> Table:
    engines = list(dict.fromkeys(engine for engine, _ in results.slices))
    keys = [key for key in results.slices if key[1].startswith(("random:", "driven:"))]
    keys.sort(key=lambda key: engines.index(key[0]))
    rows = [_game_row(results, engine, task) for engine, task in keys]
    header = ("random games", "seats", "decisions", "legal actions", "games/s", "steps/s", "best")
    return Table("Whole games, per CPU second: medians, and the best turn", header, rows)


def _game_row(results: Results, engine: str, task: str) -> tuple[str, ...]:
    seats = task.partition(":")[2]
    facts = results.facts.get((engine, f"random:{seats}"))
    steps = rate(results, (engine, task))
    games = games_rate(results, (engine, task))
    loop = ", driven from Python" if task.startswith("driven") else ""
    return (
        title_of(engine) + loop,
        seats,
        f"{facts.decisions:,.0f}" if facts else GAPS,
        f"{facts.legal:.1f}" if facts else GAPS,
        _rate(games),
        _rate(steps),
        f"{steps.best:,.0f}" if steps else GAPS,
    )


def part_table(results: Results) -> Table:
    engines = dict.fromkeys(engine for engine, task in results.slices if task in ("clone", IMPORT))
    rows = [
        (
            title_of(engine),
            _micros(rate(results, (engine, "clone"))),
            _micros(rate(results, (engine, "view"))),
            _micros(rate(results, (engine, "imagine"))),
            _rate(rate(results, (engine, "search"))),
            _millis(rate(results, (engine, "replay"))),
            _micros(rate(results, (engine, "move"))),
            _millis(rate(results, (engine, IMPORT))),
        )
        for engine in engines
    ]
    timed = ("clone µs", "view µs", "imagine µs", "searches/s", "replay ms", "move µs", "import ms")
    header = ("parts", *timed)
    return Table("Parts, from the middle of a game for four: medians", header, rows)


def profile_table(results: Results) -> Table:
    rows = [
        (title_of(engine), ", ".join(f"{name} {share:.0%}" for name, share in profile))
        for engine, profile in results.profiles.items()
    ]
    return Table("Where the time goes: files by own time, under the profiler", ("game", ""), rows)


def _rate(found: Rate | None) -> str:
    return f"{found.middle:,.0f}" if found else GAPS


def _micros(found: Rate | None) -> str:
    return short(found.micros) if found else GAPS


def _millis(found: Rate | None) -> str:
    return short(found.micros / 1000) if found else GAPS


# -- as text --------------------------------------------------------------------------------------


def plain(table: Table) -> str:
    widths = [max(map(len, column)) for column in zip(table.header, *table.rows)]
    words = _word_columns(table)
    lines = [table.title, ""]
    for row in (table.header, *table.rows):
        cells = [
            cell.ljust(width) if is_word else cell.rjust(width)
            for cell, width, is_word in zip(row, widths, words)
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def markdown(table: Table) -> str:
    rule = tuple("---" if is_word else "---:" for is_word in _word_columns(table))
    lines = [f"**{table.title}**", "", _row(table.header), _row(rule), *map(_row, table.rows)]
    return "\n".join(lines)


def _word_columns(table: Table) -> list[bool]:
    """The columns of words, which are left-aligned; numbers are right-aligned."""
    return [index == 0 or name == "" for index, name in enumerate(table.header)]


def _row(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cells) + " |"
