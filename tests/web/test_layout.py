"""The room that the table gets: sidebar, phones on their side, large text, the Back button."""

from typing import Any

import pytest

from tests.waiting import MATCH_SECONDS, patiently, pause
from tests.web.conftest import NewPage
from tests.web.hands import (
    CLICK_MS,
    GAME,
    is_over,
    new_table,
    open_home,
    overflow,
    play_now,
    settled,
)
from tests.web.late import open_late
from tests.web.test_looks import violations

pytestmark = pytest.mark.slow

GAMES = ("cities", "ginkgopolis")
FINGERS = {"has_touch": True, "is_mobile": True}


def box(page: Any, selector: str) -> dict[str, float]:
    found: dict[str, float] | None = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found


def test_the_sidebar_opens_on_the_log_and_remembers_the_list(new_page: NewPage) -> None:
    page = new_page(listed=False)
    play_now(page, GAME)
    page.locator("main [data-lit]").first.wait_for()
    selected = page.get_by_role("tab", selected=True)
    assert selected.inner_text() == "Log"
    page.keyboard.press("c")
    page.locator(".choices li").first.wait_for()
    page.reload()
    page.locator(".choices li").first.wait_for()
    page.keyboard.press("c")
    page.locator(".log").wait_for()


def test_a_closed_sidebar_gives_its_width_to_the_board(new_page: NewPage) -> None:
    page = new_page(listed=False)
    play_now(page, GAME)
    page.locator("main [data-lit]").first.wait_for()
    before = box(page, "main")["width"]
    page.get_by_role("button", name="Hide log and chat").click()
    page.locator(".log").wait_for(state="detached")
    assert box(page, "main")["width"] > before + 150
    page.reload()
    page.locator("main [data-lit]").first.wait_for()
    assert page.locator(".log").count() == 0
    page.get_by_role("button", name="Show log and chat").click()
    page.locator(".log").wait_for()


def test_players_are_listed_once(new_page: NewPage) -> None:
    page = new_page(listed=False)
    new_table(page, GAME, seats=3)
    page.locator("main [data-lit]").first.wait_for()
    assert page.get_by_role("list", name="Players").count() == 0


def test_take_back_is_beside_the_hand(new_page: NewPage) -> None:
    page = new_page(listed=False)
    play_now(page, GAME)
    page.locator("main [data-lit]").first.wait_for()
    page.keyboard.press("1")
    undo = box(page, "main button:has-text('Take back')")
    hand = box(page, "main .hand")
    assert hand["y"] <= undo["y"] <= hand["y"] + hand["height"]


def test_a_phone_on_its_side_shows_city_and_hand(new_page: NewPage) -> None:
    page = new_page(844, 390, listed=False, **FINGERS)
    open_late(page, GAME)
    settled(page)
    city, hand = box(page, "main svg.city"), box(page, "main .hand")
    assert city["height"] > 250
    assert hand["x"] >= city["x"] + city["width"] - 1
    for selector in ("main .hand .card >> nth=-1", "main .hand .tile >> nth=-1"):
        seen = box(page, selector)
        assert seen["y"] + seen["height"] <= 390, selector
        assert seen["x"] + seen["width"] <= 844, selector
    assert overflow(page) <= 0


@pytest.mark.parametrize("game", GAMES)
def test_a_match_on_a_phone_on_its_side(new_page: NewPage, game: str) -> None:
    page = new_page(844, 390, listed=False, **FINGERS)
    new_table(page, game, seats=2)
    taps = 0
    for _ in patiently("the match ends", MATCH_SECONDS):
        if is_over(page):
            break
        taps += tap_something(page)
    assert taps > 20
    assert overflow(page) <= 0


def tap_something(page: Any) -> int:
    """Confirm what is proposed, or tap the next part or answer; return the number of taps."""
    for selector in (
        ".status .answer button:first-child",
        "main [data-next]:not([data-chosen])",
        "main [data-lit]:not([data-chosen])",
        ".status .bar button:not([aria-label])",
        "main .cities nav button[aria-pressed=false]",
    ):
        found = page.locator(selector).first
        if found.count() and found.is_visible():
            try:
                found.tap(timeout=CLICK_MS)
            except Exception:  # noqa: BLE001 - the table may change under the finger
                continue
            return 1
    pause(page)
    return 0


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_a_phone_on_its_side(new_page: NewPage, axe: str, game: str) -> None:
    page = new_page(844, 390, **FINGERS)
    open_late(page, game)
    settled(page)
    assert violations(page, axe) == []
    page.get_by_role("button", name="Choices, log, chat, players").tap()
    page.locator(".drawer .choices").wait_for()
    settled(page)
    assert violations(page, axe) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_text_at_200_percent_keeps_the_game_on_the_screen(
    new_page: NewPage, axe: str, game: str, size: tuple[int, int]
) -> None:
    page = new_page(*size)
    page.add_init_script("localStorage.setItem('polis.settings', '{\"textSize\": 2}')")
    open_late(page, game)
    settled(page)
    assert overflow(page) <= 0
    for selector in ("main [data-lit] >> nth=0", ".frame > .status"):
        seen = box(page, selector)
        assert seen["width"] >= 24 <= seen["height"], selector
        assert seen["x"] + seen["width"] <= size[0] + 1, selector
    assert violations(page, axe) == []


def test_the_back_button_closes_what_lies_over_the_table(new_page: NewPage) -> None:
    page = new_page(390, 844, **FINGERS)
    play_now(page, GAME)
    page.locator("main [data-lit]").first.wait_for()
    table = page.url
    page.locator(".grip").tap()
    page.locator(".sheet [role=tab]").first.wait_for()
    page.go_back()
    page.locator(".sheet [role=tab]").first.wait_for(state="hidden")
    page.get_by_role("button", name="Table menu").tap()
    page.get_by_role("dialog").wait_for()
    page.go_back()
    page.get_by_role("dialog").wait_for(state="detached")
    assert page.url == table
    page.go_back()
    page.wait_for_selector("article")


def test_a_phone_on_its_side_shows_the_games_at_once(new_page: NewPage) -> None:
    page = new_page(844, 390, **FINGERS)
    open_home(page)
    name = box(page, f'article[data-game="{GAME}"] h3')
    assert name["y"] + name["height"] <= 390
