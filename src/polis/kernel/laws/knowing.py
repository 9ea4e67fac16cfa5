"""Laws about what a seat may know: views, imagined states, and what it is told."""

import pickle
from collections.abc import Iterator

from polis.kernel.event import Event, told
from polis.kernel.game import Seat, State
from polis.kernel.laws.trial import Move, Trial, law
from polis.kernel.message import Message, Part
from polis.kernel.playout import playout
from polis.kernel.rng import seeded


@law
def law_imagined_states_fit_the_view(trial: Trial) -> None:
    """A state imagined from a seat's view gives that view again, asks the same seats, offers the
    seat the same actions, holds the same components and can be played to its end; it depends on
    nothing but the view and the generator."""
    for state in trial.some_states():
        trial.game.view(state, None)  # spectators imagine nothing, but they must be able to watch
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
    """A view, its config included, arrives in another process as it was sent: bots think there."""
    for state in trial.some_states():
        for viewer in trial.viewers:
            view = trial.game.view(state, viewer)
            arrived = pickle.loads(pickle.dumps(view))
            trial.demand(arrived == view, f"sent\n{view}\narrived\n{arrived}")


@law
def law_events_name_only_what_is_seen(trial: Trial) -> None:
    """A component that is named in an event told to a seat, or in the message of that event, is
    seen by the seat before or after it, or shown by an event of the same step that reveals; and
    spectators see nothing that a seat does not see."""
    before = _seen_by_all(trial, trial.start())
    kinds: set[str] = set()  # of components that have an identity worth hiding
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
    """The components in what a viewer is told about a move."""
    named: set[Part] = set()
    events = told(move.events, viewer)
    view = trial.game.view(move.after, viewer) if events else None
    for event in events:
        named.update(event.parts())
        named.update(p for p in parts_in(trial.game.say(event, view)) if p.kind in kinds)
    return named


def _shown(move: Move, viewer: Seat | None) -> set[Part]:
    """What comes to light in a move, though it may be hidden again at its end."""
    revealing = [event for event in told(move.events, viewer) if event.reveals]
    return {part for event in revealing for part in event.parts()}


def parts_in(message: Message) -> Iterator[Part]:
    """All parts among the arguments of a message and of the messages in it."""
    for value in message.args.values():
        if isinstance(value, Message):
            yield from parts_in(value)
        elif isinstance(value, Part):
            yield value
        elif isinstance(value, tuple):
            yield from value


@law
def law_views_show_only_what_was_told(trial: Trial) -> None:
    """If one action and another, or the same action with other chance, are told to somebody in the
    same words and ask the same seats, then they look the same: views show only what was told."""
    for move in trial.moves():
        for other, events in _other_courses(trial, move):
            if other.waiting == move.after.waiting:
                _compare_views(trial, move, other, events)


def _other_courses(trial: Trial, move: Move) -> Iterator[tuple[State, list[Event]]]:
    """The move with other chance, and another action of the same seat."""
    legal = trial.game.legal_actions(move.before, move.seat)
    for action in (move.action, legal[trial.rng.below(len(legal))]):
        state = trial.game.clone(move.before)
        if action == move.action:
            draws = state.rng.draws
            state.rng = seeded(trial.rng.next32())
            state.rng.draws = draws
        events: list[Event] = []
        trial.game.apply(state, move.seat, action, events)
        yield state, events


def _compare_views(trial: Trial, move: Move, other: State, events: list[Event]) -> None:
    for viewer in trial.viewers:
        if viewer == move.seat or told(events, viewer) != told(move.events, viewer):
            continue  # the actor knows what it did
        seen, shown = trial.game.view(move.after, viewer), trial.game.view(other, viewer)
        complaint = f"viewer {viewer} is told the same, but sees\n{seen}\nor\n{shown}"
        trial.demand(seen == shown, complaint)


@law
def law_news_is_announced(trial: Trial) -> None:
    """A step that lets anybody see a component that was hidden from them has used chance or has
    reported an event that reveals; else a takeback could be used to peek."""
    for move in trial.moves():
        used_chance = move.after.rng.draws != move.before.rng.draws
        if used_chance or any(event.reveals for event in move.events):
            continue
        for viewer in trial.viewers:
            news = sorted(trial.seen(move.after, viewer) - trial.seen(move.before, viewer))
            trial.demand(not news, f"viewer {viewer} suddenly sees {news} after {move.events}")
