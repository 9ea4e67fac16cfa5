"""Replays: scrubbing, continuing from a step, rematches."""

import re
from typing import Any

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
    settled,
    wait_until,
)

pytestmark = pytest.mark.slow


def test_a_match_can_be_replayed_and_continued_from_a_step(new_page: NewPage) -> None:
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
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(re.compile("#/table/"))
    choices(page).first.wait_for()


def test_a_loaded_replay_needs_no_server(new_page: NewPage) -> None:
    page = new_page()
    slider = look_back(page)
    page.route("**/api/tables/*/replay*", lambda route: route.abort())
    page.keyboard.press("End")
    page.locator("tfoot").wait_for()
    page.keyboard.press("Home")
    wait_until(page, "!document.querySelector('tfoot')")
    assert slider.input_value() == "1"
    page.get_by_label("Point of view").select_option("guests")
    page.locator(".toast", has_text="The server cannot be reached").wait_for()
    assert slider.input_value() == "1"


def test_an_open_replay_shows_what_was_hidden(new_page: NewPage) -> None:
    page = new_page()
    look_back(page)
    page.get_by_label("Point of view").select_option("open")
    wait_until(page, "location.hash.includes('?open')")
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    page.get_by_role("slider", name="Step").wait_for()
    assert page.get_by_label("Point of view").input_value() == "open"
    page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(re.compile("#/table/"))
    choices(page).first.wait_for()


def copied_link(page: Any) -> str:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link to this step").click()
    page.locator(".toast", has_text="The link is copied").wait_for()
    link: str = page.evaluate("navigator.clipboard.readText()")
    return link


def test_a_link_to_a_step_of_a_private_match_works_for_a_friend(new_page: NewPage) -> None:
    page, friend = new_page(), new_page()
    slider = look_back(page)
    for _ in range(3):
        page.get_by_role("button", name="Next step").click()
    step, view = slider.input_value(), page.get_by_label("Point of view").input_value()
    friend.goto(copied_link(page))
    seen = friend.get_by_role("slider", name="Step")
    seen.wait_for()
    assert (seen.input_value(), friend.get_by_label("Point of view").input_value()) == (step, view)
    third = new_page()
    third.goto(copied_link(friend))  # the friend hands it on
    third.get_by_role("slider", name="Step").wait_for()
    stranger = new_page()
    stranger.goto(re.sub("[?&]token=.*", "", friend.url))
    stranger.get_by_role("slider", name="Step").wait_for(state="detached")
    stranger.get_by_role("heading").first.wait_for()
    assert stranger.get_by_role("slider").count() == 0


def test_a_link_to_a_step_of_a_running_match_shows_a_friend_only_what_guests_see(
    new_page: NewPage,
) -> None:
    page, friend = new_page(), new_page()
    new_table(page, TOY, seats=2)
    choices(page).first.click()
    settled(page)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Step").wait_for()
    told = page.locator(".status p").inner_text()
    friend.goto(copied_link(page))
    friend.get_by_role("slider", name="Step").wait_for()
    assert "seat=" not in friend.url
    assert told != friend.locator(".status p").inner_text()  # a guest is asked nothing


def test_the_timeline_shows_rounds_and_points(new_page: NewPage) -> None:
    page = new_page()
    slider = look_back(page)
    graph = page.get_by_role("img", name="Points if the game ended at each step")
    assert graph.locator("path").count() == 2
    assert graph.locator(".round").count() > 1
    before = graph.get_attribute("aria-label")
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 5)
    wait_until(
        page, "() => { const s = document.querySelector('[type=range]'); return s.value === s.max }"
    )
    assert graph.get_attribute("aria-label") != before
    assert slider.input_value() == slider.get_attribute("max")


def test_the_replay_of_a_running_match_can_be_refreshed(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    choices(page).first.wait_for()
    table = page.url
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Step")
    slider.wait_for()
    before = slider.input_value(), int(slider.get_attribute("max") or 0)
    other = page.context.new_page()
    other.goto(table)
    choices(other).first.click()
    other.locator("[role=log] p").first.wait_for(state="attached")
    page.get_by_role("button", name="Load new steps").click()
    wait_until(
        page, "(most) => Number(document.querySelector('[type=range]').max) > most", before[1]
    )
    assert slider.input_value() == before[0]


def test_a_phone_opens_the_log_at_the_current_step(new_page: NewPage) -> None:
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
    page.get_by_role("button", name="Continue from here").click()
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
