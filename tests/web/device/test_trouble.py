"""What a player is told when the device lacks something or a file is damaged. Nothing is lost."""

import re
from typing import Any, Final

import pytest

from tests.web.device.conftest import NewDevice, Site
from tests.web.device.device_hands import open_site
from tests.web.hands import tile

pytestmark = pytest.mark.slow

ENGINE_PART: Final = re.compile(r"\.wasm$")
WORKER: Final = re.compile(r"engine\.worker[^/]*\.js$")


def test_a_damaged_file_and_full_storage_are_explained(new_device: NewDevice, site: Site) -> None:
    page = open_site(new_device(site.address, service_workers="block"))
    for text in ('{"polis": "device", "format": 1, "tables": [{}]}', "not a match"):
        file = {"name": "x.json", "mimeType": "application/json", "buffer": text.encode()}
        page.locator("input[type=file]").set_input_files([file])
        notice = page.get_by_text("This file is damaged, or it is not from polis").first
        notice.wait_for()
        page.locator(".toast button").first.click()
        notice.wait_for(state="detached")
    session = page.context.new_cdp_session(page)
    origin = site.address.partition("/clubs")[0]
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    tile(page, "cities").get_by_role("button", name="Play now").click()
    page.get_by_text("its storage is full").first.wait_for()


def test_an_interrupted_download_is_explained_and_the_next_try_succeeds(
    new_device: NewDevice, site: Site
) -> None:
    context = new_device(site.address, service_workers="block")
    context.route(ENGINE_PART, lambda route: route.abort())
    page = open_site(context)
    tile(page, "cities").get_by_role("button", name="Play now").click()
    page.get_by_text("The game engine did not arrive completely").first.wait_for()
    context.unroute(ENGINE_PART)
    tile(page, "cities").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame [data-lit]")


@pytest.mark.parametrize(
    "change, sentence",
    [
        pytest.param("delete self.WebAssembly;", "WebAssembly is missing", id="no WebAssembly"),
        pytest.param(
            "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') };",
            "This browser stores nothing",
            id="no storage",
        ),
    ],
)
def test_a_browser_that_cannot_play_says_why(
    new_device: NewDevice, site: Site, change: str, sentence: str
) -> None:
    context = new_device(site.address, service_workers="block")

    def changed(route: Any) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=change + response.text())

    context.route(WORKER, changed)
    page = open_site(context)
    tile(page, "cities").get_by_role("button", name="Play now").click()
    page.get_by_text(sentence).first.wait_for()
    assert page.locator("article").count() > 0  # the page itself still works
