"""Measure the content: play matches and count the points of cards, achievements and cities.

The caller provides the players, because a game knows no bots: a `Chooser` answers a question of a
seat from its view. `Targets` has the wanted ranges of the figures; the report is in
`report.py`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean, quantiles
from typing import Final

from polis.games.cities import flow, setup
from polis.games.cities.components import (
    COLUMNS,
    GOALS,
    LAST,
    NOTHING,
    NUM_ACHIEVEMENTS,
    PARK,
    PLACES,
    WATER,
)
from polis.games.cities.config import CITY_NAMES, make_config
from polis.games.cities.content import read_box
from polis.games.cities.events import AchievementGained, ItemsTaken, WorkerPlaced
from polis.games.cities.scoring import (
    achievement_points,
    district_points,
    goal_points,
    total,
    zone_points,
)
from polis.games.cities.state import CitiesState
from polis.games.cities.view import CitiesView, view
from polis.kernel.event import Event
from polis.kernel.recorder import Recorder

# The tables that are measured, with their options; the targets are for the usual ones.
USUAL = ("2", "3", "4")
TABLES: Final[dict[str, dict[str, int | bool]]] = {
    "2": {"seats": 2},
    "3": {"seats": 3},
    "4": {"seats": 4},
    "2, long variant": {"seats": 2, "long": True},
    "2, theaters": {"seats": 2, "theaters": True},
    "4, theaters": {"seats": 4, "theaters": True},
}

Chooser = Callable[[CitiesView, Sequence[int], int], int]  # view, legal actions, seed of the turn


@dataclass(frozen=True)
class Targets:
    """The wanted ranges of the figures."""

    mean_total: tuple[float, float] = (45.0, 70.0)
    usual_totals: tuple[float, float] = (0.6, 1.0)  # the share of totals in that range
    goal_share: tuple[float, float] = (0.55, 0.65)
    achievement_share: tuple[float, float] = (0.15, 0.20)
    feature_share: tuple[float, float] = (0.15, 0.25)
    card: tuple[float, float] = (0.5, 1.8)  # of the mean of the deck
    achievement: tuple[float, float] = (0.30, 0.95)  # of the matches


@dataclass
class CardFigures:
    """One goal card: its points for players who chose it early, and how it was chosen."""

    name: str
    points: list[int] = field(default_factory=list)  # of all players who had it
    planned: list[int] = field(default_factory=list)  # taken face up in the first half
    choices: list[int] = field(default_factory=list)  # which of the round's goals it was, from 1


@dataclass
class AchievementFigures:
    city: str
    number: int
    source: str  # a published condition is not ours to tune
    matches: int = 0
    gained: int = 0  # matches in which a player gained it
    gainers: int = 0
    rounds: list[int] = field(default_factory=list)  # in which it was first gained


@dataclass
class Balance:
    """All figures of a run."""

    table: str  # of `TABLES`
    matches: int = 0
    totals: list[int] = field(default_factory=list)
    goals: int = 0
    achievements: int = 0
    parks: int = 0
    waters: int = 0
    monuments: int = 0  # and theaters
    cards: list[CardFigures] = field(default_factory=list)
    boards: list[AchievementFigures] = field(default_factory=list)
    city_totals: dict[str, list[int]] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return int(TABLES[self.table]["seats"])

    @property
    def points(self) -> int:
        return sum(self.totals)

    @property
    def features(self) -> int:
        return self.parks + self.waters + self.monuments

    @property
    def deck_mean(self) -> float:
        """Mean points of a card for a player who chose it early."""
        return mean(mean(card.planned or card.points or [0]) for card in self.cards)


def measure_balance(choose: Chooser, table: str, matches: int, first_seed: int = 0) -> Balance:
    """Play matches of consecutive seeds, all cities in turn; the seed determines the city."""
    box = read_box("")
    balance = Balance(table)
    balance.cards = [CardFigures(name) for name in box.goal_names]
    balance.boards = [
        AchievementFigures(box.city_names[row // NUM_ACHIEVEMENTS], row % NUM_ACHIEVEMENTS, source)
        for row, source in enumerate(box.achievement_sources)
    ]
    for seed in range(first_seed, first_seed + matches):
        _play_match(balance, choose, CITY_NAMES[seed % len(CITY_NAMES)], seed)
    return balance


def _play_match(balance: Balance, choose: Chooser, city: str, seed: int) -> None:
    state = setup.start(make_config({**TABLES[balance.table], "city": city}), seed)
    picks = [0] * (state.config.rounds + 1)
    planned: list[tuple[int, int]] = []
    first: dict[int, int] = {}
    for number, events in _steps(state, choose, seed):
        for card, pick, chosen in _goals_taken(events, picks, number):
            balance.cards[card].choices.append(pick)
            if chosen and 2 * number <= state.config.rounds:
                planned.append((card, number))
        for event in events:
            if isinstance(event, AchievementGained):
                first.setdefault(event.achievement, number)
    _count(balance, state, city)
    _count_cards(balance, state, {card for card, _ in planned})
    _count_board(balance, state, first)


def _steps(state: CitiesState, choose: Chooser, seed: int) -> Iterator[tuple[int, list[Event]]]:
    """Play a match; yield the round and the events of every step."""
    number = 0
    while state.waiting:
        seat = state.turn
        round_now = state.round
        action = choose(view(state, seat), flow.answers(state), seed * 1000 + number)
        recorder = Recorder(seat)
        flow.apply(state, seat, action, recorder)
        number += 1
        yield round_now, recorder.events


def _goals_taken(
    events: list[Event], picks: list[int], number: int
) -> Iterator[tuple[int, int, bool]]:
    """The goals taken: the card, its number in the round, and whether it was seen before."""
    slot = 0
    for event in events:
        if isinstance(event, WorkerPlaced):
            slot = event.slot
        elif isinstance(event, ItemsTaken) and event.row == GOALS:
            picks[number] += 1
            yield event.items[0], picks[number], slot % COLUMNS != LAST


def _count(balance: Balance, state: CitiesState, city: str) -> None:
    balance.matches += 1
    for seat in range(balance.seats):
        district = state.districts[seat]
        points = total(state, seat)
        parks = zone_points(district, PARK)
        waters = zone_points(district, WATER)
        balance.totals.append(points)
        balance.city_totals.setdefault(city, []).append(points)
        balance.achievements += achievement_points(state, seat)
        balance.parks += parks
        balance.waters += waters
        balance.monuments += district_points(district) - parks - waters
        balance.goals += points - achievement_points(state, seat) - district_points(district)


def _count_cards(balance: Balance, state: CitiesState, planned: set[int]) -> None:
    for seat in range(balance.seats):
        for card in state.goals[seat]:
            points = goal_points(state, state.districts[seat], card)
            balance.cards[card].points.append(points)
            if card in planned:
                balance.cards[card].planned.append(points)


def _count_board(balance: Balance, state: CitiesState, first: dict[int, int]) -> None:
    for achievement in range(NUM_ACHIEVEMENTS):
        figures = balance.boards[state.city * NUM_ACHIEVEMENTS + achievement]
        places = state.markers[achievement * PLACES : achievement * PLACES + PLACES]
        gainers = PLACES - places.count(NOTHING)
        figures.matches += 1
        figures.gained += gainers > 0
        figures.gainers += gainers
        if achievement in first:
            figures.rounds.append(first[achievement])


# -- targets --------------------------------------------------------------------------------------


def middle(totals: Sequence[int]) -> tuple[float, float]:
    """The range of totals of the middle 80 % of the players."""
    cuts = quantiles(totals, n=10)
    return cuts[0], cuts[-1]


def misses(balance: Balance, targets: Targets) -> list[str]:
    """The missed targets, in words for the report."""
    found = [
        f"{name} is {value:.2f}, not {low:.2f} to {high:.2f}"
        for name, value, (low, high) in _overall(balance, targets)
        if not low <= value <= high
    ]
    for card in balance.cards:
        share = mean(card.planned or card.points or [0]) / balance.deck_mean
        if not targets.card[0] <= share <= targets.card[1]:
            found.append(f"goal {card.name} brings {share:.2f} of the mean card")
    for figures in balance.boards:
        share = figures.gained / max(1, figures.matches)
        if figures.matches and not targets.achievement[0] <= share <= targets.achievement[1]:
            where = f"{figures.city} {figures.number + 1}"
            why = {"published": ", a published condition", "adapted": ", partly published"}
            ours = why.get(figures.source, "")
            found.append(f"achievement {where} is gained in {share:.0%} of the matches{ours}")
    return found


def _overall(balance: Balance, targets: Targets) -> list[tuple[str, float, tuple[float, float]]]:
    points = max(1, balance.points)
    low, high = targets.mean_total
    usual = sum(low <= total <= high for total in balance.totals) / len(balance.totals)
    return [
        ("the mean total", mean(balance.totals), targets.mean_total),
        (f"the share of totals from {low:.0f} to {high:.0f}", usual, targets.usual_totals),
        ("the share of goals", balance.goals / points, targets.goal_share),
        ("the share of achievements", balance.achievements / points, targets.achievement_share),
        ("the share of features", balance.features / points, targets.feature_share),
    ]
