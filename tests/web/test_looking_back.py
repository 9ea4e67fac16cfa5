"""Replay, scrubbing, playing on, what comes after the end."""

import re

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import (
    TOY,
    choices,
    close_dialog,
    look_back,
    new_table,
    open_home,
    play_to_the_end,
    wait_until,
)

pytestmark = pytest.mark.slow


def test_a_match_can_be_looked_back_at_and_played_on(new_page: NewPage) -> None:
    page = new_page()
    slider = look_back(page)
    page.keyboard.press("End")
    page.locator("tfoot").wait_for()
    last = int(slider.input_value())
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    wait_until(page, "location.hash.includes('/2')")
    assert int(slider.input_value()) == 2
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    slider.wait_for()
    assert int(slider.input_value()) == 2
    assert last > 4
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("#/table/"))
    choices(page).first.wait_for()


def test_a_step_that_cannot_be_fetched_is_not_said_to_be_shown(new_page: NewPage) -> None:
    page = new_page()
    slider = look_back(page)
    first = slider.input_value()
    page.route("**/api/tables/*/replay*", lambda route: route.abort())
    page.keyboard.press("End")
    page.locator(".toast", has_text="The server cannot be reached").wait_for()
    assert slider.input_value() == first
    page.unroute("**/api/tables/*/replay*")
    page.keyboard.press("End")
    page.locator("tfoot").wait_for()


def test_a_phone_opens_the_log_at_the_step_that_is_shown(new_page: NewPage) -> None:
    page = new_page()
    look_back(page)
    page.set_viewport_size({"width": 390, "height": 500})
    page.keyboard.press("End")
    page.get_by_role("button", name="Final scores").wait_for()
    page.get_by_role("button", name="Previous step").click()
    page.locator(".sheet .grip").click()
    now = page.locator(".sheet li.now")
    now.wait_for()
    box, seen = page.locator(".sheet .scroll").bounding_box(), now.bounding_box()
    assert box is not None
    assert seen is not None
    assert box["y"] <= seen["y"] < box["y"] + box["height"]
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("#/table/"))


def test_a_rematch_takes_one_click(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    play_to_the_end(page)
    old = page.url
    page.get_by_role("button", name="Rematch").click()
    wait_until(page, "old => location.href !== old", arg=old)
    choices(page).first.wait_for()
    page.goto("/")
    page.get_by_role("heading", name="My tables").wait_for()


def test_learning_finds_rules(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/learn/ginkgopolis")
    page.get_by_role("tab", name="Rules").click()
    page.locator("article p").first.wait_for()
    all_rules = page.locator("article p, article li").count()
    page.get_by_label("Search the rules").fill("marker")
    page.locator("mark").first.wait_for()
    assert page.locator("article p, article li").count() < all_rules


def test_an_unknown_page_leads_home(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/nonsense")
    page.get_by_role("link", name="Home").last.click()
    page.wait_for_selector("article")
    open_home(page)
    page.get_by_role("button", name="Keys").click()
    close_dialog(page)
