"""Play the rows of strength.toml and write docs/strength.md and docs/strong-play.md from them.

It resumes: every match is kept in the folder, and a repeated command plays only what is missing.
`--matches 0` plays nothing and writes the pages from the matches that are there.
"""

import argparse
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from polis.arena.contest import play
from polis.arena.records import Played, Results, read_results
from polis.arena.report import Row, row
from polis.arena.schedule import Contest
from tools import strong_play

HERE: Final = Path(__file__).parent
DOCS: Final = HERE.parent / "docs"
ENOUGH: Final = 400  # matches of a row that counts
TableRow = Mapping[str, Any]  # one entry of strength.toml
SEED: Final = 1_000_001  # deals that no training has seen
START: Final = """# Strength

`make strength` plays the rows of `tools/strength.toml` and writes this page. It resumes: a repeated
command plays only the matches that are missing. `ARGS="--rows g-solo,g-master --jobs 2"` plays some
rows, on two processes.

Seats are rotated, all rotations play the same deals, and no training has seen these deals. Budgets
are processor time; a level without a budget thinks as long as at a table. Intervals are 95 %
(Wilson). A row with fewer than 400 matches is marked, because its estimate is rough.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", default="", help="ids, separated by commas; default: all")
    parser.add_argument(
        "--matches", type=int, default=ENOUGH, help="of each row; 0 only writes the pages"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"))
    args = parser.parse_args()
    rows = read_rows()
    for each in chosen(rows, args.rows) if args.matches else []:
        _measure(each, args.matches, args.jobs, args.folder)
    played = {each["id"]: _stored(args.folder, each) for each in rows}
    (DOCS / "strength.md").write_text(_page(rows, played), encoding="utf-8", newline="\n")
    strong_play.write(DOCS, rows, played)


def read_rows() -> list[TableRow]:
    rows: list[TableRow] = tomllib.loads((HERE / "strength.toml").read_text("utf-8"))["row"]
    return rows


def chosen(rows: list[TableRow], names: str) -> list[TableRow]:
    """The rows with these ids, in the order of the names; without names all."""
    if not names:
        return rows
    by_id = {each["id"]: each for each in rows}
    unknown = [name for name in names.split(",") if name not in by_id]
    if unknown:
        raise SystemExit(f"there is no row {', '.join(unknown)} in strength.toml")
    return [by_id[name] for name in names.split(",")]


def contest_of(each: TableRow, matches: int) -> Contest:
    return Contest(each["game"], each.get("options", {}), (tuple(each["bots"]),), matches, SEED)


def _measure(each: TableRow, matches: int, jobs: int, folder: Path) -> None:
    contest = contest_of(each, matches)
    contest.check()
    results = Results(folder / f"{each['id']}.jsonl", contest)
    results.begin(resume=True)
    done = {one.number for one in results.played}
    for number, one in enumerate(play(contest, done, jobs), start=len(done) + 1):
        results.add(one)
        if number % 20 == 0 or number == matches:
            print(f"{each['id']}: {number} of {matches}", file=sys.stderr, flush=True)


def _stored(folder: Path, each: TableRow) -> list[Played]:
    file = folder / f"{each['id']}.jsonl"
    return read_results(file)[1] if file.exists() else []


def _page(rows: list[TableRow], played: Mapping[str, list[Played]]) -> str:
    parts = [START]
    for game in dict.fromkeys(each["game"] for each in rows):
        parts += ["", f"## {game.capitalize()}", "", *_table(game, rows, played)]
    return "\n".join(parts) + "\n"


def _table(game: str, rows: list[TableRow], played: Mapping[str, list[Played]]) -> list[str]:
    lines = [
        "| row | wins, % | matches | floor / aim, % | CPU per decision, ms | id |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for each in rows:
        if each["game"] == game:
            lines.append(line_of(each, played[each["id"]]))
    return lines


def line_of(each: TableRow, played: list[Played]) -> str:
    goal = f"{each['floor']:g} / {each['aim']:g}"
    if not played:
        return f"| {each['title']} | not measured yet | 0 | {goal} | | `{each['id']}` |"
    found: Row = row(each["bots"][0], played)
    share = found.share
    words = f"{100 * share.value:.1f} [{100 * share.low:.0f}, {100 * share.high:.0f}]"
    count = str(found.matches) if found.matches >= ENOUGH else f"**{found.matches}**, rough"
    return (
        f"| {each['title']} | {words} | {count} | {goal} | {1000 * found.cpu:.1f}"
        f" | `{each['id']}` |"
    )


if __name__ == "__main__":
    main()
