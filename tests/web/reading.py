"""A round as a screen reader reads it. `python -m tests.web.reading` writes the golden file.

Read the difference before you commit it: it is what people hear.
"""

import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.web import house
from tests.web.conftest import LISTED
from tests.web.hands import choices, settled, take_device, wait_until
from tests.web.late import open_journal, planned_journal

GOLDEN: Final = house.ROOT / "tests/golden/web/round.txt"
GAME: Final = "ginkgopolis"
PLAYERS: Final = ("Ana", "Otto")
SHARE, SEED = 0.3, 5
ANSWERS = 5  # each player takes the first card, alone; the second one also takes an item
# Note everything that the live region says.
LISTEN: Final = """() => {
    globalThis.heard = [];
    const region = document.querySelector("[role=log][aria-live]");
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const { textContent } of addedNodes)
                if (textContent.trim()) heard.push(textContent);
    }).observe(region, { childList: true });
}"""
# Another question, or another player's turn at the device.
CHANGED: Final = """(before) => document.querySelector(".curtain") !== null
    || ![before, undefined].includes(document.querySelector(".choices li button")?.innerText)"""


def read_round(page: Any) -> str:
    """The table before the round as a tree, then what is said until the next round begins."""
    open_journal(page, planned_journal(GAME, PLAYERS, SHARE, SEED))
    settled(page)
    tree = page.locator("main").aria_snapshot()
    page.evaluate(LISTEN)
    for _ in range(ANSWERS):
        if page.locator(".curtain").count():
            take_device(page)
        answer = choices(page).first
        answer.wait_for()
        before = answer.inner_text()
        page.evaluate("(text) => heard.push(text)", "> " + " ".join(before.split()))
        page.keyboard.press("1")
        wait_until(page, CHANGED, before)
    wait_until(page, "() => heard.at(-1).includes('begins')")
    said = page.evaluate("heard")
    return "\n".join(["# The table", "", tree, "", "# The round", "", *said, ""])


def main() -> None:
    GOLDEN.parent.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        house.serving(Path(data), games="") as address,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=house.CHROMIUM)
        context = browser.new_context(
            viewport={"width": 1366, "height": 768},
            base_url=address,
            locale="en",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.add_init_script(LISTED)
        GOLDEN.write_text(read_round(page), "utf-8")
        browser.close()


if __name__ == "__main__":
    main()
