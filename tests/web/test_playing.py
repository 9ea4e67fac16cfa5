"""TableMatch at a table: with bots, with other people, on one device, after a lost connection."""

import re
from typing import Any

import pytest

from tests.waiting import MATCH_SECONDS, patiently, pause
from tests.web.conftest import NewPage
from tests.web.hands import (
    GAME,
    TOY,
    choices,
    choose_first,
    close_dialog,
    is_over,
    log_lines,
    new_table,
    open_home,
    play_now,
    play_to_the_end,
    settled,
    stop_the_clock,
    take_device,
    tile,
    until_logged,
)
from tests.web.network import Network

pytestmark = pytest.mark.slow

RECONNECTING = ".frame > .status:has-text('Reconnecting')"


def test_home_offers_every_game(new_page: NewPage) -> None:
    page = new_page()
    open_home(page)
    assert page.locator("article h3").count() >= 2
    assert tile(page, GAME).get_by_role("button", name="Solo").is_visible()
    assert page.get_by_role("heading", level=1).is_visible()


def test_a_whole_match_by_the_list_of_choices(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, seats=2)
    play_to_the_end(page)
    assert re.search(
        r"wins!|Shared victory|You (win|share)", page.get_by_role("dialog").inner_text()
    )
    close_dialog(page)
    assert page.get_by_role("button", name="Final scores").is_visible()


def test_one_click_starts_a_match_against_bots(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, GAME)
    choices(page).first.wait_for()
    assert page.title().startswith("● Your turn")
    assert page.locator(".frame > .status").inner_text().startswith("You:")


def test_nothing_is_lost_on_reload(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, seats=2)
    for _ in range(4):
        choose_and_be_asked_again(page)
    before = log_lines(page)
    page.get_by_role("tab", name="Choices").click()  # the page remembers what it showed
    page.reload()
    page.wait_for_selector(".frame")
    choices(page).first.wait_for()
    assert log_lines(page)[: len(before)] == before  # a bot may have moved meanwhile


def choose_and_be_asked_again(page: Any) -> None:
    choices(page).first.wait_for()
    number = len(log_lines(page))
    page.get_by_role("tab", name="Choices").click()
    choose_first(page)
    until_logged(page, number)
    page.get_by_role("tab", name="Choices").click()


def test_a_step_can_be_taken_back_and_redone(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, seats=2)
    choices(page).first.wait_for()
    asked = page.locator(".frame > .status .question").inner_text()
    choose_first(page)
    page.get_by_role("button", name="Take back").wait_for()
    assert page.locator(".frame > .status .question").inner_text() != asked
    page.keyboard.press("u")
    page.get_by_role("button", name="Redo").wait_for()
    assert page.locator(".frame > .status .question").inner_text() == asked
    page.get_by_role("tab", name="Log").click()
    assert page.get_by_text("taken back").count() >= 1
    page.get_by_role("button", name="Redo").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Take back").wait_for()
    assert page.locator(".frame > .status .question").inner_text() != asked


def test_the_log_follows_until_the_user_scrolls_up(new_page: NewPage) -> None:
    page = new_page(height=560)
    new_table(page, TOY, seats=2)
    choices(page).first.wait_for()
    page.get_by_role("tab", name="Log").click()
    log = page.locator(".log .scroll")
    lines = page.locator(".log .events p")
    # More arrives before the page hears of its own scrolling, as in a long round.
    log.evaluate(
        """(log) => log.addEventListener("scroll", () => {
            log.querySelector("ol").style.paddingBottom = "300px";
        }, { capture: true, once: true })"""
    )
    for _ in patiently("the log is longer than its box"):
        page.keyboard.press("1")
        settled(page)
        if log.evaluate("(log) => log.scrollHeight - log.clientHeight") > 500:
            break
    at_end = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight < 2"
    for _ in patiently("the log follows"):
        if log.evaluate(at_end):
            break
        pause(page)
    log.evaluate("(log) => log.scrollTo({ top: 0 })")
    settled(page)
    known = lines.count()
    page.keyboard.press("1")
    lines.nth(known).wait_for(state="attached")
    settled(page)
    assert log.evaluate("(log) => log.scrollTop") == 0


def test_a_click_on_the_board_narrows_the_choices_down(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    choices(page).first.wait_for()
    number = choices(page).count()
    card = page.locator(".fallback .part").first
    card.focus()
    page.keyboard.press("Enter")  # this card can be bid or exchanged: the list decides
    assert card.get_attribute("data-chosen") is not None
    assert choices(page).count() == 2 < number
    assert page.locator(".frame .bar button").count() >= 2
    page.keyboard.press("Escape")
    assert choices(page).count() == number


def test_two_people_meet_by_a_link(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    new_table(host, TOY, seats=2, way="With friends")
    link = host.locator("input[readonly]").input_value()
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Join").click()
    guest.wait_for_selector("main")
    for page in (host, guest):
        page.wait_for_selector(".frame")
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Hello <b>there</b>")
    host.keyboard.press("Enter")
    guest.get_by_role("tab", name="Chat").click()
    guest.locator("[data-chat]").get_by_text("Hello <b>there</b>").wait_for()
    for page in (host, guest):
        page.get_by_role("tab", name="Choices").click()
    play_to_the_end(host, guest)


def test_a_guest_watches_and_sees_no_choices(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    new_table(host, TOY, seats=2)
    choices(host).first.wait_for()
    guest.goto(host.url)
    # A private table is not shown to strangers, and says so.
    guest.get_by_role("heading", name="This table cannot be shown").wait_for()


def test_hot_seat_hides_all_cards_between_turns(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2, way="One device")
    take_device(page)
    choices(page).first.wait_for()
    mine = set(page.locator(".fallback .part").all_inner_texts())
    choose_first(page)
    page.get_by_role("heading", name=re.compile("Pass the device")).wait_for()
    assert page.locator(".fallback").count() == 0
    assert not page.get_by_role("tab", name="Log").is_visible()
    take_device(page)
    choices(page).first.wait_for()
    theirs = set(page.locator(".fallback .part").all_inner_texts())
    assert theirs
    assert theirs != mine


def test_confirming_every_choice(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm every choice").check()
    close_dialog(page)
    choices(page).first.wait_for()
    choices(page).first.click()
    page.get_by_role("button", name="Confirm").wait_for()
    page.locator(".pending .part").first.hover()
    page.locator("[data-highlight]").first.wait_for()
    page.keyboard.press("Escape")
    assert page.get_by_role("button", name="Confirm").count() == 0
    page.locator("[data-highlight]").first.wait_for(state="detached")
    choices(page).first.click()
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("button", name="Confirm").wait_for(state="detached")


def test_the_keyboard_alone_plays_a_match(new_page: NewPage) -> None:
    page = new_page()
    open_home(page)
    tile(page, TOY).get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".frame")
    for _ in patiently("the match ends", MATCH_SECONDS):
        if is_over(page):
            break
        page.keyboard.press("1")
        pause(page)


def test_a_broken_connection_is_shown_and_recovers(new_page: NewPage) -> None:
    page = new_page()
    network = Network(page)
    new_table(page, GAME, seats=2)
    choices(page).first.wait_for()
    before = log_lines(page)
    page.context.set_offline(True)
    network.cut()
    page.locator(RECONNECTING).wait_for()
    page.context.set_offline(False)
    page.locator(RECONNECTING).wait_for(state="detached")
    assert log_lines(page)[: len(before)] == before
    page.get_by_role("tab", name="Choices").click()
    choose_first(page)
    until_logged(page, len(before))


def test_a_half_open_connection_is_noticed_within_15_seconds_of_the_page_s_clock(
    new_page: NewPage,
) -> None:
    page = new_page()
    page.clock.install()
    network = Network(page)
    new_table(page, GAME, seats=2)
    choices(page).first.wait_for()
    stop_the_clock(page)
    network.stall()
    page.clock.run_for(5_000)
    assert page.locator(RECONNECTING).count() == 0  # the clock was not set forward by accident
    page.clock.run_for(10_000)
    page.locator(RECONNECTING).wait_for()
    network.release()
    page.clock.resume()
    page.locator(RECONNECTING).wait_for(state="detached")
