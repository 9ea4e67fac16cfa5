"""What `polis tournament` and `polis duel` share: play, keep, show."""

import json
import os
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.table import Table

from polis.arena.chart import Bar, draw
from polis.arena.contest import play
from polis.arena.intervals import Interval
from polis.arena.records import Played, Results
from polis.arena.referee import Limits
from polis.arena.report import Report, Row, report
from polis.arena.schedule import Contest
from polis.cli.misuse import Misuse
from polis.cli.progress import progress
from polis.cli.screen import Screen
from polis.text.voice import Voice

STRIP: Final = 20  # characters of the chart in a table
NARROW: Final = 100  # columns of a terminal; the chart takes half the place if there are fewer
MATCHES: Final = "matches.jsonl"
FIGURES: Final = "report.json"
CHART: Final = "chart.png"


def check_libraries() -> None:
    """Refuse at once, not after hours of play."""
    if find_spec("openskill") is None or find_spec("PIL") is None:
        raise Misuse("no-arena")


def check_numbers(seed: int, jobs: int, matches: int) -> None:
    if seed < 0 or jobs < 0:
        raise Misuse("negative", option="--seed" if seed < 0 else "--jobs")
    if matches < 1:
        raise Misuse("no-games")


def read_seats(text: str) -> list[str]:
    return [bot.strip() for bot in text.split(",") if bot.strip()]


def run(
    contest: Contest,
    folder: Path,
    resume: bool,
    jobs: int,
    voice: Voice,
    is_decided: Callable[[Sequence[Played]], bool] = lambda _: False,
) -> tuple[list[Played], bool]:
    """Play a contest and keep every match; return them, and whether Ctrl-C stopped it."""
    contest.check()
    results = Results(folder / MATCHES, contest)
    results.begin(resume)
    done = {each.number for each in results.played}
    with progress(voice, contest.total) as show:
        try:
            if not is_decided(results.played):
                for played in play(contest, done, jobs or os.cpu_count() or 1):
                    results.add(played)
                    if show is not None:
                        show(len(results.played))
                    if is_decided(results.played):
                        break
        except KeyboardInterrupt:
            return results.played, True
    return results.played, False


def conclude(
    contest: Contest, played: Sequence[Played], folder: Path, title: str, is_json: bool
) -> Report | None:
    """Write figures and chart; print the figures as JSON if asked. None: no match was played."""
    if not played:
        return None
    figures = report(contest, played)
    data = json.dumps(figures.as_data(), indent=2)
    (folder / FIGURES).write_text(data + "\n", encoding="utf-8", newline="\n")
    draw(title, [_bar(row) for row in figures.rows], folder / CHART)
    if is_json:
        print(data)
    return figures


def _bar(row: Row) -> Bar:
    share = row.share
    return Bar(row.bot, share.value, share.low, share.high, row.chance or None, f"({row.matches})")


def show(figures: Report, folder: Path, voice: Voice, screen: Screen) -> None:
    """Print the figures as tables, with a chart in characters."""
    screen.show(voice.tell("contest-played", done=figures.matches, total=figures.contest.total))
    screen.show(_table(figures, voice, STRIP if screen.width >= NARROW else STRIP // 2))
    if len(figures.tables) > 1:
        for lineup, rows in figures.tables:
            best = " · ".join(f"{row.bot} {_percent(row.share)}" for row in rows)
            screen.show(f"{' – '.join(lineup) if len(set(lineup)) > 1 else lineup[0]}: {best}")
    for fault in figures.faults:
        screen.show(
            voice.tell(
                "failed", bot=fault.bot, kind=fault.kind, count=fault.matches, reason=fault.reason
            )
        )
    screen.show(voice.tell("contest-kept", folder=str(folder)))


def _table(figures: Report, voice: Voice, width: int) -> Table:
    """The figures by bot. Only the names of bots wrap if the terminal is narrow."""
    table = Table(box=None, pad_edge=False, padding=(0, 2 if width == STRIP else 1, 0, 0))
    table.add_column(voice.tell("column-bot"), overflow="fold")
    table.add_column(voice.tell("column-matches"), justify="right", no_wrap=True)
    table.add_column(voice.tell("column-wins"), no_wrap=True)
    table.add_column("0" + " " * (width - 5) + "100%", no_wrap=True)
    for heading in (
        voice.tell("column-points"),
        voice.tell("column-lead"),
        voice.tell("column-rating"),
        voice.tell("column-cpu"),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in figures.rows:
        rating = figures.ratings[row.bot]
        table.add_row(
            row.bot,
            str(row.matches),
            _percent(row.share),
            strip(row.share, row.chance, width),
            f"{row.points:.1f}",
            _lead(row.lead),
            f"{rating.mu:.1f}±{rating.sigma:.1f}" if figures.contest.seats > 1 else "",
            f"{1000 * row.cpu:.1f}",
        )
    return table


def _lead(lead: Interval | None) -> str:
    return "" if lead is None else f"{lead.value:+.1f}±{lead.high - lead.value:.1f}"


def strip(share: Interval, chance: float, width: int) -> str:
    """A line from 0 to 100 %: the interval, the estimate (●) and chance (|)."""
    places = [" "] * width

    def at(value: float) -> int:
        return min(width - 1, int(value * width))

    for place in range(at(share.low), at(share.high) + 1):
        places[place] = "─"
    if chance:
        places[at(chance)] = "|"
    places[at(share.value)] = "●"
    return "".join(places)


def _percent(share: Interval) -> str:
    return f"{100 * share.value:.1f}% [{100 * share.low:.0f}, {100 * share.high:.0f}]"


def read_budget(text: str | None) -> Limits:
    from polis.arena.entrants import read_limits

    return Limits() if text is None else read_limits(text)
