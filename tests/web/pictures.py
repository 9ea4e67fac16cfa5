"""`python -m tests.web.pictures FOLDER`: pictures of the main screens, for the documents."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.web import house
from tests.web.hands import choose_first, open_home, tile

SIZES = {"desktop": (1366, 768), "phone": (390, 844)}
STEPS = 24  # so that there is something to see


def main(folder: Path) -> None:
    if (reason := house.missing()) is not None:
        raise SystemExit(f"no pictures: {reason}")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        house.serving(Path(data)) as address,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=house.CHROMIUM)
        for size, (width, height) in SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height},
                base_url=address,
                locale="en",
                reduced_motion="reduce",
            )
            page = context.new_page()
            open_home(page)
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"home-{size}.png")
            for game in page.locator("article").evaluate_all("all => all.map(a => a.dataset.game)"):
                if "sealed" not in game and "peaks" not in game:
                    _picture(page, game, folder / f"{game}-{size}.png")
            context.close()
        browser.close()


def _picture(page: Any, game: str, path: Path) -> None:
    open_home(page)
    tile(page, game).locator("button.primary").click()
    page.wait_for_selector(".frame")
    for _ in range(STEPS):
        if page.locator(".grip").count() and not page.locator(".choices").is_visible():
            page.locator(".grip").click()
        choose_first(page)
        page.wait_for_timeout(150)
    if page.locator(".grip").count() and page.locator(".choices").is_visible():
        page.locator(".grip").click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(1000)
    page.screenshot(path=path)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
