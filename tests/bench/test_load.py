"""`make load`: a tiny run from beginning to end, and the figures that it shows."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import fields, replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench import revision
from bench.load import cli, comparison, generator, report, results, scenarios, servers
from bench.load.chart import draw
from bench.load.databases import postgres
from bench.load.driver import Tally
from bench.load.result_tables import Target, tables, targets
from bench.load.results import Played, Results, Slept, Turn, Woken
from bench.load.scenario_run import Scenario, ScenarioRun
from bench.load.scenarios import HOLD, on_postgres
from bench.pages import marks, replaced
from bench.result_tables import markdown, plain
from bench.revision import Checkout
from polis.kernel.registry import game_names
from polis.server.ops.settings import Limits

SVG = "{http://www.w3.org/2000/svg}"


def played(name: str, moves: int, latencies: list[float], **more: object) -> Played:
    """A scenario of ten seconds with three tables."""
    usual: dict[str, object] = {
        "processes": 1,
        "tables": 3,
        "sockets": 9,
        "rate": None,
        "share": None,
        "games": 1,
        "returns": [0.3],
        "late": 0,
        "cuts": 1,
        "gaps": 0,
        "lost": 0,
        "refused": {},
        "memory": [150_000_000],
        "memory_empty": [120_000_000],
    }
    turns = [Turn(moves, 10.0, 2.0, 0.5, 0.2, 0.1)]
    return Played(name=name, turns=turns, latencies=latencies, **(usual | more))  # type: ignore[arg-type]


def sample() -> Results:
    about = {"date": "2000-01-01", "python": "P", "rules": "R", "cores": "2"}
    about |= {"load": "0.1", "work": "30", "work_after": "31"}
    return Results(
        about=about,
        played=[
            played(HOLD, 1500, [0.01] * 98 + [0.2] * 2, rate=150.0),
            played(on_postgres(1, has_balancer=True), 1000, [0.02]),
            played(on_postgres(2, has_balancer=True), 1700, [0.03], lost=1),
        ],
        woken=[Woken(game="g", seats=4, steps=150, asleep=[0.03, 0.05, 0.04], awake=[0.01])],
        slept=Slept(batch=10, steps=50, memory=[100, 900, 900, 900], memory_awake=1000),
    )


def test_refusals_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    generator.tell(Tally(refused=Counter({"too-many": 2})))
    assert json.loads(capsys.readouterr().out)["refused"] == {"too-many": 2}


def found(text: str) -> Target:
    return next(target for target in targets(sample()) if text in target.text)


def test_a_target_says_what_was_measured_and_whether_it_was_reached() -> None:
    assert (found("p99 latency").reached, found("p99 latency").is_met) == ("200", False)
    two = found("two processes over one")
    assert (two.reached, two.is_met) == ("1.70", True)
    assert (found("waking").reached, found("waking").is_met) == ("60", False)
    assert (found("sleeping").reached, found("sleeping").is_met) == ("0.0", True)
    assert (found("lost").reached, found("lost").is_met) == ("1", False)
    assert found("same share").is_met is None  # not measured


def test_every_table_can_be_shown() -> None:
    for table in tables(sample()):
        assert all(len(row) == len(table.header) for row in table.rows)
        assert table.title in plain(table)
        assert table.title in markdown(table)


def test_the_page_keeps_its_handwritten_text(tmp_path: Path) -> None:
    file, picture = tmp_path / "load.md", tmp_path / "load.svg"
    begin, end = marks(report.COMMAND)
    file.write_text(f"by hand\n{begin}\nold\n{end}\nmore by hand\n", "utf-8")
    report.write(sample(), file, picture)
    report.write(sample(), file, picture)
    text = file.read_text("utf-8")
    assert text.startswith("by hand\n")
    assert text.endswith("more by hand\n")
    assert "old" not in text
    assert text.count("load average was 0.1") == 1


def test_the_real_page_has_its_marks() -> None:
    assert replaced(report.PAGE.read_text("utf-8"), "new", report.COMMAND).count("new\n") == 1


def test_the_picture_has_a_bar_for_every_fast_scenario_and_marks_slow_moves() -> None:
    picture = ElementTree.fromstring(draw(sample(), "today"))
    names = [bar.get("class") for bar in picture.iter(f"{SVG}rect")]
    assert names.count("track") == 2 + 4  # two fast scenarios, four parts of the latencies
    assert names.count("miss") == 2  # 99 and 99.9 of 100 moves took 200 ms


def test_a_run_can_be_kept_and_shown_again(tmp_path: Path) -> None:
    results.save(sample(), tmp_path / "load.json")
    assert results.load(tmp_path / "load.json") == sample()


@pytest.mark.slow
def test_a_tiny_load_loses_no_move(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(revision, "BUILD", tmp_path / "none")  # it may be older than the source
    monkeypatch.setattr(cli, "QUICK", cli.TINY)
    found = asyncio.run(cli.measure(cli.parse(["--quick"])))
    for scenario in found.played:
        assert scenario.moves > 0
        assert scenario.latencies
        assert min(scenario.latencies) > 0
        assert (scenario.lost, scenario.gaps, scenario.refused) == (0, 0, {})
        assert scenario.server_millis > 0
        assert all(size > 10_000_000 for size in scenario.memory)
    assert found.find(HOLD) is not None
    for woken in found.woken:
        assert woken.steps > 50
        assert min(woken.asleep) > 0
    assert found.slept is not None
    assert len(found.slept.memory) == cli.TINY.batches + 1


def alone(play: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Check that no other scenario plays meanwhile."""
    playing: list[ScenarioRun] = []

    async def play_alone(run: ScenarioRun, *times: float) -> None:
        assert playing == []
        playing.append(run)
        await play(run, *times)
        playing.pop()

    return play_alone


@pytest.mark.slow
def test_scenarios_that_play_in_turns_are_measured_in_their_own_turns(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(revision, "BUILD", tmp_path / "none")
    monkeypatch.setattr(scenarios, "TURN_SECONDS", 1.0)
    monkeypatch.setattr(ScenarioRun, "play", alone(ScenarioRun.play))
    compared = [Scenario(name, 2, seconds=3.0, warm_up=0.5) for name in ("one", "same")]
    with postgres() as databases:
        found = asyncio.run(scenarios.run_in_turns(compared, game_names(), databases))
    turns = [turn for played in found for turn in played.turns]
    for played in found:
        assert len(played.turns) == 3
        assert len(played.latencies) + played.late > 0
        assert (played.lost, played.gaps) == (0, 0)
    for turn in turns:
        assert turn.seconds >= 1.0
        assert 0 < turn.server_cpu < 1.2 * turn.seconds


def test_two_versions_are_compared_turn_by_turn() -> None:
    then = played("then", 0, [0.1])
    then.turns = [Turn(100, 1.0, cpu, 0, 0, 0) for cpu in (0.1, 0.2, 0.1)]
    now = played("now", 0, [0.1])
    now.turns = [Turn(200, 1.0, cpu, 0, 0, 0) for cpu in (0.24, 0.48, 0.2)]
    assert comparison.cost_ratios(then, now) == pytest.approx([1.2, 1.2, 1.0])
    (row,) = comparison.table([(then, now)], Checkout("abc", Path(), None)).rows
    assert row[3:] == ("1.20", "1.00 to 1.20", "0.00 → 0.00", "2.00", "0", "more expensive")


def test_both_versions_play_the_same_scenarios() -> None:
    now, then = Checkout("now", Path("now"), None), Checkout("abc", Path("then"), None)
    for pair in comparison.scenarios(now, then, 5, 2.0):
        assert (pair.now.version, pair.then.version) == (now, then)
        assert replace(pair.then, name=pair.now.name, version=now) == pair.now


def test_the_limits_that_a_run_lifts_are_limits_of_the_server() -> None:
    names = {f"POLIS_LIMIT_{item.name.upper()}" for item in fields(Limits)}
    assert set(servers.NO_LIMITS) <= names
