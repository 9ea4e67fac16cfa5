"""Ginkgopolis on the screen: playing on the board, keys, lesson, scores."""

from random import Random
from typing import Any

import pytest

from tests.waiting import MATCH_SECONDS, patiently, pause
from tests.web.conftest import NewPage
from tests.web.hands import close_dialog, is_over, new_table, open_home, painted, tile
from tests.web.late import open_journal, planned_journal

pytestmark = pytest.mark.slow

GAME = "ginkgopolis"
LIT = ".ginkgopolis [data-lit]"


def click_something(page: Any, chance: float) -> None:
    """Click a highlighted component, or a button beside the hand."""
    page.evaluate(
        """([lit, chance]) => {
             const places = `${lit}, .ginkgopolis .answers button, .bar button`;
             const all = [...document.querySelectorAll(places)]
               .filter((one) => !/new hand|take back|redo|cancel/i.test(one.innerText ?? ""));
             const click = new MouseEvent("click", {bubbles: true});
             all[Math.floor(chance * all.length)]?.dispatchEvent(click);
           }""",
        [LIT, chance],
    )


def play_on_the_board(page: Any) -> None:
    chances = Random(7)
    for _ in patiently("the match ends", MATCH_SECONDS):
        if is_over(page):
            return
        click_something(page, chances.random())
        pause(page)


@pytest.mark.parametrize("seats, width, height", [(3, 1366, 768), (1, 390, 844)])
def test_a_match_is_played_on_the_board(
    new_page: NewPage, seats: int, width: int, height: int
) -> None:
    page = new_page(width, height)
    if seats == 1:
        open_home(page)
        tile(page, GAME).get_by_role("button", name="Solo").click()
    else:
        new_table(page, GAME, seats)
    page.wait_for_selector(".ginkgopolis .city")
    play_on_the_board(page)
    walk = page.locator("dialog .walk")
    walk.get_by_role("button", name="On", exact=True).click()
    assert "2/" in walk.inner_text()
    close_dialog(page)


def test_the_cursor_walks_through_the_city_and_chooses(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, 2)
    page.wait_for_selector(LIT)
    page.locator('.city [data-part="cell:0,0"]').focus()  # there is something below it
    before = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowDown")
    after = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert before
    assert after not in (None, before)
    page.locator(".city [data-lit]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand .card.chosen")


def test_the_cursor_does_not_scroll_a_city_that_fits(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, 2)
    page.wait_for_selector(LIT)
    place = ".city > g"
    before = page.locator(place).get_attribute("transform")
    page.locator(".city [data-cell][tabindex='0']").first.focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    assert page.locator(place).get_attribute("transform") == before


def test_a_tile_shows_what_it_would_build_before_it_is_played(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, 2)
    page.locator(".hand .card[data-lit]").first.click()
    page.wait_for_selector(".hand .card.chosen")
    city = page.locator(".stage").bounding_box()
    page.locator(".hand .tile[data-lit]").first.hover()
    page.wait_for_selector(".hand .brings")
    assert page.locator(".city .plan").count() == 1
    assert page.locator(".stage").bounding_box() == city  # nothing jumps


def test_a_part_that_cannot_be_chosen_says_why(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, 2)
    page.wait_for_selector(LIT)
    page.locator(".hand .tiles .tile").first.click()
    page.locator(".tip", has_text="First choose a card").wait_for()


def test_on_a_phone_every_part_is_large_enough_and_the_hand_stays(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    open_home(page)
    tile(page, GAME).get_by_role("button", name="Play now").click()
    page.wait_for_selector(LIT)
    small = page.evaluate(
        """() => [...document.querySelectorAll(
               ".ginkgopolis button, .hand [data-lit], .sides > summary")]
             .map((one) => one.getBoundingClientRect())
             .filter((box) => box.width > 0 && (box.width < 44 || box.height < 44)).length"""
    )
    assert small == 0
    hand = page.locator(".hand").bounding_box()
    page.locator(".sides > summary").tap()
    page.locator(".sides .panel").first.wait_for()
    assert page.locator(".hand").bounding_box() == hand


def test_districts_are_shown_on_demand(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, GAME, 2)
    button = page.get_by_role("button", name="Districts")
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    assert button.get_attribute("aria-pressed") == "true"


def test_the_lesson_is_played_to_its_end(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"/#/learn/{GAME}")
    page.get_by_role("tab", name="First game").click()
    page.get_by_role("button", name="Start", exact=True).click()
    tutor = page.locator(".tutor")
    for _ in range(3):
        tutor.get_by_role("button", name="Next").click()
    page.locator('.hand [data-part="card:D"]').click()
    assert "something better" in tutor.inner_text()
    page.locator('.city [data-part="cell:1,-1"]').click()  # blue 3, by its building
    for _ in range(20):
        if tutor.get_by_role("button", name="Once more").count():
            break
        tutor.locator(".buttons button").nth(1).click()
        painted(page)
    assert "1/" in tutor.locator(".walk").inner_text()
    tutor.get_by_role("button", name="Play against a beginner").click()
    page.wait_for_selector(".frame")
    page.locator(".panel h2 small", has_text="Beginner").first.wait_for()


def test_a_card_is_found_in_the_reference(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"/#/learn/{GAME}")
    page.get_by_role("tab", name="Reference").click()
    page.get_by_placeholder("Search cards").fill("blue 15")
    assert page.locator(".reference li").count() == 1
    assert "height 3 or more" in page.locator(".reference li").inner_text()


def test_the_cost_of_every_tile_is_visible(new_page: NewPage) -> None:
    page = new_page()
    open_journal(page, planned_journal(GAME, ("Ana", "Otto"), share=0.95, seed=2))
    costs = page.locator(".hand .tiles .sum")
    costs.nth(8).wait_for()  # more than fit in one row
    bottoms = [box["y"] + box["height"] for box in (cost.bounding_box() for cost in costs.all())]
    hand = page.locator(".hand").bounding_box()
    assert max(bottoms) <= hand["y"] + hand["height"]


def test_the_whole_gain_of_a_choice_is_visible(new_page: NewPage) -> None:
    page = new_page(locale="ru")  # longer texts
    open_journal(page, planned_journal(GAME, ("Ana", "Otto"), share=0.95, seed=2))
    hand = page.locator(".hand").bounding_box()
    page.locator(".hand .tile[data-lit]").first.hover()
    brings = page.locator(".hand .brings")
    brings.wait_for()
    box, alone = brings.bounding_box(), page.locator(".hand .answers > button").bounding_box()
    assert box["y"] + box["height"] <= alone["y"]
    assert alone["y"] + alone["height"] <= hand["y"] + hand["height"]


def test_five_players_are_visible_without_scrolling(new_page: NewPage) -> None:
    page = new_page()
    players = ("Ana", "Otto", "Mila", "Tibor", "Wei")
    open_journal(page, planned_journal(GAME, players, share=0.85, seed=4))
    panels = page.locator(".panels").bounding_box()
    last = page.locator(".panels .panel").last.bounding_box()
    assert last["y"] + last["height"] <= panels["y"] + panels["height"]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_serious_at_the_table_and_in_the_lesson(
    new_page: NewPage, axe: str, theme: str
) -> None:
    page = new_page()
    page.add_init_script(f"""localStorage.setItem("polis.settings", '{{"theme": "{theme}"}}')""")
    new_table(page, GAME, 4)
    page.wait_for_selector(LIT)
    found = serious(page, axe)
    page.locator(".hand .card[data-lit]").first.click()
    page.wait_for_selector(".hand .card.chosen")
    found += serious(page, axe)
    page.goto(f"/#/learn/{GAME}")
    page.get_by_role("tab", name="First game").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".learn .city")
    assert found + serious(page, axe) == []


def serious(page: Any, axe: str) -> list[str]:
    page.evaluate(axe)
    report = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}"
        for one in report["violations"]
        if one["impact"] in ("serious", "critical")
    ]
