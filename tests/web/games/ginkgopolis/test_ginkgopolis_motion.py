"""Animations at the table of Ginkgopolis: a tile flies to its building."""

from typing import Any

import pytest

from polis.kernel.journal import Header, dump
from polis.kernel.match import Match
from polis.kernel.registry import find_game
from tests.web.conftest import NewPage
from tests.web.hands import wait_until
from tests.web.late import open_journal

pytestmark = pytest.mark.slow

GAME = "ginkgopolis"
SEED = 5  # the hand has a building card and a tile that the player can pay for
WATCH = """() => {
    window.flights = [];
    const middle = (box) => [parseFloat(box.left) + parseFloat(box.width) / 2,
                             parseFloat(box.top) + parseFloat(box.height) / 2];
    const note = (copy) => {
        const [move] = copy.getAnimations();
        if (!move) return;
        const way = new DOMMatrix(move.effect.getKeyframes().at(-1).transform);
        const [x, y] = middle(copy.style);
        window.flights.push({
            colour: copy.firstElementChild.style.color,
            end: [x + way.e, y + way.f],
        });
    };
    const seen = (records) => records.flatMap(({addedNodes}) => [...addedNodes])
        .filter((node) => node.ariaHidden === "true").forEach(note);
    new MutationObserver(seen).observe(document.body, {childList: true});
}"""

ENDS = """(colour) => window.flights
    .filter((flight) => flight.colour === `var(--${colour})`).map(({end}) => end)"""


def solo() -> str:
    """A match against Hal before its first choice."""
    game = find_game(GAME)
    return dump(Match(game, Header(game.id, game.version, {"seats": 1}, SEED)).journal)


def build_a_floor(page: Any) -> tuple[str, str]:
    """Choose a building card and an affordable tile; return its place and colour."""
    page.locator(".hand .card[data-lit]:has(.face:not(.letter))").first.click()
    place = page.locator(".city .stop.target").get_attribute("data-part")
    tile = page.locator(".hand .tile[data-lit]:has(.sum):not(:has(.lack))").first
    colour = tile.locator("[class*=ginkgo-]").get_attribute("class").split("ginkgo-")[1].split()[0]
    tile.click()
    return place, colour


def test_a_played_tile_flies_to_its_building(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    open_journal(page, solo())
    page.evaluate(WATCH)
    place, colour = build_a_floor(page)
    wait_until(page, f"(colour) => ({ENDS})(colour).length > 0", colour)
    ends = page.evaluate(ENDS, colour)
    box = page.locator(f'.city [data-part="{place}"]').bounding_box()
    assert any(
        box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
        for x, y in ends
    ), "the tile does not fly to the building"
