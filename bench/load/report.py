"""Write docs/load.md: between two marks the results of the last run, the rest by hand."""

from pathlib import Path

from bench.load.chart import draw
from bench.load.result_tables import tables
from bench.load.results import Results
from bench.pool import ROOT
from bench.result_tables import markdown

PAGE = ROOT / "docs" / "load.md"
PICTURE = ROOT / "docs" / "pictures" / "load.svg"
BEGIN = "<!-- begin of what `make load` writes -->"
SHOWN = "![Moves per second and latency under load](pictures/load.svg)"
END = "<!-- end of what `make load` writes -->"


def write(results: Results, page: Path = PAGE, picture: Path = PICTURE) -> None:
    """Put the results into the page, and draw the picture that it shows."""
    page.write_text(replaced(page.read_text("utf-8"), generated(results)), "utf-8")
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_text(draw(results, results.about["date"]), "utf-8")


def replaced(text: str, part: str) -> str:
    """The text with another part between the marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError("the marks around the generated part are missing")
    return f"{before}{BEGIN}\n\n{part}\n\n{END}{after}"


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
