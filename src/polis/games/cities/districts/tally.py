"""The score of a district, recounted only where a placement can change it. For previews."""

from polis.games.cities.components import MONUMENT_POINTS, PARK, WATER, Box
from polis.games.cities.districts.district import STANDING, District
from polis.games.cities.effects import FAMILY, LOOKS_AT, measure
from polis.games.cities.scoring import num_monuments, theater_points, zone_points


class Cards:
    """The goal cards of a seat: their conditions, and the points for each time."""

    __slots__ = ("points", "rows")

    def __init__(self, box: Box, goals: list[int]) -> None:
        self.points: list[int] = [box.goal_points[card] for card in goals]
        self.rows: list[list[int]] = [box.goal_rows[card] for card in goals]


class Tally:
    """Everything that scores except achievements: counts of goals, points of the rest."""

    __slots__ = ("goals", "monuments", "park", "points", "theater", "water")

    def __init__(self, goals: list[int], land: tuple[int, int, int], theater: int) -> None:
        self.goals: list[int] = goals
        self.water, self.park, self.monuments = land
        self.theater: int = theater
        self.points: int = sum(land) + theater


def tally(district: District, cards: Cards) -> Tally:
    """Count everything."""
    goals = [measure(district, row) for row in cards.rows]
    return _with_goals(Tally(goals, _land(district), theater_points(district)), cards)


def recount(old: Tally, district: District, cards: Cards, changed: int) -> Tally:
    """The tally of a district in which only tiles, features or buildings (`changed`) differ."""
    goals = old.goals[:]
    for number in range(len(goals)):
        row = cards.rows[number]
        if LOOKS_AT[row[FAMILY]] & changed:
            goals[number] = measure(district, row)
    is_same = changed == STANDING
    land = (old.water, old.park, old.monuments) if is_same else _land(district)
    return _with_goals(Tally(goals, land, theater_points(district)), cards)


def _with_goals(new: Tally, cards: Cards) -> Tally:
    for number in range(len(new.goals)):
        new.points += new.goals[number] * cards.points[number]
    return new


def _land(district: District) -> tuple[int, int, int]:
    """The points of water zones, park zones and monuments."""
    monuments = MONUMENT_POINTS * num_monuments(district)
    return zone_points(district, WATER), zone_points(district, PARK), monuments
