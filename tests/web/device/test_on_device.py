"""Matches on this device, without a server, in a real browser."""

from pathlib import Path
from typing import Any, Final

import pytest

from polis.kernel.registry import game_names
from tests.waiting import patiently, pause
from tests.web.conftest import NewPage
from tests.web.device.device_hands import go_home, open_site, save_journal, start
from tests.web.hands import choices, choose_first, open_home, tile
from tests.web.house import ROOT

pytestmark = pytest.mark.slow

GOLDEN: Final = ROOT / "tests/server/golden/0.1.0"  # recorded by a server


def choose_until(page: Any, shown: Any) -> None:
    """Make first choices until something is on the screen."""
    for _ in patiently("the players choose"):
        if shown.count():
            return
        if not choose_first(page):
            pause(page)


def test_a_sealed_choice_survives_a_reload_and_a_second_tab_looks_on(device: Any) -> None:
    page = open_site(device)
    start(page, "ginkgopolis", 2, "here")
    page.locator(".curtain .button.primary").click()
    curtain = page.locator(".curtain", has_text="Player 2")
    choose_until(page, curtain)
    page.reload()
    curtain.wait_for()
    other = device.new_page()
    other.goto(page.url)
    notice = other.get_by_text("This match is played in another tab")
    notice.wait_for()
    assert not choices(other).count()
    page.close()
    notice.wait_for(state="detached")
    other.locator(".curtain .button.primary").click()
    choices(other).first.wait_for()


@pytest.mark.parametrize("game", game_names())
def test_a_match_moves_to_a_server_which_checks_its_digests(
    device: Any, new_page: NewPage, tmp_path: Path, game: str
) -> None:
    page = open_site(device)
    start(page, game, 2, "rival:1")
    for _ in range(3):
        choices(page).first.wait_for()
        choose_first(page)
    text = save_journal(page, tmp_path)
    digest = text.rpartition('"digest":"')[2][:8]
    request = new_page().request
    request.post("/api/me", data={"name": "Ana"})
    answer = request.post("/api/import", data={"journal": text})
    assert answer.json()["table"]["phase"] == "running"
    other = request.post("/api/import", data={"journal": text.replace(digest, "00000000")})
    assert other.json()["code"] == "rules-differ"


def test_all_matches_of_a_device_move_to_a_server_by_its_page(
    device: Any, new_page: NewPage, tmp_path: Path
) -> None:
    page = open_site(device)
    for game in game_names():
        start(page, game, 2, "rival:1")
        choices(page).first.wait_for()
        choose_first(page)
        go_home(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all as a file").click()
    download.value.save_as(tmp_path / "all.json")
    server = new_page()
    open_home(server)  # as a new visitor
    server.get_by_role("heading", name="Matches from a file").wait_for()
    assert server.get_by_role("heading", name="Matches on this device").count() == 0
    server.locator("input[type=file]").set_input_files(tmp_path / "all.json")
    server.get_by_text("2 matches were added").first.wait_for()
    server.locator("input[type=file]").set_input_files(tmp_path / "all.json")
    server.get_by_text("The file contains nothing new").first.wait_for()
    rows = server.request.get("/api/me/tables").json()["tables"]
    assert {row["game"] for row in rows} == set(game_names())
    server.goto(f"/#/table/{rows[0]['id']}")
    choices(server).first.wait_for()


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("[cg]*.jsonl")), ids=lambda path: path.stem)
def test_a_match_of_a_server_is_opened_on_a_device_and_stays_the_same(
    device: Any, tmp_path: Path, path: Path
) -> None:
    page = open_site(device)
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_selector("dialog[open] tfoot")
    page.keyboard.press("Escape")
    assert save_journal(page, tmp_path).splitlines()[1:] == path.read_text("utf-8").splitlines()[1:]


def test_a_page_of_a_server_plays_on_this_device_and_lists_the_match(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_label("Play on this device").check()
    tile(page, "cities").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame [data-part]")
    assert "/table/here-" in page.url
    page.goto("/#/")
    page.locator('a[href*="/table/here-"]').first.wait_for()
