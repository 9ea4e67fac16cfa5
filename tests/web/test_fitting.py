"""Words and pieces stay inside their boxes, in every language and on every screen."""

from typing import Any, Final

import pytest

from tests.web.conftest import NewPage
from tests.web.games.cities.hands import moment
from tests.web.hands import new_table, open_home, settled
from tests.web.late import open_journal

pytestmark = pytest.mark.slow

LANGUAGES: Final = ("en", "es", "hu", "ru", "zh-Hant")
FINGERS: Final = {"has_touch": True, "is_mobile": True}
CUT: Final = """(selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.innerText)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tabs_beside_the_board_and_the_levels_are_whole(
    new_page: NewPage, language: str
) -> None:
    page = new_page(locale="en")
    new_table(page, "ginkgopolis", seats=3)
    page.evaluate(
        "(language) => localStorage.setItem('polis.settings', JSON.stringify({language}))", language
    )
    page.reload()
    page.wait_for_selector(".panels h2 small")
    settled(page)
    assert page.evaluate(CUT, "[role=tablist]") == []
    assert page.evaluate(CUT, ".panels h2, .panels h2 small") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_levels_fit_on_a_phone(new_page: NewPage, language: str) -> None:
    page = new_page(390, 844, **FINGERS, locale=language)
    open_home(page)
    settled(page)
    assert page.evaluate(CUT, ".faces label") == []


def test_pieces_to_place_stay_in_their_panel_on_a_phone_on_its_side(new_page: NewPage) -> None:
    """A considered place shows its gain in the line of the name, not above the pieces."""
    page = new_page(844, 390, listed=False, **FINGERS)
    open_journal(page, moment({"seats": 2}, brings_features)[0], ".tray.holding")
    page.locator(".spot[data-lit]").first.tap()
    page.locator(".tray .gain").wait_for()
    settled(page)
    assert bottom(page, ".tray .hand .piece") <= bottom(page, ".tray")


@pytest.mark.parametrize("width, height", [(1366, 768), (844, 390)])
def test_long_answers_leave_room_for_the_question(
    new_page: NewPage, width: int, height: int
) -> None:
    page = new_page(width, height, listed=False, locale="ru")
    open_journal(page, moment({"seats": 3}, leaves_many)[0], ".tray.holding")
    settled(page)
    question = page.locator(".status p[role=status]").bounding_box()
    assert question["width"] >= 120
    assert page.locator(".status").bounding_box()["height"] < 110


def leaves_many(offered: list[dict[str, Any]]) -> bool:
    """Whether the player may discard three buildings of different colours."""
    return len({choice["parts"][0] for choice in offered if choice["kind"] == "build"}) == 3


def brings_features(offered: list[dict[str, Any]]) -> bool:
    """Whether every place for the first piece brings points of a zone."""
    kinds = [{change["what"] for change in choice["changes"]} for choice in offered]
    return all("water" in what or "park" in what for what in kinds[:-1]) and len(kinds) > 1


def bottom(page: Any, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return float(box["y"] + box["height"])
