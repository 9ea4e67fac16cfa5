"""The final score: points, end-of-game cards, New Hand tokens, districts. Rules G11 and G12."""

from typing import Final

from polis.games.ginkgopolis.components import (
    CARD_COLOUR,
    CARD_COUNTS,
    CARD_TARGET,
    CARD_TRIGGER,
    END_CARDS,
    LOW_HEIGHT,
    NOTHING,
    NUM_TILES,
    PER_COLOUR_CARD,
    PER_HIGH_BUILDING,
    PER_LOW_BUILDING,
    PER_RESOURCE_ON_COLOUR,
    PER_TRIGGER_CARD,
    POINTS_EACH,
    POINTS_PER_TOKEN,
    colour_of,
    number_of,
    tiles_in,
)
from polis.games.ginkgopolis.state import TRIO, GinkgoState

_NUMBERS: Final = 32  # above every number on a tile


def result(state: GinkgoState) -> list[tuple[int, ...]]:
    """Points by seat; in the solo game the lead over Hal (G11.8, G13.19)."""
    points = totals(state)
    if state.config.seats == 1:
        return [(points[0] - points[1],)]
    return [(total,) for total in points]


def totals(state: GinkgoState) -> list[int]:
    """The score of every side, as if the game ended now."""
    points = [total(state, side) for side in range(state.config.sides)]
    pay_districts(state, points)
    return points


def total(state: GinkgoState, side: int) -> int:
    """Everything but the districts (G11.1)."""
    owner = state.sides[side]
    points = owner.points + owner.tokens * POINTS_PER_TOKEN
    for card in end_cards(state, side):
        points += card_points(state, side, card)
    return points


# -- end-of-game cards ----------------------------------------------------------------------------


def end_cards(state: GinkgoState, side: int) -> list[int]:
    return tiles_in(state.sides[side].tableau & END_CARDS)


def card_points(state: GinkgoState, side: int, card: int) -> int:
    """What an end-of-game card is worth to its owner (G11.3-G11.7)."""
    return POINTS_EACH[CARD_COUNTS[card]] * _counted(state, side, card)


def _counted(state: GinkgoState, side: int, card: int) -> int:
    """How many of the things that a card counts its owner has."""
    counts = CARD_COUNTS[card]
    target = CARD_TARGET[card]
    if counts == PER_RESOURCE_ON_COLOUR:
        return _resources_on(state, side, target)
    if counts == PER_LOW_BUILDING:
        return _buildings_between(state, side, 1, LOW_HEIGHT)
    if counts == PER_HIGH_BUILDING:
        return _buildings_between(state, side, LOW_HEIGHT + 1, NUM_TILES)
    if counts == PER_TRIGGER_CARD:
        return _cards_with(state, side, CARD_TRIGGER, target)
    if counts == PER_COLOUR_CARD:
        return _cards_with(state, side, CARD_COLOUR, target)
    return 1


def _resources_on(state: GinkgoState, side: int, colour: int) -> int:
    resources = 0
    for building in range(len(state.cells)):
        if state.owners[building] == side and colour_of(state.tops[building]) == colour:
            resources += state.heights[building]
    return resources


def _buildings_between(state: GinkgoState, side: int, low: int, high: int) -> int:
    count = 0
    for building in range(len(state.cells)):
        if state.owners[building] == side and low <= state.heights[building] <= high:
            count += 1
    return count


def _cards_with(state: GinkgoState, side: int, table: list[int], value: int) -> int:
    """The cards of a tableau, characters included, that have a value in a table."""
    count = 0
    for card in tiles_in(state.sides[side].tableau):
        if table[card] == value:
            count += 1
    for card in state.characters[TRIO * side : TRIO * side + TRIO]:
        if card != NOTHING and table[card] == value:
            count += 1
    return count


# -- districts ------------------------------------------------------------------------------------


def pay_districts(state: GinkgoState, totals: list[int]) -> None:
    """Add what every district pays."""
    for district in districts(state):
        resources, strength = district_standing(state, district)
        points = shares(resources, strength)
        for side in range(len(totals)):
            totals[side] += points[side]


def shares(resources: list[int], strength: list[int]) -> list[int]:
    """The first side gains the total, the second its own resources (G12.6-G12.8)."""
    points = [0] * len(resources)
    first = _strongest(strength, NOTHING)
    if first == NOTHING:
        return points
    second = _strongest(strength, first)
    whole = sum(resources)
    if second == NOTHING:
        points[first] = 2 * whole
    else:
        points[first] = whole
        points[second] = resources[second]
    return points


def _strongest(strength: list[int], besides: int) -> int:
    """The strongest side that is present, leaving one out; NOTHING: there is none."""
    best = NOTHING
    most = 0
    for side, value in enumerate(strength):
        if value > most and side != besides:
            best = side
            most = value
    return best


def districts(state: GinkgoState) -> list[list[int]]:
    """Connected groups of two or more buildings of one colour, in the order of founding (G12.1)."""
    coloured = [0, 0, 0]  # by colour: the set of its buildings that are in no group yet
    bit = 1
    for top in state.tops:
        coloured[colour_of(top)] |= bit
        bit += bit
    found: list[list[int]] = []
    for building, top in enumerate(state.tops):
        colour = colour_of(top)
        rest = coloured[colour]
        if rest >> building & 1:
            coloured[colour] = rest ^ 1 << building
            if state.beside[building] & rest:
                found.append(_group(state, coloured, colour, building))
    return found


def _group(state: GinkgoState, coloured: list[int], colour: int, start: int) -> list[int]:
    """The buildings of one colour around `start`; they leave `coloured`."""
    group = [start]
    rest = coloured[colour]
    for building in group:  # grows while it is walked
        near = state.beside[building] & rest
        rest ^= near
        while near:
            lowest = near & -near
            group.append(lowest.bit_length() - 1)
            near ^= lowest
    coloured[colour] = rest
    return group


def district_standing(state: GinkgoState, district: list[int]) -> tuple[list[int], list[int]]:
    """Per side: the resources in a district, and a rank that breaks ties (G12.3, G12.4)."""
    sides = state.config.sides
    resources = [0] * sides
    tallest = [0] * sides
    for building in district:
        side = state.owners[building]
        if side != NOTHING:
            height = state.heights[building]
            resources[side] += height
            tallest[side] = max(tallest[side], height * _NUMBERS + number_of(state.tops[building]))
    strength = [resources[side] * _NUMBERS * _NUMBERS + tallest[side] for side in range(sides)]
    return resources, strength


def ranked(strength: list[int]) -> list[int]:
    """The sides that are present, the strongest first."""
    present = [side for side in range(len(strength)) if strength[side] > 0]
    order: list[int] = []
    while present:
        best = present[0]
        for side in present:
            if strength[side] > strength[best]:
                best = side
        present.remove(best)
        order.append(best)
    return order
