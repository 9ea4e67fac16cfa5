"""The benchmark measures what it says: workers, turns, ratios, verdicts, page and picture."""

import io
import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import polis
from bench import budgets, cli, goals, profiles, report, saved_results
from bench.chart import draw
from bench.engine import Engine, Facts, Slice, Task, each, repeat
from bench.engines.polis import make
from bench.goals import AIM_MISSED, AIM_REACHED, FLOOR_MISSED, GOALS, outcomes
from bench.imports import Import, import_once
from bench.pages import marks, replaced
from bench.pool import ROOT, Results, Spec, Worker, run_rounds, schedule, start_workers
from bench.result_tables import markdown, plain, tables
from bench.stats import rate, ratio
from bench.worker import serve
from polis.kernel.registry import game_names

CALIBRATION = Spec("calibration", sys.executable, ("calibration",))
OURS = "ginkgopolis compiled"


def sample(rates: dict[tuple[str, str], list[int]]) -> Results:
    """Results with the given units per second."""
    results = Results(about={"date": "2000-01-01", "python": "P", "rounds": "3", "seconds": "1"})
    for (engine, task), units in rates.items():
        for unit in units:
            results.add(engine, task, Slice(unit, 1.0, 1))
    return results


# -- workers --------------------------------------------------------------------------------------


def test_a_task_runs_until_its_time_is_used() -> None:
    turn = repeat(lambda: (5, 1))(0.002)
    assert turn.cpu >= 0.002
    assert turn.units == 5 * turn.games
    assert each([1, 2, 3], abs, 4)(0.0).units == 12


def test_a_worker_describes_itself_and_answers_each_line() -> None:
    engine = Engine(
        "1.2",
        [Task("random:4", lambda seconds: Slice(7, seconds, 1), 0.5)],
        lambda: {"random:4": Facts(60.0, 4.5)},
    )
    requests = ['{"facts": true}\n', '{"task": "random:4", "seconds": 0.5}\n']
    answers = io.StringIO()
    serve(engine, requests, answers)
    assert [json.loads(line) for line in answers.getvalue().splitlines()] == [
        {"version": "1.2", "tasks": {"random:4": 0.5}},
        {"random:4": [60.0, 4.5]},
        [7, 0.5, 1],
    ]


def test_workers_take_turns_and_a_missing_one_is_noted() -> None:
    results = Results()
    missing = Spec("hearts", sys.executable, ("no_such_engine",))
    workers = start_workers([CALIBRATION, missing], results)
    rounds: list[int] = []
    run_rounds(workers, results, 2, 0.001, rounds.append)
    for worker in workers:
        worker.stop()
    assert rounds == [0, 1]
    assert len(results.slices["calibration", "loop"]) == 2
    assert len(results.notes) == 1
    assert results.notes[0].startswith("hearts is missing: ModuleNotFoundError")


def test_compared_tasks_are_measured_close_together() -> None:
    workers = [Worker.__new__(Worker), Worker.__new__(Worker)]
    for worker in workers:
        worker.shares = {"clone": 0.3, "random:4": 1.0}
    tasks = [task for _, task in schedule(workers)]
    assert tasks == ["random:4", "random:4", "clone", "clone"]


def test_an_import_is_timed_in_a_fresh_process() -> None:
    seconds = import_once(Import(CALIBRATION, "json"))
    assert seconds is not None
    assert seconds > 0
    assert import_once(Import(CALIBRATION, "no_such_module")) is None


def test_every_registered_game_is_measured() -> None:
    engines = [spec.engine for spec in cli.own_specs(cli.own_games(), Results())]
    assert [f"{game} pure" for game in game_names()] == engines[: len(game_names())]


def test_our_games_offer_every_compared_task() -> None:
    made = make("ginkgopolis", "compiled" if polis.COMPILED else "pure")
    turns = {task.name: task.run(0.0) for task in made.tasks}
    assert all(turn.units > 0 and turn.cpu > 0 for turn in turns.values())
    wanted = {goal.over[1] for goal in GOALS if goal.over[1] != "import"}
    assert wanted | {"view", "imagine", "replay", "early", "late"} <= turns.keys()


# -- judgement ------------------------------------------------------------------------------------


def test_rates_and_ratios_are_of_medians() -> None:
    results = sample({(OURS, "a"): [100, 300, 200], ("peer", "a"): [10, 10, 40]})
    found = rate(results, (OURS, "a"))
    assert found is not None
    assert (found.middle, found.best, found.micros) == (200, 300, 5000)
    compared = ratio(results, (OURS, "a"), ("peer", "a"))
    assert compared is not None
    assert (compared.middle, compared.low, compared.high) == (20, 5, 30)
    assert ratio(results, (OURS, "a"), ("nobody", "a")) is None


@pytest.mark.parametrize(
    "units, verdict",
    [(160, AIM_REACHED), (150, AIM_REACHED), (149, AIM_MISSED), (79, FLOOR_MISSED)],
)
def test_a_missed_aim_is_called_missed(units: int, verdict: str) -> None:
    results = sample({(OURS, "random:4"): [units], ("catanatron", "random:4"): [10]})
    found = {o.goal.text: o.verdict for o in outcomes(results)}
    assert found["compiled: steps over catanatron's"] == verdict


def test_late_steps_may_cost_twice_as_much() -> None:
    results = sample({(OURS, "early"): [30], (OURS, "late"): [14]})
    assert outcomes(results)[-1].verdict == goals.BROKEN
    results = sample({(OURS, "early"): [30], (OURS, "late"): [16]})
    assert outcomes(results)[-1].verdict == goals.KEPT


def test_a_budget_grows_on_a_slow_machine() -> None:
    per_second = int(1e6 / (4 * budgets.NOISE))  # exactly what is allowed for a compiled step
    fast = {("calibration", "loop"): [int(budgets.REFERENCE)]}
    slow = {("calibration", "loop"): [int(budgets.REFERENCE / 2)]}
    kept = {(OURS, "random:4"): [per_second + 1000]}
    late = {(OURS, "random:4"): [per_second - 1000]}
    assert budgets.verdicts(sample(fast | kept))[0].is_kept
    assert not budgets.verdicts(sample(fast | late))[0].is_kept
    assert budgets.verdicts(sample(slow | late))[0].is_kept


# -- what people see ------------------------------------------------------------------------------


def full() -> Results:
    keys = {key: [100, 110] for goal in GOALS for key in (goal.over, goal.under)}
    results = sample({**keys, (OURS, "early"): [30], (OURS, "late"): [29]})
    results.facts[OURS, "random:4"] = Facts(150.0, 4.25)
    results.versions.update({"catanatron": "3.2.1", OURS: "0.1.0"})
    results.profiles["ginkgopolis pure"] = [("kernel/rng", 0.25)]
    return results


def test_the_tables_show_every_goal_with_floor_and_aim() -> None:
    text = "\n".join(map(plain, tables(full())))
    for goal in GOALS:
        assert goal.text in text
    assert "floor missed" in text
    assert all(
        line.startswith(("|", "**")) for line in markdown(tables(full())[0]).split("\n") if line
    )


def test_the_page_keeps_its_handwritten_text(tmp_path: Path) -> None:
    begin, end = marks(report.COMMAND)
    text = f"# Speed\n\nby hand\n{begin}\nold\n{end}\nmore by hand\n"
    file, picture = tmp_path / "speed.md", tmp_path / "pictures" / "ratios.svg"
    file.write_text(text, "utf-8")
    report.write(full(), file, picture)
    report.write(full(), file, picture)
    written = file.read_text("utf-8")
    assert written.startswith("# Speed\n\nby hand\n")
    assert written.endswith("\nmore by hand\n")
    assert "old" not in written
    assert str(ROOT) not in written
    assert "one core of a shared server" in written
    with pytest.raises(ValueError, match="marks"):
        replaced("no marks", "", report.COMMAND)


def test_the_real_page_has_its_marks() -> None:
    assert replaced(report.PAGE.read_text("utf-8"), "new", report.COMMAND).count("new\n") == 1


def test_the_picture_is_valid_and_shows_each_measured_goal() -> None:
    picture = ElementTree.fromstring(draw(outcomes(full()), "today"))
    words = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert all(goal.text in words for goal in GOALS)
    widths = [float(r.get("width", "0")) for r in picture.iter("{http://www.w3.org/2000/svg}rect")]
    assert all(0 < width < 720 for width in widths)


def test_a_run_can_be_stored_and_shown_again(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    saved_results.save(full(), file)
    assert saved_results.load(file) == full()


def test_a_profile_names_files_without_folders_of_the_machine() -> None:
    assert profiles.label("/any/where/src/polis/games/ginkgopolis/rules/hal.py") == "rules/hal"
    assert profiles.label("/any/polis/build/polis/kernel/rng.py") == "kernel/rng"
    assert profiles.label("/usr/lib/python/random.py") == "Python itself"


def test_goals_have_a_floor_below_their_aim() -> None:
    assert all(0 < goal.floor <= goal.aim for goal in GOALS)
