"""Nothing is lost: reload in every phase, a second tab, a phone that slept, people who watch."""

import re
from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import GAME, TOY, choices, new_table, play_now, play_to_the_end

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


CLICK_AT = """(moment) => {
    const button = document.querySelector(".choices li button");
    setTimeout(() => button.click(), moment - Date.now());
}"""


def test_a_second_tab_follows_and_an_outdated_click_is_harmless(new_page: NewPage) -> None:
    one = new_page()
    new_table(one, TOY, seats=2)
    choices(one).first.wait_for()
    other = one.context.new_page()
    other.goto(one.url)
    choices(other).first.wait_for()
    # Both answer the same question at once: one of them counts, the other is told what is asked.
    moment = one.evaluate("Date.now() + 500")
    for page in (one, other):
        page.evaluate(CLICK_AT, moment)
    one.wait_for_timeout(2000)
    assert said(one) == said(other)
    assert choices(one).all_inner_texts() == choices(other).all_inner_texts()
    lines = []
    for page in (one, other):
        page.get_by_role("tab", name="Log").click()
        lines.append(page.locator(".log .events p").all_inner_texts())
    assert lines[0] == lines[1]


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


def test_a_turn_at_a_table_is_told_on_other_pages_too(new_page: NewPage) -> None:
    page = new_page()
    page.clock.install()
    play_now(page, GAME)
    page.goto("/#/learn")
    page.get_by_role("link", name="Rules").first.wait_for()
    page.clock.run_for(11_000)
    page.get_by_role("link", name="Your turn: Ginkgopolis").wait_for()


def test_a_guest_who_was_invited_to_watch_sees_all_that_is_open(new_page: NewPage) -> None:
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
