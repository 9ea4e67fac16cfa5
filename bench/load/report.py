"""Write docs/load.md: between two marks the results of the last run, the rest by hand."""

from pathlib import Path

from bench.load.chart import draw
from bench.load.result_tables import tables
from bench.load.results import Results
from bench.pages import replaced
from bench.pool import ROOT
from bench.result_tables import markdown

PAGE = ROOT / "docs" / "load.md"
PICTURE = ROOT / "docs" / "pictures" / "load.svg"
SHOWN = "![Moves per second and latency under load](pictures/load.svg)"
COMMAND = "make load"


def write(results: Results, page: Path = PAGE, picture: Path = PICTURE) -> None:
    """Put the results into the page, and draw the picture that it shows."""
    text = replaced(page.read_text("utf-8"), generated(results), COMMAND)
    page.write_text(text, "utf-8")
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_text(draw(results, results.about["date"]), "utf-8")


def generated(results: Results) -> str:
    return "\n\n".join(
        [SHOWN, first_line(results), *results.notes, *map(markdown, tables(results))]
    )


def first_line(results: Results) -> str:
    about = results.about
    return (
        f"Measured on {about['date']} with {about['python']}, {about['rules']}, on a machine with "
        f"{about['cores']} cores, whose load average was {about['load']} when the run began. A "
        f"fixed piece of work took it {about['work']} ms then, and {about['work_after']} ms at the "
        "end."
    )
