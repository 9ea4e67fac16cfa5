"""`make load`: a tiny run from one end to the other, and that its figures are what they say."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from time import perf_counter
from xml.etree import ElementTree

import pytest

from bench.load import cli, generator, page, results, scenarios, servers
from bench.load.chart import draw
from bench.load.results import Played, Results, Slept, Woken
from bench.load.room import Tally
from bench.load.scenarios import HOLD, on_postgres
from bench.load.stage import Scenario
from bench.load.tables import Target, tables, targets
from bench.tables import markdown, plain
from polis.kernel.registry import game_names

SVG = "{http://www.w3.org/2000/svg}"


def played(name: str, moves: int, latencies: list[float], **more: object) -> Played:
    """A scenario of ten seconds with three tables."""
    usual: dict[str, object] = {
        "processes": 1,
        "tables": 3,
        "sockets": 9,
        "rate": None,
        "share": None,
        "seconds": 10.0,
        "games": 1,
        "returns": [0.3],
        "late": 0,
        "cuts": 1,
        "gaps": 0,
        "lost": 0,
        "refused": {},
        "server_cpu": 2.0,
        "database_cpu": 0.5,
        "generator_cpu": 0.1,
        "memory": [150_000_000],
        "memory_empty": [120_000_000],
    }
    return Played(name=name, moves=moves, latencies=latencies, **(usual | more))  # type: ignore[arg-type]


def sample() -> Results:
    about = {"date": "2000-01-01", "python": "P", "rules": "R", "cores": "2"}
    about |= {"load": "0.1", "work": "30", "work_after": "31"}
    return Results(
        about=about,
        played=[
            played(HOLD, 1500, [0.01] * 98 + [0.2] * 2, rate=150.0),
            played(on_postgres(1), 1000, [0.02]),
            played(on_postgres(2), 1700, [0.03], lost=1),
        ],
        woken=[Woken(game="g", seats=4, steps=150, asleep=[0.03, 0.05, 0.04], awake=[0.01])],
        slept=Slept(batch=10, steps=50, memory=[100, 900, 900, 900], memory_awake=1000),
    )


def test_what_was_refused_can_be_told(capsys: pytest.CaptureFixture[str]) -> None:
    generator.tell(Tally(refused=Counter({"too-many": 2})))
    assert json.loads(capsys.readouterr().out)["refused"] == {"too-many": 2}


def found(text: str) -> Target:
    return next(target for target in targets(sample()) if text in target.text)


def test_a_target_says_what_was_measured_and_whether_it_was_reached() -> None:
    assert (found("p99 from a move").reached, found("p99 from a move").is_met) == ("200", False)
    two = found("two processes over one")
    assert (two.reached, two.is_met) == ("1.70", True)
    assert (found("waking").reached, found("waking").is_met) == ("60", False)
    assert (found("sleeps").reached, found("sleeps").is_met) == ("0.0", True)
    assert (found("lost").reached, found("lost").is_met) == ("1", False)
    assert found("same part of a core").is_met is None  # nobody has measured it


def test_every_table_can_be_shown() -> None:
    for table in tables(sample()):
        assert all(len(row) == len(table.header) for row in table.rows)
        assert table.title in plain(table)
        assert table.title in markdown(table)


def test_the_page_keeps_what_was_written_by_hand(tmp_path: Path) -> None:
    file, picture = tmp_path / "load.md", tmp_path / "load.svg"
    file.write_text(f"by hand\n{page.BEGIN}\nold\n{page.END}\nmore by hand\n", "utf-8")
    page.write(sample(), file, picture)
    page.write(sample(), file, picture)
    text = file.read_text("utf-8")
    assert text.startswith("by hand\n")
    assert text.endswith("more by hand\n")
    assert "old" not in text
    assert text.count("load average was 0.1") == 1


def test_the_real_page_has_its_marks() -> None:
    assert page.replaced(page.PAGE.read_text("utf-8"), "new").count("new\n") == 1


def test_the_picture_has_a_bar_for_every_fast_scenario_and_marks_what_is_too_slow() -> None:
    picture = ElementTree.fromstring(draw(sample(), "today"))
    names = [bar.get("class") for bar in picture.iter(f"{SVG}rect")]
    assert names.count("track") == 2 + 4  # two fast scenarios, four parts of the latencies
    assert names.count("miss") == 2  # 99 and 99.9 of 100 moves took 200 ms


def test_a_run_can_be_kept_and_shown_again(tmp_path: Path) -> None:
    results.save(sample(), tmp_path / "load.json")
    assert results.load(tmp_path / "load.json") == sample()


@pytest.mark.slow
def test_a_tiny_load_loses_no_move(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(servers, "COMPILED", tmp_path / "none")  # it may be older than the source
    monkeypatch.setattr(cli, "QUICK", cli.TINY)
    found = asyncio.run(cli.measure(cli.parse(["--quick"])))
    for scenario in found.played:
        assert scenario.moves > 0
        assert scenario.latencies
        assert min(scenario.latencies) > 0
        assert (scenario.lost, scenario.gaps, scenario.refused) == (0, 0, {})
        assert scenario.server_cpu > 0
        assert all(size > 10_000_000 for size in scenario.memory)
    assert found.find(HOLD) is not None
    for woken in found.woken:
        assert woken.steps > 50
        assert min(woken.asleep) > 0
    assert found.slept is not None
    assert len(found.slept.memory) == cli.TINY.batches + 1


@pytest.mark.slow
def test_who_plays_in_turn_is_measured_in_its_own_turns(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(servers, "COMPILED", tmp_path / "none")
    monkeypatch.setattr(scenarios, "TURN_SECONDS", 1.0)
    compared = [Scenario(name, 2, seconds=3.0, warm_up=0.5) for name in ("one", "same")]
    begin = perf_counter()
    with servers.postgres() as postgres:
        found = asyncio.run(scenarios.run_in_turn(compared, game_names(), postgres))
    assert sum(played.seconds for played in found) < perf_counter() - begin
    for played in found:
        assert played.seconds >= 3.0
        assert len(played.latencies) + played.late > 0
        assert (played.lost, played.gaps) == (0, 0)
        assert 0 < played.server_cpu < 1.2 * played.seconds
