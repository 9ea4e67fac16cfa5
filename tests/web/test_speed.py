"""A touch late in a match costs the page little work.

The promise is 100 ms on a processor four times slower: 25 ms of processor time. A machine that is
busy or slow needs longer for everything, so the test counts in units of fixed work that the same
page does between the touches. `python -m tests.web.speed` reports milliseconds.
"""

from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import settled

pytestmark = pytest.mark.slow

MOST_WORK = 3.0  # a touch costs about one unit; three units are 48 ms where a unit takes 16 ms
ENDLESS = """() => document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime === Infinity).length"""


@pytest.mark.parametrize("game", ["ginkgopolis", "cities"])
def test_a_touch_late_in_a_match_costs_little(new_page: NewPage, browser: Any, game: str) -> None:
    speed = pytest.importorskip("tests.web.speed")
    page = new_page(reduced_motion="no-preference")  # animations cost too
    places = speed.open_late_match(page, game)
    settled(page)
    assert page.evaluate(ENDLESS) == 0, "an animation without end makes every touch dearer"
    assert len(places) > 2
    cost = speed.measured(browser, page, places)
    assert cost.work > 1, "nothing was measured"
    assert cost.touch / cost.work < MOST_WORK, cost
