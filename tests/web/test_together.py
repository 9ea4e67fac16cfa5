"""People at one table: proposals, chat, leaving and returning."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.web import house
from tests.web.conftest import NewPage
from tests.web.hands import (
    TOY,
    choices,
    choose_first,
    new_table,
    overflow,
    play_to_the_end,
    say_in_chat,
    sit_together,
    tile,
)

pytestmark = pytest.mark.slow

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def one_lot(*pages: Any) -> None:
    """All players bid once, so that the first lot is sold."""
    for page in pages:
        choices(page).first.wait_for()
        choices(page).first.click()
    for page in pages:
        page.locator("[role=log] p", has_text=re.compile("wins|You (win|share)")).first.wait_for(
            state="attached"
        )


def ask_to_take_back_all(page: Any) -> None:
    page.get_by_role("button", name="Table menu").click()
    steps = page.get_by_label("Take back more")
    steps.wait_for()
    steps.select_option(index=steps.locator("option").count() - 1)
    page.get_by_role("button", name="Ask the others").click()
    page.get_by_role("dialog").wait_for(state="detached")


def asked(page: Any) -> Any:
    """The open proposal."""
    return page.locator(".bar[role=alert]")


# -- proposals ------------------------------------------------------------------------------------


def test_a_rewind_happens_once_all_players_agree(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    sit_together(host, {"Bo": guest})
    one_lot(host, guest)
    ask_to_take_back_all(host)
    assert "Still to answer: Bo" in asked(host).inner_text()
    assert "Guest asks to take back" in asked(guest).inner_text()
    guest.get_by_role("button", name="Agree", exact=True).click()
    for page in (host, guest):
        page.get_by_text("Agreed by all.").first.wait_for()
        asked(page).wait_for(state="detached")
        choices(page).first.wait_for()  # both bid again
        page.get_by_role("tab", name="Log").click()
        assert page.locator(".log .undone").count() >= 2


def test_one_no_ends_a_proposal_and_all_players_are_told(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    sit_together(host, {"Bo": guest})
    one_lot(host, guest)
    ask_to_take_back_all(guest)
    host.get_by_role("button", name="Disagree").click()
    for page in (host, guest):
        page.get_by_text("The proposal was not accepted").first.wait_for()
        asked(page).wait_for(state="detached")
        page.get_by_role("tab", name="Log").click()
        assert page.locator(".log .undone").count() == 0


def test_a_phone_shows_a_proposal_although_its_sheet_is_closed(new_page: NewPage) -> None:
    host, phone = new_page(), new_page(**PHONE)
    sit_together(host, {"Bo": phone})
    choices(host).first.click()
    ask_to_take_back_all(host)
    question = phone.locator(".status .question")
    phone.get_by_role("button", name="Agree", exact=True).wait_for()
    assert question.is_visible()
    assert overflow(phone) <= 0
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")
    phone.get_by_role("button", name="Agree", exact=True).tap()
    asked(phone).wait_for(state="detached")


def test_a_player_who_left_is_replaced_by_vote_and_may_return(new_page: NewPage) -> None:
    host, guest, leaver = new_page(), new_page(), new_page()
    sit_together(host, {"Bo": guest, "Cy": leaver})
    address = leaver.url
    leaver.goto("about:blank")
    players = host.get_by_role("list", name="Players")
    players.get_by_text("away").wait_for()
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Let a bot play for Cy").click()
    assert "let a bot play for Cy" in asked(guest).inner_text()
    guest.get_by_role("button", name="Agree", exact=True).click()
    players.get_by_text("played by").wait_for()
    leaver.goto(address)
    leaver.get_by_role("button", name="Take my seat back").click()
    players.get_by_text("played by").wait_for(state="detached")
    asked(leaver).wait_for(state="detached")


def test_a_present_player_cannot_be_replaced_by_one_person_alone(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    sit_together(host, {"Bo": guest})
    choices(host).first.wait_for()
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Leave the table").wait_for()
    assert host.get_by_role("button", name="Let a bot play for Bo").count() == 0
    guest.goto("about:blank")
    host.get_by_role("button", name="Let a bot play for Bo").wait_for()


# -- after the end --------------------------------------------------------------------------------


def test_a_rematch_is_one_click_away_for_the_other_player(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    sit_together(host, {"Bo": guest})
    play_to_the_end(host, guest)
    host.keyboard.press("Escape")
    host.get_by_role("dialog").wait_for(state="detached")
    guest.get_by_role("button", name="Rematch").click()
    guest.locator(".choices li button").first.wait_for()
    host.get_by_text("A rematch is open").wait_for()  # the scores are shown again, with the link
    host.get_by_role("button", name="To the rematch").click()
    choices(host).first.wait_for()
    assert host.url.split("?")[0] == guest.url.split("?")[0]


# -- talking --------------------------------------------------------------------------------------


def test_a_muted_players_chat_is_hidden_until_unmuted(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    sit_together(host, {"Bo": guest})
    say_in_chat(guest, "one")
    host.get_by_role("tab", name="Chat").click()
    said = host.locator(".chat .lines")
    said.get_by_text("one").wait_for()
    host.get_by_role("button", name="Mute Bo").click()
    said.get_by_text("one").wait_for(state="detached")
    say_in_chat(guest, "two")
    host.reload()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_text("You have muted Bo.").wait_for()
    assert said.get_by_text(re.compile("one|two")).count() == 0
    host.get_by_role("button", name="Unmute").click()
    host.get_by_text("You have muted Bo.").wait_for(state="detached")
    say_in_chat(guest, "three")
    said.get_by_text("three").wait_for()


def test_another_players_line_can_be_reported_once(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    sit_together(host, {"Bo": guest})
    say_in_chat(guest, "something rude")
    host.get_by_role("tab", name="Chat").click()
    report = host.get_by_role("button", name="Report this line of Bo")
    report.click()
    host.get_by_role("alert").get_by_text("something rude").wait_for()  # one touch is not enough
    report.last.click()
    host.locator(".toast", has_text="Reported.").wait_for()
    report.wait_for(state="detached")
    assert guest.get_by_role("button", name="Report this line").count() == 0


def test_a_phone_shows_new_chat_although_its_sheet_is_closed(new_page: NewPage) -> None:
    host, phone = new_page(), new_page(**PHONE)
    sit_together(host, {"Bo": phone})
    say_in_chat(host, "Are you there?")
    phone.locator(".toast", has_text="Guest: Are you there?").wait_for()


# -- coming back ----------------------------------------------------------------------------------


def test_events_since_the_last_turn_are_shown_once(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    sit_together(host, {"Bo": guest})
    choices(guest).first.wait_for()
    address = guest.url
    guest.goto("about:blank")
    choices(host).first.click()
    host.locator(".frame > .status", has_text="Still to bid: Bo").wait_for()
    guest.goto(address)
    told = guest.get_by_role("region", name="While you were away")
    told.get_by_text("Guest").first.wait_for()
    guest.keyboard.press("Escape")
    told.wait_for(state="detached")
    guest.reload()
    choices(guest).first.wait_for()
    assert told.count() == 0


def test_the_page_notices_that_the_server_is_away_and_reconnects(
    new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page()
    with house.serving(tmp_path) as first:
        page.goto(first)
        tile(page, TOY).get_by_role("button", name="Play now").click()
        choices(page).first.wait_for()
    page.locator(".frame > .status", has_text="Reconnecting").wait_for()
    with house.serving(tmp_path, port=int(first.rsplit(":", 1)[1])):
        page.locator(".frame > .status", has_text="You:").wait_for()
        choose_first(page)
        page.locator(".frame > .status", has_text="Reconnecting").wait_for(state="detached")


def change_rules(database: Path) -> None:
    """Pretend that the rules differ from the first step of every match."""
    with closing(sqlite3.connect(database)) as connection, connection:
        rows = connection.execute("SELECT table_id, line FROM step WHERE seq = 1").fetchall()
        assert rows
        for table_id, line in rows:
            other = json.dumps(json.loads(line) | {"digest": "00000000"}) + "\n"
            connection.execute(
                "UPDATE step SET line = ? WHERE table_id = ? AND seq = 1", (other, table_id)
            )


def test_a_match_with_outdated_rules_says_so_and_can_be_ended(
    new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page()
    with house.serving(tmp_path) as address:
        page.goto(address)
        tile(page, TOY).get_by_role("button", name="Play now").click()
        one_lot(page)
    change_rules(tmp_path / "polis.db")
    with house.serving(tmp_path, port=int(address.rsplit(":", 1)[1])):
        page.locator(".frame > .status", has_text="The rules have changed").wait_for()
        assert choices(page).count() == 0
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("button", name="End the match").click()
        page.get_by_role("dialog").get_by_role("button", name="End the match").click()
        page.get_by_text("Abandoned").click()  # at home, among the finished tables
        page.locator(".frame > .status", has_text="The rules have changed").wait_for()


def test_a_long_question_can_be_expanded_on_a_phone(new_page: NewPage) -> None:
    page = new_page(320, 640, has_touch=True, is_mobile=True)
    page.add_init_script("localStorage.setItem('polis.settings', '{\"textSize\": 1.5}')")
    new_table(page, TOY, seats=2)
    line = page.locator(".frame > .status p").first
    unfold = page.get_by_role("button", name="Show the whole question")
    unfold.wait_for()
    folded = line.bounding_box()["height"]
    unfold.tap()
    page.get_by_role("button", name="Shorten the question").wait_for()
    assert line.bounding_box()["height"] > folded
    assert line.evaluate("line => line.scrollHeight <= line.clientHeight + 2")
