"""The action catalogue: which ints mean what. `rules/` decides what is legal."""

from typing import Final

from polis.games.ginkgopolis.components import NUM_CARDS, NUM_TILES

PICK_CARD: Final = 0  # + card: choose a hand card, or keep a character in the draft
NEW_HAND: Final = PICK_CARD + NUM_CARDS
NO_TILE: Final = NEW_HAND + 1
PICK_TILE: Final = NO_TILE + 1  # + tile: put it on the chosen card
TAKE_RESOURCE: Final = PICK_TILE + NUM_TILES
TAKE_TILE: Final = TAKE_RESOURCE + 1
MOVE_MARKER: Final = TAKE_TILE + 1  # + direction from the new building
MARKER_SPOT: Final = MOVE_MARKER + 4  # + index of the free perimeter cell, clockwise
NUM_SPOTS: Final = 128  # no outline of 60 buildings has more cells
PUSH_CLOCKWISE: Final = MARKER_SPOT + NUM_SPOTS
PUSH_BACK: Final = PUSH_CLOCKWISE + 1
GIVE_TILE: Final = PUSH_BACK + 1  # + tile: add it to the tiles that go back to the supply
GIVE_DONE: Final = GIVE_TILE + NUM_TILES
NUM_ACTIONS: Final = GIVE_DONE + 1


def is_sealed(action: int) -> bool:
    """Choices that stay secret: card, tile, kept character, returned tiles."""
    return action != NEW_HAND and (action < TAKE_RESOURCE or action >= GIVE_TILE)
