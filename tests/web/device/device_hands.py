"""The actions of a player on a device without a server."""

from pathlib import Path
from typing import Any, Final

from tests.waiting import MATCH_SECONDS, patiently, pause
from tests.web.hands import choose_first, is_over, tile, wait_until

ENGINE_KEPT: Final = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const list = await (await fetch("engine.json")).json();
    const kept = await (await caches.open("polis-engine")).keys();
    return worker.active !== null && kept.length === Object.keys(list.files).length;
}"""
SHELL_KEPT: Final = "navigator.serviceWorker.ready.then(({ active }) => active !== null)"


def open_site(context: Any) -> Any:
    page = context.new_page()
    page.goto("./")
    page.wait_for_selector("article")
    return page


def start(page: Any, game: str, seats: int, other: str) -> None:
    """Start a match: the other seats belong to a bot, or to players `here`."""
    tile(page, game).get_by_role("button", name="More ways").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(seats), exact=True).check()
    for number in range(2, seats + 1):
        dialog.get_by_label(f"Player {number}", exact=True).select_option(other)
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector(".frame")


def go_home(page: Any) -> None:
    page.goto("./#/")
    page.wait_for_selector("article")


def keep_all(page: Any) -> None:
    """Wait until the service worker has the whole app and the engine."""
    wait_until(page, ENGINE_KEPT)


def play_together(page: Any) -> None:
    """Play a match to its end, for all players of the device."""
    curtain = page.locator(".curtain .button.primary")
    for _ in patiently("the match ends", MATCH_SECONDS):
        if is_over(page):
            return
        if curtain.count():
            curtain.click()
            page.wait_for_selector(".curtain", state="detached")
        elif not choose_first(page):
            pause(page)


def save_journal(page: Any, folder: Path) -> str:
    """The match on the screen as a file."""
    page.get_by_role("button", name="Table menu").click()
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Download").click()
    path = folder / "match.jsonl"
    download.value.save_as(path)
    return path.read_text("utf-8")
