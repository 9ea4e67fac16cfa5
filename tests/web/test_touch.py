"""What a person sees before, while and after something happens: proposals, events, reasons."""

import re
from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import GAME, TOY, choices, new_table, open_home, play_now, tile, wait_until

pytestmark = pytest.mark.slow

# The page's own clock hardly moves: whatever is done is done right after it was opened.
HASTE = "const now = performance.now(); performance.now = () => now"


def test_a_tap_proposes_and_a_second_one_decides(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    play_now(page, GAME)
    cards = page.locator("main .hand [data-lit]")
    cards.first.wait_for()
    question = page.locator(".frame > .status .question")
    asked = question.inner_text()
    cards.first.tap()
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    confirm.wait_for()
    assert page.locator(".peek .pending").inner_text() != ""
    assert question.inner_text() == asked
    page.locator("main .hand [data-chosen]").first.tap()
    confirm.wait_for(state="detached")
    wait_until(page, "asked => document.querySelector('.question')?.innerText !== asked", arg=asked)


def test_who_does_not_want_to_confirm_need_not(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    page.add_init_script(HASTE)
    open_home(page)
    page.get_by_role("button", name="Settings").tap()
    page.get_by_label("Confirm every choice").uncheck()
    page.reload()
    play_now(page, GAME)
    page.locator("main .hand [data-lit]").first.tap()
    page.get_by_role("button", name="Take back").wait_for()


def test_first_what_happens_is_said_then_what_is_asked(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    new_table(page, GAME, seats=2)
    status = page.locator(".frame > .status")
    skip = status.get_by_role("button", name="Skip")
    for _ in range(12):  # until everybody has chosen and the cards are turned up
        choices(page).first.wait_for()
        choices(page).first.click()
        page.wait_for_timeout(400)
        if skip.count():
            break
    assert status.locator(".event").inner_text() != ""
    assert page.get_by_text("Sending").count() == 0
    assert choices(page).count() == 0
    skip.click()
    status.locator(".question", has_text=re.compile(r"\w")).wait_for()


def test_the_sheet_is_pulled_up_and_down_by_any_place_of_its_head(new_page: NewPage) -> None:
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


def test_a_phone_shows_how_much_time_one_has(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    open_home(page)
    tile(page, GAME).get_by_role("button", name="More ways").tap()
    page.get_by_label("Clock").select_option(label="Quick: 5 minutes, plus 10 s per turn")
    page.get_by_role("button", name="Start").tap()
    clock = page.locator(".status .clock")
    clock.wait_for()
    assert re.fullmatch(r"[45]:\d\d", clock.inner_text())


def test_what_cannot_be_chosen_says_why(new_page: NewPage) -> None:
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


def test_events_are_spoken_and_choices_have_names(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    choices(page).first.wait_for()
    names = choices(page).all_inner_texts()
    assert all(re.search(r"[A-Za-z]{3}", name) for name in names)
    choices(page).first.click()
    said = page.locator("[role=log] p")
    said.filter(has_text="wins").first.wait_for(state="attached")
    assert "bid" in " ".join(said.all_inner_texts()), "the beginning of a burst is still there"


def test_a_game_without_words_in_the_build_is_put_into_words_by_the_server(
    new_page: NewPage,
) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    choices(page).first.wait_for()
    assert page.locator(".question").first.inner_text() == "Bid a card for the lot, face down."


def test_a_question_mark_shows_the_keys_unless_somebody_writes_it(new_page: NewPage) -> None:
    page = new_page()
    open_home(page)
    keys = page.get_by_role("dialog", name="Keys")
    page.get_by_label("Your name").press("?")
    assert keys.count() == 0
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("?")
    keys.wait_for()


def test_a_dialog_goes_with_its_page(new_page: NewPage) -> None:
    page = new_page()
    open_home(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    page.evaluate("location.hash = '#/learn'")
    page.get_by_role("dialog").wait_for(state="detached")
