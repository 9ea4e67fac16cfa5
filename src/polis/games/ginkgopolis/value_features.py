"""Compact numbers from which the value network judges a position for a seat.

A block per side, the seat first, then its rivals by score; then the table and the seat's hand.
Much is only worth something while time is left, so those numbers are multiplied by it.
"""

from typing import Final

from polis.games.ginkgopolis.components import (
    BONUS_BITS,
    BONUS_MASK,
    CARD_BONUS,
    CARD_COLOUR,
    CARD_COUNTS,
    CARD_TRIGGER,
    END_CARDS,
    FIRST_CHARACTER,
    FIRST_LETTER,
    LOW_HEIGHT,
    NOTHING,
    NUM_BONUSES,
    POINT,
    RESOURCE,
    START_ITEMS,
    TILE,
    colour_of,
    is_letter,
    num_in,
    number_of,
    tiles_in,
)
from polis.games.ginkgopolis.config import GinkgoConfig
from polis.games.ginkgopolis.geometry import around, building_with
from polis.games.ginkgopolis.hal_features import HAL_WIDTH, hal_features
from polis.games.ginkgopolis.hands import cards_in
from polis.games.ginkgopolis.scoring import district_standing, districts, shares, total
from polis.games.ginkgopolis.state import DRAFT, TRIO, GinkgoState
from polis.games.ginkgopolis.time_left import least_resources, time_left

MOST_RIVALS: Final = 3  # rivals with a block of their own: the best ones
SIDE_WIDTH: Final = 51
TABLE_WIDTH: Final = 36
_NUMBERS: Final = 1024  # the weight of one resource in the strength of a district
_CLOSE: Final = 2  # a lead of at most so many resources can change hands


def value_width(config: GinkgoConfig) -> int:
    sides = SIDE_WIDTH * (1 + min(MOST_RIVALS, config.sides - 1))
    return sides + TABLE_WIDTH + (HAL_WIDTH if config.is_solo else 0)


def value_features(state: GinkgoState, seat: int, out: list[float]) -> None:
    _Position(state, seat).describe(out)


class _Position:
    """What the numbers of one position have in common."""

    def __init__(self, state: GinkgoState, seat: int) -> None:
        sides = state.config.sides
        self.state: GinkgoState = state
        self.seat: int = seat
        self.time: float = time_left(state)
        self.cards: list[int] = [0] * sides  # points of end cards and tokens
        self.districts: list[int] = [0] * sides
        self.held: list[int] = [0] * sides  # points of a district that may be lost
        self.near: list[int] = [0] * sides  # points of a district that may be won
        self.score: list[int] = [0] * sides
        self._judge_districts()
        for side in range(sides):
            self.score[side] = total(state, side)
            self.cards[side] = self.score[side] - state.sides[side].points
            self.score[side] += self.districts[side]

    def _judge_districts(self) -> None:
        for district in districts(self.state):
            resources, strength = district_standing(self.state, district)
            points = shares(resources, strength)
            whole = sum(resources)
            best = 0
            second = 0
            for rank in strength:
                if rank > best:
                    second = best
                    best = rank
                elif rank > second:
                    second = rank
            for side in range(len(points)):
                self.districts[side] += points[side]
                if not strength[side]:
                    continue
                if strength[side] == best:
                    if best - second <= _CLOSE * _NUMBERS:
                        self.held[side] += whole
                elif best - strength[side] <= _CLOSE * _NUMBERS:
                    self.near[side] += whole

    def describe(self, out: list[float]) -> None:
        rivals = self._rivals()
        self._side(self.seat, out)
        for place in range(min(MOST_RIVALS, len(rivals))):
            self._side(rivals[place], out)
        self._table(rivals, out)
        self._own(out)
        if self.state.config.is_solo:
            lead = self.score[self.seat] - self.score[rivals[0]]
            hal_features(self.state, self.time, lead, out)

    def _rivals(self) -> list[int]:
        """The other sides, the best score first."""
        rest = [side for side in range(len(self.score)) if side != self.seat]
        ordered: list[int] = []
        while rest:
            best = rest[0]
            for side in rest:
                if self.score[side] > self.score[best]:
                    best = side
            rest.remove(best)
            ordered.append(best)
        return ordered

    # -- sides ------------------------------------------------------------------------------------

    def _side(self, side: int, out: list[float]) -> None:
        time = self.time
        out.append(self.score[side] / 50.0)
        out.append(self.score[side] * (1.0 - time) / 50.0)
        out.append(self.state.sides[side].points / 30.0)
        out.append(self.districts[side] / 30.0)
        out.append(self.cards[side] / 20.0)
        out.append(self.held[side] / 10.0)
        out.append(self.near[side] / 10.0)
        self._stock(side, out)
        self._bonuses(side, out)
        self._city(side, out)
        self._tableau(side, out)

    def _stock(self, side: int, out: list[float]) -> None:
        owner = self.state.sides[side]
        resources = owner.resources
        tiles = int(num_in(owner.tiles)) + (1 if owner.chosen_tile != NOTHING else 0)
        points = 0
        if self.state.question == DRAFT:  # what the kept characters will give
            for card in self._characters(side):
                resources += START_ITEMS[card - FIRST_CHARACTER][RESOURCE]
                tiles += START_ITEMS[card - FIRST_CHARACTER][TILE]
                points += START_ITEMS[card - FIRST_CHARACTER][POINT]
        left = owner.pool + owner.resources
        out.append(resources / 10.0)
        out.append(resources * self.time / 10.0)
        out.append(min(resources, 3) / 3.0)
        out.append(tiles / 8.0)
        out.append(tiles * self.time / 8.0)
        out.append(min(tiles, 3) / 3.0)
        out.append(points / 8.0)
        out.append(owner.pool / 25.0)
        out.append(min(left, 6) / 6.0)
        out.append(owner.tokens * self.time / 2.0)

    def _characters(self, side: int) -> list[int]:
        first = TRIO * side
        return [card for card in self.state.characters[first : first + TRIO] if card != NOTHING]

    def _bonuses(self, side: int, out: list[float]) -> None:
        packed = self.state.sides[side].bonuses
        if self.state.question == DRAFT:
            for card in self._characters(side):
                packed += CARD_BONUS[card]
        plain = 0.0
        for i in range(NUM_BONUSES):
            bonus = packed >> BONUS_BITS * i & BONUS_MASK
            out.append(bonus * self.time / 3.0)
            plain += bonus
        out.append(plain / 10.0)

    def _city(self, side: int, out: list[float]) -> None:
        state = self.state
        floors = [0, 0, 0]
        low = 0
        high = 0
        tallest = 0
        for building in range(len(state.owners)):
            if state.owners[building] == side:
                height = state.heights[building]
                floors[colour_of(state.tops[building])] += height
                tallest = max(tallest, height)
                if height <= LOW_HEIGHT:
                    low += 1
                else:
                    high += 1
        out.append(floors[0] / 10.0)
        out.append(floors[1] / 10.0)
        out.append(floors[2] / 10.0)
        out.append(low / 8.0)
        out.append(high / 4.0)
        out.append(tallest / 5.0)

    def _tableau(self, side: int, out: list[float]) -> None:
        """Cards by trigger and by colour; end cards by what they count, times the time left."""
        triggers = [0, 0, 0, 0]
        colours = [0, 0, 0]
        counts = [0, 0, 0, 0, 0, 0, 0]
        tableau = self.state.sides[side].tableau
        for card in tiles_in(tableau) + self._characters(side):
            triggers[CARD_TRIGGER[card]] += 1
            colours[CARD_COLOUR[card]] += 1
        for card in tiles_in(tableau & END_CARDS):
            counts[CARD_COUNTS[card]] += 1
        for number in triggers:
            out.append(number / 4.0)
        for number in colours:
            out.append(number / 4.0)
        for kind in range(1, 6):
            out.append(counts[kind] / 2.0)
            out.append(counts[kind] * self.time / 2.0)
        out.append(counts[6] / 2.0)

    # -- the table, and the own hand --------------------------------------------------------------

    def _table(self, rivals: list[int], out: list[float]) -> None:
        state = self.state
        lead = self.score[self.seat] - self.score[rivals[0]]
        out.append(self.time)
        out.append(self.time * self.time)
        out.append(len(state.supply) / 40.0)
        out.append(min(len(state.supply), 8) / 8.0)
        out.append(1.0 if state.exhaustions else 0.0)
        out.append(least_resources(state))
        out.append(state.round / 20.0)
        out.append(1.0 if state.question == DRAFT else 0.0)
        out.append(1.0 if state.first == self.seat else 0.0)
        out.append(lead / 20.0)
        out.append(lead * (1.0 - self.time) / 20.0)
        out.append(max(-1.0, min(1.0, lead / 10.0)))
        out.append(max(-1.0, min(1.0, lead / 10.0)) * (1.0 - self.time))
        out.append(1.0 if lead > 0 else 0.0)

    def _own(self, out: list[float]) -> None:
        self._tiles(out)
        self._hand(out)

    def _tiles(self, out: list[float]) -> None:
        """By colour: how many, and the highest number."""
        counts = [0, 0, 0]
        highest = [0, 0, 0]
        for tile in tiles_in(self.state.sides[self.seat].tiles):
            colour = colour_of(tile)
            counts[colour] += 1
            highest[colour] = max(highest[colour], int(number_of(tile)))
        for colour in range(3):
            out.append(counts[colour] * self.time / 4.0)
            out.append(highest[colour] * self.time / 20.0)

    def _hand(self, out: list[float]) -> None:
        """What the cards in hand would activate, by colour; whose buildings they name."""
        state = self.state
        yields = [0, 0, 0]
        spots = [0, 0, 0]
        letters = 0
        owned = [0, 0]  # own buildings, and those of rivals
        numbers = 0
        if state.question != DRAFT:
            for card in cards_in(state.sides[self.seat].hand):
                if is_letter(card):
                    letters += 1
                    self._spot(state.markers[card - FIRST_LETTER], spots)
                    continue
                building = building_with(state.tops, card)
                yields[colour_of(card)] += state.heights[building]
                numbers += int(number_of(card))
                owner = state.owners[building]
                if owner != NOTHING:
                    owned[0 if owner == self.seat else 1] += state.heights[building]
        out.append(letters / 4.0)
        out.append(letters * self.time / 4.0)
        for colour in range(3):
            out.append(yields[colour] / 6.0)
            out.append(yields[colour] * self.time / 6.0)
        for colour in range(3):
            out.append(spots[colour] * self.time / 6.0)
        out.append(owned[0] / 6.0)
        out.append(owned[0] * self.time / 6.0)
        out.append(owned[1] / 6.0)
        out.append(owned[1] * self.time / 6.0)
        out.append(numbers * self.time / 40.0)

    def _spot(self, cell: int, spots: list[int]) -> None:
        for building in around(self.state.cells, cell):
            if building != NOTHING:
                spots[colour_of(self.state.tops[building])] += self.state.heights[building]
