"""What a player sees before, during and after a move: proposals, events, reasons."""

import re
from typing import Any

import pytest

from tests.waiting import patiently
from tests.web.conftest import NewPage
from tests.web.hands import (
    GAME,
    TOY,
    choices,
    choose_first,
    new_table,
    open_home,
    play_now,
    stop_the_clock,
    tile,
    wait_until,
)
from tests.web.network import Network

pytestmark = pytest.mark.slow

# The page's own clock hardly moves: every action happens right after the page was opened.
# Two clicks of a finger in one task: no machine is too slow for them.
DOUBLE_TAP = """([x, y]) => {
    for (let tap = 1; tap <= 2; tap += 1) {
        const options = {bubbles: true, cancelable: true, clientX: x, clientY: y, detail: tap};
        document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("click", options));
    }
}"""
HASTE = "const now = performance.now(); performance.now = () => now"


def test_a_card_is_selected_at_once_and_a_tile_waits_for_confirmation(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    play_now(page, GAME)
    page.locator("main .hand .card[data-lit]").first.tap()
    tile = page.locator("main .hand .tile[data-lit]").first
    tile.wait_for()
    question = page.locator(".frame > .status .question")
    asked = question.inner_text()
    tile.tap()
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    confirm.wait_for()
    assert page.locator(".peek .pending").inner_text() != ""
    assert question.inner_text() == asked
    confirm.tap()
    confirm.wait_for(state="detached")
    wait_until(page, "asked => document.querySelector('.question')?.innerText !== asked", arg=asked)


def test_a_double_tap_commits_nothing(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    network = Network(page)
    play_now(page, GAME)
    page.locator("main .hand .card[data-lit]").first.tap()
    tile = page.locator("main .hand .tile[data-lit]").first
    tile.wait_for()
    sent = network.actions()
    box = tile.bounding_box()
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(DOUBLE_TAP, at)
    page.get_by_role("button", name="Confirm", exact=True).wait_for()
    assert page.locator("main .hand .tile[data-chosen]").count() == 1
    assert network.actions() == sent


def test_confirmation_can_be_switched_off(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    page.add_init_script(HASTE)
    open_home(page)
    page.get_by_role("button", name="Settings").tap()
    page.get_by_label("Confirm every choice").uncheck()
    page.reload()
    play_now(page, GAME)
    page.locator("main .hand [data-lit]").first.tap()
    page.get_by_role("button", name="Take back").wait_for()


def test_events_are_shown_before_the_question(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    page.clock.install()
    new_table(page, GAME, seats=2)
    choices(page).first.wait_for()
    status = page.locator(".frame > .status")
    skip = status.get_by_role("button", name="Skip")
    stop_the_clock(page)
    for _ in patiently("all players have chosen and the cards are turned up"):
        if skip.count():
            break
        choose_first(page)
        page.clock.run_for(50)
    assert status.locator(".event").inner_text() != ""
    assert page.get_by_text("Sending").count() == 0
    assert choices(page).count() == 0
    page.clock.resume()
    skip.click()
    status.locator(".question", has_text=re.compile(r"\w")).wait_for()


def test_the_sheet_can_be_dragged_by_any_part_of_its_header(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    play_now(page, GAME)
    tabs = page.locator(".sheet").get_by_role("tab")
    for distance, state in ((-200, "visible"), (200, "hidden")):
        box = page.locator(".sheet .peek").bounding_box()
        assert box is not None
        _pull(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, distance)
        tabs.first.wait_for(state=state)


def _pull(page: Any, x: float, y: float, distance: float) -> None:
    touch = page.context.new_cdp_session(page)

    def send(kind: str, points: list[dict[str, float]]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", [{"x": x, "y": y}])
    for part in (0.3, 0.7, 1):
        send("touchMove", [{"x": x, "y": y + distance * part}])
    send("touchEnd", [])


def test_a_phone_shows_the_remaining_time(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    open_home(page)
    tile(page, GAME).get_by_role("button", name="More ways").tap()
    page.get_by_label("Clock").select_option(label="Quick: 5 minutes, plus 10 s per turn")
    page.get_by_role("button", name="Start").tap()
    clock = page.locator(".status .clock")
    clock.wait_for()
    assert re.fullmatch(r"[0-5]:\d\d", clock.inner_text())


def test_a_part_that_cannot_be_chosen_says_why(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, GAME)
    page.locator("main [data-lit]").first.wait_for()
    dull = page.locator("main svg [data-part^='marker:']:not([data-lit])").first
    dull.click()
    tip = page.get_by_role("tooltip")
    tip.wait_for()
    assert len(tip.inner_text().splitlines()) >= 2
    said = page.locator("[role=log] p").last.inner_text()
    assert said in tip.inner_text()


def test_an_explanation_disappears_although_other_parts_are_tapped(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    play_now(page, GAME)
    lit = page.locator("main .hand .card[data-lit]").first
    lit.wait_for()
    page.locator("li.round + li").tap()
    tip = page.get_by_role("tooltip")
    tip.wait_for()
    lit.tap()
    tip.wait_for(state="detached")


def test_only_a_tap_asks_for_the_rule_and_only_once(new_page: NewPage) -> None:
    page = new_page()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    play_now(page, GAME)
    page.locator("main [data-lit]").first.wait_for()
    dull = page.locator("main svg [data-part^='marker:']:not([data-lit])").first
    dull.hover()
    tip = page.get_by_role("tooltip")
    tip.wait_for()
    assert _asked_why(sent) == 0
    for _ in range(2):
        dull.click()
        tip.filter(has_text=re.compile(r"\(G[\d.]+\)")).wait_for()
        page.keyboard.press("Escape")
    assert _asked_why(sent) == 1


def _asked_why(sent: list[str]) -> int:
    return sum('"type":"why"' in text for text in sent)


def test_events_are_announced_and_choices_have_names(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    choices(page).first.wait_for()
    names = choices(page).all_inner_texts()
    assert all(re.search(r"[A-Za-z]{3}", name) for name in names)
    choices(page).first.click()
    said = page.locator("[role=log] p")
    said.filter(has_text=re.compile("wins|You (win|share)")).first.wait_for(state="attached")
    assert "bid" in " ".join(said.all_inner_texts()), "the beginning of a burst is still there"


def test_a_game_without_texts_in_the_build_gets_them_from_the_server(
    new_page: NewPage,
) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    choices(page).first.wait_for()
    assert page.locator(".question").first.inner_text() == "Bid a card for the lot, face down."


def test_a_question_mark_shows_the_keys_except_in_a_text_field(new_page: NewPage) -> None:
    page = new_page()
    open_home(page)
    keys = page.get_by_role("dialog", name="Keys")
    page.get_by_label("Your name").press("?")
    assert keys.count() == 0
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("?")
    keys.wait_for()


def test_a_dialog_closes_with_its_page(new_page: NewPage) -> None:
    page = new_page()
    open_home(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    page.evaluate("location.hash = '#/learn'")
    page.get_by_role("dialog").wait_for(state="detached")
