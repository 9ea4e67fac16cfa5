"""The events of the game."""

from dataclasses import dataclass

from polis.kernel.event import PublicEvent
from polis.kernel.message import Part
from tests.toys.peaks.components import token_part


@dataclass(frozen=True, slots=True)
class NumberLaid(PublicEvent):
    seat: int
    number: int
    space: int

    def parts(self) -> tuple[Part, ...]:
        return (token_part(self.seat, self.number),)
