"""What a careful player remembers: the cards that were given away and have not been seen since."""

from tests.toys.sealed_bids.state import BidsState


def give(state: BidsState, giver: int, card: int) -> None:
    """The giver knows one more card; whoever knew some of the giver's cards can rely on none.

    All are forgotten, whichever was given: else the memory itself would tell.
    """
    for seat in range(state.config.seats):
        if state.left_of(seat) == giver:
            state.remembered[seat].clear()
    state.remembered[giver].append(card)


def see(state: BidsState, card: int) -> None:
    """The card has come to light: there is nothing left to remember about it."""
    for cards in state.remembered:
        if card in cards:
            cards.remove(card)
