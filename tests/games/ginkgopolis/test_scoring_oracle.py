"""A slow and obvious scorer reads positions as text and agrees with the fast one. Rules G11, G12.

Its card table is typed from the rules; it floods districts cell by cell and sorts their players.
"""

import random
from dataclasses import dataclass

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.state import seats_waiting
from tests.rules import rule

COLOUR = {"R": "red", "B": "blue", "Y": "yellow"}
COUNTED_COLOUR = {  # cards 10 to 13: whose buildings' colour counts
    "R10": "red", "B10": "blue", "Y10": "yellow",
    "R11": "yellow", "B11": "red", "Y11": "red",
    "R12": "blue", "B12": "yellow", "Y12": "blue",
    "R13": "red", "B13": "blue", "Y13": "yellow",
}  # fmt: skip
EXPLOIT_CARDS = {"1", "4", "7", "X"}
URBANIZE_CARDS = {"2", "5", "8", "U"}
CONSTRUCT_CARDS = {"3", "6", "9", "C"}


@dataclass(frozen=True)
class Building:
    x: int
    y: int
    colour: str
    number: int
    height: int
    owner: int | None


@dataclass(frozen=True)
class Side:
    points: int
    tokens: int
    cards: list[str]  # building cards and characters, by name


def buildings_of(text: str) -> list[Building]:
    found = []
    for word in text.splitlines()[2].split()[1:]:
        cell, rest = word.rstrip("!").split(":")
        rest, _, owner = rest.partition("@")
        top, _, height = rest.partition("^")
        x, y = map(int, cell.split(","))
        whose = int(owner) if owner else None
        found.append(Building(x, y, COLOUR[top[0]], int(top[1:]), int(height or 1), whose))
    return found


def sides_of(text: str) -> list[Side]:
    sides = []
    for line in text.splitlines():
        if line.startswith("side "):
            fields = dict(word.split("=") for word in line.split()[2:])
            cards = f"{fields['tableau']},{fields['characters']}".split(",")
            cards = [card for card in cards if card != "-"]
            sides.append(Side(int(fields["points"]), int(fields["tokens"]), cards))
    return sides


def value(card: str, side: int, cards: list[str], city: list[Building]) -> int | None:
    """What one card pays at the end; None if it is no such card."""
    if not card[1:].isdigit() or int(card[1:]) < 10:
        return None
    own = [b for b in city if b.owner == side]
    number = int(card[1:])
    if number <= 13:
        return sum(b.height for b in own if b.colour == COUNTED_COLOUR[card])
    if number == 14:
        return len([b for b in own if b.height in (1, 2)])
    if number == 15:
        return 3 * len([b for b in own if b.height >= 3])
    if number == 19:
        return 2 * len([c for c in cards if c[0] == card[0]])
    if number == 20:
        return 9
    counted = {16: EXPLOIT_CARDS, 17: URBANIZE_CARDS, 18: CONSTRUCT_CARDS}[number]
    return 2 * len([c for c in cards if kind_of(c) in counted])


def kind_of(card: str) -> str:
    """The number of a building card, or the letter of a character's action: RU1 is U."""
    return card[1] if card[1] in "UXC" else card[1:]


def districts(city: list[Building]) -> list[list[Building]]:
    rest = list(city)
    found = []
    while rest:
        group = [rest.pop()]
        grown = True
        while grown:
            grown = False
            for other in list(rest):
                for b in group:
                    beside = abs(b.x - other.x) + abs(b.y - other.y) == 1
                    if beside and b.colour == other.colour:
                        group.append(other)
                        rest.remove(other)
                        grown = True
                        break
        if len(group) >= 2:
            found.append(group)
    return found


def district_pay(group: list[Building]) -> dict[int, int]:
    """Per owner present: what the district pays."""
    owners = {b.owner for b in group if b.owner is not None}
    standing = []
    for owner in owners:
        own = [b for b in group if b.owner == owner]
        resources = sum(b.height for b in own)
        tallest = max((b.height, b.number) for b in own)
        standing.append((resources, tallest, owner))
    standing.sort(reverse=True)
    everything = sum(resources for resources, _, _ in standing)
    pay = {owner: 0 for _, _, owner in standing}
    if len(standing) == 1:
        pay[standing[0][2]] = 2 * everything
    elif standing:
        pay[standing[0][2]] = everything
        pay[standing[1][2]] = standing[1][0]
    return pay


def lines(text: str, side: int) -> list[tuple[str, int]]:
    """The score sheet of a side: what for, and how much."""
    city = buildings_of(text)
    mine = sides_of(text)[side]
    sheet = [("score-points", mine.points)]
    if "seats=1 " not in text:  # the solo game has no tokens
        sheet.append(("score-tokens", 2 * mine.tokens))
    for card in mine.cards:
        worth = value(card, side, mine.cards, city)
        if worth is not None:
            sheet.append(("score-card", worth))
    for group in districts(city):
        pay = district_pay(group)
        if side in pay:
            sheet.append(("score-district", pay[side]))
    return sorted(sheet)


def compare(state: GinkgoState) -> None:
    text = GAME.write(state)
    seats = state.config.seats
    totals = [sum(points for _, points in lines(text, side)) for side in range(state.config.sides)]
    expected = [(totals[0] - totals[1],)] if seats == 1 else [(points,) for points in totals]
    assert GAME.result(state) == expected, text
    for seat in range(seats):
        sheet = GAME.sheet(state, seat)
        own = [(line.label.id, line.points) for line in sheet if line.label.id != "score-hal"]
        assert sorted(own) == lines(text, seat), text
        assert sum(line.points for line in sheet) == expected[seat][0]
    if seats == 1:
        hals = [-line.points for line in GAME.sheet(state, 0) if line.label.id == "score-hal"]
        assert sorted(hals) == sorted(points for _, points in lines(text, 1))


def compare_matches(options: dict[str, object], seeds: range) -> None:
    """Random matches; positions now and then and at the end."""
    for seed in seeds:
        chance = random.Random(seed)
        state = GAME.start(GAME.config(options), seed)
        while state.waiting:
            if chance.random() < 0.08:
                compare(state)
            seat = chance.choice(seats_waiting(state))
            GAME.apply(state, seat, chance.choice(GAME.legal_actions(state, seat)), None)
        compare(state)


OPTIONS = [
    {"seats": 1},
    {"seats": 1, "solo": "expert"},
    {"seats": 2},
    {"seats": 3, "characters": "draft"},
    {"seats": 4, "characters": "draft"},
    {"seats": 5},
]


@rule("G11.1", "G11.3", "G11.4", "G11.5", "G11.6", "G12.4", "G12.6", "G12.7", "G13.18")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_slow_scorer_agrees_in_random_matches(options: dict[str, object]) -> None:
    compare_matches(options, range(6))


@pytest.mark.slow
@rule("G11.1", "G11.3", "G11.4", "G11.5", "G11.6", "G12.4", "G12.6", "G12.7", "G13.18")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_slow_scorer_agrees_in_many_random_matches(options: dict[str, object]) -> None:
    compare_matches(options, range(500, 620))


@rule("G12.5")
@pytest.mark.parametrize("options", OPTIONS[2:], ids=str)
def test_no_two_players_rank_equally_in_a_district(options: dict[str, object]) -> None:
    for seed in range(5):
        chance = random.Random(seed)
        state = GAME.start(GAME.config(options), seed)
        while state.waiting:
            seat = chance.choice(seats_waiting(state))
            GAME.apply(state, seat, chance.choice(GAME.legal_actions(state, seat)), None)
        for group in districts(buildings_of(GAME.write(state))):
            numbers = [b.number for b in group]
            assert len(numbers) == len(set(numbers))
