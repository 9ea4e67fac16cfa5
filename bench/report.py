"""Write docs/speed.md: between two marks the results of the last run, the rest by hand."""

from pathlib import Path

from bench.chart import draw
from bench.goals import outcomes
from bench.pages import replaced
from bench.pool import ROOT, Results
from bench.result_tables import TITLES, markdown, tables

PAGE = ROOT / "docs" / "speed.md"
PICTURE = ROOT / "docs" / "pictures" / "bench-ratios.svg"
COMMAND = "make bench"


def write(results: Results, page: Path = PAGE, picture: Path = PICTURE) -> None:
    """Put the results into the page and draw its picture."""
    text = replaced(page.read_text("utf-8"), generated(results), COMMAND)
    page.write_text(text, "utf-8")
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_text(draw(outcomes(results), results.about["date"]), "utf-8")


def generated(results: Results) -> str:
    about = results.about
    first = (
        f"Measured on {about['date']}, on one core of a shared server, with {about['python']}: "
        f"{about['rounds']} rounds, turns of up to {about['seconds']} CPU seconds."
    )
    parts = [first, _versions(results), *results.notes, *map(markdown, tables(results))]
    return "\n\n".join(parts)


def _versions(results: Results) -> str:
    found = {TITLES.get(engine, "polis"): v for engine, v in results.versions.items() if v}
    return "Versions: " + "; ".join(f"{name} {version}" for name, version in found.items()) + "."
