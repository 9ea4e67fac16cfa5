"""The events of the game."""

from polis.kernel.event import PublicEvent, event
from polis.kernel.message import Part
from tests.toys.peaks.components import token_part


@event
class NumberLaid(PublicEvent):
    seat: int
    number: int
    space: int

    def parts(self) -> tuple[Part, ...]:
        return (token_part(self.seat, self.number),)
