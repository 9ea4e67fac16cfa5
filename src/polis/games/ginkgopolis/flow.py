"""Which decision follows which: questions to the seats, the agenda in between. Rules G3, G10.11."""

from typing import Final

from polis.games.ginkgopolis import agenda, effects, scoring, setup
from polis.games.ginkgopolis.components import NOTHING
from polis.games.ginkgopolis.events import EndTriggered, GameEnded
from polis.games.ginkgopolis.rules import (
    choose,
    draft,
    hal,
    letter_exploit,
    marker,
    pass_hands,
    return_tiles,
    reveal,
)
from polis.games.ginkgopolis.state import (
    CHOOSE,
    DRAFT,
    LETTER,
    MARKER,
    NO_QUESTION,
    GinkgoState,
)
from polis.kernel.event import Event

LAST_ROUND: Final = 200  # so that every match ends (G14.11)


def legal_actions(state: GinkgoState, seat: int) -> list[int]:
    if not state.waiting >> seat & 1:
        return []
    question = state.question
    if question == CHOOSE:
        return choose.legal(state, seat)
    if question == MARKER:
        return marker.legal(state)
    if question == LETTER:
        return letter_exploit.legal(state, seat)
    if question == DRAFT:
        return draft.legal(state, seat)
    return return_tiles.legal(state, seat)


def apply(state: GinkgoState, seat: int, action: int, out: list[Event] | None) -> None:
    question = state.question
    if question == CHOOSE:
        choose.apply(state, seat, action, out)
    elif question == MARKER:
        marker.apply(state, action, out)
    elif question == LETTER:
        letter_exploit.apply(state, seat, action, out)
    elif question == DRAFT:
        draft.apply(state, seat, action, out)
    else:
        return_tiles.apply(state, seat, action, out)
    advance(state, out)


def advance(state: GinkgoState, out: list[Event] | None) -> None:
    """Do what is due until somebody must decide or the game is over."""
    while not state.waiting and state.agenda:
        _run(state, state.agenda.pop(), out)


def _run(state: GinkgoState, task: int, out: list[Event] | None) -> None:
    kind = agenda.kind_of(task)
    side = agenda.side_of(task)
    if kind == agenda.TURN:
        reveal.resolve(state, side, out)
    elif kind == agenda.BONUS:
        effects.bonus(state, side, agenda.amount_of(task), out)
    elif kind == agenda.ACTIVATE:
        effects.activate(state, side, agenda.amount_of(task), out)
    elif kind == agenda.TAKE_TILES:
        effects.take_tiles(state, side, agenda.amount_of(task), out)
    elif kind == agenda.END_ROUND:
        _end_round(state, out)
    elif kind == agenda.HAL_TURN:
        hal.resolve(state, out)
    else:
        hal.activate_around(state, out)


def _end_round(state: GinkgoState, out: list[Event] | None) -> None:
    """The game is over, or hands are passed and the next round begins (G3.13-G3.15)."""
    if state.round >= LAST_ROUND and not state.ending:
        state.ending = True
        if out is not None:
            out.append(EndTriggered("rounds", NOTHING))
    if state.ending:
        state.question = NO_QUESTION
        if out is not None:
            out.append(GameEnded(tuple(scoring.totals(state))))
        return
    if state.config.seats == 1:
        hal.deal(state, out)
    else:
        pass_hands.resolve(state, out)
    setup.begin_round(state, out)
