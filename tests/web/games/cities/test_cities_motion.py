"""What moves at the table of Cities, looked at picture by picture."""

import math
from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.games.cities.hands import GAME, TILE, take_a_tile
from tests.web.hands import new_table, wait_until
from tests.web.late import late_journal, open_journal

pytestmark = pytest.mark.slow

WATCH = """() => {
    window.pictures = [];
    const look = () => {
        const board = document.querySelector("svg[role=group]");
        window.pictures.push({
            tiles: board?.querySelectorAll("rect.tile").length ?? 0,
            wide: Number(board?.getAttribute("viewBox").split(" ")[2] ?? 0),
            hand: document.querySelector(".hand .piece")?.getBoundingClientRect().left ?? null,
            flying: [...document.querySelectorAll("body > div[aria-hidden=true]")].map((copy) => {
                const { x, y, width, height } = copy.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            }),
        });
        requestAnimationFrame(look);
    };
    look();
}"""
SOME_PICTURES = """() => new Promise((done) => {
    const end = window.pictures.length + 8;
    const look = () => (window.pictures.length > end ? done() : requestAnimationFrame(look));
    look();
})"""


def watch(page: Any) -> None:
    """From now on every picture of the page is remembered."""
    page.evaluate(WATCH)


def pictures(page: Any) -> list[dict[str, Any]]:
    """What was seen, up to some pictures from now."""
    page.evaluate(SOME_PICTURES)
    seen: list[dict[str, Any]] = page.evaluate("() => window.pictures.splice(0)")
    return seen


def test_what_is_taken_flies_from_its_slot_to_the_hand(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    new_table(page, GAME, 2)
    page.locator(".starts [data-lit], .slot[data-lit]").first.wait_for()
    if page.locator(".starts").count():
        page.locator(".starts [data-lit]").first.click()
    slot = page.locator('.slot[data-part^="slot:2."][data-lit]').first
    box = slot.bounding_box()
    watch(page)
    slot.click()
    page.wait_for_selector(".cell[data-lit]")
    seen = pictures(page)
    first = next(picture["flying"] for picture in seen if picture["flying"])
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert any(math.dist(place, middle) < 8 for place in first), "nothing leaves the slot"
    assert len({picture["hand"] for picture in seen} - {None}) == 1, "the hand jumps"
    wide = [picture["wide"] for picture in seen]
    assert wide == sorted(wide), "the board goes out and in again"


def test_a_tile_that_is_laid_stays_where_it_was_seen(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    new_table(page, GAME, 2)
    take_a_tile(page)
    page.locator(".cell[data-lit]").first.hover()
    wait_until(page, "() => document.querySelectorAll('svg[role=group] rect.tile').length === 2")
    watch(page)
    page.locator(".cell").first.click()
    page.wait_for_selector(TILE, state="detached")
    assert {picture["tiles"] for picture in pictures(page)} == {2}


def test_what_one_builds_oneself_does_not_fly(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    open_journal(page, late_journal(GAME))
    page.locator('.slot[data-part^="slot:4."][data-lit]').first.click()
    spot = page.locator(".spot[data-lit]").first
    spot.wait_for()
    part, label = spot.get_attribute("data-part"), spot.get_attribute("aria-label")
    wait_until(page, "() => !document.querySelector('body > div[aria-hidden=true]')")
    watch(page)
    spot.click()
    built = (
        '([part, label]) => document.querySelector(`[data-part="${part}"]`)?.ariaLabel !== label'
    )
    wait_until(page, built, arg=[part, label])
    assert all(picture["flying"] == [] for picture in pictures(page))


def test_a_phone_shows_what_others_take(new_page: NewPage) -> None:
    page = new_page(390, 844, reduced_motion="no-preference")
    new_table(page, GAME, 2)
    take_a_tile(page)
    watch(page)
    page.locator(".cell[data-lit]").first.click()
    page.wait_for_selector(".slot[data-lit]")
    assert any(picture["flying"] for picture in pictures(page))
