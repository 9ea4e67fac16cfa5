"""Sealed Bids: all players bid a card in secret, and the highest card wins the lot."""

from tests.toys.sealed_bids.game import SealedBids

GAME = SealedBids()
