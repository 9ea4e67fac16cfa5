"""The longest possible name, in one word, on the narrowest page."""

from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import (
    TOY,
    choices,
    new_table,
    open_home,
    overflow,
    play_to_the_end,
    take_device,
)

pytestmark = pytest.mark.slow

LONG = "Wolfeschlegelsteinhausenbergerdorffwelch"  # 40 letters, the most
NARROW = {"width": 320, "height": 640, "has_touch": True, "is_mobile": True}


def fits(page: Any) -> bool:
    """Neither the page nor a dialog scrolls sideways."""
    boxes = "dialog[open], dialog[open] .body, .past, .past > .scroll, .log > .scroll"
    inside = page.evaluate(
        """(boxes) => [...document.querySelectorAll(boxes)]
            .filter((box) => box.clientWidth && box.scrollWidth > box.clientWidth + 1)
            .map((box) => box.className)""",
        boxes,
    )
    return overflow(page) <= 0 and inside == []


def call_me(page: Any, name: str) -> None:
    open_home(page)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.", exact=True).wait_for()


def test_a_long_name_fits_in_invitation_and_waiting_room(new_page: NewPage) -> None:
    host, guest = new_page(**NARROW), new_page(**NARROW)
    call_me(host, LONG)
    new_table(host, TOY, seats=3, way="With friends")
    guest.goto(host.locator("input[readonly]").input_value())
    guest.get_by_text(f"{LONG} invites you").wait_for()
    assert fits(guest)
    guest.get_by_role("button", name="Join").tap()
    guest.wait_for_selector("main ol")
    assert fits(guest)
    assert fits(host)
    open_home(guest)
    guest.get_by_role("heading", name="My tables").wait_for()
    assert fits(guest)


def test_a_long_name_fits_on_the_curtain(new_page: NewPage) -> None:
    page = new_page(**NARROW)
    open_home(page)
    page.locator(f'article[data-game="{TOY}"]').get_by_role("button", name="One device").tap()
    page.get_by_label("Name of player 2").fill(LONG)
    page.get_by_role("button", name="Start").tap()
    take_device(page)
    page.locator(".grip").tap()
    choices(page).first.tap()
    page.get_by_role("button", name="Confirm", exact=True).tap()
    page.get_by_role("button", name=f"I am {LONG}").wait_for()
    assert fits(page)


@pytest.mark.parametrize("width, text_size", [(320, 1), (390, 1.5)])
def test_a_long_name_fits_at_the_end_and_in_the_replay(
    new_page: NewPage, width: int, text_size: float
) -> None:
    page = new_page(**NARROW | {"width": width})
    kept = f'{{"textSize": {text_size}}}'
    page.add_init_script(f"localStorage.setItem('polis.settings', '{kept}')")
    call_me(page, LONG)
    new_table(page, TOY, seats=2)
    page.locator(".grip").tap()
    play_to_the_end(page)
    assert fits(page)
    page.get_by_role("link", name="Replay").tap()
    page.get_by_role("slider", name="Step").wait_for()
    page.keyboard.press("End")
    page.get_by_role("button", name="Final scores").wait_for()
    assert fits(page)
    page.keyboard.press("Home")
    page.locator(".grip").tap()
    page.locator(".past li", has_text=LONG).first.wait_for()
    assert fits(page)
