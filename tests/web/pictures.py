"""`python -m tests.web.pictures FOLDER`: pictures of the main screens, for the documents."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from polis.kernel.registry import game_names
from tests.web import house
from tests.web.hands import open_home
from tests.web.late import open_journal, planned_journal

SIZES = {"desktop": (1366, 768), "phone": (390, 844)}
PLAYERS = ("Ana", "Otto", "Mila")
SHARE = 0.7  # of a match, so that there is something to see
SEED = 11


def main(folder: Path) -> None:
    if (reason := house.missing()) is not None:
        raise SystemExit(f"no pictures: {reason}")
    folder.mkdir(parents=True, exist_ok=True)
    journals = {game: planned_journal(game, PLAYERS, SHARE, SEED) for game in game_names()}
    with (
        tempfile.TemporaryDirectory() as data,
        house.serving(Path(data), games="") as address,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=house.CHROMIUM)
        for size in SIZES:
            _home(_new_page(browser, address, size), folder / f"home-{size}.png")
            for game, journal in journals.items():
                _table(_new_page(browser, address, size), journal, folder / f"{game}-{size}.png")
        browser.close()


def _new_page(browser: Any, address: str, size: str) -> Any:
    """Somebody new, who has no other tables."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=address,
        locale="en",
        reduced_motion="reduce",
    )
    return context.new_page()


def _home(page: Any, path: Path) -> None:
    open_home(page)
    page.wait_for_timeout(400)
    page.screenshot(path=path)
    page.context.close()


def _table(page: Any, journal: str, path: Path) -> None:
    open_journal(page, journal)
    page.mouse.move(0, 0)
    page.wait_for_timeout(1500)
    page.screenshot(path=path)
    page.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
