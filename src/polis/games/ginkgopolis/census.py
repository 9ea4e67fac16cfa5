"""Count every component where it lies. The counts must never change (law of conservation)."""

from polis.games.ginkgopolis.components import NOTHING, set_of, tiles_in
from polis.games.ginkgopolis.state import DRAFT, GinkgoState, hand_of


def census(state: GinkgoState) -> dict[str, int]:
    counts = {
        "tiles": len(_tiles(state)),
        "different tiles": set_of(_tiles(state)).bit_count(),
        "cards": _num_cards(state),
        "markers": sum(cell != NOTHING for cell in state.markers) + (state.moving != NOTHING),
    }
    for side in range(state.config.sides):
        counts[f"resources of {side}"] = (
            state.sides[side].pool + state.sides[side].resources + _placed(state, side)
        )
    return counts


def _tiles(state: GinkgoState) -> list[int]:
    """All tiles: tops, covered ones (their cards lie in a tableau), stocks, supply, removed."""
    tiles = [*state.tops, *state.supply, *tiles_in(state.removed)]
    for side in range(state.config.sides):
        tiles.extend(tiles_in(state.sides[side].tableau))
        tiles.extend(tiles_in(state.sides[side].tiles))
        if state.sides[side].chosen_tile != NOTHING:
            tiles.append(state.sides[side].chosen_tile)
    return tiles


def _num_cards(state: GinkgoState) -> int:
    """Letters and building cards in circulation, less the buildings whose card circulates."""
    cards = len(state.deck) + len(state.discard)
    if state.question != DRAFT:
        cards += sum(len(hand_of(state, side)) for side in range(state.config.sides))
    return cards - sum(1 for pawn in state.pawns if not pawn)


def _placed(state: GinkgoState, side: int) -> int:
    return sum(
        state.heights[building]
        for building in range(len(state.cells))
        if state.owners[building] == side
    )
