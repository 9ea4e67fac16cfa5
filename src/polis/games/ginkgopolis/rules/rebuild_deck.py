"""Draw cards, and rebuild the deck the moment it becomes empty. Rules G9."""

from polis.games.ginkgopolis.components import CARDS_SET_ASIDE
from polis.games.ginkgopolis.events import DeckRebuilt
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.recorder import Recorder


def draw_card(state: GinkgoState, out: Recorder | None) -> int:
    card = state.rng.draw(state.deck)
    if not state.deck:
        _rebuild(state, out)
    return card


def set_cards_aside(state: GinkgoState) -> list[int]:
    """Discard seven cards of the new deck face up, with up to three players (G2.4, G9.5)."""
    aside: list[int] = []
    for _ in range(CARDS_SET_ASIDE[state.config.seats]):
        aside.append(state.rng.draw(state.deck))
    state.discard.extend(aside)
    return aside


def _rebuild(state: GinkgoState, out: Recorder | None) -> None:
    joined: list[int] = []
    for building in range(len(state.pawns)):
        if state.pawns[building]:
            state.pawns[building] = 0
            joined.append(state.tops[building])
    state.deck = state.discard + joined
    state.discard = []
    aside = set_cards_aside(state)
    if out is not None:
        out.record(DeckRebuilt(tuple(sorted(joined)), tuple(sorted(aside))))
