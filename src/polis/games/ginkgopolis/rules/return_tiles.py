"""The supply runs out: the first time all players may return tiles for points. Rules G10.1-G10.8.

A set is picked in ascending order, one tile at a time, so that each set has one path.
"""

from polis.games.ginkgopolis.actions import GIVE_DONE, GIVE_TILE
from polis.games.ginkgopolis.components import NOTHING, tiles_in
from polis.games.ginkgopolis.events import SupplyExhausted, TilesReturned
from polis.games.ginkgopolis.rules.end_triggers import trigger_end
from polis.games.ginkgopolis.state import NO_QUESTION, RETURN, GinkgoState
from polis.kernel.recorder import TABLE, Recorder


def exhaust_supply(state: GinkgoState, out: Recorder | None) -> None:
    """Let tiles be returned the first time, trigger the end the second time (G10.2, G10.7)."""
    state.exhaustions += 1
    if out is not None:
        out.record(SupplyExhausted(state.exhaustions))
    if state.config.seats == 1 or state.exhaustions > 1:
        trigger_end(state, "tiles", NOTHING, out)
    else:
        _begin(state)


def _begin(state: GinkgoState) -> None:
    """Ask all seats that have tiles in stock; the seat that took the last tile is among them.

    Behind classic screens all seats are asked, or it would show who has none (G14.2).
    """
    for seat in range(state.config.seats):
        if state.sides[seat].tiles or state.config.screens:
            state.waiting |= 1 << seat
    state.question = RETURN


def legal(state: GinkgoState, seat: int) -> list[int]:
    selected = state.selected[seat].bit_length()
    actions: list[int] = []
    for tile in tiles_in(state.sides[seat].tiles >> selected << selected):
        actions.append(GIVE_TILE + tile)
    actions.append(GIVE_DONE)
    return actions


def apply(state: GinkgoState, seat: int, action: int, out: Recorder | None) -> None:
    if action != GIVE_DONE:
        state.selected[seat] |= 1 << (action - GIVE_TILE)
        if state.sides[seat].tiles.bit_length() > state.selected[seat].bit_length():
            return
    state.waiting &= ~(1 << seat)
    if not state.waiting:
        _finish(state, out)


def _finish(state: GinkgoState, out: Recorder | None) -> None:
    """Reveal what each gave, pay for it, and shuffle it face down into a new supply (G10.5)."""
    if out is not None:
        out.begin_beat(state, TABLE)
    state.question = NO_QUESTION
    for seat in range(state.config.seats):
        side = state.sides[seat]
        given = tiles_in(state.selected[seat])
        side.points += len(given)
        side.tiles &= ~state.selected[seat]
        state.returned |= state.selected[seat]
        state.shown[seat] &= ~state.selected[seat]
        state.selected[seat] = 0
        state.supply.extend(given)
        if out is not None:
            out.record(TilesReturned(seat, tuple(given)))
    if not state.supply:
        exhaust_supply(state, out)  # no tile came back: this is the second exhaustion (G10.6)
