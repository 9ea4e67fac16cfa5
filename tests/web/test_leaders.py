"""The leader board: linked from home, filled by real matches, accessible."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from polis.client import Client
from polis.client.bot import play
from tests.server.serving import persons, seated
from tests.waiting import until_found
from tests.web.conftest import NewPage
from tests.web.hands import TOY, open_home, overflow, painted
from tests.web.test_looks import LANGUAGES, SIZES, message_ids, violations, words_of

pytestmark = pytest.mark.slow

LONG = "<i>Wolfeschlegelsteinhausenbergerdor</i>"  # 40 letters, the most


async def _play(address: str, matches: int) -> str:
    """Play rated matches of two people; return the cookie of one of them."""
    async with persons(address, "Ana", LONG) as (ana, other):
        for number in range(1, matches + 1):
            async with seated([ana, other], TOY, visibility="public") as (_, lives):
                await asyncio.gather(*(play(live) for live in lives))
            await _until_rated(ana, number)
        return str(ana.http.cookies["polis"])


async def _until_rated(client: Client, matches: int) -> None:
    async def is_rated() -> bool:
        you = (await client.leaders(TOY)).you
        return you is not None and you.matches >= matches

    await until_found(is_rated)


@pytest.fixture(scope="module")
def listed(address: str) -> Iterator[str]:
    """The cookie of Ana, who has played enough to be listed."""
    with ThreadPoolExecutor(1) as aside:  # the browser's driver runs its own loop in this thread
        yield aside.submit(asyncio.run, _play(address, 5)).result()


def open_board(page: Any, address: str, cookie: str) -> Any:
    """Open the leader board as Ana; return the section of the game that was played."""
    page.context.add_cookies([{"name": "polis", "value": cookie, "url": address}])
    page.add_init_script("localStorage.setItem('polis.known', 'true')")
    page.goto("/#/leaders")
    board = page.locator("section").filter(has=page.locator("table"))
    board.wait_for()
    return board


def test_home_links_to_the_board_and_an_empty_board_says_why(new_page: NewPage) -> None:
    page = new_page()
    open_home(page)
    page.get_by_role("link", name="Leader board").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Leader board").wait_for()
    page.get_by_text("No player has played enough public matches yet").first.wait_for()
    assert page.evaluate("document.activeElement.id") == "main"


def test_players_with_enough_matches_are_listed_with_their_exact_names(
    new_page: NewPage, address: str, listed: str
) -> None:
    board = open_board(new_page(), address, listed)
    rows = board.locator("tbody tr")
    assert rows.count() == 2
    names = rows.locator("th bdi").all_inner_texts()
    assert sorted(names) == sorted(["Ana", LONG])
    ana = rows.filter(has_text="Ana")
    assert "You" in ana.locator("th").inner_text()
    place, matches, rating = ana.locator("td").all_inner_texts()
    assert matches == "5"
    assert f"Your place: {place}. Your rating: {rating}." in board.inner_text()


def test_a_players_statistics_show_the_rating_and_link_to_the_board(
    new_page: NewPage, address: str, listed: str
) -> None:
    page = new_page()
    rating = open_board(page, address, listed).locator("tr.me td").last.inner_text()
    open_home(page)
    page.get_by_role("link", name=f"Rating {rating}", exact=True).click()
    page.get_by_role("heading", name="Leader board").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_and_is_translated_in_every_language(
    new_page: NewPage, address: str, listed: str, language: str
) -> None:
    page = new_page(locale=LANGUAGES[language])
    open_board(page, address, listed)
    check_sizes(page)
    page.goto("/")  # with statistics
    page.locator("table a").wait_for()
    check_sizes(page)


def check_sizes(page: Any) -> None:
    assert words_of(page) & message_ids() == set()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        assert overflow(page) <= 0, width


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_on_a_filled_board_nor_in_statistics(
    new_page: NewPage, address: str, listed: str, axe: str, theme: str
) -> None:
    page = new_page(390, 844)
    page.add_init_script(f"localStorage.setItem('polis.settings', '{{\"theme\": \"{theme}\"}}')")
    open_board(page, address, listed)
    assert violations(page, axe) == []
    page.goto("/")
    page.locator("table a").wait_for()
    assert violations(page, axe) == []
