"""What one seat may know, and nothing else: built field by field. Rules G1.21 and G14.1-G14.5.

Secrets without order are sorted, because the order of a hand tells where a card came from.
"""

from dataclasses import dataclass

from polis.games.ginkgopolis.components import NOTHING, tiles_in
from polis.games.ginkgopolis.config import GinkgoConfig
from polis.games.ginkgopolis.events import card_part, tile_part
from polis.games.ginkgopolis.state import CHOOSE, DRAFT, TRIO, GinkgoState, hand_of
from polis.kernel.frozen import Frozen
from polis.kernel.message import Part

NOT_SEALED = 0
SEALED_ALONE = 1
SEALED_WITH_TILE = 2
HIDDEN = -1


@dataclass(frozen=True)
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
    # By side; HIDDEN are the amounts of others behind classic screens.
    pool: tuple[int, ...]
    resources: tuple[int, ...]
    points: tuple[int, ...]
    num_tiles: tuple[int, ...]
    tokens: tuple[int, ...]
    tableau: tuple[int, ...]
    bonuses: tuple[int, ...]
    characters: tuple[int, ...]  # those of others: not before the draft is over
    sealed: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    shown: tuple[int, ...]
    # Piles.
    deck_size: int
    discard: tuple[int, ...]
    supply_size: int
    # The seat's own; empty for spectators.
    hand: tuple[int, ...]
    tiles: tuple[int, ...]
    chosen_card: int
    chosen_tile: int
    passed: tuple[int, ...]
    returned: tuple[int, ...]
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
        pool=tuple(state.pool),
        resources=_amounts(state, state.resources, own),
        points=_amounts(state, state.points, own),
        num_tiles=_amounts(state, [tiles.bit_count() for tiles in state.tiles], own),
        tokens=tuple(state.tokens),
        tableau=tuple(state.tableau),
        bonuses=tuple(state.bonuses),
        characters=_characters(state, own),
        sealed=tuple([_sealed(state, side) for side in range(state.config.sides)]),
        hand_sizes=tuple([len(hand_of(state, side)) for side in range(state.config.sides)]),
        shown=tuple(state.shown),
        deck_size=len(state.deck),
        discard=tuple(sorted(state.discard)),
        supply_size=len(state.supply),
        hand=() if seat is None else tuple(hand_of(state, seat)),
        tiles=() if seat is None else tuple(tiles_in(state.tiles[seat])),
        chosen_card=NOTHING if seat is None else state.chosen_card[seat],
        chosen_tile=NOTHING if seat is None else state.chosen_tile[seat],
        passed=() if seat is None else _passed(state, seat),
        returned=() if seat is None else tuple(tiles_in(state.returned[seat])),
        selected=() if seat is None else tuple(tiles_in(state.selected[seat])),
    )


def _amounts(state: GinkgoState, amounts: list[int], own: int) -> tuple[int, ...]:
    """Shown, because public events let anyone track them; unless classic screens are on."""
    if not state.config.screens or state.config.is_solo:
        return tuple(amounts)
    return tuple([amounts[i] if i == own else HIDDEN for i in range(len(amounts))])


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
    if state.chosen_card[side] == NOTHING or is_choosing:
        return NOT_SEALED
    return SEALED_ALONE if state.chosen_tile[side] == NOTHING else SEALED_WITH_TILE


def _passed(state: GinkgoState, seat: int) -> tuple[int, ...]:
    start = TRIO * seat
    return tuple([card for card in state.passed[start : start + TRIO] if card != NOTHING])


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
