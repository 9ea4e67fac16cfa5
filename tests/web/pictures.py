"""`python -m tests.web.pictures FOLDER`: write pictures of the main screens for the documents.

Axe looks at every screen too; what it finds is listed at the end, and the command fails.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from polis.kernel.registry import game_names
from tests.web import house
from tests.web.hands import open_home, settled
from tests.web.late import ended_journal, open_journal, planned_journal
from tests.web.test_looks import invitation, violations

SIZES = {"desktop": (1366, 768), "phone": (390, 844), "landscape": (844, 390)}
LARGE = "large"  # a desktop with text at 200 %
PLAYERS = ("Ana", "Otto", "Mila")
SHARE = 0.7  # of a match, for an interesting table
SEED = 11
FOUND: list[str] = []  # by axe


def main(folder: Path) -> None:
    if (reason := house.missing()) is not None:
        raise SystemExit(f"no pictures: {reason}")
    more = folder / "screens"
    more.mkdir(parents=True, exist_ok=True)
    journals = {game: planned_journal(game, PLAYERS, SHARE, SEED) for game in game_names()}
    ends = {game: ended_journal(game, PLAYERS, SEED) for game in game_names()}
    with (
        tempfile.TemporaryDirectory() as data,
        house.serving(Path(data), games="") as address,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=house.CHROMIUM)
        for size in (*SIZES, LARGE):
            _home(_new_page(browser, address, size), folder / f"home-{size}.jpg")
            _learn(_new_page(browser, address, size), folder / f"learn-{size}.jpg")
            for game, journal in journals.items():
                _table(_new_page(browser, address, size), journal, folder / f"{game}-{size}.jpg")
                _end(_new_page(browser, address, size), ends[game], more / f"{game}-end-{size}.jpg")
            _replay(
                _new_page(browser, address, size),
                max(ends.values(), key=len),
                more / f"replay-{size}.jpg",
            )
            _join(_new_page(browser, address, size), more / f"join-{size}.jpg")
        browser.close()
    if FOUND:
        raise SystemExit("\n".join(FOUND))


def _new_page(browser: Any, address: str, size: str) -> Any:
    """A page of a new person without other tables."""
    width, height = SIZES.get(size, SIZES["desktop"])
    fingers = size in ("phone", "landscape")
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=address,
        locale="en",
        reduced_motion="reduce",
        has_touch=fingers,
        is_mobile=fingers,
    )
    page = context.new_page()
    if size == LARGE:
        page.add_init_script("localStorage.setItem('polis.settings', '{\"textSize\": 2}')")
    return page


def _home(page: Any, path: Path) -> None:
    open_home(page)
    _shoot(page, path)


def _learn(page: Any, path: Path) -> None:
    page.goto(f"/#/learn/{max(game_names())}")
    page.locator("[role=tabpanel] button").first.wait_for()
    _shoot(page, path)


def _shoot(page: Any, path: Path) -> None:
    """Small files: the repository keeps every version of them."""
    settled(page)
    page.screenshot(path=path, type="jpeg", quality=80)
    FOUND.extend(f"{path.name}: {one}" for one in violations(page, house.AXE.read_text("utf-8")))
    page.context.close()


def _table(page: Any, journal: str, path: Path) -> None:
    open_journal(page, journal)
    page.mouse.move(0, 0)
    _shoot(page, path)


def _end(page: Any, journal: str, path: Path) -> None:
    open_journal(page, journal, "dialog[open] tfoot")
    _shoot(page, path)


def _replay(page: Any, journal: str, path: Path) -> None:
    open_journal(page, journal, "dialog[open] tfoot")
    table = page.evaluate("location.hash").split("/")[2].split("?")[0]
    page.goto(f"/#/replay/{table}/60")
    page.locator(".frame svg").first.wait_for()
    _shoot(page, path)


def _join(page: Any, path: Path) -> None:
    open_home(page)
    page.goto(invitation(page))
    page.locator("form").wait_for()
    _shoot(page, path)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
