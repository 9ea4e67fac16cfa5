"""What ends the game: an empty tile supply, or all resources in the city. Rules G10, G13.14."""

from polis.games.ginkgopolis.events import EndTriggered
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.event import Event


def trigger_end(state: GinkgoState, cause: str, side: int, out: list[Event] | None) -> None:
    """The current round is finished, then the game is over; nothing revokes it (G10.10)."""
    if out is not None and not state.ending:
        out.append(EndTriggered(cause, side))
    state.ending = True


def check_resources(state: GinkgoState, side: int, out: list[Event] | None) -> None:
    """All resources of a player lie in the city: none in the pool, none in stock (G10.9)."""
    if state.pool[side] == 0 and state.resources[side] == 0:
        trigger_end(state, "resources", side, out)
