"""What rivals did stays on the table after the animation: on their panels and in the city."""

import re

import pytest

from tests.web.conftest import NewPage
from tests.web.late import open_journal, planned_journal

pytestmark = pytest.mark.slow

PLAYERS = ("Ana", "Otto", "Mila")


def test_panels_keep_the_last_reveal_and_the_city_marks_what_changed(new_page: NewPage) -> None:
    page = new_page()
    open_journal(page, planned_journal("ginkgopolis", PLAYERS, 0.6, 11))
    for name in PLAYERS:
        panel = page.get_by_role("region", name=re.compile(f"^{name}$"))
        told = panel.get_by_text("Last turn:").all_inner_texts()
        assert len(told) == (0 if name == "Ana" else 1)  # players know their own
        assert panel.get_by_text("If it ended now:").count() == 1
    assert page.locator("[data-fresh]").count() > 0


def test_a_phone_shows_the_points_if_it_ended_now(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    open_journal(page, planned_journal("ginkgopolis", PLAYERS, 0.6, 11))
    totals = page.locator(".brief .total [aria-hidden=true]:not(svg)").all_inner_texts()
    assert len(totals) == len(PLAYERS)
    assert all(total.strip().isdecimal() for total in totals)
