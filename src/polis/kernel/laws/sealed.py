"""Laws about sealed actions: their order does not matter, and they reveal nothing."""

from polis.kernel.event import Event, told
from polis.kernel.game import Action, Seat
from polis.kernel.laws.trial import Move, Trial, law
from polis.kernel.recorder import events_of
from polis.kernel.state import State, seats_waiting

Sealed = tuple[Seat, Action, list[Event]]  # with the events if the seat chooses first


@law
def law_sealed_actions_commute(trial: Trial) -> None:
    """Any order of the same sealed actions leads to the same state and the same events. None of
    them uses randomness while other seats still choose."""
    for move in trial.moves():
        if _several_choose(move.before):
            queues = [_sealed_line(trial, move.before, s) for s in seats_waiting(move.before)]
            _try_orders(trial, move.before, [queue for queue in queues if queue])


def _several_choose(state: State) -> bool:
    return state.waiting & (state.waiting - 1) != 0


def _sealed_line(trial: Trial, state: State, seat: Seat) -> list[Sealed]:
    """The sealed actions of a seat in a row, as if it chose first."""
    state = trial.game.clone(state)
    line: list[Sealed] = []
    while state.waiting >> seat & 1:
        sealed = [a for a in trial.game.legal_actions(state, seat) if trial.game.is_sealed(a)]
        if not sealed:
            break
        action = sealed[trial.below(len(sealed))]
        draws = state.rng.draws
        events = events_of(trial.game, state, seat, action)
        trial.demand(state.rng.draws == draws, f"sealed action {action} uses chance")
        line.append((seat, action, events))
    return line


def _try_orders(trial: Trial, state: State, queues: list[list[Sealed]]) -> None:
    texts = set()
    for order in (queues, queues[::-1], [queues[i] for i in _shuffled(trial, len(queues))]):
        for interleaved in (False, True):
            texts.add(_seal(trial, trial.game.clone(state), [q[:] for q in order], interleaved))
    trial.demand(len(texts) == 1, "the order of sealed actions matters:\n" + "\n".join(texts))


def _shuffled(trial: Trial, n: int) -> list[int]:
    order = list(range(n))
    trial.rng.shuffle(order)
    return order


def _seal(trial: Trial, state: State, queues: list[list[Sealed]], interleaved: bool) -> str:
    """Play all queues, each in its own order, and return the resulting state as text."""
    while queues:
        queue = queues.pop(0)
        seat, action, told_alone = queue.pop(0)
        if queue:
            queues.insert(len(queues) if interleaved else 0, queue)
        legal = trial.game.legal_actions(state, seat)
        trial.demand(action in legal, f"the sealed action {action} of seat {seat} was barred")
        draws = state.rng.draws
        events = events_of(trial.game, state, seat, action)
        if queues:  # the last action may resolve the round
            trial.demand(state.rng.draws == draws, f"sealed action {action} uses chance")
            trial.demand(events == told_alone, f"{told_alone} became {events} in another order")
    return trial.game.write(state)


@law
def law_sealed_actions_stay_secret(trial: Trial) -> None:
    """While other seats still choose, two sealed actions that look the same in a viewer's view
    produce the same messages for that viewer."""
    for move in trial.moves():
        if _several_choose(move.before) and trial.game.is_sealed(move.action):
            legal = trial.game.legal_actions(move.before, move.seat)
            sealed = [action for action in legal if trial.game.is_sealed(action)]
            _compare(trial, move, sealed[trial.rng.below(len(sealed))])


def _compare(trial: Trial, move: Move, action: Action) -> None:
    """Compare the sealed action with other actions that the seat could have sealed."""
    other = trial.game.clone(move.before)
    events = events_of(trial.game, other, move.seat, action)
    for viewer in trial.viewers:
        same = trial.game.view(other, viewer) == trial.game.view(move.after, viewer)
        if viewer != move.seat and same:
            words, other_words = told(move.events, viewer), told(events, viewer)
            complaint = f"viewer {viewer} sees no difference, but is told {words} or {other_words}"
            trial.demand(words == other_words, complaint)
