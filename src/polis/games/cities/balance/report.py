"""The balance figures as a page with tables, and a chart that our own code draws.

`polis balance` looks for three names here: `SEATS`, `measure` and `report`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from statistics import mean

from polis.games.cities.balance import (
    Balance,
    CardFigures,
    Chooser,
    Targets,
    measure_balance,
    middle,
    misses,
)
from polis.games.cities.components import NUM_ACHIEVEMENTS
from polis.games.cities.content import read_box

SEATS = (2, 3, 4)  # each with as many matches as the run has
PAGE = "games/cities-balance.md"
CHART = "pictures/cities-balance.svg"
_ROW = 18
_LABEL = 150
_WIDTH = 640
_SCALE = 40.0  # pixels per point


@dataclass(frozen=True)
class Run:
    """How the figures were made, so that anybody can make them again."""

    command: str
    bot: str
    seed: int


@dataclass(frozen=True)
class Report:
    """What a run is told in: a page, its chart, and the targets that were missed."""

    page: str
    chart: str
    missed: list[str]

    @property
    def files(self) -> dict[str, str]:
        """What to keep, by its path below the documents."""
        return {PAGE: self.page, CHART: self.chart}


def measure(choose: Chooser, seats: int, matches: int, first_seed: int) -> Balance:
    """A part of a run."""
    return measure_balance(choose, seats, matches, first_seed)


def report(parts: Sequence[Balance], command: str, bot: str, seed: int) -> Report:
    """Tell about a run that was measured in parts."""
    targets = Targets()
    tables = [pooled([part for part in parts if part.seats == seats]) for seats in SEATS]
    whole = pooled(tables)
    text = page(tables, targets, Run(command, bot, seed))
    return Report(text, chart(whole, targets), misses(whole, targets))


def page(tables: Sequence[Balance], targets: Targets, run: Run) -> str:
    """The report of one run, with one balance per number of players."""
    whole = pooled(tables)
    lines = [
        "# Cities: balance",
        "",
        *_origin(tables, run),
        f"![points per goal card](../{CHART})",
        "",
        *_overview(tables),
        *_verdict(whole, targets),
        *_limits(tables, targets),
        *_cards(whole),
        *_boards(whole),
    ]
    return "\n".join(lines) + "\n"


def _origin(tables: Sequence[Balance], run: Run) -> list[str]:
    matches = tables[0].matches
    players = _listed([table.seats for table in tables])
    return [
        f"What the content brings, measured in {sum(table.matches for table in tables)} matches:",
        f"{matches} each with {players} players, the cities in turn,",
        f"seeds {run.seed} to {run.seed + matches - 1}.",
        f"Every seat is played by the bot `{run.bot}`.",
        "",
        "Made by this command, which gives the same figures every time:",
        "",
        f"    {run.command}",
        "",
    ]


def _listed(numbers: Sequence[int]) -> str:
    *most, last = map(str, numbers)
    return f"{', '.join(most)} and {last}" if most else last


def pooled(tables: Sequence[Balance]) -> Balance:
    """The figures of several runs together; of different numbers of players: 0."""
    whole = Balance(tables[0].seats if len({table.seats for table in tables}) == 1 else 0)
    whole.cards = [CardFigures(card.name) for card in tables[0].cards]
    whole.boards = [
        type(board)(board.city, board.number, board.published) for board in tables[0].boards
    ]
    for table in tables:
        whole.matches += table.matches
        whole.totals += table.totals
        whole.goals += table.goals
        whole.achievements += table.achievements
        whole.parks += table.parks
        whole.waters += table.waters
        whole.monuments += table.monuments
        for city, totals in table.city_totals.items():
            whole.city_totals.setdefault(city, []).extend(totals)
        _add_cards(whole, table)
        _add_boards(whole, table)
    return whole


def _add_cards(whole: Balance, table: Balance) -> None:
    for card, more in zip(whole.cards, table.cards, strict=True):
        card.points += more.points
        card.planned += more.planned
        card.choices += more.choices


def _add_boards(whole: Balance, table: Balance) -> None:
    for board, more in zip(whole.boards, table.boards, strict=True):
        board.matches += more.matches
        board.gained += more.gained
        board.gainers += more.gainers
        board.rounds += more.rounds


# -- tables ---------------------------------------------------------------------------------------


def _overview(tables: Sequence[Balance]) -> list[str]:
    lines = [
        "## Totals",
        "",
        "| players | matches | mean total | middle 80 % | goals | achievements | features |",
        "|---|---|---|---|---|---|---|",
    ]
    for table in tables:
        low, high = middle(table.totals)
        lines.append(
            f"| {table.seats} | {table.matches} | {mean(table.totals):.1f} | {low:.0f}-{high:.0f}"
            f" | {_share(table.goals, table)} | {_share(table.achievements, table)}"
            f" | {_share(table.features, table)} |"
        )
    return [*lines, ""]


def _share(points: int, table: Balance) -> str:
    return f"{points / len(table.totals):.1f} ({points / max(1, table.points):.0%})"


def _verdict(balance: Balance, targets: Targets) -> list[str]:
    found = misses(balance, targets)
    if not found:
        return ["All targets hold.", ""]
    return ["Targets that are missed:", "", *(f"- {miss}" for miss in found), ""]


def _limits(tables: Sequence[Balance], targets: Targets) -> list[str]:
    """What no tuning can change, so that the shares can be judged."""
    often = min(1.0, targets.achievement[1])
    lines = [
        "## What tuning cannot change",
        "",
        "The values of the places are given. *At most*: what achievements bring to a player if",
        "every place is gained in every match. *In the band*: if all players gain each of them",
        f"equally often and somebody does in {often:.0%} of the matches, the most that is wanted.",
        "",
        "| players | at most | of the total | in the band | of the total |",
        "|---|---|---|---|---|",
    ]
    for table in tables:
        total = table.points / len(table.totals)
        most, usual = (_achievement_points(table.seats, share) for share in (1.0, often))
        lines.append(
            f"| {table.seats} | {most:.1f} | {most / total:.0%}"
            f" | {usual:.1f} | {usual / total:.0%} |"
        )
    return [*lines, "", *_both_shares(pooled(tables), targets)]


def _both_shares(whole: Balance, targets: Targets) -> list[str]:
    """Features and achievements, set against each other: the total does not matter."""
    features = whole.features / len(whole.totals)
    least, most = targets.achievement_share[0], targets.feature_share[1]
    return [
        "What zones and monuments pay is given too, and so is that every player takes about twelve",
        f"features in a match. They bring {features:.1f} points. Achievements can be {least:.0%}",
        f"and features no more than {most:.0%} of the total only if achievements bring",
        f"{least / most:.1f} times as much as features, {features * least / most:.1f} points,",
        "whatever goals bring: compare *at most*.",
        "",
    ]


def _achievement_points(seats: int, somebody: float) -> float:
    """What a player gets from achievements that somebody gains in this share of the matches."""
    values = read_box("").place_values
    places = [values[0], values[-1]] if seats == 2 else values
    alone: float = 1.0 - (1.0 - somebody) ** (1.0 / seats)  # the share in which a given player does
    chances = [comb(seats, n) * alone**n * (1.0 - alone) ** (seats - n) for n in range(seats + 1)]
    points: float = sum(value * sum(chances[place + 1 :]) for place, value in enumerate(places))
    return NUM_ACHIEVEMENTS * points / seats


def _cards(balance: Balance) -> list[str]:
    lines = [
        "## Goal cards",
        "",
        "*Planned*: chosen openly in the first half of a match. *Choice*: taken as the first,",
        "second, third or fourth goal of its round, on average.",
        f"A card brings {balance.deck_mean:.1f} points in the mean.",
        "",
        "| card | planned | of the mean | all owners | choice |",
        "|---|---|---|---|---|",
    ]
    for card in sorted(balance.cards, key=worth, reverse=True):
        lines.append(
            f"| {card.name} | {worth(card):.1f} | {worth(card) / balance.deck_mean:.2f}"
            f" | {mean(card.points or [0]):.1f} | {mean(card.choices or [0]):.1f} |"
        )
    return [*lines, ""]


def worth(card: CardFigures) -> float:
    """What a card brings to a player who plans for it."""
    return mean(card.planned or card.points or [0])


def _boards(whole: Balance) -> list[str]:
    lines = [
        "## Achievements",
        "",
        "In how many matches somebody gained it, how many players did, and in which round first.",
        "A condition is published, or ours to tune.",
        "",
        "| city | achievement | condition | gained | players | round | mean total |",
        "|---|---|---|---|---|---|---|",
    ]
    for board in whole.boards:
        matches = max(1, board.matches)
        lines.append(
            f"| {board.city} | {board.number + 1} | {'published' if board.published else 'ours'}"
            f" | {board.gained / matches:.0%}"
            f" | {board.gainers / matches:.1f} | {mean(board.rounds or [0]):.1f}"
            f" | {mean(whole.city_totals.get(board.city, [0])):.1f} |"
        )
    return lines


# -- the chart ------------------------------------------------------------------------------------


def chart(balance: Balance, targets: Targets) -> str:
    """Points per goal card as bars, with the band where they should end, as SVG."""
    cards = sorted(balance.cards, key=worth, reverse=True)
    height = _ROW * (len(cards) + 2)
    low, high = (_LABEL + share * balance.deck_mean * _SCALE for share in targets.card)
    middle_x = _LABEL + balance.deck_mean * _SCALE
    note = f"mean {balance.deck_mean:.1f}; the band is {targets.card[0]} to {targets.card[1]} of it"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}"',
        '  font-family="sans-serif" font-size="12">',
        "<title>Points per goal card</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<rect x="{low:.1f}" y="0" width="{high - low:.1f}" height="{height}" fill="#eef3ea"/>',
        f'<path d="M{middle_x:.1f} 0V{height}" stroke="#7a9a60"/>',
        *(bar for row, card in enumerate(cards) for bar in _bar(row, card)),
        f'<text x="{_LABEL}" y="{height - 12}" fill="#555">{note}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _bar(row: int, card: CardFigures) -> list[str]:
    y = _ROW * row + 4
    width = worth(card) * _SCALE
    return [
        f'<text x="{_LABEL - 6}" y="{y + 11}" text-anchor="end">{card.name}</text>',
        f'<rect x="{_LABEL}" y="{y}" width="{width:.1f}" height="{_ROW - 5}" fill="#4f7fa8"/>',
        f'<text x="{_LABEL + width + 4:.1f}" y="{y + 11}">{worth(card):.1f}</text>',
    ]
