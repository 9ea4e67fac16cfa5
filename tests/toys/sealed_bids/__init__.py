"""Sealed Bids: everybody bids a card in secret, the highest card wins the lot."""

from tests.toys.sealed_bids.game import SealedBids

GAME = SealedBids()
