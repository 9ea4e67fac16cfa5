"""Hal, the solo opponent: he reveals a card, draws a tile and always builds. Rules G13.

Hal is side 1. His pool is his stock; he pays neither points nor colour costs.
"""

from typing import Final

from polis.games.ginkgopolis.agenda import HAL_ACTIVATE, task
from polis.games.ginkgopolis.components import FIRST_LETTER, NOTHING, is_letter
from polis.games.ginkgopolis.events import (
    CardsDiscarded,
    FloorBuilt,
    Gained,
    HalDiscarded,
    HalDrew,
    HalTookTile,
)
from polis.games.ginkgopolis.geometry import around, building_with
from polis.games.ginkgopolis.hands import card_at
from polis.games.ginkgopolis.rules import construct, marker, urbanize
from polis.games.ginkgopolis.rules.end_triggers import trigger_end
from polis.games.ginkgopolis.rules.pass_hands import draw_up
from polis.games.ginkgopolis.rules.rebuild_deck import draw_card
from polis.games.ginkgopolis.rules.return_tiles import exhaust_supply
from polis.games.ginkgopolis.state import GinkgoState, hand_of
from polis.kernel.recorder import Recorder

YOU: Final = 0
HAL: Final = 1
SOLO_HAND: Final = 3


def deal(state: GinkgoState, out: Recorder | None) -> None:
    """Deal three cards to you, then one face down to Hal (G13.3)."""
    draw_up(state, YOU, SOLO_HAND, out)
    draw_up(state, HAL, 1, out)


def resolve(state: GinkgoState, out: Recorder | None) -> None:
    """Play Hal's part of the round, after yours."""
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


def activate_around(state: GinkgoState, out: Recorder | None) -> None:
    """Give Hal a point for every item that the buildings around would bring (G13.8)."""
    points = _worth(state, state.cells[-1])
    state.sides[HAL].points += points
    if out is not None:
        out.record(Gained(HAL, "hal", NOTHING, 0, points))


def _discard_unused(state: GinkgoState, out: Recorder | None) -> None:
    cards = hand_of(state, YOU)
    state.discard.extend(cards)
    state.sides[YOU].hand = 0
    if out is not None:
        out.record(CardsDiscarded(tuple(cards)))


def _turn_card_over(state: GinkgoState, out: Recorder | None) -> int:
    card = card_at(state.sides[HAL].hand, 0)
    state.sides[HAL].hand = 0
    if out is not None:
        out.record(HalDrew(card))
    return card


def _second_thoughts(state: GinkgoState, card: int, out: Recorder | None) -> int:
    """Let an expert Hal draw again: he prefers buildings, then better letters (G13.20, G13.21)."""
    other = draw_card(state, out)
    if out is not None:
        out.record(HalDrew(other))
    if not is_letter(other) or _worth_of_letter(state, other) > _worth_of_letter(state, card):
        card, other = other, card
    state.discard.append(other)
    if out is not None:
        out.record(HalDiscarded(other, card))
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


def _take_tile(state: GinkgoState, out: Recorder | None) -> int:
    tile = state.rng.draw(state.supply)
    if out is not None:
        out.record(HalTookTile(tile))
    if not state.supply:
        exhaust_supply(state, out)
    return tile


def _can_pay(state: GinkgoState, card: int) -> bool:
    """Hal needs one resource for a letter; for a floor its height, his own there included."""
    if is_letter(card):
        return state.sides[HAL].pool >= 1
    building = building_with(state.tops, card)
    height = state.heights[building]
    own = height if state.owners[building] == HAL else 0
    return state.sides[HAL].pool + own >= height + 1


def _give_up(state: GinkgoState, card: int, out: Recorder | None) -> None:
    """Discard Hal's card and trigger the end: he cannot build (G13.15-G13.17)."""
    state.discard.append(card)
    if out is not None:
        out.record(HalDiscarded(card, NOTHING))
    trigger_end(state, "hal", HAL, out)


def _urbanize(state: GinkgoState, card: int, tile: int, out: Recorder | None) -> None:
    state.discard.append(card)
    state.sides[HAL].pool -= 1
    urbanize.found_building(state, HAL, card, tile, out)
    _check_pool(state, out)
    state.agenda.append(task(HAL_ACTIVATE, HAL, 0))
    marker.begin(state, YOU, out)  # you move his marker (G13.7)


def _construct(state: GinkgoState, card: int, tile: int, out: Recorder | None) -> None:
    building = building_with(state.tops, card)
    construct.give_back(state, HAL, building, out)
    state.sides[HAL].pool -= state.heights[building] + 1
    construct.raise_building(state, HAL, building, tile)
    if out is not None:
        height = state.heights[building]
        out.record(FloorBuilt(HAL, card, tile, state.cells[building], height, 0, height, 0))
    _check_pool(state, out)
    state.sides[HAL].tableau |= 1 << card  # he keeps it; its bonuses never work for him (G13.12)


def _check_pool(state: GinkgoState, out: Recorder | None) -> None:
    if state.sides[HAL].pool == 0:
        trigger_end(state, "resources", HAL, out)
