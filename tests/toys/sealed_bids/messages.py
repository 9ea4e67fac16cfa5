"""Questions, actions, events and components as message ids with arguments; no sentences."""

from dataclasses import fields

from polis.kernel.event import Event
from polis.kernel.message import ActionSpec, Argument, Message, Part, message, seat_part
from tests.toys.sealed_bids.components import card_part, card_parts
from tests.toys.sealed_bids.state import BID
from tests.toys.sealed_bids.view import BidsView

# Fields of events with seats or cards, which are shown as such.
SEATS = ("seat", "owner", "receiver", "giver")


def ask(view: BidsView) -> Message:
    if not view.waiting:
        return message("game-over")
    question = "bid" if view.question == BID else "give"
    if view.seat is not None and view.waiting >> view.seat & 1:
        return message(f"ask-{question}")
    waiting = [seat for seat in range(view.config.seats) if view.waiting >> seat & 1]
    return message(f"wait-{question}", seats=tuple(map(seat_part, waiting)))


def why(view: BidsView, part: Part) -> Message | None:
    """The reason why a card cannot be chosen: it is not in the viewer's hand."""
    if part.kind == "card" and int(part.name) not in view.hand:
        return message("why-not-yours", card=part)
    return None


def say(item: ActionSpec | Event | Part) -> Message:
    if isinstance(item, ActionSpec):
        return message(f"do-{item.kind}", card=item.parts[0])
    if isinstance(item, Part):
        number = int(item.name) + (item.kind == "seat")  # people count seats from 1
        return message(item.kind, number=number)
    names = [field.name for field in fields(item)]
    return message(_id(item), **{name: _argument(name, getattr(item, name)) for name in names})


def _id(event: Event) -> str:
    """BidLaid -> bid-laid"""
    name = type(event).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


def _argument(name: str, value: int | tuple[int, ...]) -> Argument:
    if isinstance(value, tuple):
        return card_parts(value)
    return seat_part(value) if name in SEATS else card_part(value)
