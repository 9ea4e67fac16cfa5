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
from polis.kernel.recorder import TABLE, Recorder
from polis.kernel.rng import Rng

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


def pick(state: GinkgoState, seat: int, rng: Rng) -> int:
    """A random legal action; where it is cheap, without the list of all."""
    if state.question == CHOOSE:
        return choose.pick(state, seat, rng)
    if state.question == MARKER:
        return marker.pick(state, rng)
    legal = legal_actions(state, seat)
    return legal[rng.below(len(legal))]


def apply(state: GinkgoState, seat: int, action: int, out: Recorder | None) -> None:
    apply_answer(state, seat, action, out)
    advance(state, out)


def apply_answer(state: GinkgoState, seat: int, action: int, out: Recorder | None) -> None:
    """Do what the answer says, but not yet what follows from it."""
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


def advance(state: GinkgoState, out: Recorder | None) -> None:
    """Do what is due until a seat must decide or the game is over."""
    while not state.waiting and state.agenda:
        if out is not None:
            _begin_beat(state, state.agenda[-1], out)
        run_task(state, state.agenda.pop(), out)


def run_task(state: GinkgoState, task: int, out: Recorder | None) -> None:
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


def _begin_beat(state: GinkgoState, task: int, out: Recorder) -> None:
    """Every turn is a beat of its own, and so is what happens between rounds.

    The task is still on the agenda: a copy of the state shows that the step continues.
    """
    kind = agenda.kind_of(task)
    side = agenda.side_of(task)
    if kind == agenda.END_ROUND:
        out.begin_beat(state, TABLE)
    elif kind == agenda.TURN or out.side != side:
        out.begin_beat(state, side)


def _end_round(state: GinkgoState, out: Recorder | None) -> None:
    """End the game, or pass hands and begin the next round (G3.13-G3.15)."""
    if state.round >= LAST_ROUND and not state.ending:
        state.ending = True
        if out is not None:
            out.record(EndTriggered("rounds", NOTHING))
    if state.ending:
        state.question = NO_QUESTION
        if out is not None:
            out.record(GameEnded(tuple(scoring.totals(state))))
        return
    if state.config.seats == 1:
        hal.deal(state, out)
    else:
        pass_hands.resolve(state, out)
    setup.begin_round(state, out)
