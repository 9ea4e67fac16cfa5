"""Play the rows of strength.toml and write docs/strength.md and docs/strong-play.md from them.

It resumes: strength.jsonl keeps what was played, and a repeated command plays only what is missing.
A row whose bots play otherwise since then starts again. `--matches 0` only writes the pages.
"""

import argparse
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from polis.arena.contest import play
from polis.arena.intervals import wilson
from polis.arena.schedule import Contest
from tools import strong_play, tallies
from tools.tallies import Tally

HERE: Final = Path(__file__).parent
DOCS: Final = HERE.parent / "docs"
KEPT: Final = HERE / "strength.jsonl"
SAVE_EVERY: Final = 10  # matches
ENOUGH: Final = 400  # matches of a row that counts
TableRow = Mapping[str, Any]  # one entry of strength.toml
SEED: Final = 1_000_001  # deals that no training has seen
HEAD: Final = (
    "| row | wins, % | matches | floor / aim, % | CPU per decision, ms | id |",
    "| --- | --- | --- | --- | --- | --- |",
)
START: Final = """# Strength

`make strength` plays the rows of `tools/strength.toml` and writes this page. It resumes: a repeated
command plays only the matches that are missing, because `tools/strength.jsonl` keeps the results.
`ARGS="--rows g-solo,g-master --jobs 2"` plays some rows, on two processes.

Seats are rotated, all rotations play the same deals, and no training has seen these deals. Budgets
are processor time; a level without a budget thinks as long as at a table. Intervals are 95 %
(Wilson). A row with fewer than 400 matches is marked, because its estimate is rough. A row whose
bots have changed since it was measured is marked too; the command measures it again.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", default="", help="ids, separated by commas; default: all")
    parser.add_argument(
        "--matches", type=int, default=ENOUGH, help="of each row; 0 only writes the pages"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    args = parser.parse_args()
    rows = read_rows()
    try:
        for each in chosen(rows, args.rows) if args.matches else []:
            measure(each, args.matches, args.jobs, KEPT, [row["id"] for row in rows])
    except KeyboardInterrupt:
        print("stopped; the same command continues", file=sys.stderr)
    _write_pages(rows, tallies.read(KEPT))


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


def measure(each: TableRow, matches: int, jobs: int, file: Path, order: Sequence[str]) -> None:
    """Play what a row lacks, and keep it in the file."""
    name, contest = each["id"], contest_of(each, matches)
    contest.check()
    tally = tallies.read(file).get(name)
    found = tallies.fingerprint(contest)
    if tally is None or tally.fingerprint != found:
        tally = Tally(found)
    done = range(tally.matches)
    try:
        for played in play(contest, done, jobs):
            tally.add(played, each["bots"][0])
            if tally.matches % SAVE_EVERY == 0:
                tallies.save(file, name, tally, order)
                print(f"{name}: {tally.matches} of {matches}", file=sys.stderr, flush=True)
    finally:
        if tally.matches:
            tallies.save(file, name, tally, order)


def _write_pages(rows: list[TableRow], kept: Mapping[str, Tally]) -> None:
    parts = [START]
    for game in dict.fromkeys(each["game"] for each in rows):
        parts += ["", f"## {game.capitalize()}", "", *HEAD]
        parts += [_checked_line(each, kept) for each in rows if each["game"] == game]
    text = "\n".join(parts) + "\n"
    (DOCS / "strength.md").write_text(text, encoding="utf-8", newline="\n")
    strong_play.write(DOCS, rows, kept)


def _checked_line(each: TableRow, kept: Mapping[str, Tally]) -> str:
    tally = kept.get(each["id"])
    if tally is None:
        return line_of(each, None)
    return line_of(each, tally, tally.fingerprint == tallies.fingerprint(contest_of(each, 1)))


def line_of(each: TableRow, tally: Tally | None, is_current: bool = True) -> str:
    goal = f"{each['floor']:g} / {each['aim']:g}"
    if tally is None:
        return f"| {each['title']} | not measured yet | 0 | {goal} | | `{each['id']}` |"
    share = wilson(tally.wins, tally.matches)
    words = f"{100 * share.value:.1f} [{100 * share.low:.0f}, {100 * share.high:.0f}]"
    count = str(tally.matches) if tally.matches >= ENOUGH else f"**{tally.matches}**, rough"
    if tally.failures:
        count += f", **failures: {tally.failures}**"
    if not is_current:
        count += ", **earlier bots**"
    cpu = f"{1000 * tally.cpu:.1f}"
    return f"| {each['title']} | {words} | {count} | {goal} | {cpu} | `{each['id']}` |"


if __name__ == "__main__":
    main()
