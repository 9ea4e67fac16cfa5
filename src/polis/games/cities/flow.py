"""The order of decisions: starting tiles, turns, rounds, the end. Rules K2.4, K4 and K9.

A question with one answer is not asked: the flow gives the answer itself.
"""

from typing import Final

from polis.games.cities.components import NOTHING, NUM_SLOTS
from polis.games.cities.districts.district import FEATURE_TILES, STANDING, TILES
from polis.games.cities.districts.sets import num_in
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
    set_workers,
)
from polis.kernel.recorder import TABLE, Recorder
from polis.kernel.rng import Rng

# By question: the parts of a district that its answers change.
CHANGES: Final[list[int]] = [0, TILES, 0, TILES, FEATURE_TILES, STANDING]


def legal_actions(state: CitiesState, seat: int) -> list[int]:
    return answers(state) if state.waiting >> seat & 1 else []


def pick(state: CitiesState, rng: Rng) -> int:
    """A random answer of the seat that is asked, without the list of all."""
    question = state.question
    if question == BUILDING:
        return place_building.pick(state, state.turn, rng)
    if question == WORKER:
        return place_worker.pick(state, state.turn, rng)
    if question == FEATURE:
        return place_feature.pick(state, state.turn, rng)
    if question == TILE:
        return place_tile.pick(state, state.turn, rng)
    choices = start_tile.legal(state)
    return choices[rng.below(len(choices))]


def apply(state: CitiesState, seat: int, action: int, out: Recorder | None) -> None:
    answer(state, seat, action, out)
    advance(state, out)


def advance(state: CitiesState, out: Recorder | None) -> None:
    """Continue until a seat has a choice or the game is over."""
    while state.waiting and not _has_choice(state):
        if out is not None and out.side != state.turn:
            out.begin_beat(state, state.turn)
        answer(state, state.turn, answers(state)[0], out)


def _has_choice(state: CitiesState) -> bool:
    """Whether the open question has more than one answer."""
    question = state.question
    if question == BUILDING:
        return place_building.has_choice(state, state.turn)
    if question == WORKER:
        return num_in(place_worker.open_slots(state, state.turn)) > 1
    if question == FEATURE:
        return place_feature.has_choice(state, state.turn)
    if question == TILE:
        return place_tile.num_choices(state, state.turn) > 1
    return num_in(state.start_tiles) > 1


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


def answer(state: CitiesState, seat: int, action: int, out: Recorder | None) -> None:
    """Execute one answer and continue up to the next question."""
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
        _end_turn(state, out)


def ask(state: CitiesState, question: int, seat: int) -> None:
    state.question = question
    state.turn = seat
    state.waiting = 1 << seat


def _next_chooser(state: CitiesState, out: Recorder | None) -> None:
    """Starting tiles are chosen counter-clockwise; after the star holder the game begins."""
    if state.turn == state.star:
        start_tile.discard_rest(state)
        begin_round(state, out)
    else:
        seats = state.config.seats
        ask(state, START_TILE, (state.turn + seats - 1) % seats)


def begin_round(state: CitiesState, out: Recorder | None) -> None:
    if out is not None:
        out.begin_beat(state, TABLE)
    state.round += 1
    refill.resolve(state, out)
    ask(state, WORKER, state.star)


def _end_turn(state: CitiesState, out: Recorder | None) -> None:
    """Achievements, then the next seat. Rule K8.1."""
    achievements.resolve(state, state.turn, out)
    if state.due == 0:
        _end_round(state, out)
    else:
        ask(state, WORKER, (state.turn + 1) % state.config.seats)


def _end_round(state: CitiesState, out: Recorder | None) -> None:
    state.question = WORKER  # nothing is left to place: the beats below can be shown
    if out is not None:
        out.begin_beat(state, TABLE)
    star.resolve(state, out)
    refill.clear(state, out)
    if state.round < state.config.rounds:
        set_workers(state, [NOTHING] * NUM_SLOTS)
        begin_round(state, out)
        return
    state.question = NO_QUESTION
    state.waiting = 0
    if out is not None:
        out.record(GameEnded())
