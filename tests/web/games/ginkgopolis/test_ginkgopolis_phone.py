"""Ginkgopolis on a phone: everything fits, and nothing jumps."""

from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import new_table, open_home, sit_together, tile, wait_until
from tests.web.late import open_late

pytestmark = pytest.mark.slow

GAME = "ginkgopolis"
PHONE = {"has_touch": True, "is_mobile": True}
LIT_CARD = ".hand .card[data-lit]"
LONG_NAME = "Maximiliane-Theodora von Lilienfeld"


def choose(page: Any, part: str) -> None:
    """Tap to propose, and confirm. A card that waits for its tile needs no confirmation."""
    page.locator(part).first.tap()
    page.get_by_role("button", name="Confirm", exact=True).tap()


def test_the_hand_stays_where_it_is_while_card_and_tile_are_chosen(new_page: NewPage) -> None:
    page = new_page(390, 844, **PHONE)
    open_home(page)
    tile(page, GAME).get_by_role("button", name="Solo").click()
    page.wait_for_selector(LIT_CARD)
    hand = page.locator(".hand").bounding_box()
    page.locator(LIT_CARD).first.tap()
    page.wait_for_selector(".hand .tile[data-lit] .sum")
    assert page.locator(".hand").bounding_box() == hand


def test_a_tap_elsewhere_closes_a_tip(new_page: NewPage) -> None:
    page = new_page(390, 844, **PHONE)
    new_table(page, GAME, 2)
    page.wait_for_selector(LIT_CARD)
    page.locator(".piles > li").nth(1).tap()
    page.locator(".tip", has_text="Tile supply").wait_for()
    page.locator(".hand .note").tap()
    assert page.locator(".tip").count() == 0


def test_a_player_sees_their_choice_face_down(new_page: NewPage) -> None:
    host, guest = new_page(390, 844, **PHONE), new_page(390, 844, **PHONE)
    host.add_init_script("""localStorage.setItem("polis.settings", '{"theme": "contrast"}')""")
    sit_together(host, {"Otto": guest}, GAME)
    host.wait_for_selector(LIT_CARD)
    host.locator(LIT_CARD).first.tap()
    host.wait_for_selector(".hand .tile[data-lit]")
    choose(host, ".hand .tile[data-lit]")
    host.locator(".hand .note", has_text="lies face down").wait_for()
    for page in (host, guest):
        page.locator('.sides summary [data-part="seal:0"] i').wait_for()  # with a tile on it
        assert page.locator('.sides summary [data-part="seal:1"]').count() == 0


def test_five_players_fit_and_the_first_of_them_can_be_reached(new_page: NewPage) -> None:
    page = new_page(390, 844, **PHONE)
    new_table(page, GAME, 5)
    page.wait_for_selector(LIT_CARD)
    wide = "() => document.querySelector('.sides > summary').scrollWidth"
    assert page.evaluate(wide) <= 390
    page.locator(".sides > summary").tap()
    page.locator(".sides .panel").first.wait_for()
    top = page.locator(".sides .panel header").first.bounding_box()["y"]
    assert top >= page.locator(".stage").bounding_box()["y"]


def test_characters_show_all_their_items(new_page: NewPage) -> None:
    page = new_page(390, 844, **PHONE)
    open_home(page)
    tile(page, GAME).get_by_role("button", name="More ways").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("draft three").check()
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector(LIT_CARD)
    choose(page, LIT_CARD)
    wait_until(page, "() => document.querySelectorAll('.hand .card[data-lit]').length === 3")
    wait_until(
        page,
        """() => [...document.querySelectorAll(".hand .card")].every((card) => {
            const foot = card.getBoundingClientRect().bottom;
            return [...card.querySelectorAll(".row")]
                .every((row) => row.getBoundingClientRect().bottom < foot);
        })""",
    )


def test_a_long_name_leaves_room_for_the_players_amounts(new_page: NewPage) -> None:
    page = new_page()
    open_home(page)
    page.evaluate(
        """(name) => fetch("/api/me", { method: "POST", body: JSON.stringify({ name }),
            headers: { "content-type": "application/json" } })""",
        LONG_NAME,
    )
    new_table(page, GAME, 3)
    page.wait_for_selector(LIT_CARD)
    panel = page.locator(".panel", has_text="Maximiliane").bounding_box()
    tokens = page.locator(".panel", has_text="Maximiliane").locator("dl > div").last.bounding_box()
    assert tokens["x"] + tokens["width"] <= panel["x"] + panel["width"]


@pytest.mark.parametrize(
    "size, height", [("1.5", 844), ("1", 667)], ids=["large text", "short phone"]
)
def test_the_whole_hand_is_visible_on_a_small_screen(
    new_page: NewPage, size: str, height: int
) -> None:
    page = new_page(390, height, **PHONE)
    page.add_init_script(f"""localStorage.setItem("polis.settings", '{{"textSize": {size}}}')""")
    open_late(page, GAME)
    page.wait_for_selector(".hand .screen")
    assert hidden_below(page, ".hand .screen") <= 0
    new_table(page, GAME, 3)  # players who share a device replay what guests see: no hand
    page.wait_for_selector(LIT_CARD)
    page.goto(page.url.replace("table", "replay").split("?")[0])
    page.wait_for_selector(".timeline")
    page.wait_for_selector(".hand .card")
    assert hidden_below(page, ".hand .screen") <= 0
    tools = page.locator(".sheet .peek").bounding_box()
    last = page.locator(".sheet .peek .button").last.bounding_box()
    assert last["x"] + last["width"] <= tools["x"] + tools["width"]


def hidden_below(page: Any, part: str) -> float:
    """How much of a part the board cuts off at its lower edge."""
    cut: float = page.evaluate(
        """(part) => document.querySelector(part).getBoundingClientRect().bottom
             - document.querySelector("main").getBoundingClientRect().bottom""",
        part,
    )
    return cut
