"""Cities on the screen: played on the board itself, by mouse, keys, finger; learned, scored."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.waiting import MATCH_SECONDS, patiently, pause
from tests.web.conftest import NewPage
from tests.web.games.cities.hands import GAME, TILE, is_laid, moment, take_a_tile, tiles
from tests.web.hands import (
    choices,
    choose_first,
    close_dialog,
    is_over,
    new_table,
    painted,
)
from tests.web.late import late_journal, open_journal
from tests.web.test_looks import violations

pytestmark = pytest.mark.slow

ROWS = ("Goals", "District tiles", "Features", "Buildings")


def click_something(page: Any, chance: float) -> None:
    """Click a highlighted component, or else the button that leaves the rest."""
    page.evaluate(
        """(chance) => {
             const lit = [...document.querySelectorAll('.cities [data-lit]')];
             const rest = [...document.querySelectorAll('.cities .leave, .bar button')]
               .filter((one) => !/take back|redo|cancel/i.test(one.ariaLabel ?? one.innerText));
             const all = lit.length ? lit : rest;
             const click = new MouseEvent('click', {bubbles: true});
             all[Math.floor(chance * all.length)]?.dispatchEvent(click);
           }""",
        chance,
    )


def play_on_the_board(page: Any) -> None:
    chances = Random(7)
    for _ in patiently("the match ends", MATCH_SECONDS):
        if is_over(page):
            return
        click_something(page, chances.random())
        pause(page)


def play_until(page: Any, selector: str) -> None:
    """Make first choices until something is on the screen."""
    for _ in patiently(f"{selector} is shown"):
        if page.locator(selector).count():
            return
        if not choose_first(page):
            pause(page)


@pytest.mark.parametrize("seats, width, height", [(3, 1366, 768), (2, 390, 844)])
def test_a_match_is_played_on_the_board(
    new_page: NewPage, seats: int, width: int, height: int
) -> None:
    page = new_page(width, height)
    new_table(page, GAME, seats)
    page.wait_for_selector(".cities [data-lit]")
    play_on_the_board(page)
    sheet = page.locator("dialog .scores")
    lines = sheet.locator("ol b").all_inner_texts()
    assert sum(map(int, lines)) == int(sheet.locator(".total strong").inner_text())
    for number, points in enumerate(lines):
        sheet.locator("ol button").nth(number).focus()
        assert sheet.locator(".dim").count() == 1
        assert int(points) == 0 or sheet.locator(".plot.marked").count() > 0, number
    close_dialog(page)


def test_a_tile_is_dragged_to_its_place(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, 2)
    take_a_tile(page)
    page.locator(TILE).drag_to(page.locator(".cell").last)
    is_laid(page)


def test_a_first_tap_shows_the_tile_before_it_is_laid(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    new_table(page, GAME, 2)
    for place in (".starts [data-lit]", '.slot[data-part^="slot:2."][data-lit]'):
        page.locator(place).first.tap()
        page.get_by_role("button", name="Confirm").tap()
    cell = page.locator(".cell").first
    cell.tap()
    page.wait_for_selector(".cell[data-chosen] .again")
    said = cell.get_attribute("aria-label")
    page.get_by_role("button", name="Turn").tap()
    assert cell.get_attribute("aria-label") != said
    page.wait_for_selector(".cell[data-chosen] .again")
    cell.tap()
    page.wait_for_selector(TILE, state="detached")
    page.locator(".cities nav button").nth(1).tap()
    assert tiles(page) == 2


def test_the_gain_of_a_choice_is_shown_where_it_counts(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, 2)
    play_until(page, ".hand .piece[data-lit]:not(.tile)")
    for number in range(page.locator(".spot[data-lit]").count()):
        page.locator(".spot[data-lit]").nth(number).hover()
        said = page.locator(".choices .hinted").all_inner_texts()
        found = re.search(r"points (\d+) → (\d+)", said[0]) if len(said) == 1 else None
        if found and found[1] != found[2]:
            assert page.locator(".tray .becomes").inner_text() == f"→ {found[2]}"
        else:
            assert page.locator(".tray .becomes").count() == 0


def lost_parts(choice: dict[str, Any]) -> list[str]:
    """The components of a slot that fit nowhere."""
    notes = [note for note in choice["preview"] if note["id"] == "preview-lost"]
    return [part for note in notes for part in note["args"]["items"]["parts"]]


def test_components_that_fit_nowhere_are_marked_before_they_are_taken(new_page: NewPage) -> None:
    page = new_page()
    journal, offered = moment({"seats": 2}, lambda all: any(map(lost_parts, all)))
    open_journal(page, journal)
    choice = next(one for one in offered if lost_parts(one))
    slot = page.locator(f'.slot[data-part="{choice["parts"][0]}"]')
    assert slot.locator(".lost").count() == 0
    slot.hover()
    page.get_by_role("tooltip").filter(has_text="no space for").wait_for()
    faded = slot.locator(".lost").evaluate_all("(all) => all.map((one) => one.dataset.item)")
    assert set(faded) == set(lost_parts(choice))


@cache
def journal_with_theaters() -> str:
    """Up to where a theater may be taken instead of a monument."""
    options = {"seats": 3, "theaters": True}
    journal, _ = moment(options, lambda all: any(one["kind"] == "take-theater" for one in all))
    return journal


@pytest.mark.parametrize("width, height", [(1366, 768), (390, 844)])
def test_names_and_targets_have_room_beside_theaters(
    new_page: NewPage, width: int, height: int
) -> None:
    page = new_page(width, height, has_touch=width < 720, is_mobile=width < 720)
    open_journal(page, journal_with_theaters())
    name = page.locator(".tray strong")
    seen, whole = name.evaluate("(one) => [one.clientWidth, one.scrollWidth]")
    assert seen >= min(whole, 48)
    assert page.locator(".hand .theater").count() > 1
    tray = page.locator(".tray").bounding_box()
    for piece in page.locator(".hand .piece").all():
        box = piece.bounding_box()
        assert box["width"] >= (40 if width < 720 else 32)
        assert box["x"] + box["width"] <= tray["x"] + tray["width"]


def promised(page: Any, slot: Any) -> str:
    """The gain that the list shows for the components of a slot."""
    row, column = slot.get_attribute("data-part").removeprefix("slot:").split(".")
    name = f"{ROWS[int(row) - 1]} {column}:"
    said = page.locator(".choices li", has_text=name).first.inner_text()
    found = re.search(r"placed well: (\+\d+)|, (\d+) points?", said)
    points = (found[1] or f"+{found[2]}") if found else ""
    return "" if points == "+0" else points


def test_a_slot_shows_its_gain_to_mouse_and_keys(new_page: NewPage) -> None:
    page = new_page()
    open_journal(page, late_journal(GAME))
    slots = page.locator(".slot[data-lit]")
    shown = page.locator(".slot .brings:visible")
    expected = [promised(page, slots.nth(number)) for number in range(slots.count())]
    assert any(expected)
    for number, brings in enumerate(expected):
        slots.nth(number).hover()
        assert shown.all_inner_texts() == ([brings] if brings else [])
    page.mouse.move(0, 0)
    page.keyboard.press("Shift")  # from here on the keyboard is in use
    for number, brings in enumerate(expected):
        slots.nth(number).focus()
        assert shown.all_inner_texts() == ([brings] if brings else [])


def test_a_first_tap_shows_the_gain_of_a_slot(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    open_journal(page, late_journal(GAME))
    slots = page.locator(".slot[data-lit]")
    seen = []
    for number in range(slots.count()):
        slots.nth(number).tap()
        page.get_by_role("button", name="Confirm").wait_for()
        assert page.locator(".slot[data-chosen]").count() == 1
        seen += page.locator(".slot[data-chosen] .brings:visible").all_inner_texts()
    assert seen
    assert all(re.fullmatch(r"\+\d+", text) for text in seen)


def told_at(page: Any, step: int) -> str:
    """The log entry of a step that is shown; on a phone it is in the closed sheet."""
    shown = page.locator(f'li[data-index="{step}"].now')
    shown.wait_for(state="attached")
    painted(page)
    text: str = shown.text_content()
    return text


def test_a_replay_on_a_phone_shows_where_something_happens(new_page: NewPage) -> None:
    page = new_page(390, 844)
    open_journal(page, late_journal(GAME))
    page.goto(page.url.replace("table", "replay").split("?")[0])
    page.get_by_role("slider", name="Step").wait_for()
    page.keyboard.press("Home")
    told_at(page, 0)
    kinds = set()
    for step in range(1, 26):
        page.keyboard.press("ArrowRight")
        told = told_at(page, step)
        kind = re.search("builds|places|lays|starts with", told)
        pane = "District" if kind else "Market"
        assert pane in page.locator(".cities nav [aria-pressed=true]").inner_text(), told
        if pane == "District":
            assert page.locator(".tray strong").inner_text() in told
        kinds.add(pane)
    assert kinds == {"Market", "District"}


def test_a_phone_on_its_side_shows_board_and_hand(new_page: NewPage) -> None:
    page = new_page(667, 375, has_touch=True)
    open_journal(page, journal_with_theaters())
    board = page.locator(".board > svg").bounding_box()
    assert board["height"] > 120
    assert page.locator(".cities").evaluate("(one) => one.scrollWidth <= one.clientWidth")
    for piece in page.locator(".hand .piece").all():
        piece.scroll_into_view_if_needed()
        assert piece.bounding_box()["width"] >= 40


def test_a_part_that_cannot_be_chosen_says_why(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, 3)
    take_a_tile(page)
    page.locator(".cell").first.click()
    page.wait_for_selector('.slot[data-part^="slot:1."][data-lit]')  # the bots have moved
    page.locator('.slot[data-part^="slot:2."]:not(.taken)').first.click()
    page.locator(".tip", has_text="K4.2").wait_for()


def test_a_rivals_district_can_be_enlarged_and_reduced(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, 3)
    take_a_tile(page)
    page.locator(".cell").first.click()
    page.wait_for_selector(TILE, state="detached")
    rival = page.locator(".others button").first
    name = rival.locator(".name").inner_text()
    rival.click()
    assert page.locator(".tray strong").inner_text() == name
    page.get_by_role("button", name="Back to my district").click()
    assert page.locator(".tray strong").inner_text() != name


def test_the_district_pane_shows_the_players_own_district(new_page: NewPage) -> None:
    page = new_page(390, 844)
    open_journal(page, late_journal(GAME))
    _, district, city = page.locator(".cities nav button").all()
    district.click()
    own = page.locator(".tray strong").inner_text()
    city.click()
    page.locator(".others button").first.click()
    assert page.locator(".tray strong").inner_text() != own
    district.click()
    assert page.locator(".tray strong").inner_text() == own


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_the_lesson_leads_to_a_match_against_a_beginner(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(*size)
    page.goto(f"/#/learn/{GAME}/lesson")
    page.get_by_role("button", name="Start", exact=True).click()
    tutor = page.locator(".tutor")
    assert "What Cities is about" in tutor.inner_text()
    tutor.get_by_role("button", name="Next").click()
    page.locator('.learn [data-part^="tile:"][data-lit]:not([data-highlight])').first.click()
    assert "something better" in tutor.inner_text()
    page.locator('.learn [data-part^="tile:"][data-highlight][data-lit]').first.click()
    titles = set()
    for _ in range(20):
        titles.add(tutor.locator("h2").first.inner_text())
        fits = page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
        assert fits or page.locator(".learn").bounding_box()["height"] == size[1]
        if tutor.get_by_role("button", name="Once more").count():
            break
        tutor.locator(".buttons button").nth(1).click()
        painted(page)
    assert {"The market", "Lay the tile", "A race", "The score", "Your turn"} <= titles
    assert tutor.locator(".scores").first.is_visible()
    tutor.get_by_role("button", name="Play against a beginner").click()
    page.wait_for_selector(".frame")
    if size[0] > size[1]:  # upright, the rivals are on a page of their own
        page.locator("main", has_text="Beginner").first.wait_for()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_serious_at_the_table_and_in_the_lesson(
    new_page: NewPage, axe: str, theme: str
) -> None:
    page = new_page()
    page.add_init_script(f"""localStorage.setItem("polis.settings", '{{"theme": "{theme}"}}')""")
    new_table(page, GAME, 4)
    choices(page).first.wait_for()
    found = violations(page, axe)
    play_until(page, ".slot[data-lit]")
    found += violations(page, axe)
    play_until(page, ".hand .piece:not(.tile)")
    found += violations(page, axe)
    page.goto(f"/#/learn/{GAME}/lesson")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".learn .cities")
    assert found + violations(page, axe) == []
