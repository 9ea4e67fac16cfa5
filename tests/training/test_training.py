"""Training: seeded, resumable, and the bot learns something."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.bots.weights import read_model
from polis.training.fit import Positions, Trainee, fit_choice, fit_network
from polis.training.folder import Folder
from polis.training.lessons import School, traced
from polis.training.loop import Course, Syllabus
from tests.toys.sealed_bids.game import SealedBids
from tests.toys.sealed_bids.mind import BidsMind

TINY = Syllabus(rounds=2, games=60, thoughts=6, tunings=1, tuning_games=6, checks=4)


class Stopped(Exception):
    """The user pressed Ctrl-C after a stage."""


def begin(seed: int = 1) -> Course:
    game = SealedBids()
    return Course.begin(School(game, BidsMind(), [game.config({"seats": 3})]), TINY, seed)


def stop(_figures: dict[str, Any]) -> None:
    raise Stopped


def ignore(_figures: dict[str, Any]) -> None:
    pass


def test_an_interrupted_training_continues_to_the_same_weights(tmp_path: Path) -> None:
    whole = Folder(tmp_path / "whole", "seats3", "polis train sealed_bids --seats 3")
    begin().run(whole.save, ignore)
    halves = Folder(tmp_path / "halves", "seats3", "polis train sealed_bids --seats 3")
    with pytest.raises(Stopped):
        begin().run(halves.save, stop)
    resumed = begin()
    assert halves.restore(resumed)
    assert resumed.stage == 1
    resumed.run(halves.save, ignore)
    models = [
        read_model((folder.path / "mind-seats3.json").read_text("utf-8"))
        for folder in (whole, halves)
    ]
    assert models[0].record["hash"] == models[1].record["hash"]
    assert models[0].record["matches"] == 2 * 66 + 6
    assert (whole.path / "mind-seats3.svg").read_text("utf-8").startswith("<svg")


def test_a_training_with_another_seed_starts_over(tmp_path: Path) -> None:
    folder = Folder(tmp_path, "seats3", "polis train sealed_bids --seats 3")
    with pytest.raises(Stopped):
        begin().run(folder.save, stop)
    assert not folder.restore(begin(seed=2))


def test_a_network_learns_who_wins() -> None:
    rng = np.random.default_rng(1)
    rows = rng.standard_normal((3000, 4)).astype(np.float32)
    lead = rows[:, 0] - rows[:, 1]
    won = (lead > 0).astype(np.float32)
    data = Positions(rows, won, (10 * lead).astype(np.float32), np.arange(3000, dtype=np.int32))
    trainee = Trainee([4, 16, 2], rng)
    before = fit_network(trainee, data, 0, rng)
    after = fit_network(trainee, data, 20, rng, rate=0.02)
    assert after < 0.5 * before
    chances, margins = trainee.outputs(np.array([[2, 0, 0, 0], [0, 2, 0, 0]], np.float32))
    assert chances[0] > 0.9 > 0.1 > chances[1]
    assert margins[0] > 10 > -10 > margins[1]


def test_a_choice_model_learns_what_searches_prefer() -> None:
    rng = np.random.default_rng(2)
    plans = rng.standard_normal((400, 3)).astype(np.float32)
    values = (0.1 * plans[:, 2]).astype(np.float32)
    weights, agreement = fit_choice(
        np.zeros(3, np.float32), plans, np.full(100, 4, np.int64), values
    )
    assert agreement > 0.9
    assert weights[2] > 5 * abs(weights[0])


def test_traces_mix_outcome_and_later_judgements() -> None:
    rng = np.random.default_rng(3)
    trainee = Trainee([2, 4, 2], rng)
    trainee.scale = np.ones(2, np.float32)
    rows = rng.standard_normal((4, 2)).astype(np.float32)
    ones, zeros = np.ones(4, np.float32), np.zeros(4, np.float32)
    part = Positions(rows, ones, zeros, np.zeros(4, np.int32))
    chances, _ = trainee.outputs(rows)
    found = traced(part, [0, 1, 0, 1], trainee, 0.75).won
    assert found[2:] == pytest.approx([1.0, 1.0])  # the last position of a seat: the outcome
    assert found[:2] == pytest.approx(0.25 * chances[2:] + 0.75)
