"""The final score: points, end-of-game cards, New Hand tokens, districts. Rules G11 and G12."""

from typing import Final

from polis.games.ginkgopolis.components import (
    AT_THE_END,
    CARD_COLOUR,
    CARD_COUNTS,
    CARD_TARGET,
    CARD_TRIGGER,
    LOW_HEIGHT,
    NINE_POINTS,
    NOTHING,
    NUM_TILES,
    PER_COLOUR_CARD,
    PER_HIGH_BUILDING,
    PER_LOW_BUILDING,
    PER_RESOURCE_ON_COLOUR,
    PER_TRIGGER_CARD,
    POINTS_PER_TOKEN,
    colour_of,
    number_of,
    tiles_in,
)
from polis.games.ginkgopolis.geometry import WIDTH
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
    points = state.points[side] + state.tokens[side] * POINTS_PER_TOKEN
    for card in end_cards(state, side):
        points += card_points(state, side, card)
    return points


# -- end-of-game cards ----------------------------------------------------------------------------


def end_cards(state: GinkgoState, side: int) -> list[int]:
    return [card for card in tiles_in(state.tableau[side]) if CARD_TRIGGER[card] == AT_THE_END]


def card_points(state: GinkgoState, side: int, card: int) -> int:
    """What an end-of-game card is worth to its owner (G11.3-G11.7)."""
    counts = CARD_COUNTS[card]
    target = CARD_TARGET[card]
    if counts == PER_RESOURCE_ON_COLOUR:
        return _resources_on(state, side, target)
    if counts == PER_LOW_BUILDING:
        return _buildings_between(state, side, 1, LOW_HEIGHT)
    if counts == PER_HIGH_BUILDING:
        return 3 * _buildings_between(state, side, LOW_HEIGHT + 1, NUM_TILES)
    if counts == PER_TRIGGER_CARD:
        return 2 * _cards_with(state, side, CARD_TRIGGER, target)
    if counts == PER_COLOUR_CARD:
        return 2 * _cards_with(state, side, CARD_COLOUR, target)
    return 9 if counts == NINE_POINTS else 0


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
    for card in tiles_in(state.tableau[side]):
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
        points = district_points(state, district)
        for side in range(len(totals)):
            totals[side] += points[side]


def districts(state: GinkgoState) -> list[list[int]]:
    """Connected groups of two or more buildings of one colour, in the order of founding (G12.1)."""
    at: dict[int, int] = {cell: building for building, cell in enumerate(state.cells)}
    seen = [False] * len(state.cells)
    found: list[list[int]] = []
    for building in range(len(state.cells)):
        if not seen[building]:
            group = _group(state, at, seen, building)
            if len(group) > 1:
                found.append(group)
    return found


def _group(state: GinkgoState, at: dict[int, int], seen: list[bool], start: int) -> list[int]:
    colour = colour_of(state.tops[start])
    seen[start] = True
    group = [start]
    for building in group:  # grows while it is walked
        cell = state.cells[building]
        for beside in (cell + WIDTH, cell + 1, cell - WIDTH, cell - 1):
            other = at.get(beside, NOTHING)
            if other != NOTHING and not seen[other] and colour_of(state.tops[other]) == colour:
                seen[other] = True
                group.append(other)
    return group


def district_points(state: GinkgoState, district: list[int]) -> list[int]:
    """What a district pays each side: the first all, the second its own (G12.6-G12.8)."""
    resources, strength = district_standing(state, district)
    points = [0] * len(resources)
    ranking = ranked(strength)
    if not ranking:
        return points
    first = ranking[0]
    points[first] = sum(resources)
    if len(ranking) == 1:
        points[first] *= 2
    else:
        points[ranking[1]] = resources[ranking[1]]
    return points


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
