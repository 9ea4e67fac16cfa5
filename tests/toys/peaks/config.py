"""The options of a match, checked and frozen."""

from collections.abc import Mapping
from dataclasses import dataclass

from polis.kernel.config import Config, Option, settle

OPTIONS = (
    Option("seats", (2, 3, 4), 2),
    Option("numbers", (2, 3, 4), 3),
)


@dataclass(frozen=True)
class PeaksConfig(Config):
    numbers: int  # every seat has the numbers 1 .. numbers

    @property
    def spaces(self) -> int:
        return self.seats * self.numbers


def make_config(options: Mapping[str, object]) -> PeaksConfig:
    values = settle(OPTIONS, options)
    return PeaksConfig(seats=int(values["seats"]), numbers=int(values["numbers"]))
