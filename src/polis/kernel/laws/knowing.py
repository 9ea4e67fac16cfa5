"""Laws about what a seat may know: views, imagined states and events."""

import pickle
from collections.abc import Iterator

from polis.kernel.event import Event, told
from polis.kernel.game import Seat
from polis.kernel.laws.trial import Move, Trial, law
from polis.kernel.message import Part
from polis.kernel.naming import parts_in
from polis.kernel.playout import playout
from polis.kernel.recorder import events_of
from polis.kernel.rng import seeded
from polis.kernel.state import State


@law
def law_imagined_states_fit_the_view(trial: Trial) -> None:
    """A state imagined from a seat's view has that same view, waits for the same seats, offers the
    seat the same actions, has the same components and can be played to the end. It depends only
    on the view and the generator."""
    for state in trial.some_states():
        trial.game.view(state, None)  # spectators do not imagine, but they must be able to watch
        for seat in trial.seats:
            _try_imagined(trial, state, seat)


def _try_imagined(trial: Trial, state: State, seat: Seat) -> None:
    game, view = trial.game, trial.game.view(state, seat)
    rng = trial.rng.clone()
    imagined = game.imagine(view, trial.rng)
    again = game.imagine(view, rng)
    text = game.write(imagined)
    trial.demand(text == game.write(again), "the same view and generator gave two states")
    found = game.view(imagined, seat)
    trial.demand(found == view, f"seat {seat} knows\n{view}\nbut in the imagined state\n{found}")
    trial.demand(imagined.waiting == state.waiting, "the imagined state waits for other seats")
    legal = game.legal_actions(state, seat)
    trial.demand(game.legal_actions(imagined, seat) == legal, f"seat {seat} could do other things")
    census = game.census(imagined)
    trial.demand(census == game.census(state), f"imagined other components:\n{text}")
    if trial.sometimes():
        playout(game, imagined, trial.rng)


@law
def law_views_can_be_sent(trial: Trial) -> None:
    """A view and its config can be sent to another process unchanged, because bots run there."""
    for state in trial.some_states():
        for viewer in trial.viewers:
            view = trial.game.view(state, viewer)
            arrived = pickle.loads(pickle.dumps(view))
            trial.demand(arrived == view, f"sent\n{view}\narrived\n{arrived}")


@law
def law_events_name_only_what_is_seen(trial: Trial) -> None:
    """If an event told to a seat, or its message, names a component, the seat sees the component
    before or after the event, or a revealing event of the same step shows it. Spectators see
    nothing that a seat does not see."""
    before = _seen_by_all(trial, trial.start())
    kinds: set[str] = set()  # kinds of components with an identity that can be hidden
    for move in trial.moves():
        after = _seen_by_all(trial, move.after)
        kinds |= {part.kind for seen in (before, after) for s in seen.values() for part in s}
        for viewer in trial.viewers:
            named = _named(trial, move, viewer, kinds) - _shown(move, viewer)
            hidden = sorted(named - before[viewer] - after[viewer])
            trial.demand(not hidden, f"viewer {viewer} hears of {hidden} in {move.events}")
            more = sorted(after[None] - after[viewer])
            trial.demand(not more, f"spectators see {more}, viewer {viewer} does not")
        before = after


def _seen_by_all(trial: Trial, state: State) -> dict[Seat | None, frozenset[Part]]:
    return {viewer: trial.seen(state, viewer) for viewer in trial.viewers}


def _named(trial: Trial, move: Move, viewer: Seat | None, kinds: set[str]) -> set[Part]:
    """The components that a viewer is told about in a move."""
    named: set[Part] = set()
    events = told(move.events, viewer)
    view = trial.game.view(move.after, viewer) if events else None
    for event in events:
        named.update(event.parts())
        named.update(p for p in parts_in(trial.game.say(event, view)) if p.kind in kinds)
    return named


def _shown(move: Move, viewer: Seat | None) -> set[Part]:
    """The components revealed during a move, even if they are hidden again at its end."""
    revealing = [event for event in told(move.events, viewer) if event.reveals]
    return {part for event in revealing for part in event.parts()}


@law
def law_views_show_only_what_was_told(trial: Trial) -> None:
    """Views show only what was told: if two actions, or one action with different random draws,
    produce the same messages for a viewer and wait for the same seats, the views are the same."""
    for move in trial.moves():
        for other, events in _other_courses(trial, move):
            if other.waiting == move.after.waiting:
                _compare_views(trial, move, other, events)


def _other_courses(trial: Trial, move: Move) -> Iterator[tuple[State, list[Event]]]:
    """The move with different random draws, and another action of the same seat."""
    legal = trial.game.legal_actions(move.before, move.seat)
    for action in (move.action, legal[trial.rng.below(len(legal))]):
        state = trial.game.clone(move.before)
        if action == move.action:
            draws = state.rng.draws
            state.rng = seeded(trial.rng.next32())
            state.rng.draws = draws
        yield state, events_of(trial.game, state, move.seat, action)


def _compare_views(trial: Trial, move: Move, other: State, events: list[Event]) -> None:
    for viewer in trial.viewers:
        if viewer == move.seat or told(events, viewer) != told(move.events, viewer):
            continue  # the acting seat knows its own action
        seen, shown = trial.game.view(move.after, viewer), trial.game.view(other, viewer)
        complaint = f"viewer {viewer} is told the same, but sees\n{seen}\nor\n{shown}"
        trial.demand(seen == shown, complaint)


@law
def law_news_is_announced(trial: Trial) -> None:
    """A step that shows a viewer a component that was hidden from them has used randomness or has
    reported a revealing event. Otherwise a player could use a takeback to peek."""
    for move in trial.moves():
        used_chance = move.after.rng.draws != move.before.rng.draws
        if used_chance or any(event.reveals for event in move.events):
            continue
        for viewer in trial.viewers:
            news = sorted(trial.seen(move.after, viewer) - trial.seen(move.before, viewer))
            trial.demand(not news, f"viewer {viewer} suddenly sees {news} after {move.events}")
