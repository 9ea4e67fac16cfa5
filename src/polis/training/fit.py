"""Fit a value network and a choice model to lessons, with numpy."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from polis.bots.network import MARGIN_UNIT, MARGIN_WORTH, Network

Matrix = NDArray[np.float32]

BATCH: Final = 512
RATE: Final = 1.5e-3
DECAY: Final = 1e-5  # of the weights, per step
MARGIN_PART: Final = 0.5  # of the margin in the loss
PATIENCE: Final = 2  # epochs without progress on held-out matches
STEPS_OF_CHOICE: Final = 400
SHARPNESS: Final = 0.04  # how much better a plan must be to be preferred clearly


@dataclass
class Positions:
    """Described positions with their outcomes; `match` numbers the matches."""

    rows: Matrix
    won: Matrix
    margins: Matrix
    match: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.rows)


def join(parts: list[Positions]) -> Positions:
    """All positions of several lessons; their matches stay apart."""
    offset = 0
    matches = []
    for part in parts:
        matches.append(part.match + offset)
        offset += int(part.match.max()) + 1 if len(part) else 0
    return Positions(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.margins for part in parts]),
        np.concatenate(matches),
    )


class Trainee:
    """A network as matrices; the inputs are divided by `scale` before the first layer."""

    def __init__(self, sizes: list[int], rng: np.random.Generator) -> None:
        pairs = list(pairwise(sizes))
        self.weights: list[Matrix] = [
            (rng.standard_normal(pair) * np.sqrt(2.0 / pair[0])).astype(np.float32)
            for pair in pairs
        ]
        self.weights[-1] *= 0.1
        self.biases: list[Matrix] = [np.zeros(size, np.float32) for size in sizes[1:]]
        self.scale: Matrix = np.zeros(sizes[0], np.float32)

    def forward(self, rows: Matrix) -> list[Matrix]:
        """The inputs of every layer, then the outputs."""
        layers = [rows / self.scale]
        for depth, (weights, biases) in enumerate(zip(self.weights, self.biases)):
            sums = layers[-1] @ weights + biases
            layers.append(np.maximum(sums, 0) if depth + 1 < len(self.weights) else sums)
        return layers

    def outputs(self, rows: Matrix) -> tuple[Matrix, Matrix]:
        """The chance to win and the margin in points, for many positions."""
        found = self.forward(rows)[-1]
        won: Matrix = (1 / (1 + np.exp(-found[:, 0]))).astype(np.float32)
        margins: Matrix = found[:, 1] * np.float32(MARGIN_UNIT)
        return won, margins

    def plain(self) -> Network:
        """The same network for the bots, without numpy."""
        first = self.weights[0] / self.scale[:, None]
        matrices = [first, *self.weights[1:]]
        layers = [[[float(x) for x in unit] for unit in matrix.T] for matrix in matrices]
        return Network(layers, [[float(x) for x in bias] for bias in self.biases])


class FastNetwork(Network):
    """A network that judges whole batches with numpy, for training."""

    def __init__(self, trainee: Trainee) -> None:
        plain = trainee.plain()
        super().__init__(plain.layers, plain.biases)
        self.trainee = trainee

    def judge(self, rows: list[float]) -> list[float]:
        if not rows:
            return []
        table = np.array(rows, np.float32).reshape(-1, self.width)
        won, margins = self.trainee.outputs(table)
        values: list[float] = (won + MARGIN_WORTH * margins).tolist()
        return values


def fit_network(
    trainee: Trainee, data: Positions, epochs: int, rng: np.random.Generator, rate: float = RATE
) -> float:
    """Fit by Adam until held-out matches gain nothing more; return their cross-entropy."""
    if not trainee.scale.any():
        trainee.scale = np.maximum(data.rows.std(axis=0), 0.02).astype(np.float32)
    held = data.match % 10 == 0
    learned = np.flatnonzero(~held)
    adam = _Adam([*trainee.weights, *trainee.biases])
    best, kept, waited = _cross_entropy(trainee, data, held), _copy(trainee), 0
    for epoch in range(epochs):
        rng.shuffle(learned)
        for start in range(0, len(learned), BATCH):
            part = learned[start : start + BATCH]
            adam.step(_gradients(trainee, data, part), rate * 0.8**epoch)
        loss = _cross_entropy(trainee, data, held)
        if loss < best:
            best, kept, waited = loss, _copy(trainee), 0
        else:
            waited += 1
            if waited > PATIENCE:
                break
    trainee.weights, trainee.biases = kept
    return best


def _copy(trainee: Trainee) -> tuple[list[Matrix], list[Matrix]]:
    return [w.copy() for w in trainee.weights], [b.copy() for b in trainee.biases]


def _cross_entropy(trainee: Trainee, data: Positions, which: Any) -> float:
    won, margins = trainee.outputs(data.rows[which])
    target = data.won[which]
    chances = np.clip(won, 1e-6, 1 - 1e-6)
    loss = -(target * np.log(chances) + (1 - target) * np.log(1 - chances)).mean()
    off = ((margins - data.margins[which]) / MARGIN_UNIT) ** 2
    return float(loss + 0.5 * MARGIN_PART * off.mean())


def _gradients(trainee: Trainee, data: Positions, part: Any) -> list[Matrix]:
    layers = trainee.forward(data.rows[part])
    out = layers[-1]
    error = np.empty_like(out)
    error[:, 0] = 1.0 / (1.0 + np.exp(-out[:, 0])) - data.won[part]
    error[:, 1] = MARGIN_PART * (out[:, 1] - data.margins[part] / MARGIN_UNIT)
    error /= len(part)
    weights: list[Matrix] = []
    biases: list[Matrix] = []
    for depth in range(len(trainee.weights) - 1, -1, -1):
        weights.append(layers[depth].T @ error + DECAY * trainee.weights[depth])
        biases.append(error.sum(axis=0))
        if depth:
            error = (error @ trainee.weights[depth].T) * (layers[depth] > 0)
    return [*weights[::-1], *biases[::-1]]


class _Adam:
    """The usual optimiser. It changes the given arrays in place."""

    def __init__(self, arrays: list[Matrix]) -> None:
        self.arrays = arrays
        self.means = [np.zeros_like(array) for array in arrays]
        self.squares = [np.zeros_like(array) for array in arrays]
        self.steps = 0

    def step(self, gradients: list[Matrix], rate: float) -> None:
        self.steps += 1
        size = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for array, gradient, mean, square in zip(self.arrays, gradients, self.means, self.squares):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            array -= (size * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def fit_choice(
    weights: Matrix, plans: Matrix, counts: NDArray[np.int64], values: Matrix
) -> tuple[Matrix, float]:
    """Fit the choice model to what searches preferred; return it and how often it agrees."""
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    owner = np.repeat(np.arange(len(counts)), counts)
    scale = np.maximum(plans.std(axis=0), 0.02).astype(np.float32)
    rows = plans / scale
    target = _softmax(values / SHARPNESS, starts, owner)
    fitted = (weights * scale).astype(np.float32)
    adam = _Adam([fitted])
    for step in range(STEPS_OF_CHOICE):
        error = _softmax(rows @ fitted, starts, owner) - target
        gradient = (rows.T @ error / len(counts) + 1e-4 * fitted).astype(np.float32)
        adam.step([gradient], 0.05 * (1 - step / STEPS_OF_CHOICE))
    return fitted / scale, _agreement(rows @ fitted, target, starts, owner)


def _softmax(scores: Matrix, starts: NDArray[Any], owner: NDArray[Any]) -> Matrix:
    """Shares of each choice's plans, that add up to 1."""
    odds = np.exp(scores - np.maximum.reduceat(scores, starts)[owner])
    shares: Matrix = odds / np.add.reduceat(odds, starts)[owner]
    return shares


def _agreement(scores: Matrix, target: Matrix, starts: NDArray[Any], owner: NDArray[Any]) -> float:
    """The share of choices whose best plan is the same."""
    mine = scores == np.maximum.reduceat(scores, starts)[owner]
    wanted = target == np.maximum.reduceat(target, starts)[owner]
    return float(np.logical_or.reduceat(mine & wanted, starts).mean())
