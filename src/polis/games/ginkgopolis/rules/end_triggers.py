"""What ends the game: an empty tile supply, or all resources in the city. Rules G10, G13.14."""

from polis.games.ginkgopolis.events import EndTriggered
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.recorder import Recorder


def trigger_end(state: GinkgoState, cause: str, side: int, out: Recorder | None) -> None:
    """Make the current round the last one. Nothing revokes this (G10.10)."""
    if out is not None and not state.ending:
        out.record(EndTriggered(cause, side))
    state.ending = True


def check_resources(state: GinkgoState, side: int, out: Recorder | None) -> None:
    """Trigger the end if all resources of a player lie in the city (G10.9)."""
    owner = state.sides[side]
    if owner.pool == 0 and owner.resources == 0:
        trigger_end(state, "resources", side, out)
