"""Nothing is lost: reloads in every phase, a second tab, a phone that slept, spectators."""

import re
from typing import Any

import pytest

from tests.waiting import HANG_SECONDS, patiently, pause
from tests.web.conftest import NewPage
from tests.web.hands import (
    GAME,
    TOY,
    choices,
    log_lines,
    new_table,
    play_now,
    play_to_the_end,
    take_device,
    until_logged,
)
from tests.web.keys import SENDING
from tests.web.network import Network

pytestmark = pytest.mark.slow


def said(page: Any) -> str:
    text: str = page.locator(".frame > .status").inner_text()
    return text


def again(page: Any, selector: str) -> None:
    page.reload()
    page.wait_for_selector(selector)


def test_reload_before_the_start_and_while_others_choose(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    new_table(host, TOY, seats=2, way="With friends")
    link = host.locator("input[readonly]").input_value()
    again(host, "input[readonly]")
    assert host.locator("input[readonly]").input_value() == link
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Join").click()
    choices(host).first.wait_for()
    choices(host).first.click()
    host.locator(".frame > .status", has_text="Still to bid: Bo").wait_for()
    again(host, ".frame")
    host.locator(".frame > .status", has_text="Still to bid: Bo").wait_for()  # the bid is in
    assert choices(host).count() == 0
    choices(guest).first.click()
    host.locator(".frame > .status", has_text="Still to bid").wait_for(state="detached")


def test_reload_at_the_curtain_and_at_the_end(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2, way="One device")
    take_device(page)
    choices(page).first.wait_for()
    choices(page).first.click()
    page.get_by_role("heading", name=re.compile("Pass the device")).wait_for()
    again(page, ".frame")
    page.get_by_role("heading", name=re.compile("Pass the device")).wait_for()
    assert page.locator(".fallback").count() == 0
    new_table(page, TOY, seats=2)
    play_to_the_end(page)
    total = page.locator("dialog tfoot").inner_text()
    again(page, "dialog[open] tfoot")
    assert page.locator("dialog tfoot").inner_text() == total


def shown(page: Any) -> tuple[str, list[str]]:
    """The status line and the log."""
    return said(page), log_lines(page)


def test_a_second_tab_follows_and_an_outdated_click_is_harmless(new_page: NewPage) -> None:
    one = new_page()
    new_table(one, TOY, seats=2)
    choices(one).first.wait_for()
    other = one.context.new_page()
    other.set_default_timeout(HANG_SECONDS * 1000)
    network = Network(other)
    other.goto(one.url)
    choices(other).first.wait_for()
    network.stall()  # the second tab does not hear of the first tab's answer
    choices(one).first.click()
    until_logged(one, 0)
    choices(other).first.click()
    assert network.actions() == 1
    network.release()
    until_logged(other, 0)
    for page in (one, other):
        page.locator(SENDING).wait_for(state="detached")
    for _ in patiently("both tabs show the same"):
        if shown(one) == shown(other):
            break
        pause(one)


def test_a_phone_that_slept_wakes_up_at_the_newest_position(new_page: NewPage) -> None:
    host, phone = new_page(), new_page(390, 844, has_touch=True, is_mobile=True)
    new_table(host, TOY, seats=2, way="With friends")
    phone.goto(host.locator("input[readonly]").input_value())
    phone.get_by_role("button", name="Join").tap()
    phone.wait_for_selector(".frame")
    choices(host).first.wait_for()
    power = phone.context.new_cdp_session(phone)
    power.send("Page.setWebLifecycleState", {"state": "frozen"})
    choices(host).first.click()
    host.locator(".frame > .status", has_text="Still to bid").wait_for()
    power.send("Page.setWebLifecycleState", {"state": "active"})
    phone.locator(".frame > .status", has_text="You:").wait_for()
    phone.locator(".grip").tap()
    choices(phone).first.wait_for()
    choices(phone).first.tap()
    phone.get_by_role("button", name="Confirm", exact=True).tap()
    host.locator(".frame > .status", has_text="Still to bid").wait_for(state="detached")


def test_a_turn_at_a_table_is_announced_on_other_pages(new_page: NewPage) -> None:
    page = new_page()
    page.clock.install()
    play_now(page, GAME)
    page.goto("/#/learn")
    page.get_by_role("link", name="Rules").first.wait_for()
    page.clock.run_for(11_000)
    page.get_by_role("link", name="Your turn: Ginkgopolis").wait_for()


def test_an_invited_guest_sees_everything_public(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    new_table(host, TOY, seats=2)
    choices(host).first.wait_for()
    mine = set(host.locator(".fallback .part").all_inner_texts())
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Link for watchers").click()
    host.get_by_text("The link is copied.").wait_for()
    guest.goto(host.evaluate("navigator.clipboard.readText()"))
    guest.get_by_role("button", name="Only watch").click()
    guest.locator(".frame > .status", has_text="You are watching").wait_for()
    assert choices(guest).count() == 0
    assert guest.locator("main [data-lit]").count() == 0
    assert mine.isdisjoint(guest.locator(".fallback .part").all_inner_texts())
    host.keyboard.press("Escape")
    before = guest.locator("[role=log] p").count()
    choices(host).first.click()
    guest.locator("[role=log] p").nth(before).wait_for(state="attached")
