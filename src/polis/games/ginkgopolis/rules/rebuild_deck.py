"""Drawing cards; the deck is rebuilt the moment it becomes empty. Rules G9."""

from polis.games.ginkgopolis.components import CARDS_SET_ASIDE
from polis.games.ginkgopolis.events import DeckRebuilt
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.event import Event


def draw_card(state: GinkgoState, out: list[Event] | None) -> int:
    card = state.rng.draw(state.deck)
    if not state.deck:
        _rebuild(state, out)
    return card


def set_cards_aside(state: GinkgoState) -> list[int]:
    """With up to three players seven cards skip the new deck, face up (G2.4, G9.5)."""
    aside: list[int] = []
    for _ in range(CARDS_SET_ASIDE[state.config.seats]):
        aside.append(state.rng.draw(state.deck))
    state.discard.extend(aside)
    return aside


def _rebuild(state: GinkgoState, out: list[Event] | None) -> None:
    joined: list[int] = []
    for building in range(len(state.pawns)):
        if state.pawns[building]:
            state.pawns[building] = 0
            joined.append(state.tops[building])
    state.deck = state.discard + joined
    state.discard = []
    aside = set_cards_aside(state)
    if out is not None:
        out.append(DeckRebuilt(tuple(sorted(joined)), tuple(sorted(aside))))
