"""A new version and a crash in the middle of a match."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import HANG_SECONDS, patiently, pause
from tests.web import house
from tests.web.conftest import LISTED
from tests.web.device.conftest import NewDevice, Site
from tests.web.device.device_hands import keep_all, open_site, start
from tests.web.hands import choices, choose_first

pytestmark = pytest.mark.slow


@pytest.fixture
def own_site(site_root: Path, tmp_path: Path) -> Iterator[Site]:
    """A folder that this test may change."""
    shutil.copytree(site_root, tmp_path / "site")
    found = Site(tmp_path / "site")
    yield found
    found.cut()


def publish_update(site: Site) -> None:
    """Replace the page of the folder by a newer one."""
    index = site.folder / "index.html"
    index.write_text(index.read_text("utf-8").replace("<title>", '<title data-new="">'), "utf-8")
    script = str(house.ROOT / "web/offline.py")
    subprocess.run([sys.executable, script, str(site.folder)], check=True)


def is_new(page: Any) -> bool:
    return bool(page.locator("title[data-new]").count())


def test_an_update_in_a_match_waits_until_the_player_accepts_it(
    new_device: NewDevice, own_site: Site
) -> None:
    page = open_site(new_device(own_site.address))
    start(page, "cities", 2, "rival:1")
    keep_all(page)
    publish_update(own_site)
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
    update = page.get_by_role("button", name="Update")
    update.wait_for()
    choices(page).first.wait_for()
    assert choose_first(page)
    table = page.url
    assert not is_new(page)
    update.click()
    for _ in patiently("the page is the new one"):
        if is_new(page):
            break
        pause(page)
    choices(page).first.wait_for()
    assert page.url == table
    assert not update.count()


def test_a_match_goes_on_after_the_browser_was_killed(
    browser: Any, site: Site, tmp_path: Path
) -> None:
    kind, folder = browser.browser_type, str(tmp_path / "profile")
    program = {"executable_path": house.CHROMIUM, "base_url": site.address, "locale": "en"}

    def launch() -> Any:
        found = kind.launch_persistent_context(folder, **program)
        found.add_init_script(LISTED)
        found.set_default_timeout(HANG_SECONDS * 1000)
        return found

    context = launch()
    page = open_site(context)
    start(page, "ginkgopolis", 2, "rival:1")
    choices(page).first.wait_for()
    assert choose_first(page)
    page.locator(".log .events p, .choices li button").first.wait_for()
    table = page.url
    kill(page)
    again = launch()
    page = again.new_page()
    page.goto(table)
    choices(page).first.wait_for()
    again.close()


def kill(page: Any) -> None:
    """End the process of a page's browser as a crash does."""
    session = page.context.browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    os.kill(next(one["id"] for one in found if one["type"] == "browser"), signal.SIGKILL)
