"""Which decision follows which: starting tiles, turns, rounds, the end. Rules K2.4, K4 and K9.

A question with one answer is not asked: the flow gives the answer itself. So the list of answers
is made once, when the question comes up, and kept in the state.
"""

from typing import Final

from polis.games.cities.components import NOTHING, NUM_SLOTS
from polis.games.cities.effects import FEATURE_TILES, STANDING, TILES
from polis.games.cities.events import GameEnded
from polis.games.cities.rules import (
    achievements,
    place_building,
    place_feature,
    place_tile,
    place_worker,
    refill,
    star,
    start_tile,
)
from polis.games.cities.state import (
    BUILDING,
    FEATURE,
    NO_QUESTION,
    START_TILE,
    TILE,
    WORKER,
    CitiesState,
)
from polis.kernel.event import Event

# By question: what of a district the answers change.
CHANGES: Final[list[int]] = [0, TILES, 0, TILES, FEATURE_TILES, STANDING]


def legal_actions(state: CitiesState, seat: int) -> list[int]:
    return state.legal[:] if state.waiting >> seat & 1 else []


def apply(state: CitiesState, seat: int, action: int, out: list[Event] | None) -> None:
    answer(state, seat, action, out)
    advance(state, out)


def advance(state: CitiesState, out: list[Event] | None) -> None:
    """Go on until somebody has a choice or the game is over."""
    while state.waiting:
        state.legal = answers(state)
        if len(state.legal) > 1:
            return
        answer(state, state.turn, state.legal[0], out)
    state.legal = []


def answers(state: CitiesState) -> list[int]:
    """All answers to the open question, ascending."""
    question = state.question
    if question == BUILDING:
        return place_building.legal(state, state.turn)
    if question == WORKER:
        return place_worker.legal(state, state.turn)
    if question == FEATURE:
        return place_feature.legal(state, state.turn)
    if question == TILE:
        return place_tile.legal(state, state.turn)
    return start_tile.legal(state)


def answer(state: CitiesState, seat: int, action: int, out: list[Event] | None) -> None:
    """Carry out one answer and what follows from it, up to the next question."""
    question = state.question
    if question == BUILDING:
        place_building.apply(state, seat, action, out)
    elif question == WORKER:
        place_worker.apply(state, seat, action, out)
    elif question == FEATURE:
        place_feature.apply(state, seat, action, out)
    elif question == TILE:
        place_tile.apply(state, seat, action, out)
    else:
        start_tile.apply(state, seat, action, out)
        _next_chooser(state, out)
        return
    if not state.agenda:
        _end_turn(state, question, out)


def ask(state: CitiesState, question: int, seat: int) -> None:
    state.question = question
    state.turn = seat
    state.waiting = 1 << seat


def _next_chooser(state: CitiesState, out: list[Event] | None) -> None:
    """Starting tiles are chosen counter-clockwise; after the star holder the game begins."""
    if state.turn == state.star:
        start_tile.discard_rest(state)
        begin_round(state, out)
    else:
        seats = state.config.seats
        ask(state, START_TILE, (state.turn + seats - 1) % seats)


def begin_round(state: CitiesState, out: list[Event] | None) -> None:
    state.round += 1
    refill.resolve(state, out)
    ask(state, WORKER, state.star)


def _end_turn(state: CitiesState, question: int, out: list[Event] | None) -> None:
    """Achievements, then the next seat; a goal card changes no district."""
    if question != WORKER:
        achievements.resolve(state, state.turn, CHANGES[question], out)
    if _is_round_over(state):
        _end_round(state, out)
    else:
        ask(state, WORKER, (state.turn + 1) % state.config.seats)


def _is_round_over(state: CitiesState) -> bool:
    placed = NUM_SLOTS - state.workers.count(NOTHING)
    return placed == state.config.seats * state.config.per_row * 4


def _end_round(state: CitiesState, out: list[Event] | None) -> None:
    star.resolve(state, out)
    refill.clear(state, out)
    if state.round < state.config.rounds:
        state.workers = [NOTHING] * NUM_SLOTS
        begin_round(state, out)
        return
    state.question = NO_QUESTION
    state.waiting = 0
    if out is not None:
        out.append(GameEnded())
