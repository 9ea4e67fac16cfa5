"""Whole matches without a pointer: by keys on the board, and by screen reader."""

import re

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import close_dialog
from tests.web.keys import (
    IS_LOST,
    Keyboard,
    commit_set,
    is_silent,
    sit_down,
    twins,
    wait_for_turn,
)

pytestmark = pytest.mark.slow

ON_BOARD = "main [data-lit], main .leave, main .answers button"
IN_LIST = ".choices li button"
MOST = 250  # answers in a match
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def step_aside(keys: Keyboard, number: int) -> None:
    """Move with an arrow key to another place; skip places without a choice."""
    keys.press(ARROWS[number % len(ARROWS)])
    keys.here()
    keys.tab_until(lambda: keys.is_in(ON_BOARD))


def read_the_end(keys: Keyboard) -> None:
    """The result is announced at once; afterwards an element has the focus."""
    assert keys.is_in("dialog")
    said = keys.position()
    assert any(re.search("wins!|Shared victory|You (win|lose|share)", one.name) for one in said)
    assert any(one.role == "rowheader" and one.name == "Total" for one in said)
    close_dialog(keys.page)
    assert not keys.page.evaluate(IS_LOST)


@pytest.mark.parametrize("game", ["cities", "ginkgopolis"])
def test_a_match_on_the_board_by_keys(new_page: NewPage, game: str) -> None:
    keys = sit_down(new_page(), game, "More ways")
    keys.press("Tab")
    step_aside(keys, 0)
    for number in range(MOST):
        if not wait_for_turn(keys, ON_BOARD):
            break
        step_aside(keys, number)
        keys.answer()
        commit_set(keys)
    assert 20 < number < MOST - 1
    read_the_end(keys)


@pytest.mark.parametrize(
    "game, way", [("cities", "More ways"), ("ginkgopolis", "More ways"), ("ginkgopolis", "Solo")]
)
def test_a_match_by_screen_reader(new_page: NewPage, game: str, way: str) -> None:
    keys = sit_down(new_page(), game, way)
    keys.go("tab", "Choices")
    keys.press("Tab")
    for number in range(MOST):
        if not wait_for_turn(keys, IN_LIST):
            break
        keys.press(*["ArrowDown"] * (number % 4))
        chosen = keys.here()
        assert chosen.role == "button"
        if number % 12 == 0:
            assert [one for one in keys.position() if is_silent(one)] == []
            assert twins(keys.buttons("main")) == twins(keys.buttons(".choices")) == []
        assert keys.answer(), f"silence after {chosen.name}"
        commit_set(keys, "End")
    assert 20 < number < MOST - 1
    read_the_end(keys)


def test_a_choice_to_confirm_is_announced(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("localStorage.setItem('polis.settings', '{\"confirm\": true}')")
    keys = sit_down(page, "ginkgopolis", "More ways")
    keys.go("tab", "Choices")
    keys.press("Tab")
    assert wait_for_turn(keys, IN_LIST)
    keys.answer()  # a card only selects
    assert wait_for_turn(keys, IN_LIST)
    chosen = keys.here().name
    (said,) = keys.answer()
    what, _, _ = said.partition(": choose it again to confirm")
    assert what != said
    assert chosen.startswith(what)
    keys.answer()
    page.locator(".pending").wait_for(state="detached")
