"""The memory of a careful player: cards that they gave away and that stayed hidden since."""

from tests.toys.sealed_bids.state import BidsState


def give(state: BidsState, giver: int, card: int) -> None:
    """The giver knows one more card; a seat that knew some of the giver's cards forgets them all.

    All are forgotten, whichever was given: otherwise the memory itself would reveal the gift.
    """
    for seat in range(state.config.seats):
        if state.left_of(seat) == giver:
            state.remembered[seat].clear()
    state.remembered[giver].append(card)


def see(state: BidsState, card: int) -> None:
    """Forget a card that has been revealed."""
    for cards in state.remembered:
        if card in cards:
            cards.remove(card)
