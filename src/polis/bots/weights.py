"""Trained weights: small JSON files in the `data` folder of a game, one for each course.

A file records how it was made (command, seed, figures) and a hash of its numbers. The numbers are
32-bit floats in base64, so that no library is needed to read them.
"""

import hashlib
import json
from array import array
from base64 import b64decode, b64encode
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from sys import byteorder
from typing import Any, Final

from polis.bots.network import Network
from polis.kernel.errors import PolisError
from polis.kernel.game import AnyGame

FORMAT: Final = 1
PREFIX: Final = "mind-"


class DamagedWeights(PolisError):
    """A file of weights does not fit its own hash, or the game."""

    code = "damaged-weights"


@dataclass(frozen=True)
class Model:
    """What a learned bot knows: a choice model, a value network, and how they were made."""

    choice: list[float]
    network: Network
    record: dict[str, Any]


def find_model(game: AnyGame, course: str) -> Model | None:
    """The trained weights of a course; None: this course has not been trained."""
    return _load(type(game).__module__, course)


def forget_models() -> None:
    """Look for the files again: they may have arrived since."""
    _load.cache_clear()


@cache
def _load(module: str, course: str) -> Model | None:
    file = folder_of(module).joinpath(f"{PREFIX}{course}.json")
    return read_model(file.read_text("utf-8")) if file.is_file() else None


def folder_of(module: str) -> Traversable:
    """The data folder of the package that a module belongs to."""
    package = import_module(module.rpartition(".")[0])
    return files(package).joinpath("data")


def read_model(text: str) -> Model:
    """The weights of a file. Raises DamagedWeights."""
    record = json.loads(text)
    numbers = _numbers(record)
    choice = numbers[: record["plan_width"]]
    place = len(choice)
    layers: list[list[list[float]]] = []
    biases: list[list[float]] = []
    for inputs, units in zip(record["sizes"][:-1], record["sizes"][1:]):
        rows = [
            numbers[place + inputs * unit : place + inputs * (unit + 1)] for unit in range(units)
        ]
        place += inputs * units
        layers.append(rows)
        biases.append(numbers[place : place + units])
        place += units
    if place != len(numbers):
        raise DamagedWeights("the sizes of the network do not fit its numbers")
    return Model(choice, Network(layers, biases), record)


def write_model(choice: list[float], network: Network, record: dict[str, Any]) -> str:
    """The text of a file of weights."""
    numbers = array("f", choice)
    for layer, bias in zip(network.layers, network.biases):
        for unit in layer:
            numbers.extend(unit)
        numbers.extend(bias)
    if byteorder == "big":
        numbers.byteswap()
    content = numbers.tobytes()
    full = {
        "format": FORMAT,
        **record,
        "sizes": [network.width, *(len(bias) for bias in network.biases)],
        "plan_width": len(choice),
        "hash": hashlib.sha256(content).hexdigest(),
        "numbers": b64encode(content).decode("ascii"),
    }
    return json.dumps(full, indent=1) + "\n"


def _numbers(record: dict[str, Any]) -> list[float]:
    if record.get("format") != FORMAT:
        raise DamagedWeights(f"the weights have the format {record.get('format')}, not {FORMAT}")
    content = b64decode(record["numbers"])
    if hashlib.sha256(content).hexdigest() != record["hash"]:
        raise DamagedWeights("the weights do not fit their hash")
    numbers = array("f", content)
    if byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()
