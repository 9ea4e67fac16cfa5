"""What an action would cost and bring, as far as the seat can know."""

from polis.kernel.message import Message, message, seat_part
from tests.toys.sealed_bids.actions import EXCHANGE_CARD, GIVE_CARD
from tests.toys.sealed_bids.components import EXCHANGE_COST, card_part
from tests.toys.sealed_bids.view import BidsView


def preview(view: BidsView, action: int) -> list[Message]:
    if action < EXCHANGE_CARD:
        return [message("preview-bid", lot=card_part(view.lot))]
    if action < GIVE_CARD:
        return [message("preview-exchange", points=EXCHANGE_COST)]
    giver = view.waiting.bit_length() - 1  # only one seat is asked to give
    return [message("preview-give", receiver=seat_part((giver + 1) % view.config.seats))]
