"""Networks and weights: plain sums, and files that can be trusted."""

import json

import pytest

from polis.bots.network import MARGIN_UNIT, MARGIN_WORTH, Network, chance, sample, scores
from polis.bots.weights import DamagedWeights, find_model, read_model, write_model
from polis.kernel.registry import find_game, game_names

NETWORK = Network(
    [
        [[1.0, -2.0], [0.5, 0.0], [0.0, 1.0], [2.0, 2.0], [-1.0, 1.0]],
        [[1.0] * 5, [0.0] * 4 + [2.0]],
    ],
    [[0.0, 1.0, 0.0, -1.0, 0.0], [0.5, -0.25]],
)


def test_a_network_sums_rectifies_and_sums_again() -> None:
    # Units: 1-2·3 < 0, 0.5+1 = 1.5, 3, 2+6-1 = 7, -1+3 = 2.
    assert NETWORK.outputs([1.0, 3.0]) == [1.5 + 3 + 7 + 2 + 0.5, 4 - 0.25]
    assert NETWORK.outputs([0.0, 0.0]) == [1.0 + 0.5, -0.25]


def test_a_batch_is_judged_row_by_row() -> None:
    both = NETWORK.judge([1.0, 3.0, 0.0, 0.0])
    assert both == NETWORK.judge([1.0, 3.0]) + NETWORK.judge([0.0, 0.0])
    assert both[1] == chance(1.5) - 0.25 * MARGIN_UNIT * MARGIN_WORTH


def test_chances_lie_between_0_and_1() -> None:
    assert [chance(-1e9), chance(0.0), chance(1e9)] == [0.0, 0.5, 1.0]


def test_a_plan_scores_the_weighted_sum_of_its_numbers() -> None:
    assert scores([1.0, 10.0], [1.0, 2.0, 0.0, 3.0]) == [21.0, 30.0]


def test_a_temperature_makes_near_misses_but_0_takes_the_best() -> None:
    shares = [number / 1000 for number in range(1000)]
    assert {sample([1.0, 2.0, 1.9], 0.0, share) for share in shares} == {1}
    drawn = [sample([1.0, 2.0, 1.9], 0.1, share) for share in shares]
    assert drawn.count(1) > drawn.count(2) > 100
    assert drawn.count(0) < 5


def test_weights_read_back() -> None:
    model = read_model(write_model([0.5, -1.0], NETWORK, {"seed": 3}))
    assert model.choice == [0.5, -1.0]
    assert model.network.layers == NETWORK.layers
    assert model.network.biases == NETWORK.biases
    assert model.record["seed"] == 3


@pytest.mark.parametrize("change", [{"hash": "0"}, {"sizes": [2, 5]}, {"format": 0}])
def test_damaged_weights_are_refused(change: dict[str, object]) -> None:
    record = json.loads(write_model([0.5], NETWORK, {}))
    with pytest.raises(DamagedWeights):
        read_model(json.dumps(record | change))


@pytest.mark.parametrize("name", game_names())
def test_shipped_weights_fit_the_game_and_say_how_they_were_made(name: str) -> None:
    game = find_game(name)
    mind = game.mind()
    for course, tables in mind.courses().items() if mind else ():
        model = find_model(game, course)
        if mind is None or model is None:
            continue
        assert {mind.value_width(game.config(table)) for table in tables} == {model.network.width}
        assert len(model.choice) == mind.plan_width()
        assert model.record["command"].startswith(f"polis train {name} ")
        assert model.record["course"] == course
        assert model.record["matches"] > 0
