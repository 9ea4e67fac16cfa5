"""The options of a match, checked and frozen."""

from collections.abc import Mapping
from dataclasses import dataclass

from polis.kernel.config import Config, Option, settle

OPTIONS = (
    Option("seats", (2, 3, 4), 3),
    Option("lots", (2, 3), 3),
    Option("exchange", (True, False), True),
)


@dataclass(frozen=True)
class BidsConfig(Config):
    lots: int  # how many lots are sold
    exchange: bool  # whether every player may exchange a card once


def make_config(options: Mapping[str, object]) -> BidsConfig:
    values = settle(OPTIONS, options)
    return BidsConfig(
        seats=int(values["seats"]),
        lots=int(values["lots"]),
        exchange=bool(values["exchange"]),
    )
