"""Measures the content: plays matches and counts what every card, achievement and city brings.

Who plays is the caller's business (a game knows no bots): a `Chooser` answers a question of a seat
from its view. What the figures should be is written in `Targets`; the report is in
`balance_report.py`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean, quantiles

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

Chooser = Callable[[CitiesView, Sequence[int], int], int]  # view, legal actions, seed of the turn


@dataclass(frozen=True)
class Targets:
    """Between which numbers the figures should be."""

    mean_total: tuple[float, float] = (45.0, 70.0)
    usual_totals: tuple[float, float] = (0.6, 1.0)  # the share of totals in that range
    goal_share: tuple[float, float] = (0.55, 0.65)
    achievement_share: tuple[float, float] = (0.15, 0.20)
    feature_share: tuple[float, float] = (0.15, 0.25)
    card: tuple[float, float] = (0.5, 1.8)  # of the mean of the deck
    achievement: tuple[float, float] = (0.30, 0.95)  # of the matches


@dataclass
class CardFigures:
    """One goal card: what it brought to those who chose it early, and how it was chosen."""

    name: str
    points: list[int] = field(default_factory=list)  # of everybody who had it
    planned: list[int] = field(default_factory=list)  # chosen openly in the first half
    choices: list[int] = field(default_factory=list)  # which of the round's goals it was, from 1


@dataclass
class AchievementFigures:
    city: str
    number: int
    published: bool  # the condition is, so it is not ours to tune
    matches: int = 0
    gained: int = 0  # matches in which somebody gained it
    gainers: int = 0
    rounds: list[int] = field(default_factory=list)  # in which it was first gained


@dataclass
class Balance:
    """All figures of a run."""

    seats: int
    matches: int = 0
    totals: list[int] = field(default_factory=list)
    goals: int = 0
    achievements: int = 0
    parks: int = 0
    waters: int = 0
    monuments: int = 0
    cards: list[CardFigures] = field(default_factory=list)
    boards: list[AchievementFigures] = field(default_factory=list)
    city_totals: dict[str, list[int]] = field(default_factory=dict)

    @property
    def points(self) -> int:
        return sum(self.totals)

    @property
    def features(self) -> int:
        return self.parks + self.waters + self.monuments

    @property
    def deck_mean(self) -> float:
        """What a card brings on average to a player who chose it early."""
        return mean(mean(card.planned or card.points or [0]) for card in self.cards)


def measure_balance(choose: Chooser, seats: int, matches: int, first_seed: int = 0) -> Balance:
    """Play matches of consecutive seeds, all cities in turn: the seed of a match says which."""
    box = read_box("")
    balance = Balance(seats)
    balance.cards = [CardFigures(name) for name in box.goal_names]
    balance.boards = [
        AchievementFigures(
            box.city_names[row // NUM_ACHIEVEMENTS], row % NUM_ACHIEVEMENTS, source == "published"
        )
        for row, source in enumerate(box.achievement_sources)
    ]
    for seed in range(first_seed, first_seed + matches):
        _play_match(balance, choose, CITY_NAMES[seed % len(CITY_NAMES)], seed)
    return balance


def _play_match(balance: Balance, choose: Chooser, city: str, seed: int) -> None:
    state = setup.start(make_config({"seats": balance.seats, "city": city}), seed)
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
    """The match, step by step: the round in which a step was made, and what it caused."""
    number = 0
    while state.waiting:
        seat = state.turn
        round_now = state.round
        action = choose(view(state, seat), state.legal, seed * 1000 + number)
        events: list[Event] = []
        flow.apply(state, seat, action, events)
        number += 1
        yield round_now, events


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
    """Between which totals the middle 80 % of the players end."""
    cuts = quantiles(totals, n=10)
    return cuts[0], cuts[-1]


def misses(balance: Balance, targets: Targets) -> list[str]:
    """The targets that are missed, in words for the report; none is good."""
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
            why = ", a published condition" if figures.published else ""
            found.append(f"achievement {where} is gained in {share:.0%} of the matches{why}")
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
