"""What rivals hold and did last is seen without a click."""

import pytest

from tests.web.conftest import NewPage
from tests.web.late import open_journal, planned_journal

pytestmark = pytest.mark.slow


def test_with_four_players_goals_and_last_turns_of_all_rivals_are_seen(new_page: NewPage) -> None:
    page = new_page()
    open_journal(page, planned_journal("cities", ("Ana", "Otto", "Mila", "Igor"), 0.6, 11))
    rivals = page.locator(".others button[data-part^='seat:']")
    assert rivals.count() == 3
    for number in range(3):
        rival = rivals.nth(number)
        assert rival.locator(".goal").first.is_visible()
        assert rival.locator(".piece").first.is_visible()
        assert "Last turn:" in rival.inner_text()
    assert page.locator(".others rect.fresh").count() > 0
