"""What a player is told when storage is full or a file is damaged. Nothing is lost."""

import pytest

from tests.web.device.conftest import NewDevice, Site
from tests.web.device.device_hands import open_site
from tests.web.hands import tile

pytestmark = pytest.mark.slow


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
