"""Hal, the solo opponent: he reveals a card, draws a tile and always builds. Rules G13.

Hal is side 1. His pool is his stock; he pays neither points nor colour costs.
"""

from typing import Final

from polis.games.ginkgopolis.agenda import HAL_ACTIVATE, task
from polis.games.ginkgopolis.components import FIRST_LETTER, HAND, NOTHING, is_letter
from polis.games.ginkgopolis.events import (
    CardsDiscarded,
    FloorBuilt,
    Gained,
    HalDiscarded,
    HalDrew,
    HalTookTile,
)
from polis.games.ginkgopolis.geometry import around
from polis.games.ginkgopolis.rules import construct, marker, urbanize
from polis.games.ginkgopolis.rules.end_triggers import trigger_end
from polis.games.ginkgopolis.rules.pass_hands import draw_up
from polis.games.ginkgopolis.rules.rebuild_deck import draw_card
from polis.games.ginkgopolis.rules.return_tiles import exhaust_supply
from polis.games.ginkgopolis.state import GinkgoState, hand_of, put_hand
from polis.kernel.event import Event

YOU: Final = 0
HAL: Final = 1
SOLO_HAND: Final = 3


def deal(state: GinkgoState, out: list[Event] | None) -> None:
    """Three cards for you, then one face down for Hal (G13.3)."""
    draw_up(state, YOU, SOLO_HAND, out)
    draw_up(state, HAL, 1, out)


def resolve(state: GinkgoState, out: list[Event] | None) -> None:
    """Hal's part of the round, after yours."""
    _discard_unused(state, out)
    card = _turn_card_over(state, out)
    if not state.supply:  # you took the last tile: Hal has none (G13.17)
        _give_up(state, card, out)
        return
    if state.config.expert and is_letter(card):
        card = _second_thoughts(state, card, out)
    if not _can_pay(state, card):
        _give_up(state, card, out)
    elif is_letter(card):
        _urbanize(state, card, _take_tile(state, out), out)
    else:
        _construct(state, card, _take_tile(state, out), out)


def activate_around(state: GinkgoState, out: list[Event] | None) -> None:
    """A point for every item that the buildings around his new one would bring (G13.8)."""
    points = _worth(state, state.cells[-1])
    state.points[HAL] += points
    if out is not None:
        out.append(Gained(HAL, "hal", 0, points))


def _discard_unused(state: GinkgoState, out: list[Event] | None) -> None:
    cards = hand_of(state, YOU)
    state.discard.extend(cards)
    put_hand(state, YOU, [])
    if out is not None:
        out.append(CardsDiscarded(tuple(cards)))


def _turn_card_over(state: GinkgoState, out: list[Event] | None) -> int:
    card = state.hands[HAND * HAL]
    put_hand(state, HAL, [])
    if out is not None:
        out.append(HalDrew(card))
    return card


def _second_thoughts(state: GinkgoState, card: int, out: list[Event] | None) -> int:
    """Expert: a building card goes before a letter, a better letter too (G13.20, G13.21)."""
    other = draw_card(state, out)
    if out is not None:
        out.append(HalDrew(other))
    if not is_letter(other) or _worth_of_letter(state, other) > _worth_of_letter(state, card):
        card, other = other, card
    state.discard.append(other)
    if out is not None:
        out.append(HalDiscarded(other))
    return card


def _worth_of_letter(state: GinkgoState, card: int) -> int:
    return _worth(state, state.markers[card - FIRST_LETTER])


def _worth(state: GinkgoState, cell: int) -> int:
    """The floors of all buildings around a cell."""
    floors = 0
    for building in around(state.cells, cell):
        if building != NOTHING:
            floors += state.heights[building]
    return floors


def _take_tile(state: GinkgoState, out: list[Event] | None) -> int:
    tile = state.rng.draw(state.supply)
    if out is not None:
        out.append(HalTookTile(tile))
    if not state.supply:
        exhaust_supply(state, out)
    return tile


def _can_pay(state: GinkgoState, card: int) -> bool:
    """Hal needs one resource for a letter; for a floor its height, his own there included."""
    if is_letter(card):
        return state.pool[HAL] >= 1
    building = state.tops.index(card)
    height = state.heights[building]
    own = height if state.owners[building] == HAL else 0
    return state.pool[HAL] + own >= height + 1


def _give_up(state: GinkgoState, card: int, out: list[Event] | None) -> None:
    """Hal cannot build: his card is discarded and the game ends (G13.15-G13.17)."""
    state.discard.append(card)
    if out is not None:
        out.append(HalDiscarded(card))
    trigger_end(state, "hal", HAL, out)


def _urbanize(state: GinkgoState, card: int, tile: int, out: list[Event] | None) -> None:
    state.discard.append(card)
    state.pool[HAL] -= 1
    urbanize.found_building(state, HAL, card, tile, out)
    _check_pool(state, out)
    state.agenda.append(task(HAL_ACTIVATE, HAL, 0))
    marker.begin(state, YOU, out)  # you move his marker (G13.7)


def _construct(state: GinkgoState, card: int, tile: int, out: list[Event] | None) -> None:
    building = state.tops.index(card)
    construct.give_back(state, HAL, building, out)
    state.pool[HAL] -= state.heights[building] + 1
    construct.raise_building(state, HAL, building, tile)
    if out is not None:
        height = state.heights[building]
        out.append(FloorBuilt(HAL, card, tile, state.cells[building], height, 0, height, 0))
    _check_pool(state, out)
    state.tableau[HAL] |= 1 << card  # he keeps it; its bonuses never work for him (G13.12)


def _check_pool(state: GinkgoState, out: list[Event] | None) -> None:
    if state.pool[HAL] == 0:
        trigger_end(state, "resources", HAL, out)
