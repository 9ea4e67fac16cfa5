"""Laws about beats: what a step shows, and when."""

from polis.kernel.event import told
from polis.kernel.game import Seat
from polis.kernel.laws.trial import Move, Trial, law
from polis.kernel.message import Part
from polis.kernel.recorder import Recorder
from polis.kernel.rng import seeded
from polis.kernel.state import State


@law
def law_beats_add_up_to_the_step(trial: Trial) -> None:
    """Every beat has at least one event. Together the beats have all events of the step, in order.
    The view after the last beat is the view after the step."""
    for move in trial.moves():
        recorder = _recorded(trial, move, trial.game.clone(move.before))
        trial.demand(recorder.events == move.events, f"recorded {recorder.events} the second time")
        ends = [0, *recorder.ends]
        trial.demand(ends == sorted(set(ends)), f"a beat is empty: {recorder.ends}")
        trial.demand(ends[-1] == len(move.events), f"{ends[-1]} of {len(move.events)} events shown")
        trial.demand(len(recorder.states) == len(recorder.ends), "a beat has no state")
        if recorder.states:
            _compare_last_views(trial, move, recorder.states[-1])


def _recorded(trial: Trial, move: Move, state: State) -> Recorder:
    """Play a move again on a state, with a copy of the state after every beat."""
    recorder = Recorder(move.seat, trial.game)
    trial.game.apply(state, move.seat, move.action, recorder)
    recorder.end_beat(state)
    return recorder


def _compare_last_views(trial: Trial, move: Move, last: State) -> None:
    for viewer in trial.viewers:
        shown, seen = trial.game.view(last, viewer), trial.game.view(move.after, viewer)
        trial.demand(shown == seen, f"viewer {viewer} is shown\n{shown}\nat last, but sees\n{seen}")


@law
def law_every_beat_can_be_shown(trial: Trial) -> None:
    """The view after every beat asks a question, can be drawn and has standings."""
    for move in trial.moves():
        recorder = _recorded(trial, move, trial.game.clone(move.before))
        for state in recorder.states[:-1]:
            for viewer in trial.viewers:
                view = trial.game.view(state, viewer)
                trial.game.ask(view)
                trial.demand(bool(trial.game.draw(view)), f"viewer {viewer} is shown nothing")
                trial.game.standings(view)


@law
def law_beats_reveal_nothing_early(trial: Trial) -> None:
    """After a beat a seat sees no component that was hidden from it before the step, unless an
    event of this beat or an earlier one named it. If different random draws produce the same
    events so far, the views so far are the same. The same holds for a state that the acting seat
    imagines, in which the other seats may have sealed other choices."""
    for move in trial.moves():
        recorder = _recorded(trial, move, trial.game.clone(move.before))
        if len(recorder.ends) < 2:
            continue
        other = _recorded(trial, move, _with_other_chance(trial, move))
        for viewer in trial.viewers:
            _try_early(trial, move, recorder, viewer)
            _compare_beats(trial, recorder, other, viewer)
        imagined = trial.game.imagine(trial.game.view(move.before, move.seat), trial.rng)
        _compare_beats(trial, recorder, _recorded(trial, move, imagined), move.seat)


def _with_other_chance(trial: Trial, move: Move) -> State:
    state: State = trial.game.clone(move.before)
    draws = state.rng.draws
    state.rng = seeded(trial.rng.next32())
    state.rng.draws = draws
    return state


def _try_early(trial: Trial, move: Move, recorder: Recorder, viewer: Seat | None) -> None:
    known: set[Part] = set(trial.seen(move.before, viewer))
    start = 0
    for end, state in zip(recorder.ends, recorder.states):
        for event in told(recorder.events[start:end], viewer):
            known.update(event.parts())
        early = sorted(trial.seen(state, viewer) - known)
        trial.demand(not early, f"viewer {viewer} sees {early} before any event names it")
        start = end


def _compare_beats(trial: Trial, one: Recorder, other: Recorder, viewer: Seat | None) -> None:
    for end, state, other_end, other_state in zip(one.ends, one.states, other.ends, other.states):
        words, other_words = told(one.events[:end], viewer), told(other.events[:other_end], viewer)
        if words != other_words or state.waiting != other_state.waiting:
            return
        seen, shown = trial.game.view(state, viewer), trial.game.view(other_state, viewer)
        complaint = f"viewer {viewer} is told the same so far, but sees\n{seen}\nor\n{shown}"
        trial.demand(seen == shown, complaint)
