"""The app after one visit, without a network."""

import json
from pathlib import Path

import pytest

from polis.kernel.registry import game_names
from tests.web import house
from tests.web.device.conftest import NewDevice, Site
from tests.web.device.device_hands import (
    SHELL_KEPT,
    go_home,
    keep_all,
    open_site,
    play_together,
    start,
)
from tests.web.hands import choices, is_over, play_to_the_end, tile, wait_until

pytestmark = pytest.mark.slow


def test_covers_rules_and_lessons_open_without_a_network(new_device: NewDevice, site: Site) -> None:
    page = open_site(new_device(site.address))
    wait_until(page, SHELL_KEPT)
    site.cut()
    page.reload()
    page.wait_for_selector("article")
    for game in game_names():
        page.goto(f"./#/learn/{game}/rules")
        page.locator("article p").first.wait_for()
        page.goto(f"./#/learn/{game}/lesson")
        page.locator("[role=tabpanel] button.primary").first.click()
        page.wait_for_selector(".learn [data-part]")
        page.keyboard.press("Escape")


def test_the_app_can_be_installed(new_device: NewDevice, site: Site) -> None:
    page = open_site(new_device(site.address))
    wait_until(page, SHELL_KEPT)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert (manifest["url"], manifest["errors"]) == (f"{site.address}manifest.webmanifest", [])
    icons = json.loads(manifest["data"])["icons"]
    assert "maskable" in {icon.get("purpose", "any") for icon in icons}
    for icon in icons:
        answer = page.request.get(icon["src"])
        assert answer.ok, icon["src"]
        assert answer.headers["content-type"] == icon["type"]
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in found} <= {"in-incognito"}  # as all profiles of tests


@pytest.mark.parametrize("game", game_names())
def test_whole_matches_are_played_without_a_network(
    new_device: NewDevice, site: Site, game: str
) -> None:
    page = open_site(new_device(site.address))
    start(page, game, 2, "rival:1")
    keep_all(page)
    site.cut()
    page.reload()
    play_to_the_end(page)
    go_home(page)
    start(page, game, 2, "here")
    play_together(page)
    assert is_over(page)


def test_a_match_alone_is_played_without_a_network(new_device: NewDevice, site: Site) -> None:
    page = open_site(new_device(site.address))
    tile(page, "ginkgopolis").get_by_role("button", name="Play now").click()
    keep_all(page)
    go_home(page)
    site.cut()
    page.reload()
    tile(page, "ginkgopolis").get_by_role("button", name="Solo").click()
    page.wait_for_selector(".frame")
    play_to_the_end(page)
    assert is_over(page)


def test_a_page_of_a_server_that_is_away_plays_on_this_device(
    new_device: NewDevice, tmp_path: Path
) -> None:
    with house.serving(tmp_path) as address:
        page = open_site(new_device(address))
        page.get_by_label("Play on this device").check()
        tile(page, "cities").get_by_role("button", name="Play now").click()
        page.wait_for_selector(".frame [data-part]")
        keep_all(page)
        go_home(page)
        page.get_by_label("Play on this device").uncheck()
    page.reload()
    page.get_by_text("You can play on this device").wait_for()
    page.locator('a[href*="/table/here-"]').first.wait_for()
    tile(page, "ginkgopolis").get_by_role("button", name="Play now").click()
    choices(page).first.wait_for()
    assert "/table/here-" in page.url
