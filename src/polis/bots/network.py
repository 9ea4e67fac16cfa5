"""Judge positions and plans with trained weights, in plain Python that mypyc compiles.

A network has layers of units with rectified sums, and two outputs at the end: the chance to win,
and the margin in points. A choice model is one weight per number that describes a plan.
"""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

MARGIN_UNIT: Final = 20.0  # the network's second output counts in this many points
MARGIN_WORTH: Final = 0.02  # what a point of margin is worth, in chances to win


@mypyc_attr(allow_interpreted_subclasses=True)
class Network:
    """A small network. `layers[n][unit]` are the weights of a unit, `biases[n]` their constants."""

    def __init__(self, layers: list[list[list[float]]], biases: list[list[float]]) -> None:
        self.layers: list[list[list[float]]] = layers
        self.biases: list[list[float]] = biases
        self.width: int = len(layers[0][0])

    def judge(self, rows: list[float]) -> list[float]:
        """The value of every position in a batch: the chance to win and a little of the margin.

        Positions of a batch are alike, so the first layer only adds how each differs from the
        first position.
        """
        values: list[float] = []
        if not rows:
            return values
        first = rows[: self.width]
        sums = self._add(self.biases[0], [0.0] * self.width, first)
        for start in range(0, len(rows), self.width):
            outputs = self._rest(self._add(sums, first, rows[start : start + self.width]))
            values.append(chance(outputs[0]) + MARGIN_WORTH * MARGIN_UNIT * outputs[1])
        return values

    def outputs(self, row: list[float]) -> list[float]:
        """The two outputs for one position: the logit of the chance, and the margin."""
        return self._rest(self._add(self.biases[0], [0.0] * self.width, row))

    def _add(self, sums: list[float], before: list[float], row: list[float]) -> list[float]:
        """The sums of the first layer for a row, given those for the row before."""
        used: list[int] = []
        inputs: list[float] = []
        place: i64 = 0
        width: i64 = self.width
        while place < width:
            number = row[place] - before[place]
            if number != 0.0:
                used.append(place)
                inputs.append(number)
            place += 1
        return _sparse(self.layers[0], sums, used, inputs)

    def _rest(self, sums: list[float]) -> list[float]:
        """The outputs, given the sums of the first layer."""
        for depth in range(1, len(self.layers)):
            sums = _dense(self.layers[depth], self.biases[depth], sums)
        return sums


def _sparse(
    units: list[list[float]], biases: list[float], used: list[int], inputs: list[float]
) -> list[float]:
    """The sums of a layer. Inputs that are 0 are left out; four units share each look-up."""
    sums: list[float] = []
    unit = 0
    while unit + 4 <= len(units):
        _four(units, biases, unit, used, inputs, sums)
        unit += 4
    while unit < len(units):
        weights = units[unit]
        total = biases[unit]
        for place in range(len(used)):
            total += weights[used[place]] * inputs[place]
        sums.append(total)
        unit += 1
    return sums


def _four(
    units: list[list[float]],
    biases: list[float],
    unit: int,
    used: list[int],
    inputs: list[float],
    sums: list[float],
) -> None:
    """Append the sums of four units."""
    first, second, third, fourth = units[unit], units[unit + 1], units[unit + 2], units[unit + 3]
    a = biases[unit]
    b = biases[unit + 1]
    c = biases[unit + 2]
    d = biases[unit + 3]
    place: i64 = 0
    count: i64 = len(used)
    while place < count:
        index: i64 = used[place]
        number = inputs[place]
        a += first[index] * number
        b += second[index] * number
        c += third[index] * number
        d += fourth[index] * number
        place += 1
    sums.append(a)
    sums.append(b)
    sums.append(c)
    sums.append(d)


def _dense(units: list[list[float]], biases: list[float], below: list[float]) -> list[float]:
    """The sums of a later layer; sums below 0 count as 0."""
    used: list[int] = []
    inputs: list[float] = []
    for index, number in enumerate(below):
        if number > 0.0:
            used.append(index)
            inputs.append(number)
    return _sparse(units, biases, used, inputs)


def scores(weights: list[float], rows: list[float]) -> list[float]:
    """The score of every plan in a batch: the higher, the likelier it is chosen."""
    found: list[float] = []
    width: i64 = len(weights)
    start: i64 = 0
    end: i64 = len(rows)
    while start < end:
        total = 0.0
        place: i64 = 0
        while place < width:
            number = rows[start + place]
            if number != 0.0:
                total += weights[place] * number
            place += 1
        found.append(total)
        start += width
    return found


def chance(logit: float) -> float:
    """The logistic function, safe for every number."""
    if logit < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-logit)) if logit < 30.0 else 1.0


def sample(scores: list[float], temperature: float, share: float) -> int:
    """The index drawn with a softmax of the scores; `share` is a random number from 0 to 1.

    Temperature 0 picks the best score.
    """
    best = 0
    for index in range(len(scores)):
        if scores[index] > scores[best]:
            best = index
    if temperature <= 0.0:
        return best
    top = scores[best]
    odds = [exp((score - top) / temperature) for score in scores]
    rest = share * sum(odds)
    for index in range(len(odds)):
        rest -= odds[index]
        if rest < 0.0:
            return index
    return best
