"""Write the balance figures as a page with tables and an SVG chart.

`polis balance` looks for three names here: `TABLES`, `measure` and `report`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from statistics import mean

from polis.games.cities.balance.matches import (
    TABLES,
    USUAL,
    Balance,
    CardFigures,
    Chooser,
    Targets,
    measure_balance,
    middle,
    misses,
)
from polis.games.cities.components import NUM_ACHIEVEMENTS, PLACES
from polis.games.cities.content import read_box

PAGE = "games/cities-balance.md"
CHART = "pictures/cities-balance.svg"
_ORIGINS = {"published": "published", "adapted": "partly published", "polis": "ours"}
_ROW = 18
_LABEL = 150
_WIDTH = 640
_SCALE = 40.0  # pixels per point


@dataclass(frozen=True)
class Run:
    """How the figures were made, so that a reader can reproduce them."""

    command: str
    bot: str
    seed: int


@dataclass(frozen=True)
class Report:
    """The output of a run: a page, its chart, and the targets that were missed."""

    page: str
    chart: str
    missed: list[str]

    @property
    def files(self) -> dict[str, str]:
        """The files to write, by their path inside `docs/`."""
        return {PAGE: self.page, CHART: self.chart}


def measure(choose: Chooser, table: str, matches: int, first_seed: int) -> Balance:
    """Measure one part of a run."""
    return measure_balance(choose, table, matches, first_seed)


def report(parts: Sequence[Balance], command: str, bot: str, seed: int) -> Report:
    """Report on a run that was measured in parts."""
    targets = Targets()
    tables = [pooled([part for part in parts if part.table == table]) for table in TABLES]
    whole = pooled(usual(tables))
    text = page(tables, targets, Run(command, bot, seed))
    return Report(text, chart(whole, targets), misses(whole, targets))


def page(tables: Sequence[Balance], targets: Targets, run: Run) -> str:
    """The report of one run, with one balance per table."""
    whole = pooled(usual(tables))
    lines = [
        "# Cities: balance",
        "",
        *_origin(tables, run),
        f"![points per goal card](../{CHART})",
        "",
        *_overview(tables),
        *_verdict(whole, targets),
        *_limits(usual(tables), targets),
        *_cards(whole),
        *_boards(whole),
    ]
    return "\n".join(lines) + "\n"


def _origin(tables: Sequence[Balance], run: Run) -> list[str]:
    matches = tables[0].matches
    return [
        f"Points from the content, measured in {sum(table.matches for table in tables)} matches:",
        f"{matches} at each of the tables below, with every city in turn,",
        f"seeds {run.seed} to {run.seed + matches - 1}.",
        f"The bot `{run.bot}` plays every seat.",
        "",
        "This command makes the page; it gives the same figures every time:",
        "",
        f"    {run.command}",
        "",
    ]


def usual(tables: Sequence[Balance]) -> list[Balance]:
    """The tables without a variant or an expansion: the targets are for them."""
    return [table for table in tables if table.table in USUAL]


def pooled(tables: Sequence[Balance]) -> Balance:
    """Add up several runs."""
    whole = Balance(tables[0].table)
    whole.cards = [CardFigures(card.name) for card in tables[0].cards]
    whole.boards = [
        type(board)(board.city, board.number, board.source) for board in tables[0].boards
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
            f"| {table.table} | {table.matches} | {mean(table.totals):.1f} | {low:.0f}-{high:.0f}"
            f" | {_share(table.goals, table)} | {_share(table.achievements, table)}"
            f" | {_share(table.features, table)} |"
        )
    note = "The rest of this page is about the tables without a variant or the expansion."
    example = "The example on the box: 57 points, goals 63%, achievements 18%, features 19%."
    return [*lines, "", example, note, ""]


def _share(points: int, table: Balance) -> str:
    return f"{points / len(table.totals):.1f} ({points / max(1, table.points):.0%})"


def _verdict(balance: Balance, targets: Targets) -> list[str]:
    found = misses(balance, targets)
    if not found:
        return ["All targets hold.", ""]
    return ["Missed targets:", "", *(f"- {miss}" for miss in found), ""]


def _limits(tables: Sequence[Balance], targets: Targets) -> list[str]:
    """What the values of the places allow, so that a reader can judge the shares."""
    often = min(1.0, targets.achievement[1])
    lines = [
        "## Limits of the achievements",
        "",
        "*At most*: a player's points from achievements if every place is gained in every match.",
        "*In the band*: the same if all players gain each achievement equally often, and some",
        f"player does in {often:.0%} of the matches, the upper target.",
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
    return [*lines, ""]


def _achievement_points(seats: int, gained: float) -> float:
    """A player's points from achievements that some player gains in this share of matches."""
    values = read_box("").place_values[:PLACES]  # they are the same for all achievements
    places = [values[0], values[-1]] if seats == 2 else values
    alone: float = 1.0 - (1.0 - gained) ** (1.0 / seats)  # the share for one given player
    chances = [comb(seats, n) * alone**n * (1.0 - alone) ** (seats - n) for n in range(seats + 1)]
    points: float = sum(value * sum(chances[place + 1 :]) for place, value in enumerate(places))
    return NUM_ACHIEVEMENTS * points / seats


def _cards(balance: Balance) -> list[str]:
    lines = [
        "## Goal cards",
        "",
        "*Planned*: mean points of a card taken face up in the first half of a match.",
        "*Choice*: whether it is taken as the first, second, third or fourth goal of its round,",
        "on average.",
        f"The mean of all cards is {balance.deck_mean:.1f} points.",
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
    """Mean points of a card for a player who plans for it."""
    return mean(card.planned or card.points or [0])


def _boards(whole: Balance) -> list[str]:
    lines = [
        "## Achievements",
        "",
        "The share of matches in which any player gained it, how many players did,",
        "and the round in which the first player did.",
        "A condition is published, partly published (its number or its city is ours), or ours.",
        "",
        "| city | achievement | condition | gained | players | round | mean total |",
        "|---|---|---|---|---|---|---|",
    ]
    for board in whole.boards:
        matches = max(1, board.matches)
        lines.append(
            f"| {board.city} | {board.number + 1} | {_ORIGINS[board.source]}"
            f" | {board.gained / matches:.0%}"
            f" | {board.gainers / matches:.1f} | {mean(board.rounds or [0]):.1f}"
            f" | {mean(whole.city_totals.get(board.city, [0])):.1f} |"
        )
    return lines


# -- the chart ------------------------------------------------------------------------------------


def chart(balance: Balance, targets: Targets) -> str:
    """Draw points per goal card as SVG bars, with the target band behind them."""
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
