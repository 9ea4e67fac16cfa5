"""Links: invitations, moving to another device, pages that cannot be loaded."""

import re
from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import (
    GAME,
    TOY,
    look_back,
    new_table,
    open_home,
    play_to_the_end,
    tile,
    wait_until,
)

pytestmark = pytest.mark.slow

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}

LINK = "document.querySelector('input[readonly]')"


def invitation(host: Any, game: str = TOY, seats: int = 2) -> str:
    new_table(host, game, seats=seats, way="With friends")
    link: str = host.locator("input[readonly]").input_value()
    return link


def join(page: Any, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Join").click()


def until_other_link(host: Any, old: str) -> None:
    """Wait for a new link; between the two links there is none for a moment."""
    wait_until(host, f"old => ![old, undefined].includes({LINK}?.value)", old)


# -- invitations ----------------------------------------------------------------------------------


def test_an_invitation_shows_host_and_game_before_the_guest_joins(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(**PHONE)
    link = invitation(host, seats=3)
    guest.goto(link)
    guest.get_by_text("Guest invites you to a match of").wait_for()
    seats = [" ".join(seat.split()) for seat in guest.locator("main li").all_inner_texts()]
    assert seats == ["● Guest", "▲ free seat", "■ free seat"]
    guest.get_by_role("button", name="Join").click()
    guest.wait_for_selector("main ol")
    guest.goto(link)  # a player with a seat goes straight to the table
    guest.wait_for_selector("main ol")


def test_an_invitation_names_game_and_options_in_a_new_browser(
    new_page: NewPage,
) -> None:
    host, guest = new_page(), new_page(**PHONE)
    guest.goto(invitation(host, GAME))
    guest.get_by_text("Guest invites you to a match of Ginkgopolis.").wait_for()
    guest.locator("main dl", has_text="Characters").wait_for()
    assert guest.title() == "You are invited – polis"


def test_a_host_can_enter_a_name_and_guests_see_it(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(**PHONE)
    open_home(host)
    tile(host, GAME).get_by_role("button", name="With friends").click()
    host.get_by_label("Your name").last.fill("Zsófi")
    host.get_by_role("button", name="Create and invite").click()
    host.wait_for_selector("input[readonly]")
    guest.goto(host.locator("input[readonly]").input_value())
    guest.get_by_text("Zsófi invites you to a match of Ginkgopolis.").wait_for()
    guest.get_by_role("link", name="How is it played?").click()
    guest.get_by_role("tab", name="First game").wait_for()
    guest.go_back()
    guest.get_by_role("button", name="Join").wait_for()


def test_the_way_back_from_the_table_does_not_lead_to_the_invitation(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = invitation(host)
    open_home(guest)
    join(guest, link)
    guest.wait_for_selector(".frame")
    guest.go_back()
    guest.wait_for_selector("article")
    guest.goto(link)
    guest.wait_for_selector(".frame")
    guest.go_back()
    guest.wait_for_selector("article")


def test_a_second_link_in_the_same_tab_shows_the_second_table(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    first, second = invitation(host, seats=2), invitation(host, seats=3)
    guest.goto(first)
    guest.locator("main li").nth(1).wait_for()
    guest.goto(second)
    guest.locator("main li").nth(2).wait_for()


def test_an_invalid_link_says_so_before_asking_for_a_name(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/join/abcdefghijkl/aaaaaaaaaaaaaaaaaaaaaaaa")
    page.get_by_text("This link does not work").wait_for()
    assert page.locator("form").count() == 0
    assert page.get_by_role("button", name="Try again").count() == 0  # trying again would not help
    page.get_by_role("link", name="Home", exact=True).click()
    page.wait_for_selector("article")


def test_the_page_can_retry_when_the_server_is_away(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = invitation(host)
    guest.route("**/api/tables/*/invitation", lambda route: route.abort())
    guest.goto(link)
    guest.get_by_text("The server cannot be reached").wait_for()
    guest.unroute("**/api/tables/*/invitation")
    guest.get_by_role("button", name="Try again").click()
    guest.get_by_role("button", name="Join").wait_for()


def test_the_slower_guest_sees_that_the_seat_is_taken(new_page: NewPage) -> None:
    host, quick, slow = new_page(), new_page(), new_page()
    link = invitation(host)
    slow.goto(link)
    slow.get_by_role("button", name="Join").wait_for()
    join(quick, link)
    quick.wait_for_selector(".frame")
    slow.get_by_role("button", name="Join").click()
    slow.get_by_role("alert").wait_for()
    slow.get_by_role("button", name="Join").wait_for(state="detached")
    slow.get_by_role("button", name="Only watch").click()
    slow.get_by_text("You are watching", exact=True).wait_for()


def test_the_host_can_remove_a_guest_and_the_old_link_expires(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = invitation(host, seats=3)
    join(guest, link)
    guest.wait_for_selector("main ol")
    remove = host.get_by_role("button", name="Remove Guest")
    remove.click()
    host.get_by_role("alert").get_by_text("loses the seat").wait_for()
    host.get_by_role("button", name="Cancel").click()
    assert host.locator("main select").count() == 1  # nothing has happened
    assert remove.evaluate("button => button === document.activeElement")
    remove.click()
    host.get_by_role("button", name="Remove Guest").last.click()
    host.locator("main select").nth(1).wait_for()
    until_other_link(host, link)
    guest.get_by_text("You no longer have a seat at this table").wait_for()
    guest.goto("/#/")
    guest.goto(link)
    guest.get_by_text("This link does not work").wait_for()


def test_a_new_link_replaces_the_old_one(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = invitation(host)
    host.get_by_role("button", name="Make a new link").click()
    until_other_link(host, link)
    guest.goto(link)
    guest.get_by_text("This link does not work").wait_for()
    join(guest, host.locator("input[readonly]").input_value())
    guest.wait_for_selector(".frame")


def test_a_table_that_all_have_left_says_so(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = invitation(host)
    host.get_by_role("button", name="Leave the table").click()
    host.wait_for_selector("article")
    guest.goto(link)
    guest.get_by_text("Everyone has left this table.").wait_for()
    assert guest.get_by_role("button", name=re.compile("Join|watch")).count() == 0


def test_a_guest_who_comes_too_late_can_still_watch(new_page: NewPage) -> None:
    host, guest, late = new_page(), new_page(), new_page()
    link = invitation(host)
    join(guest, link)
    guest.wait_for_selector(".frame")
    late.goto(link)
    late.get_by_text("The match has already begun").wait_for()
    assert late.get_by_role("button", name="Join").count() == 0
    late.get_by_role("button", name="Only watch").click()
    late.get_by_text("You are watching", exact=True).wait_for()


# -- another device -------------------------------------------------------------------------------


def test_another_device_becomes_the_same_person(new_page: NewPage) -> None:
    page, phone = new_page(), new_page(**PHONE)
    open_home(page)
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.locator("dialog input[readonly]").input_value()
    phone.goto(link)
    phone.get_by_role("button", name="Continue here").tap()
    phone.wait_for_selector("article")
    phone.reload()
    wait_until(phone, "document.querySelector('main form input')?.value === 'Ana'")
    phone.goto(
        link
    )  # the second time it is used up, and the page names the identity that would be lost
    phone.get_by_text("On this device you are Ana now").wait_for()
    phone.get_by_role("button", name="Continue here").tap()
    phone.get_by_text("This link does not work").wait_for()


# -- pages that cannot come now -------------------------------------------------------------------


@pytest.mark.parametrize("page_name", ["LeadersPage", "LearnPage", "TablePage"])
def test_a_page_that_cannot_be_loaded_says_so(new_page: NewPage, page_name: str) -> None:
    page = new_page()
    open_home(page)
    pattern = re.compile(rf"/{page_name}-[^/]*\.js$")
    page.route(pattern, lambda route: route.abort())
    address = {"LeadersPage": "leaders", "LearnPage": "learn", "TablePage": "table/abcdefghijkl"}
    page.goto(f"/#/{address[page_name]}")
    page.get_by_role("heading", name="This page cannot be shown now").wait_for()
    page.unroute(pattern)
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("heading", name="This page cannot be shown now").wait_for(state="detached")


@pytest.mark.parametrize(
    "path, said",
    [
        ("/#/table/50%", "There is no such table"),
        ("/#/replay/nonesuch", "There is no such table"),
        ("/#/learn/nonesuch", "There is no such page"),
    ],
)
def test_a_link_to_nothing_says_so(new_page: NewPage, path: str, said: str) -> None:
    page = new_page()
    page.goto(path)
    page.locator("main", has_text=said).wait_for()


def test_home_says_that_its_lists_may_be_outdated_and_recovers(new_page: NewPage) -> None:
    page = new_page()
    page.clock.install()
    open_home(page)
    away = page.get_by_text("The server cannot be reached")
    page.route("**/api/**", lambda route: route.abort())
    page.clock.run_for(11_000)
    away.wait_for()
    page.unroute("**/api/**")
    page.clock.run_for(11_000)
    away.wait_for(state="detached")


def test_learning_without_a_server_says_so_and_shows_the_games(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/#/learn")
    page.get_by_role("heading", name="Ginkgopolis").wait_for()
    page.get_by_text("The server cannot be reached").wait_for()
    page.get_by_role("button", name="Try again").wait_for()


def test_every_page_has_a_name_in_the_tab(new_page: NewPage) -> None:
    page = new_page()
    open_home(page)
    assert page.title() == "polis"
    for address, name in {
        "leaders": "Leader board – polis",
        "learn": "Learn – polis",
        "learn/cities": "Cities – polis",
        "nonsense": "There is no such page – polis",
        "": "polis",
    }.items():
        page.goto(f"/#/{address}")
        wait_until(page, "name => document.title === name", arg=name)


# -- replays of other people's matches ------------------------------------------------------------


def test_other_audiences_see_the_same_step(new_page: NewPage) -> None:
    page = new_page()
    slider = look_back(page)
    page.keyboard.press("End")
    page.locator("tfoot").wait_for()
    for whose, query in (("1", "?seat=1"), ("guests", ""), ("open", "?open=1")):
        page.get_by_label("Point of view").select_option(whose)
        wait_until(page, "query => !location.hash.replace(query, '').includes('?')", arg=query)
        page.locator("tfoot").wait_for()
        assert slider.input_value() == slider.get_attribute("max")


def test_the_same_deal_again_does_not_seat_guests_on_the_hosts_device(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = invitation(host)
    join(guest, link)
    guest.wait_for_selector(".frame")
    guest.get_by_role("button", name="Table menu").click()
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("alert").get_by_text("Leave this match?").wait_for()
    guest.get_by_role("button", name="Leave the table").click()
    guest.wait_for_selector("article")  # a bot continues
    play_to_the_end(host)
    host.get_by_role("button", name="Same deal again").click()
    host.wait_for_selector("dialog", state="hidden")
    host.wait_for_selector(".choices li button")
    close = host.get_by_role("list", name="Players").get_by_text("Bot", exact=True)
    close.first.wait_for(state="attached")
    assert close.count() == 1
