"""The actions of a person at a table of Cities, and how to find a certain moment of a match."""

from collections.abc import Callable
from typing import Any

from polis.export.frames import position
from polis.kernel.journal import Header, dump
from polis.kernel.match import Match
from polis.kernel.registry import find_game
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting

GAME = "cities"
TILE = ".hand .piece.tile"


def take_a_tile(page: Any) -> None:
    page.wait_for_selector(".cities [data-lit]")
    if page.locator(".starts").count():
        page.locator(".starts [data-lit]").first.click()
    page.locator('.slot[data-part^="slot:2."][data-lit]').first.click()
    page.wait_for_selector(TILE)


def tiles(page: Any) -> int:
    number: int = page.locator("svg[role=group] rect.tile").count()
    return number


def is_laid(page: Any) -> None:
    page.wait_for_selector(TILE, state="detached")
    assert tiles(page) == 2


Offered = list[dict[str, Any]]


def moment(options: dict[str, Any], is_it: Callable[[Offered], bool]) -> tuple[str, Offered]:
    """A random match, up to where the first seat has a certain choice; also return the choice."""
    game, rng = find_game(GAME), seeded(7)
    match = Match(game, Header(GAME, game.version, options, 7))
    while not match.is_over:
        seat = seats_waiting(match.state)[0]
        offered = position(match, seat)["choices"]
        if seat == 0 and is_it(offered):
            return dump(match.journal), offered
        match.play(seat, offered[rng.below(len(offered))]["action"])
    raise AssertionError("it was never offered")
