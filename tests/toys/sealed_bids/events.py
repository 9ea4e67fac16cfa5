"""The events of the game, and who may know them."""

from typing import ClassVar

from polis.kernel.event import Event, PrivateEvent, PublicEvent, event
from polis.kernel.message import Part
from tests.toys.sealed_bids.components import card_parts


@event
class LotTurnedUp(PublicEvent):
    card: int
    begins_round: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return card_parts([self.card])


@event
class BidLaid(PublicEvent):
    """The public part of a bid: a card lies face down."""

    seat: int


@event
class BidSealed(PrivateEvent):
    card: int

    def public(self) -> PublicEvent:
        return BidLaid(self.owner)

    def parts(self) -> tuple[Part, ...]:
        return card_parts([self.card])


@event
class BidsRevealed(PublicEvent):
    reveals: ClassVar[bool] = True

    cards: tuple[int, ...]  # by seat

    def parts(self) -> tuple[Part, ...]:
        return card_parts(self.cards)


@event
class LotWon(PublicEvent):
    seat: int
    card: int

    def parts(self) -> tuple[Part, ...]:
        return card_parts([self.card])


@event
class CardExchanged(PublicEvent):
    reveals: ClassVar[bool] = True

    seat: int
    card: int

    def parts(self) -> tuple[Part, ...]:
        return card_parts([self.card])


@event
class CardTaken(PublicEvent):
    """The public part of a draw: the back of the card."""

    seat: int


@event
class CardDrawn(PrivateEvent):
    card: int

    def public(self) -> PublicEvent:
        return CardTaken(self.owner)

    def parts(self) -> tuple[Part, ...]:
        return card_parts([self.card])


@event
class CardPassed(PublicEvent):
    """The public part of a gift: the back of the card."""

    seat: int
    receiver: int


@event
class CardGiven(PrivateEvent):
    receiver: int
    card: int

    def public(self) -> PublicEvent:
        return CardPassed(self.owner, self.receiver)

    def parts(self) -> tuple[Part, ...]:
        return card_parts([self.card])


@event
class CardReceived(PrivateEvent):
    """The gift, for the seat that receives it; the other seats see CardPassed."""

    reveals: ClassVar[bool] = True

    giver: int
    card: int

    def public(self) -> None:
        return None

    def parts(self) -> tuple[Part, ...]:
        return card_parts([self.card])


ALL: tuple[type[Event], ...] = (
    LotTurnedUp,
    BidLaid,
    BidSealed,
    BidsRevealed,
    LotWon,
    CardExchanged,
    CardTaken,
    CardDrawn,
    CardPassed,
    CardGiven,
    CardReceived,
)
