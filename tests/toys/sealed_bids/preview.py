"""The cost and gain of an action, as far as the seat can know."""

from polis.kernel.message import message, seat_part
from polis.kernel.preview import Change, Preview
from tests.toys.sealed_bids.actions import EXCHANGE_CARD, GIVE_CARD
from tests.toys.sealed_bids.components import EXCHANGE_COST, card_part
from tests.toys.sealed_bids.view import BidsView


def preview(view: BidsView, action: int) -> Preview:
    if action < EXCHANGE_CARD:
        return Preview((message("preview-bid", lot=card_part(view.lot)),))
    if action < GIVE_CARD:
        lines = (message("preview-exchange", points=EXCHANGE_COST),)
        return Preview(lines, (Change("points", -EXCHANGE_COST),))
    giver = view.waiting.bit_length() - 1  # only one seat is asked to give
    receiver = seat_part((giver + 1) % view.config.seats)
    return Preview((message("preview-give", receiver=receiver),))
