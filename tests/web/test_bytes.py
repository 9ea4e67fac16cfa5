"""How much a first visit transfers, and what it shows while it waits.

The bytes are those that Chromium received, with headers. Frames of the WebSocket count with their
text, up to the one that brings the table: how many follow depends on how quick the bots are.
"""

from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import open_home, tile

HOME_LIMIT: Final = 100_000
TABLE_LIMIT: Final = 220_000  # with the home page
SLOW: Final = {"latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}


@dataclass
class Traffic:
    """What a page has received."""

    addresses: dict[str, str] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)
    frames: int = 0
    synced: bool = False

    @property
    def total(self) -> int:
        return sum(self.sizes.values()) + self.frames

    def report(self) -> str:
        found = sorted(((size, self.addresses[key]) for key, size in self.sizes.items()))
        return "\n".join(f"{size:8} {address}" for size, address in reversed(found))


def watched(page: Any) -> Traffic:
    """Count what a page receives from now on."""
    traffic = Traffic()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")

    def answered(event: dict[str, Any]) -> None:
        traffic.addresses[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        traffic.addresses.setdefault(event["requestId"], "?")
        traffic.sizes[event["requestId"]] = int(event["encodedDataLength"])

    def heard(event: dict[str, Any]) -> None:
        text = event["response"]["payloadData"]
        if not traffic.synced:
            traffic.frames += len(text.encode())
            traffic.synced = '"type":"sync"' in text

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", finished)
    session.on("Network.webSocketFrameReceived", heard)
    return traffic


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", ["ginkgopolis", "cities"])
def test_a_first_visit_transfers_little(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(locale=language)
    traffic = watched(page)
    open_home(page)
    page.wait_for_load_state("networkidle")
    assert 10_000 < traffic.total < HOME_LIMIT, traffic.report()
    tile(page, game).locator(".main button").first.click()
    page.wait_for_selector(".frame [data-part]")
    page.wait_for_load_state("networkidle")
    assert 100_000 < traffic.total < TABLE_LIMIT, traffic.report()


def test_a_second_visit_transfers_no_hashed_file_again(new_page: NewPage) -> None:
    page = new_page()
    open_home(page)
    page.wait_for_load_state("networkidle")
    traffic = watched(page)
    open_home(page)
    page.wait_for_load_state("networkidle")
    fetched = {traffic.addresses[key] for key, size in traffic.sizes.items() if size}
    assert not [address for address in fetched if "/assets/" in address]


def test_a_slow_start_shows_an_outline_at_once(new_page: NewPage) -> None:
    page = new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {"offline": False, **SLOW})
    page.goto("/", wait_until="commit")
    outline = page.locator(".outline")
    outline.wait_for()
    assert outline.locator("i").first.bounding_box()["height"] > 50
    assert not page.locator("h1").count(), "the outline came with the page: nothing was slow"
    page.locator("main .skeleton, article").first.wait_for()
    page.locator("article").first.wait_for()
    assert not outline.count()
    tile(page, "ginkgopolis").get_by_role("button", name="Play now").click()
    page.locator(".skeleton.table").wait_for()
    page.wait_for_selector(".frame [data-part]")
    assert not page.locator(".skeleton").count()
