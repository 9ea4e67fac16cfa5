"""The balance run: what it counts, and how it reports."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from polis.games.cities.balance.matches import TABLES, Balance, Targets, measure_balance, misses
from polis.games.cities.balance.report import (
    Run,
    chart,
    measure,
    page,
    pooled,
    report,
    usual,
    worth,
)
from polis.games.cities.view import CitiesView
from polis.kernel.rng import seeded


def by_chance(view: CitiesView, legal: Sequence[int], seed: int) -> int:
    return legal[seeded(seed).below(len(legal))]


@pytest.fixture(scope="module")
def tables() -> list[Balance]:
    return [measure_balance(by_chance, table, 8) for table in ("2", "4", "2, long variant")]


def test_every_city_is_played_in_turn(tables: list[Balance]) -> None:
    assert len(tables[0].city_totals) == 8
    assert [len(table.totals) for table in tables] == [16, 32, 16]


def test_all_points_are_accounted_for(tables: list[Balance]) -> None:
    for table in tables:
        parts = table.goals + table.achievements + table.features
        assert parts == table.points


def test_the_targets_are_for_the_usual_tables(tables: list[Balance]) -> None:
    assert [table.table for table in usual(tables)] == ["2", "4"]


def test_every_card_is_taken_once_by_four_players(tables: list[Balance]) -> None:
    assert all(len(card.points) == 8 for card in tables[1].cards)
    assert all(0 <= len(card.planned) <= 8 for card in tables[1].cards)
    assert all(1 <= choice <= 4 for card in tables[1].cards for choice in card.choices)


def test_missed_targets_are_named(tables: list[Balance]) -> None:
    found = misses(pooled(tables), Targets())
    assert any("mean total" in miss for miss in found)  # random players score badly
    assert misses(pooled(tables), EVERYTHING) == []


EVERYTHING = Targets(*[(0.0, 1000.0)] * 7)


def test_a_published_condition_is_not_ours_to_tune(tables: list[Balance]) -> None:
    whole = pooled(tables)
    published = [board for board in whole.boards if board.source == "published"]
    assert [(board.city, board.number + 1) for board in published] == [
        ("new-york", 1),
        ("new-york", 2),
        ("venice", 1),
    ]
    never = replace(EVERYTHING, achievement=(2.0, 3.0))
    found = misses(whole, never)
    assert len(found) == 24
    assert sum(miss.endswith(", a published condition") for miss in found) == 3
    assert sum(miss.endswith(", partly published") for miss in found) == 5


def test_the_report_lists_every_card_and_achievement(tables: list[Balance]) -> None:
    text = page(tables, EVERYTHING, Run("polis balance cities", "by-chance", 3))
    assert "All targets hold." in text
    for card in tables[0].cards:
        assert f"| {card.name} |" in text
    assert text.count("| venice |") == 3


def test_the_chart_has_a_bar_for_every_card(tables: list[Balance]) -> None:
    drawing = chart(tables[1], Targets())
    assert drawing.startswith("<svg")
    assert drawing.count("#4f7fa8") == len(tables[1].cards)
    assert all(worth(card) >= 0 for card in tables[1].cards)


def test_the_report_says_how_it_was_made(tables: list[Balance]) -> None:
    text = page(tables, EVERYTHING, Run("polis balance cities --seed 3", "by-chance", 3))
    assert "measured in 24 matches:\n8 at each of the tables below" in text
    assert "| 2, long variant | 8 |" in text
    assert "seeds 3 to 10." in text
    assert "The bot `by-chance`" in text
    assert "    polis balance cities --seed 3\n" in text


def test_a_report_is_put_together_from_parts() -> None:
    parts = [measure(by_chance, table, 1, seed) for table in TABLES for seed in (5, 6)]
    whole = [measure(by_chance, table, 2, 5) for table in TABLES]
    told = report(parts, "polis balance cities", "by-chance", 5)
    assert told == report(whole, "polis balance cities", "by-chance", 5)
    assert all(f"| {table} | 2 |" in told.page for table in TABLES)
    assert told.chart.endswith("</svg>\n")
    assert told.missed
    assert list(told.files) == ["games/cities-balance.md", "pictures/cities-balance.svg"]
