"""People at tables: with bots, with each other, at one device, away and back."""

import re
from typing import Any

import pytest

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
    tile,
)

pytestmark = pytest.mark.slow


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
    assert re.search(r"wins!|Shared victory", page.get_by_role("dialog").inner_text())
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
        choices(page).first.wait_for()
        choose_first(page)
        page.wait_for_timeout(300)
    choices(page).first.wait_for()
    page.wait_for_timeout(500)
    before = log_lines(page)
    page.reload()
    page.wait_for_selector(".frame")
    choices(page).first.wait_for()
    assert log_lines(page) == before


def test_a_step_can_be_taken_back_and_played_again(new_page: NewPage) -> None:
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


def test_a_click_on_the_board_narrows_the_choices_down(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    choices(page).first.wait_for()
    number = choices(page).count()
    card = page.locator(".fallback .part").first
    card.focus()
    page.keyboard.press("Enter")  # this card can be bid or exchanged: words decide
    assert card.get_attribute("data-chosen") is not None
    assert choices(page).count() == 2 < number
    assert page.locator(".frame > aside .bar button").count() >= 2
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
    for _ in range(400):
        if is_over(host) and is_over(guest):
            return
        for page in (host, guest):
            if not is_over(page):
                choose_first(page)
    raise AssertionError("the match did not end")


def test_a_guest_watches_and_sees_no_choices(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    new_table(host, TOY, seats=2)
    choices(host).first.wait_for()
    guest.goto(host.url)
    # A private table is not shown to strangers, and says so.
    guest.get_by_role("heading", name="This table cannot be shown").wait_for()


def test_hot_seat_hides_everybody_s_cards_between_turns(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2, way="One device")
    choices(page).first.wait_for()
    mine = set(page.locator(".fallback .part").all_inner_texts())
    choose_first(page)
    page.get_by_role("heading", name=re.compile("Pass the device")).wait_for()
    assert page.locator(".fallback").count() == 0
    assert not page.get_by_role("tab", name="Log").is_visible()
    page.get_by_role("button", name=re.compile("I am")).click()
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
    page.keyboard.press("Escape")
    assert page.get_by_role("button", name="Confirm").count() == 0
    choices(page).first.click()
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("button", name="Confirm").wait_for(state="detached")


def test_the_keyboard_alone_plays_a_match(new_page: NewPage) -> None:
    page = new_page()
    open_home(page)
    tile(page, TOY).get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".frame")
    for _ in range(300):
        if is_over(page):
            break
        page.keyboard.press("1")
        page.wait_for_timeout(80)
    assert is_over(page)


def test_a_broken_connection_is_shown_and_heals(new_page: NewPage) -> None:
    page = new_page()
    sockets: list[Any] = []

    def pass_on(socket: Any) -> None:
        sockets.append((socket, socket.connect_to_server()))

    page.route_web_socket(re.compile("/api/live"), pass_on)
    new_table(page, GAME, seats=2)
    choices(page).first.wait_for()
    before = log_lines(page)
    page.context.set_offline(True)
    for ours, theirs in sockets:
        ours.close()
        theirs.close()
    page.locator(".frame > .status", has_text="Reconnecting").wait_for(timeout=15_000)
    page.context.set_offline(False)
    page.locator(".frame > .status", has_text="Reconnecting").wait_for(
        state="detached", timeout=20_000
    )
    assert log_lines(page)[: len(before)] == before
    page.get_by_role("tab", name="Choices").click()
    choose_first(page)
    page.wait_for_timeout(500)
    assert len(log_lines(page)) > len(before)


def test_a_half_open_connection_is_noticed_within_15_seconds(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, seats=2)
    choices(page).first.wait_for()
    page.context.set_offline(True)
    page.locator(".frame > .status", has_text="Reconnecting").wait_for(timeout=15_000)
    page.context.set_offline(False)
    page.locator(".frame > .status", has_text="Reconnecting").wait_for(
        state="detached", timeout=20_000
    )
