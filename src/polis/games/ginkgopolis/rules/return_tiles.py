"""The supply runs out: the first time everybody may give tiles back for points. Rules G10.1-G10.8.

A set is picked in ascending order, one tile at a time, so that each set has one path.
"""

from polis.games.ginkgopolis.actions import GIVE_DONE, GIVE_TILE
from polis.games.ginkgopolis.components import NOTHING, tiles_in
from polis.games.ginkgopolis.events import SupplyExhausted, TilesReturned
from polis.games.ginkgopolis.rules.end_triggers import trigger_end
from polis.games.ginkgopolis.state import NO_QUESTION, RETURN, GinkgoState
from polis.kernel.event import Event


def exhaust_supply(state: GinkgoState, out: list[Event] | None) -> None:
    """The last tile was taken: return tiles the first time, end the second (G10.2, G10.7)."""
    state.exhaustions += 1
    if out is not None:
        out.append(SupplyExhausted(state.exhaustions))
    if state.config.seats == 1 or state.exhaustions > 1:
        trigger_end(state, "tiles", NOTHING, out)
    else:
        _begin(state)


def _begin(state: GinkgoState) -> None:
    """Ask all seats that have tiles in stock; whoever took the last one does."""
    for seat in range(state.config.seats):
        if state.tiles[seat]:
            state.waiting |= 1 << seat
    state.question = RETURN


def legal(state: GinkgoState, seat: int) -> list[int]:
    selected = state.selected[seat].bit_length()
    actions: list[int] = []
    for tile in tiles_in(state.tiles[seat] >> selected << selected):
        actions.append(GIVE_TILE + tile)
    actions.append(GIVE_DONE)
    return actions


def apply(state: GinkgoState, seat: int, action: int, out: list[Event] | None) -> None:
    if action != GIVE_DONE:
        state.selected[seat] |= 1 << (action - GIVE_TILE)
        if state.tiles[seat].bit_length() > state.selected[seat].bit_length():
            return
    state.waiting &= ~(1 << seat)
    if not state.waiting:
        _finish(state, out)


def _finish(state: GinkgoState, out: list[Event] | None) -> None:
    """Reveal how many each gave, pay for them, and shuffle them into a new supply (G10.5)."""
    state.question = NO_QUESTION
    for seat in range(state.config.seats):
        given = tiles_in(state.selected[seat])
        state.points[seat] += len(given)
        state.tiles[seat] &= ~state.selected[seat]
        state.returned[seat] |= state.selected[seat]
        if given:
            state.shown[seat] = 0  # nobody can tell any more which of them are still there
        state.selected[seat] = 0
        state.supply.extend(given)
        if out is not None:
            out.append(TilesReturned(seat, tuple(given)))
    if not state.supply:
        exhaust_supply(state, out)  # nobody gave a tile back: that is the second time (G10.6)
