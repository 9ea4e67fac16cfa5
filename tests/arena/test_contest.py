"""Tournaments: fair schedules, results that survive, figures that add up."""

import json
from pathlib import Path

import pytest

from polis.arena.chart import Bar, draw
from polis.arena.contest import play
from polis.arena.duel import duel_tables, verdict
from polis.arena.entrants import entrant, read_limits
from polis.arena.outcome import Outcome
from polis.arena.records import OtherContest, Played, Results, header_of, read_results
from polis.arena.referee import Limits
from polis.arena.report import report, row
from polis.arena.schedule import Contest, round_robin
from polis.bots.registry import UnknownBot
from polis.kernel.errors import BadConfig
from polis.kernel.registry import game_names

GAME = game_names()[0]
DUEL = Contest(GAME, {}, (("random", "random:1"),), matches=4)


def won(number: int, lineup: tuple[str, ...], *winners: int) -> Played:
    points = tuple(9 if seat in winners else 3 for seat in range(len(lineup)))
    places = tuple(1 if seat in winners else 2 for seat in range(len(lineup)))
    seats = len(lineup)
    outcome = Outcome(
        *(number // seats, 10, points, winners, places),
        cpu=(0.5,) * seats,
        answers=(10,) * seats,
    )
    return Played(number, 0, lineup, outcome)


def test_every_pair_meets_at_tables_of_two() -> None:
    assert round_robin(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))


def test_with_too_few_bots_each_plays_alone_against_each_other_one() -> None:
    assert round_robin(["a", "b"], 3) == (("a", "b", "b"), ("b", "a", "a"))


def test_a_bot_enters_once() -> None:
    with pytest.raises(BadConfig, match="once"):
        round_robin(["a", "a"], 2)


def test_every_deal_is_played_in_every_rotation_and_at_every_table() -> None:
    contest = Contest(GAME, {}, round_robin(["a", "b", "c"], 3) * 2, matches=6, seed=50)
    fixtures = list(contest.fixtures())
    assert [fixture.number for fixture in fixtures] == list(range(12))
    for table in (0, 1):
        for seed in (50, 51):
            lineups = {f.lineup for f in fixtures if (f.table, f.seed) == (table, seed)}
            assert lineups == {("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")}


@pytest.mark.parametrize(
    "text, limits",
    [("50ms", Limits(0.05)), ("1.5s", Limits(1.5)), ("40", Limits(iterations=40))],
)
def test_a_budget_is_time_or_positions(text: str, limits: Limits) -> None:
    assert read_limits(text) == limits
    assert entrant(f"greedy:1@{text}").limits == limits


@pytest.mark.parametrize("text", ["", "fast", "0", "1.5", "-3s", "5m"])
def test_an_unclear_budget_is_refused(text: str) -> None:
    with pytest.raises(BadConfig):
        read_limits(text)


def test_an_unknown_bot_is_refused_before_the_first_match() -> None:
    with pytest.raises(UnknownBot):
        Contest(GAME, {}, (("random", "alphago"),), 1).check()


def test_an_interrupted_contest_continues_where_it_stopped(tmp_path: Path) -> None:
    whole = Results(tmp_path / "whole", DUEL)
    whole.begin(resume=False)
    for played in play(DUEL):
        whole.add(played)
    parts = Results(tmp_path / "parts", DUEL)
    parts.begin(resume=True)
    first = play(DUEL)
    parts.add(next(first))
    with (tmp_path / "parts").open("a") as file:
        file.write('{"number": 1, "tab')  # the machine went off
    again = Results(tmp_path / "parts", DUEL)
    again.begin(resume=True)
    assert [each.number for each in again.played] == [0]
    for played in play(DUEL, {0}):
        again.add(played)
    assert again.played == whole.played
    _, stored = read_results(tmp_path / "parts")
    assert stored == whole.played


def test_results_are_neither_overwritten_nor_mixed(tmp_path: Path) -> None:
    file = tmp_path / "matches"
    Results(file, DUEL).begin(resume=False)
    with pytest.raises(OtherContest, match="already"):
        Results(file, DUEL).begin(resume=False)
    other = Contest(GAME, {}, DUEL.tables, matches=4, seed=9)
    with pytest.raises(OtherContest, match="another"):
        Results(file, other).begin(resume=True)
    Results(file, Contest(GAME, {}, DUEL.tables, matches=40)).begin(resume=True)
    head, _ = read_results(file)
    assert head == header_of(DUEL)


def test_a_match_tells_where_its_points_came_from() -> None:
    played = next(play(DUEL))
    for seat in (0, 1):
        assert sum(played.sources[seat].values()) == played.outcome.points[seat]
        assert [trait for trait in played.traits[seat] if trait.startswith("order:")]


def test_a_report_counts_shares_points_and_time() -> None:
    played = [won(n, ("a", "b") if n % 2 == 0 else ("b", "a"), n % 2) for n in range(9)]
    played.append(won(9, ("b", "a"), 0, 1))
    first = row("a", played)
    assert first.matches == 10
    assert first.share.value == 0.95
    assert first.share.low < 0.95 < first.share.high
    assert first.chance == 0.5
    assert first.cpu == 0.05
    assert first.lead is not None
    assert first.lead.low <= first.lead.value <= first.lead.high


def test_the_better_bot_is_rated_higher_and_listed_first() -> None:
    contest = Contest(GAME, {}, (("a", "b"),), matches=10)
    played = [won(n, ("a", "b") if n % 2 == 0 else ("b", "a"), 1 - n % 2) for n in range(10)]
    figures = report(contest, played)
    assert [each.bot for each in figures.rows] == ["b", "a"]
    assert figures.ratings["b"].mu > figures.ratings["a"].mu
    assert json.loads(json.dumps(figures.as_data()))["is_complete"] is True


def test_several_seats_of_one_bot_are_counted_together() -> None:
    played = [won(n, ("a", "b", "b", "b"), 1) for n in range(4)]
    assert row("b", played).share.value == 1.0
    assert row("b", played).chance == 0.75
    assert report(Contest(GAME, {}, (("a", "b", "b", "b"),), 4), played).ratings["b"].mu > 25


def test_a_duel_stops_when_one_bot_clearly_wins() -> None:
    contest = Contest(GAME, {}, duel_tables("a", "b", 2), matches=100)
    played = [won(n, ("a", "b"), 0) for n in range(40)]
    assert verdict(contest, played[:4], 0.2, 0.05) is None
    assert verdict(contest, played, 0.2, 0.05) == "better"
    assert verdict(contest, [won(n, ("a", "b"), 1) for n in range(40)], 0.2, 0.05) == "worse"


def test_a_duel_of_equals_ends_too() -> None:
    contest = Contest(GAME, {}, duel_tables("a", "b", 2), matches=1000)
    played = [won(n, ("a", "b"), n % 2) for n in range(1000)]
    assert verdict(contest, played, 0.2, 0.05) == "equal"


def test_a_duel_in_a_solo_game_compares_the_same_deals() -> None:
    contest = Contest(GAME, {}, duel_tables("a", "b", 1), matches=100)
    played = []
    for n in range(200):
        outcome = Outcome(n // 2, 9, (1,), (0,) if n % 2 == 0 else (), (1,))
        played.append(Played(n, n % 2, ("ab"[n % 2],), outcome))
    assert verdict(contest, played, 0.2, 0.05) == "better"


def test_a_chart_is_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "chart.png"
    draw("Shares", [Bar("a", 0.7, 0.6, 0.8, 0.5), Bar("b", 0.3)], file)
    assert file.read_bytes().startswith(b"\x89PNG")
