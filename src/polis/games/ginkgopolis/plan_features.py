"""Numbers that describe a plan for the choice model: what it brings and costs at once.

Every number stands twice in a row: as it is, and times the share of the match that is left.
"""

from typing import Final

from polis.games.ginkgopolis.actions import (
    GIVE_DONE,
    MOVE_MARKER,
    NEW_HAND,
    PICK_CARD,
    PICK_TILE,
    TAKE_RESOURCE,
)
from polis.games.ginkgopolis.components import (
    BONUS_BITS,
    BONUS_MASK,
    CARD_BONUS,
    CARD_COLOUR,
    CARD_COUNTS,
    CARD_TARGET,
    CARD_TRIGGER,
    CONSTRUCT,
    EXPLOIT,
    FIRST_LETTER,
    NINE_POINTS,
    NOTHING,
    PER_COLOUR_CARD,
    PER_HIGH_BUILDING,
    PER_LOW_BUILDING,
    PER_RESOURCE_ON_COLOUR,
    PER_TRIGGER_CARD,
    POINT,
    RESOURCE,
    TILE,
    URBANIZE,
    bonus_shift,
    colour_of,
    is_letter,
    num_in,
    number_of,
)
from polis.games.ginkgopolis.geometry import OFFSETS, around, building_with
from polis.games.ginkgopolis.rules.construct import points_to_pay, resources_to_pay
from polis.games.ginkgopolis.scoring import card_points, end_cards, totals
from polis.games.ginkgopolis.state import CHOOSE, DRAFT, LETTER, MARKER, GinkgoState
from polis.games.ginkgopolis.time_left import time_left
from polis.kernel.mind import Plan

# The places of the numbers.
KIND: Final = 0  # exploit a building, exploit a letter, urbanize, construct, new hand
GAIN: Final = 5  # resources, tiles, points
SCARCE: Final = 8  # resources or tiles that come to an empty stock
PAY_POINTS: Final = 10
PAY_RESOURCES: Final = 11
EMPTIES: Final = 12  # the stock of resources, the stock of tiles
TILE_NUMBER: Final = 14
WON_BONUS: Final = 15
WON_END: Final = 16  # an end card, what it is worth now, nine points
OVER_RIVAL: Final = 19
OVER_OWN: Final = 20
HEIGHT: Final = 21
BESIDE: Final = 22  # floors around of the new colour: own, of rivals; then of a colour lost
SYNERGY: Final = 26  # what end cards of the seat gain
LAST_RESOURCE: Final = 27  # the plan ends the match; and the lead then
LAST_TILE: Final = 29  # the same for the tile supply
MARKER_NEAR: Final = 31  # floors around the new place: own, others
RETURNED: Final = 33
KEPT: Final = 34
CHARACTER: Final = 35  # trigger by colour
WIDTH: Final = 44
PLAN_WIDTH: Final = 2 * WIDTH


def plan_features(state: GinkgoState, seat: int, plans: list[Plan], out: list[float]) -> None:
    describer = _Describer(state, seat)
    for plan in plans:
        row = [0.0] * WIDTH
        describer.describe(plan, row)
        for number in row:
            out.append(number)
            out.append(number * describer.time_left)


class _Describer:
    """What the plans of one position have in common."""

    def __init__(self, state: GinkgoState, seat: int) -> None:
        self.state: GinkgoState = state
        self.seat: int = seat
        self.time_left: float = time_left(state)
        self.ends: list[int] = end_cards(state, seat)
        self.tiles: int = int(num_in(state.sides[seat].tiles))
        self.lead: float = 0.0
        if state.question == CHOOSE:
            points = totals(state)
            own = points[seat]
            best = -1000
            for side in range(state.config.sides):
                if side != seat and points[side] > best:
                    best = points[side]
            self.lead = max(-1.0, min(1.0, (own - best) / 20.0))

    def describe(self, plan: Plan, row: list[float]) -> None:
        question = self.state.question
        if question == CHOOSE:
            self._choice(plan, row)
        elif question == LETTER:
            self._gain(row, RESOURCE if plan[0] == TAKE_RESOURCE else TILE, 1)
        elif question == MARKER:
            self._marker(plan[0], row)
        elif question == DRAFT:
            card = plan[0] - PICK_CARD
            row[CHARACTER + 3 * CARD_TRIGGER[card] + CARD_COLOUR[card]] = 1.0
        else:
            given = len(plan) - (1 if plan[-1] == GIVE_DONE else 0)
            row[RETURNED] = given / 5.0
            row[KEPT] = (self.tiles - given) / 5.0

    def _choice(self, plan: Plan, row: list[float]) -> None:
        if plan[0] == NEW_HAND:
            row[KIND + 4] = 1.0
            return
        card = self.state.sides[self.seat].chosen_card
        if card == NOTHING:
            card = plan[0] - PICK_CARD
        last = plan[-1]
        tile = last - PICK_TILE if last >= PICK_TILE else NOTHING
        if tile == NOTHING:
            self._exploit(card, row)
        elif is_letter(card):
            self._urbanize(card, tile, row)
        else:
            self._construct(card, tile, row)

    # -- the three actions ------------------------------------------------------------------------

    def _exploit(self, card: int, row: list[float]) -> None:
        self._bonus(row, EXPLOIT)
        if is_letter(card):
            row[KIND + 1] = 1.0
            return
        row[KIND] = 1.0
        building = building_with(self.state.tops, card)
        self._gain(row, colour_of(card), self.state.heights[building])

    def _urbanize(self, card: int, tile: int, row: list[float]) -> None:
        state = self.state
        row[KIND + 2] = 1.0
        cell = state.markers[card - FIRST_LETTER]
        self._spend(row, 1, 0, tile)
        for building in around(state.cells, cell):
            if building != NOTHING:
                self._gain(row, colour_of(state.tops[building]), state.heights[building])
                self._near(row, building, colour_of(tile), BESIDE)
        self._bonus(row, URBANIZE)
        self._synergy(row, colour_of(tile), 1, 1)

    def _construct(self, card: int, tile: int, row: list[float]) -> None:
        state = self.state
        row[KIND + 3] = 1.0
        building = building_with(state.tops, card)
        height = state.heights[building]
        owner = state.owners[building]
        back = height if owner == self.seat else 0
        cost = height + 1 + resources_to_pay(state, building, tile) - back
        self._spend(row, cost, points_to_pay(state, building, tile), tile)
        if owner == self.seat:
            row[OVER_OWN] = height / 3.0
        elif owner != NOTHING:
            row[OVER_RIVAL] = height / 3.0
        row[HEIGHT] = height / 3.0
        self._neighbours(row, building, colour_of(card), colour_of(tile))
        self._win(card, row)
        self._bonus(row, CONSTRUCT)
        if owner != self.seat:
            self._synergy(row, colour_of(tile), height + 1, 1)
        elif colour_of(tile) == colour_of(card):
            self._synergy(row, colour_of(tile), 1, 0)

    # -- parts of them ----------------------------------------------------------------------------

    def _gain(self, row: list[float], item: int, amount: int) -> None:
        side = self.state.sides[self.seat]
        row[GAIN + item] += amount / 3.0
        if item == RESOURCE and side.resources <= 1:
            row[SCARCE] += amount / 3.0
        elif item == TILE:
            if self.tiles <= 1:
                row[SCARCE + 1] += amount / 3.0
            if amount >= len(self.state.supply):
                row[LAST_TILE] = 1.0
                row[LAST_TILE + 1] = self.lead

    def _bonus(self, row: list[float], trigger: int) -> None:
        items = self.state.sides[self.seat].bonuses >> bonus_shift(trigger, 0)
        for item in range(3):
            amount = items >> BONUS_BITS * item & BONUS_MASK
            if amount:
                self._gain(row, item, amount)

    def _spend(self, row: list[float], resources: int, points: int, tile: int) -> None:
        side = self.state.sides[self.seat]
        row[PAY_RESOURCES] = resources / 3.0
        row[PAY_POINTS] = points / 5.0
        row[TILE_NUMBER] = int(number_of(tile)) / 20.0
        if side.resources <= resources:
            row[EMPTIES] = 1.0
            if not side.pool:
                row[LAST_RESOURCE] = 1.0
                row[LAST_RESOURCE + 1] = self.lead
        if self.tiles <= 1:
            row[EMPTIES + 1] = 1.0

    def _win(self, card: int, row: list[float]) -> None:
        """The card that joins the tableau."""
        if CARD_BONUS[card]:
            extra = CARD_BONUS[card] >> bonus_shift(CARD_TRIGGER[card], POINT) & BONUS_MASK
            row[WON_BONUS] = (1.0 + extra) / 2.0
        elif CARD_COUNTS[card] == NINE_POINTS:
            row[WON_END + 2] = 1.0
        else:
            row[WON_END] = 1.0
            row[WON_END + 1] = card_points(self.state, self.seat, card) / 5.0
        for end in self.ends:
            counts = CARD_COUNTS[end]
            target = CARD_TARGET[end]
            by_trigger = counts == PER_TRIGGER_CARD and CARD_TRIGGER[card] == target
            if by_trigger or (counts == PER_COLOUR_CARD and CARD_COLOUR[card] == target):
                row[SYNERGY] += 0.4

    def _synergy(self, row: list[float], colour: int, floors: int, buildings: int) -> None:
        for end in self.ends:
            counts = CARD_COUNTS[end]
            if counts == PER_RESOURCE_ON_COLOUR and CARD_TARGET[end] == colour:
                row[SYNERGY] += floors / 5.0
            elif counts == PER_LOW_BUILDING and buildings and floors <= 2:
                row[SYNERGY] += 0.2
            elif counts == PER_HIGH_BUILDING and buildings and floors > 2:
                row[SYNERGY] += 0.6

    def _neighbours(self, row: list[float], building: int, old: int, new: int) -> None:
        near = self.state.beside[building]
        other = 0
        while near:
            if near & 1:
                self._near(row, other, new, BESIDE)
                if old != new:
                    self._near(row, other, old, BESIDE + 2)
            near >>= 1
            other += 1

    def _near(self, row: list[float], building: int, colour: int, place: int) -> None:
        owner = self.state.owners[building]
        if owner != NOTHING and colour_of(self.state.tops[building]) == colour:
            row[place if owner == self.seat else place + 1] += self.state.heights[building] / 5.0

    def _marker(self, action: int, row: list[float]) -> None:
        direction = action - MOVE_MARKER
        if not 0 <= direction < 4:
            return
        cell = self.state.cells[-1] + OFFSETS[direction]
        for building in around(self.state.cells, cell):
            if building != NOTHING:
                own = self.state.owners[building] == self.seat
                row[MARKER_NEAR if own else MARKER_NEAR + 1] += self.state.heights[building] / 5.0
