"""Animations at the table of Cities: every frame and every flight is recorded."""

import math
from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.games.cities.hands import GAME, TILE, take_a_tile
from tests.web.hands import new_table, wait_until
from tests.web.late import late_journal, open_journal

pytestmark = pytest.mark.slow

# A frame may be dropped on a busy machine. So flights are recorded when they start, and not when
# they are seen.
WATCH = """() => {
    window.pictures = [];
    window.flights = [];
    const middle = ({ left, top, width, height }) => [
        parseFloat(left) + parseFloat(width) / 2, parseFloat(top) + parseFloat(height) / 2];
    new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (node.ariaHidden === "true") window.flights.push(middle(node.style));
        }
    }).observe(document.body, { childList: true });
    const look = () => {
        const board = document.querySelector("svg[role=group]");
        window.pictures.push({
            tiles: board?.querySelectorAll("rect.tile").length ?? 0,
            wide: Number(board?.getAttribute("viewBox").split(" ")[2] ?? 0),
            hand: document.querySelector(".hand .piece")?.getBoundingClientRect().left ?? null,
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
    """Record every frame and every flight from now on."""
    page.evaluate(WATCH)


def pictures(page: Any) -> list[dict[str, Any]]:
    """The frames up to some frames from now."""
    page.evaluate(SOME_PICTURES)
    seen: list[dict[str, Any]] = page.evaluate("() => window.pictures.splice(0)")
    return seen


def flights(page: Any) -> list[tuple[float, float]]:
    """The places where flights have started."""
    starts: list[tuple[float, float]] = page.evaluate("() => window.flights")
    return starts


def test_a_taken_component_flies_from_its_slot_to_the_hand(new_page: NewPage) -> None:
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
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert any(math.dist(place, middle) < 8 for place in flights(page)), "nothing leaves the slot"
    assert len({picture["hand"] for picture in seen} - {None}) == 1, "the hand jumps"
    wide = [picture["wide"] for picture in seen]
    assert wide == sorted(wide), "the board goes out and in again"


def test_a_laid_tile_stays_where_the_player_saw_it(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    new_table(page, GAME, 2)
    take_a_tile(page)
    page.locator(".cell[data-lit]").first.hover()
    wait_until(page, "() => document.querySelectorAll('svg[role=group] rect.tile').length === 2")
    watch(page)
    page.locator(".cell").first.click()
    page.wait_for_selector(TILE, state="detached")
    assert {picture["tiles"] for picture in pictures(page)} == {2}


def test_the_players_own_building_does_not_fly(new_page: NewPage) -> None:
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
    pictures(page)
    assert flights(page) == []


def test_a_phone_shows_what_others_take(new_page: NewPage) -> None:
    page = new_page(390, 844, reduced_motion="no-preference")
    new_table(page, GAME, 2)
    take_a_tile(page)
    watch(page)
    page.locator(".cell[data-lit]").first.click()
    wait_until(page, "() => window.flights.length > 0")
