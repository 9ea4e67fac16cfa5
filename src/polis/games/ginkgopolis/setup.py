"""Set up a match, in the order of the rulebook. Rules G2, G13.1."""

from polis.games.ginkgopolis.components import (
    FIRST_CHARACTER,
    FIRST_LETTER,
    HAND,
    INTRODUCTORY_SETS,
    NOTHING,
    NUM_CHARACTERS,
    NUM_MARKERS,
    PLAYABLE_TILES,
    POINT,
    RESOURCE,
    RESOURCES_EACH,
    SOLO_START,
    START_ITEMS,
    START_TILES,
    TILE,
    TILES_REMOVED,
    TOKENS_EACH,
)
from polis.games.ginkgopolis.config import GinkgoConfig
from polis.games.ginkgopolis.effects import gain_resources, join_tableau, take_tiles
from polis.games.ginkgopolis.events import CharactersShown, RoundBegan
from polis.games.ginkgopolis.geometry import MARKER_CELLS, START_BESIDE, START_CELLS
from polis.games.ginkgopolis.hands import hand_of_cards
from polis.games.ginkgopolis.rules import hal
from polis.games.ginkgopolis.rules.pass_hands import draw_up
from polis.games.ginkgopolis.rules.rebuild_deck import set_cards_aside
from polis.games.ginkgopolis.state import (
    CHOOSE,
    DRAFT,
    TRIO,
    GinkgoState,
    blank,
    everyone,
)
from polis.kernel.recorder import TABLE, Recorder
from polis.kernel.rng import seeded


def start(config: GinkgoConfig, seed: int) -> GinkgoState:
    state = blank(config, seeded(seed))
    _lay_out_city(state)
    _fill_supply(state)
    _make_deck(state)
    for side in range(config.sides):
        state.sides[side].pool = RESOURCES_EACH[config.seats]
    if config.seats == 1:
        finish(state, None)
    elif config.draft:
        _deal_packets(state)
    else:
        _deal_sets(state)
        finish(state, None)
    return state


def finish(state: GinkgoState, out: Recorder | None) -> None:
    """Give start items, choose the first player and deal hands, once all have characters."""
    if state.config.seats == 1:
        _give_solo_items(state)
    else:
        for seat in range(state.config.seats):
            state.sides[seat].tokens = TOKENS_EACH
            _show_characters(state, seat, out)
        if out is not None:
            out.begin_beat(state, TABLE)
        first = state.config.first
        state.first = first if first >= 0 else state.rng.below(state.config.seats)
    deal(state, out)
    begin_round(state, out)


def deal(state: GinkgoState, out: Recorder | None) -> None:
    """Fill all hands from the deck."""
    if state.config.seats == 1:
        hal.deal(state, out)
        return
    for i in range(state.config.seats):
        draw_up(state, (state.first + i) % state.config.seats, HAND, out)


def begin_round(state: GinkgoState, out: Recorder | None) -> None:
    state.round += 1
    state.question = CHOOSE
    state.waiting = everyone(state)
    if out is not None:
        out.record(RoundBegan(state.round, state.first))


def _lay_out_city(state: GinkgoState) -> None:
    """Lay nine start buildings without owner in a square, and markers around them (G2.1, G2.2)."""
    tiles = START_TILES[:]
    state.rng.shuffle(tiles)
    state.cells = START_CELLS[:]
    state.beside = START_BESIDE[:]
    state.tops = tiles
    state.heights = [1] * len(tiles)
    state.owners = [NOTHING] * len(tiles)
    state.pawns = [0] * len(tiles)
    state.markers = MARKER_CELLS[:]


def _fill_supply(state: GinkgoState) -> None:
    state.supply = PLAYABLE_TILES.copy()
    for _ in range(TILES_REMOVED[state.config.seats]):
        state.removed |= 1 << state.rng.draw(state.supply)


def _make_deck(state: GinkgoState) -> None:
    state.deck = START_TILES[:]
    state.deck.extend(range(FIRST_LETTER, FIRST_LETTER + NUM_MARKERS))
    set_cards_aside(state)


def _deal_packets(state: GinkgoState) -> None:
    """Deal four characters to each player and begin the draft (G2.9)."""
    box = list(range(FIRST_CHARACTER, FIRST_CHARACTER + NUM_CHARACTERS))
    for seat in range(state.config.seats):
        state.sides[seat].hand = hand_of_cards([state.rng.draw(box) for _ in range(HAND)])
    state.question = DRAFT
    state.waiting = everyone(state)


def _deal_sets(state: GinkgoState) -> None:
    """Deal a different random set to each player (G2.8)."""
    sets = list(range(len(INTRODUCTORY_SETS)))
    for seat in range(state.config.seats):
        give_characters(state, seat, INTRODUCTORY_SETS[state.rng.draw(sets)])


def give_characters(state: GinkgoState, seat: int, cards: list[int]) -> None:
    for i in range(TRIO):
        state.characters[TRIO * seat + i] = cards[i]


def _show_characters(state: GinkgoState, seat: int, out: Recorder | None) -> None:
    """Put the characters into the tableau and give their start items (G2.10, G2.11)."""
    cards = sorted(state.characters[TRIO * seat : TRIO * seat + TRIO])
    give_characters(state, seat, cards)
    items = [0, 0, 0]
    for card in cards:
        join_tableau(state, seat, card)
        for item in range(3):
            items[item] += START_ITEMS[card - FIRST_CHARACTER][item]
    resources = gain_resources(state, seat, items[RESOURCE])
    state.sides[seat].points += items[POINT]
    if out is not None:
        out.record(CharactersShown(seat, tuple(cards), resources, items[POINT]))
    take_tiles(state, seat, items[TILE], out)


def _give_solo_items(state: GinkgoState) -> None:
    gain_resources(state, hal.YOU, SOLO_START[RESOURCE])
    take_tiles(state, hal.YOU, SOLO_START[TILE], None)
    state.sides[hal.YOU].points += SOLO_START[POINT]
