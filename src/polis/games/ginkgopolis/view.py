"""What one seat may know, and nothing else: built field by field. Rules G1.21 and G14.1-G14.5.

Secrets without order are sorted, because the order of a hand shows where a card came from.
"""

from dataclasses import dataclass

from polis.games.ginkgopolis.components import (
    BONUS_BITS,
    BONUS_MASK,
    NOTHING,
    NUM_BONUSES,
    num_in,
    tiles_in,
)
from polis.games.ginkgopolis.config import GinkgoConfig
from polis.games.ginkgopolis.events import card_part, tile_part
from polis.games.ginkgopolis.hands import cards_in, num_cards
from polis.games.ginkgopolis.state import CHOOSE, DRAFT, TRIO, GinkgoState, has_ended
from polis.kernel.frozen import Frozen
from polis.kernel.message import Part
from polis.kernel.wide import Wide

NOT_SEALED = 0
SEALED_ALONE = 1
SEALED_WITH_TILE = 2
HIDDEN = -1


@dataclass(unsafe_hash=True)  # not frozen: see polis.kernel.value
class GinkgoView(Frozen):
    seat: int | None  # None: a spectator
    config: GinkgoConfig
    waiting: int
    question: int
    round: int
    first: int
    exhaustions: int
    ending: bool
    moving: int
    agenda: tuple[int, ...]
    # The city.
    cells: tuple[int, ...]
    tops: tuple[int, ...]
    heights: tuple[int, ...]
    owners: tuple[int, ...]
    pawns: tuple[int, ...]
    markers: tuple[int, ...]
    # By side; HIDDEN: the amounts of others behind classic screens, until the game is over.
    pool: tuple[int, ...]
    resources: tuple[int, ...]
    points: tuple[int, ...]
    num_tiles: tuple[int, ...]
    tokens: tuple[int, ...]
    tableau: tuple[Wide, ...]
    bonuses: tuple[int, ...]
    characters: tuple[int, ...]  # those of others: not before the draft is over
    sealed: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    shown: tuple[Wide, ...]
    redrawn: tuple[int, ...]  # of the returned tiles, how many a side has taken and still holds
    # Piles.
    deck_size: int
    discard: tuple[int, ...]
    supply_size: int
    returned: tuple[int, ...]  # the tiles that became the second supply
    # The seat's own; empty for spectators.
    hand: tuple[int, ...]
    tiles: tuple[int, ...]
    chosen_card: int
    chosen_tile: int
    passed: tuple[int, ...]
    selected: tuple[int, ...]


def view(state: GinkgoState, seat: int | None) -> GinkgoView:
    own = NOTHING if seat is None else seat
    return GinkgoView(
        seat=seat,
        config=state.config,
        waiting=state.waiting,
        question=state.question,
        round=state.round,
        first=state.first,
        exhaustions=state.exhaustions,
        ending=state.ending,
        moving=state.moving,
        agenda=tuple(state.agenda),
        cells=tuple(state.cells),
        tops=tuple(state.tops),
        heights=tuple(state.heights),
        owners=tuple(state.owners),
        pawns=tuple(state.pawns),
        markers=tuple(state.markers),
        pool=tuple([side.pool for side in state.sides]),
        resources=_amounts(state, [side.resources for side in state.sides], own),
        points=_amounts(state, [side.points for side in state.sides], own),
        num_tiles=_amounts(state, [num_in(side.tiles) for side in state.sides], own),
        tokens=tuple([side.tokens for side in state.sides]),
        tableau=tuple([side.tableau for side in state.sides]),
        bonuses=_bonuses(state),
        characters=_characters(state, own),
        sealed=tuple([_sealed(state, side) for side in range(state.config.sides)]),
        hand_sizes=tuple([num_cards(side.hand) for side in state.sides]),
        shown=tuple(state.shown),
        redrawn=_amounts(state, _redrawn(state), own),
        deck_size=len(state.deck),
        discard=tuple(sorted(state.discard)),
        supply_size=len(state.supply),
        returned=tuple(tiles_in(state.returned)),
        hand=() if seat is None else tuple(cards_in(state.sides[seat].hand)),
        tiles=() if seat is None else tuple(tiles_in(state.sides[seat].tiles)),
        chosen_card=NOTHING if seat is None else state.sides[seat].chosen_card,
        chosen_tile=NOTHING if seat is None else state.sides[seat].chosen_tile,
        passed=() if seat is None else tuple(cards_in(state.sides[seat].passed)),
        selected=() if seat is None else tuple(tiles_in(state.selected[seat])),
    )


def _amounts(state: GinkgoState, amounts: list[int], own: int) -> tuple[int, ...]:
    """Shown, because public events let anyone track them; classic screens hide them (G14.2)."""
    if not state.config.screens or state.config.is_solo or _is_over(state):
        return tuple(amounts)
    return tuple([amounts[i] if i == own else HIDDEN for i in range(len(amounts))])


def _redrawn(state: GinkgoState) -> list[int]:
    """All see how many tiles a side takes from the second supply, and which of them it plays."""
    held: list[int] = []
    for side in state.sides:
        tiles = side.tiles
        if side.chosen_tile != NOTHING:
            tiles |= 1 << side.chosen_tile
        held.append(num_in(tiles & state.returned))
    return held


def _is_over(state: GinkgoState) -> bool:
    return has_ended(state.waiting, state.round, state.question, len(state.agenda))


def _bonuses(state: GinkgoState) -> tuple[int, ...]:
    counters: list[int] = []
    for side in state.sides:
        packed = side.bonuses
        for _ in range(NUM_BONUSES):
            counters.append(packed & BONUS_MASK)
            packed >>= BONUS_BITS
    return tuple(counters)


def _characters(state: GinkgoState, own: int) -> tuple[int, ...]:
    if state.question != DRAFT:
        return tuple(state.characters)
    shown = [NOTHING] * len(state.characters)
    if own != NOTHING:
        start = TRIO * own
        shown[start : start + TRIO] = sorted(state.characters[start : start + TRIO], reverse=True)
    return tuple(shown)


def _sealed(state: GinkgoState, side: int) -> int:
    """Whether a choice lies face down before a side; a card alone in hand is not a choice yet."""
    is_choosing = state.question in (CHOOSE, DRAFT) and state.waiting >> side & 1
    if state.sides[side].chosen_card == NOTHING or is_choosing:
        return NOT_SEALED
    return SEALED_ALONE if state.sides[side].chosen_tile == NOTHING else SEALED_WITH_TILE


def visible_parts(seen: GinkgoView) -> frozenset[Part]:
    """The cards and tiles whose identity the view shows."""
    cards = [*seen.hand, *seen.discard, *seen.passed, *seen.characters, seen.chosen_card]
    tiles = [*seen.tiles, *seen.tops, *seen.returned, seen.chosen_tile]
    for side in range(seen.config.sides):
        cards.extend(tiles_in(seen.tableau[side]))
        tiles.extend(tiles_in(seen.shown[side]))
    known = {card_part(card) for card in cards if card != NOTHING}
    known.update({tile_part(tile) for tile in tiles if tile != NOTHING})
    return frozenset(known)
