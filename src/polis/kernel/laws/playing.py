"""Laws about playing: legal actions, the end, clones, notation and components."""

from typing import Final

from polis.kernel.errors import BadNotation
from polis.kernel.laws.trial import Move, Trial, law
from polis.kernel.recorder import events_of
from polis.kernel.rng import Rng
from polis.kernel.state import State, seats_waiting

FAR: Final = 8  # steps for which a copy continues


@law
def law_legal_actions_are_in_order(trial: Trial) -> None:
    """Legal actions are in ascending order, without repeats, inside the catalogue. A seat has some
    exactly while the match waits for it, and a match starts by waiting for at least one seat."""
    trial.demand(trial.start().waiting != 0, "the match is over before it starts")
    num_actions = trial.game.limits(trial.config).num_actions
    for state in trial.states():
        trial.demand(
            state.waiting >> len(trial.seats) == 0, "a seat is waited for that is not there"
        )
        for seat in trial.seats:
            legal = trial.game.legal_actions(state, seat)
            asked = seat in seats_waiting(state)
            trial.demand(bool(legal) == asked, f"seat {seat}: asked {asked}, legal {legal}")
            trial.demand(legal == sorted(set(legal)), f"seat {seat}: not in order: {legal}")
            inside = not legal or (legal[0] >= 0 and legal[-1] < num_actions)
            trial.demand(inside, f"seat {seat}: outside of the {num_actions} actions: {legal}")


@law
def law_a_pick_is_a_choice_from_the_list(trial: Trial) -> None:
    """`pick` returns the legal action that the same draws choose from the list."""
    for state in trial.states():
        for seat in seats_waiting(state):
            listing, picking = trial.rng.clone(), trial.rng
            legal = trial.game.legal_actions(state, seat)
            wanted = legal[listing.below(len(legal))]
            picked = trial.game.pick(state, seat, picking)
            trial.demand(picked == wanted, f"seat {seat}: picks {picked} instead of {wanted}")
            trial.demand(_numbers(picking) == _numbers(listing), "the pick draws other numbers")


@law
def law_every_match_ends(trial: Trial) -> None:
    """Every match ends within `max_steps`, with one result per seat, all of the same length."""
    for state in trial.states():
        if not state.waiting:
            results = trial.game.result(state)
            trial.demand(len(results) == len(trial.seats), f"not one result per seat: {results}")
            trial.demand(len(set(map(len, results))) == 1, f"results cannot be compared: {results}")
            trial.demand(len(results[0]) > 0, "the results are empty")


@law
def law_clones_are_independent(trial: Trial) -> None:
    """A clone equals its source and continues like it. Playing on one does not change the other.
    Queries change nothing. The same seed and actions lead to the same state."""
    game, again = trial.game, trial.start()
    clone = game.clone(trial.start())
    for move in trial.moves():
        _follow(trial, clone, move)
        game.apply(again, move.seat, move.action, None)
        if not move.after.waiting or trial.sometimes():
            text = game.write(move.after)
            trial.demand(game.write(clone) == text, "the copy differs at last")
            trial.demand(game.write(again) == text, "the same seed and actions led elsewhere")
            _ask_everything(trial, move.after)
            trial.demand(game.write(move.after) == text, "asking has changed the state")
            _try_clones(trial, move.after)
            clone = game.clone(move.after)


def _follow(trial: Trial, state: State, move: Move) -> None:
    """Play a move on a state that should be equal: it must also continue in the same way.

    The match itself is never a copy, so a field that a copy forgets cannot stay hidden.
    """
    game = trial.game
    legal = game.legal_actions(state, move.seat)
    trial.demand(move.action in legal, f"the copy differs: {move.action} is not among {legal}")
    events = events_of(game, state, move.seat, move.action)
    trial.demand(events == move.events, f"the copy differs: {events} instead of {move.events}")
    trial.demand(state.waiting == move.after.waiting, "the copy differs in who is waited for")
    for seat in seats_waiting(state):
        legal = game.legal_actions(state, seat)
        same = legal == game.legal_actions(move.after, seat)
        trial.demand(same, f"the copy differs: seat {seat} could do {legal}")


def _try_clones(trial: Trial, state: State) -> None:
    game, text = trial.game, trial.game.write(state)
    source = game.clone(state)
    clone = game.clone(source)
    trial.demand(game.write(clone) == text, "a clone differs from its source")
    _play_on(trial, source)
    trial.demand(game.write(clone) == text, "playing on the source has changed the clone")
    _play_on(trial, clone)
    trial.demand(game.write(state) == text, "playing on the clone has changed the source")


def _play_on(trial: Trial, state: State) -> None:
    for _ in range(FAR):
        if state.waiting:
            seat, action = trial.choose(state)
            trial.game.apply(state, seat, action, None)


def _ask_everything(trial: Trial, state: State) -> None:
    game = trial.game
    for seat in trial.seats:
        game.legal_actions(state, seat)
        game.sheet(state, seat)
        game.evaluate(state, seat)
    for viewer in trial.viewers:
        game.view(state, viewer)
    game.census(state)
    game.result(state)


@law
def law_notation_reads_back(trial: Trial) -> None:
    """`read(write(s))` equals `s`, including the generator, and continues like it. Text that is not
    a position raises BadNotation."""
    copy = _read_back(trial, trial.start())
    for move in trial.moves():
        _follow(trial, copy, move)
        if not move.after.waiting or trial.sometimes():
            same = trial.game.write(copy) == trial.game.write(move.after)
            trial.demand(same, "the copy differs at last")
            copy = _read_back(trial, move.after)


def _read_back(trial: Trial, state: State) -> State:
    text = trial.game.write(state)
    back: State = trial.game.read(text)
    trial.demand(trial.game.write(back) == text, f"reads back differently:\n{text}")
    same = _numbers(back.rng) == _numbers(state.rng) and back.waiting == state.waiting
    trial.demand(same, "the generator or who is waited for is not written")
    for torn in ("", text[: trial.rng.below(len(text))]):
        _try_torn(trial, torn)
    return back


def _numbers(rng: Rng) -> tuple[int, int, int, int]:
    return rng.a, rng.b, rng.c, rng.draws


def _try_torn(trial: Trial, text: str) -> None:
    """Read a truncated text: it may happen to be a position, but it must not crash the reader."""
    try:
        trial.game.read(text)
    except BadNotation:
        return
    trial.demand(text != "", "an empty text is read as a position")


@law
def law_components_are_conserved(trial: Trial) -> None:
    """The census is the same after every step."""
    census = trial.game.census(trial.start())
    trial.demand(bool(census), "the census counts nothing")
    for move in trial.moves():
        counts = trial.game.census(move.after)
        changed = {
            name: (census.get(name, 0), counts.get(name, 0))
            for name in census.keys() | counts.keys()
            if census.get(name, 0) != counts.get(name, 0)
        }
        trial.demand(not changed, f"components came or went: {changed}")
