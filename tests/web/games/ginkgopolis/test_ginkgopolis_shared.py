"""Three players share one device: no path shows one what another one holds or has chosen."""

import json
from typing import Any

import pytest

from tests.waiting import HANG_SECONDS, MATCH_SECONDS, patiently, pause
from tests.web.conftest import NewPage
from tests.web.games.ginkgopolis.secrets import (
    RECORDED,
    RECORDING,
    check_page,
    secrets,
    table_id,
)
from tests.web.hands import CLICK_MS, choices, close_dialog, is_over, new_table, take_device

pytestmark = pytest.mark.slow

GAME = "ginkgopolis"
CURTAIN = ".curtain h2"
SCREENS = [
    pytest.param({"reduced_motion": "no-preference"}, id="desktop"),
    pytest.param({"width": 390, "height": 844, "has_touch": True, "is_mobile": True}, id="phone"),
]


def new_match(page: Any) -> list[Any]:
    """A match of three players on one device; returns the syncs that the page gets."""
    syncs: list[Any] = []

    def hear(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "sync":
            syncs.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    new_table(page, GAME, 3, way="One device")
    return syncs


def next_player(page: Any) -> int:
    """The seat that the curtain asks for."""
    page.wait_for_selector(CURTAIN)
    mark: str = page.locator(".curtain .mark").inner_text()
    return "●▲■◆★".index(mark)


def open_list(page: Any) -> None:
    """Show the list of choices, which a phone keeps below the board."""
    if choices(page).first.is_visible():
        return
    grip = page.locator(".grip")
    if grip.count() and not page.get_by_role("tab", name="Choices").is_visible():
        grip.click(timeout=CLICK_MS)
    page.get_by_role("tab", name="Choices").click(timeout=CLICK_MS)


def choose(page: Any) -> None:
    """Make the first choice."""
    open_list(page)
    choices(page).first.click(timeout=CLICK_MS)
    sure = page.get_by_role("button", name="Confirm", exact=True)
    if sure.count():
        sure.click(timeout=CLICK_MS)


def play_turn(page: Any) -> list[set[str]]:
    """Answer until the device is passed on, and check what was on the screen meanwhile.

    Returns what each seat alone knows then.
    """
    table, seat = table_id(page), next_player(page)
    take_device(page)
    page.wait_for_selector(".hand [data-part]")
    known = secrets(page, table)
    check_page(page, known, seat)
    page.evaluate(RECORDING)
    for _ in patiently("the turn ends", MATCH_SECONDS):
        if page.locator(CURTAIN).count() or is_over(page):
            break
        if page.locator(".hand, .choices").count():
            try_choice(page)
        pause(page)
    recorded = set(page.evaluate(RECORDED))
    now = secrets(page, table)
    assert recorded.isdisjoint(set().union(*now) - known[seat])
    return now


def try_choice(page: Any) -> None:
    """Make the first choice, unless the page has moved on meanwhile."""
    try:
        choose(page)
    except Exception:  # noqa: BLE001 - the list may vanish under the pointer
        return


@pytest.mark.parametrize("screen", SCREENS)
def test_no_path_of_a_shared_device_shows_secrets(new_page: NewPage, screen: Any) -> None:
    page = new_page(**screen)
    syncs = new_match(page)
    table = table_id(page)
    assert next_player(page) == 0
    check_page(page, secrets(page, table))
    assert {sync["seat"] for sync in syncs} == {None}
    for turn in range(6):
        known = play_turn(page)
        check_page(page, known)
        check_menu(page, known)
        if turn == 0:
            check_other_ways(page, table, known)
            take_back(page)
    assert [sync["seat"] for sync in syncs if sync["seat"] is not None]


def check_menu(page: Any, known: list[set[str]]) -> None:
    page.get_by_role("button", name="Table menu").click()
    check_page(page, known)
    assert page.locator("dialog[open] select").count() == 0  # no list of steps to take back
    close_dialog(page)


def check_other_ways(page: Any, table: str, known: list[set[str]]) -> None:
    """Replay, the browser's way back, a reload, a second tab, and addresses that name a seat."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Step").wait_for()
    for key in ("Home", "ArrowRight", "End"):
        page.keyboard.press(key)
        check_page(page, known)
    page.go_back()
    assert next_player(page) == 1
    check_page(page, known)
    page.reload()
    assert next_player(page) in (1, 2)
    check_page(page, known)
    other = page.context.new_page()
    other.set_default_timeout(HANG_SECONDS * 1000)
    for address in (f"#/table/{table}", f"#/table/{table}?seat=0"):
        other.goto(f"/{address}")
        other.wait_for_selector(CURTAIN)
        check_page(other, known)
        other.goto("about:blank")
    other.goto(f"/#/replay/{table}?seat=0")
    other.get_by_role("slider", name="Step").wait_for()
    check_page(other, known)
    other.close()


def take_back(page: Any) -> None:
    """Seat 1 chooses, and takes it back behind their own curtain."""
    known = play_turn(page)
    page.locator(".curtain").get_by_role("button", name="takes back").click()
    assert next_player(page) == 1
    check_page(page, known)
    take_device(page)
    page.wait_for_selector(".hand [data-lit]")
    check_page(page, secrets(page, table_id(page)), 1)
    page.get_by_role("button", name="Hide my cards").click()
    assert next_player(page) == 2
    check_page(page, secrets(page, table_id(page)))


def test_a_shared_device_calls_its_players_by_name(new_page: NewPage) -> None:
    page = new_page()
    new_match(page)
    seat = next_player(page)
    name = page.locator(CURTAIN).inner_text().removeprefix("Pass the device to ")
    take_device(page)
    page.locator(".frame > .status .you", has_text=name).wait_for()
    assert seat == 0
    assert page.locator(".frame > .status", has_text="You:").count() == 0


def test_the_players_can_look_at_the_table_before_the_next_one_takes_the_device(
    new_page: NewPage,
) -> None:
    page = new_page()
    new_match(page)
    next_player(page)
    page.get_by_role("button", name="Look at the table first").click()
    page.wait_for_selector(".area [data-part]")
    check_page(page, secrets(page, table_id(page)))
    assert choices(page).count() == 0
    page.get_by_role("button", name="I am").click()
    page.wait_for_selector(".hand [data-lit]")
