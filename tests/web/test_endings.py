"""The end of a match: the winner and the scores, on every screen; and the bar for answers."""

import re
from functools import cache
from typing import Any

import pytest

from tests.waiting import patiently, pause
from tests.web.conftest import NewPage
from tests.web.hands import close_dialog, overflow, painted, wait_until
from tests.web.late import ended_journal, open_journal, planned_journal
from tests.web.test_looks import violations

pytestmark = pytest.mark.slow

NAMES = ("Ana", "Otto", "Mila", "Bartholomew", "Zsófia")
PHONE = {"width": 390, "height": 844, "has_touch": True}
SMALL = {"width": 360, "height": 740, "has_touch": True}
SEED = 7

cached_end = cache(ended_journal)
cached_late = cache(planned_journal)


def settle(page: Any, **settings: Any) -> None:
    """Set language, text size and other settings before the table is opened."""
    page.goto("/")
    page.evaluate(
        "(kept) => localStorage.setItem('polis.settings', JSON.stringify(kept))", settings
    )


def see_the_end(page: Any, game: str, seats: int, **settings: Any) -> Any:
    settle(page, **settings)
    open_journal(page, cached_end(game, NAMES[:seats], SEED), "dialog[open] tfoot")
    return page.locator("dialog[open]")


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
@pytest.mark.parametrize("text", [1, 1.5])
@pytest.mark.parametrize("game, seats", [("ginkgopolis", 5), ("cities", 4)])
def test_every_player_has_a_visible_column(
    new_page: NewPage, size: dict[str, Any], text: float, game: str, seats: int
) -> None:
    page = new_page(**size)
    see_the_end(page, game, seats, language="ru", textSize=text)
    edges = page.locator("dialog thead th").evaluate_all(
        "(heads) => heads.map((head) => head.getBoundingClientRect().right)"
    )
    assert len(edges) == seats
    assert max(edges) <= size["width"]
    wider = "(body) => body.scrollWidth - body.clientWidth"
    assert page.locator("dialog .body").evaluate(wider) <= 0


def test_at_200_percent_the_verdict_and_the_menu_stay_in_the_window(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    see_the_end(page, "ginkgopolis", 5, language="es", textSize=2)
    close_dialog(page)
    assert overflow(page) <= 0
    assert page.locator(".frame > .status p").evaluate("(line) => line.clientWidth") > 150


def test_names_stay_above_their_numbers(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    dialog = see_the_end(page, "ginkgopolis", 5)
    for source in dialog.locator("tbody button").all():
        source.click()
    page.locator("dialog .single").last.scroll_into_view_if_needed()
    top = "(box) => box.getBoundingClientRect().top"
    scroller, names = dialog.locator(".body"), dialog.locator("thead th").first
    assert scroller.evaluate("(body) => body.scrollTop") > 60
    assert abs(names.evaluate(top) - scroller.evaluate(top)) < 12


def test_a_highlighted_row_includes_its_label(new_page: NewPage) -> None:
    page = new_page()
    row = see_the_end(page, "cities", 3).locator("tbody tr").first
    row.locator("td").first.hover()
    paint = "(cells) => [...new Set(cells.map((cell) => getComputedStyle(cell).backgroundColor))]"
    colours = row.locator("th, td").evaluate_all(paint)
    assert len(colours) == 1
    assert colours != ["rgba(0, 0, 0, 0)"]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("game, seats", [("ginkgopolis", 5), ("cities", 4)])
def test_axe_finds_nothing_at_the_end(
    new_page: NewPage, axe: str, theme: str, game: str, seats: int
) -> None:
    page = new_page(**PHONE)
    dialog = see_the_end(page, game, seats, theme=theme)
    for source in dialog.locator("tbody button").all():
        source.click()
    assert violations(page, axe) == []


def test_an_automaton_has_a_column_and_its_points(new_page: NewPage) -> None:
    dialog = see_the_end(new_page(), "ginkgopolis", 1)
    heads = dialog.locator("thead th").all_inner_texts()
    totals = [int(text) for text in dialog.locator("tfoot td").all_inner_texts()]
    assert sorted("Hal" in head for head in heads) == [False, True]
    assert totals == sorted(totals, reverse=True)
    assert min(totals) > 0  # points are not shown as the rival's loss


def test_the_score_animation_announces_every_number_once(new_page: NewPage) -> None:
    dialog = see_the_end(new_page(), "ginkgopolis", 5)
    walk = dialog.locator(".walk")
    walk.get_by_role("button", name="On", exact=True).click()
    walk.get_by_text("End-of-game bonuses").wait_for()
    for side in walk.locator("li").all():
        reasons = side.locator(".why span").all_inner_texts()
        if len(reasons) == 1:
            assert "+" not in reasons[0]


def test_the_score_animation_runs_to_its_end(new_page: NewPage) -> None:
    page = new_page()
    walk = see_the_end(page, "ginkgopolis", 2).locator(".walk")
    walk.get_by_role("button", name="Play").click()
    wait_until(
        page,
        "() => /^(\\d+)\\/\\1$/.test(document.querySelector('.walk .count').textContent)",
    )
    sums = [int(text) for text in walk.locator(".sum").all_inner_texts()]
    assert sums == [int(text) for text in page.locator("dialog tfoot td").all_inner_texts()]


def test_a_key_meant_for_the_board_closes_nothing(new_page: NewPage) -> None:
    page = new_page()
    dialog = see_the_end(page, "cities", 2)
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    assert dialog.locator("tfoot").is_visible()
    assert "#/table/" in page.url


def test_a_player_who_closes_the_scores_still_sees_the_winner(new_page: NewPage) -> None:
    page = new_page()
    see_the_end(page, "cities", 2)
    page.keyboard.press("Escape")
    status = page.locator(".status p[role=status]")
    assert re.search("wins|You win", status.inner_text())
    page.get_by_role("button", name="Final scores").click()
    page.get_by_role("dialog").get_by_role("link", name="Home").click()
    page.wait_for_selector("article")


CUT_OFF = """() => [...document.querySelectorAll(".compact :is(.pending, .hint, .button)")]
    .filter((box) => {
        const words = box.innerText.trim().split(/[\\s-]+/).map((word) => {
            const copy = box.cloneNode(false);
            copy.textContent = word;
            Object.assign(copy.style, { position: "fixed", width: "max-content", flex: "none" });
            box.parentNode.append(copy);
            const { width } = copy.getBoundingClientRect();
            copy.remove();
            return width;
        });
        return box.scrollHeight > box.clientHeight + 1 || Math.max(...words) > box.clientWidth + 2;
    })
    .map((box) => box.innerText)"""


@pytest.mark.parametrize("text", [1, 1.5])
@pytest.mark.parametrize("game", ["ginkgopolis", "cities"])
def test_the_choice_to_confirm_is_shown_in_full(new_page: NewPage, game: str, text: float) -> None:
    page = new_page(**PHONE)
    settle(page, language="ru", textSize=text, confirm=True)
    open_journal(page, cached_late(game, NAMES[:3], 0.7, 11))
    seen = 0
    for number in range(1, 10):
        page.keyboard.press(str(number))
        painted(page)
        seen += page.locator(".compact .pending").count()
        assert page.evaluate(CUT_OFF) == []
        page.keyboard.press("Escape")
    assert seen >= 2  # a card only selects; what commits waits for a yes


LONGEST = (
    "Bartholomew возводит уровень в клетке (-3, -1): жёлтая 16 → синий тайл 11, высота 2; "
    "выложено 2 ресурса, за цвет уплачен 1 ресурс, за номер уплачено 5 очков."
)


@pytest.mark.parametrize("text", [1, 1.5])
def test_long_events_are_shown_in_full(new_page: NewPage, text: float) -> None:
    """The board does not move meanwhile."""
    page = new_page(**SMALL, reduced_motion="no-preference")
    settle(page, language="ru", textSize=text, confirm=False, sounds=False, speed="slow")
    open_journal(page, cached_late("ginkgopolis", NAMES[:3], 0.7, 11))
    page.evaluate(
        """(longest) => {
            const board = document.querySelector("main").getBoundingClientRect().top;
            new MutationObserver((_, observer) => {
                const line = document.querySelector(".status .event");
                if (!line) return;
                observer.disconnect();
                line.firstChild.data = longest;
                window.told = {
                    cut: line.scrollHeight > line.clientHeight + 1,
                    high: line.clientHeight,
                    moved: document.querySelector("main").getBoundingClientRect().top - board,
                };
            }).observe(document.body, { subtree: true, childList: true });
        }""",
        LONGEST,
    )
    told: dict[str, Any] = {}
    for _ in patiently("all players have chosen, and the result is shown"):
        page.keyboard.press("1")
        pause(page)
        if told := page.evaluate("window.told") or {}:
            break
    assert not told["cut"]
    assert told["moved"] == 0
    assert told["high"] < SMALL["height"] / 3


@pytest.mark.parametrize("names", [("Guest", "Otto", "Mila"), ("Гость", "Отто", "Милана")])
def test_usual_names_of_three_players_are_whole_on_a_phone(
    new_page: NewPage, names: tuple[str, ...]
) -> None:
    page = new_page(**PHONE)
    open_journal(page, cached_end("ginkgopolis", names, SEED), "dialog[open] tfoot")
    shown = page.locator("dialog thead .name")
    assert shown.count() == len(names)
    for name in shown.all():
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth"), name.inner_text()
