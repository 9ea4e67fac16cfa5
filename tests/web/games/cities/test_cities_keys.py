"""Cities by keyboard: the focus follows the questions and is never lost."""

from collections import Counter
from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.games.cities.hands import GAME, Offered, is_laid, moment, take_a_tile, tiles
from tests.web.hands import new_table, painted, wait_until
from tests.web.late import late_journal, open_journal
from tests.web.network import Network

pytestmark = pytest.mark.slow

FOCUSED = "(place) => document.activeElement.matches(place)"
CHOOSABLE_SLOT = ".slot[role=button]"


def test_a_tile_is_turned_and_laid_by_keys(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, 2)
    take_a_tile(page)
    page.locator(".cell").first.focus()
    page.keyboard.press("ArrowRight")
    before = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("r")
    after = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert before != after
    assert tiles(page) == 2, "a ghost beside the starting tile"
    page.keyboard.press("Enter")
    is_laid(page)


def tab_to(page: Any, place: str) -> None:
    for _ in range(30):
        if page.evaluate(FOCUSED, place):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {place}")


def begin_by_keys(page: Any) -> None:
    """Start a new table and move the focus to a starting tile."""
    new_table(page, GAME, 2)
    page.wait_for_selector(".starts [data-lit]")
    tab_to(page, ".starts [role=button]")


def test_the_focus_moves_to_the_next_question(new_page: NewPage) -> None:
    page = new_page()
    begin_by_keys(page)
    page.keyboard.press("Enter")
    wait_until(page, FOCUSED, CHOOSABLE_SLOT)
    tab_to(page, '[data-part^="slot:2."]')
    page.keyboard.press("Enter")
    wait_until(page, FOCUSED, ".cell")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    is_laid(page)
    wait_until(page, FOCUSED, CHOOSABLE_SLOT)
    tab_to(page, '[data-part^="slot:3."]')
    page.keyboard.press("Enter")
    wait_until(page, FOCUSED, ".spot[role=button], .piece[role=button], .leave")


def test_the_focus_moves_to_the_next_question_with_a_single_pane(new_page: NewPage) -> None:
    page = new_page(390, 844, reduced_motion="no-preference")
    begin_by_keys(page)
    page.keyboard.press("Enter")
    wait_until(page, FOCUSED, CHOOSABLE_SLOT)
    tab_to(page, '[data-part^="slot:2."]')
    page.keyboard.press("Enter")
    wait_until(page, FOCUSED, ".cell")
    page.keyboard.press("Enter")
    wait_until(page, FOCUSED, CHOOSABLE_SLOT)


def test_a_key_held_down_answers_one_question(new_page: NewPage) -> None:
    page = new_page()
    network = Network(page)
    begin_by_keys(page)
    page.keyboard.down("Enter")
    wait_until(page, FOCUSED, CHOOSABLE_SLOT)
    page.keyboard.down("Enter")  # again without being released: a repetition
    painted(page)
    assert network.actions() == 1, "a worker was placed"
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector(".slot.taken")
    assert network.actions() == 2


def test_a_click_leaves_no_focus_that_could_be_lost(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, 2)
    page.locator(".starts [data-lit]").first.click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").focus()
    page.locator('.slot[data-part^="slot:1."][data-lit]').first.click()
    page.wait_for_selector('.taken[data-part^="slot:1."]')
    assert page.evaluate(FOCUSED, "body"), "keys belong to the table again"


def shared_spaces(offered: Offered) -> list[str]:
    """The spaces where any of several pieces in hand may go, such as a special."""
    parts = Counter(part for choice in offered for part in choice["parts"])
    return [part for part, number in parts.items() if part.startswith("space:") and number > 1]


def test_a_space_for_several_pieces_leads_the_keys_to_them(new_page: NewPage) -> None:
    page = new_page()
    journal, offered = moment({"seats": 2}, lambda all: shared_spaces(all) != [])
    open_journal(page, journal)
    space = f'.spot[data-part="{shared_spaces(offered)[0]}"]'
    tab_to(page, space)
    page.keyboard.press("Enter")
    wait_until(page, FOCUSED, ".hand .piece[role=button]")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{space}:not([data-lit])")
    wait_until(page, FOCUSED, ".spot[role=button], .piece[role=button], .leave, .slot[role=button]")


def test_the_highlights_of_a_card_end_with_its_focus(new_page: NewPage) -> None:
    page = new_page(390, 844)
    open_journal(page, late_journal(GAME))
    market, district, _ = page.locator(".cities nav button").all()
    district.click()
    page.locator('.district button[data-part^="goal:"]:has(.met)').first.focus()
    page.wait_for_selector(".spot[data-highlight]")
    market.evaluate("(button) => button.click()")  # as a new question does: the focus is elsewhere
    page.wait_for_selector(".slot")
    district.click()
    page.wait_for_selector(".spot")
    assert page.locator(".spot[data-highlight]").count() == 0
