"""Laws for people and learners: every moment of every match can be shown.

Whatever is asked about a view, it must stay as it was: caches know a view by its identity.
"""

import math
from collections.abc import Iterator

from polis.kernel.event import Event, told
from polis.kernel.game import Seat
from polis.kernel.laws.trial import Trial, law
from polis.kernel.message import ActionSpec, Message, Part
from polis.kernel.state import State


@law
def law_specs_tell_actions_apart(trial: Trial) -> None:
    """The legal actions of a seat have different specs, and each has words and a preview."""
    for state in trial.some_states():
        for seat in trial.seats:
            _try_specs(trial, state, seat)


def _try_specs(trial: Trial, state: State, seat: Seat) -> None:
    game, view = trial.game, trial.game.view(state, seat)
    spelled: dict[ActionSpec, int] = {}
    for action in game.legal_actions(state, seat):
        spec = game.spell(view, action)
        twin = spelled.setdefault(spec, action)
        trial.demand(twin == action, f"actions {twin} and {action} are both spelled {spec}")
        game.say(spec, view)
        game.preview(view, action)
    _demand_unchanged(trial, state, seat, view)


def _demand_unchanged(trial: Trial, state: State, viewer: Seat | None, view: object) -> None:
    is_same = view == trial.game.view(state, viewer)
    trial.demand(is_same, f"questions of viewer {viewer} have changed their view")


@law
def law_every_moment_can_be_shown(trial: Trial) -> None:
    """Every view, including a spectator's, can be drawn, has a question, names its components and
    has the declared number of features. Every event has a declared type and words, the same for
    all viewers that are told it."""
    for move in trial.moves():
        said: dict[Event, Message] = {}
        for event in move.events:
            known = type(event) in trial.game.event_types
            trial.demand(known, f"{type(event).__name__} is not among the event types")
        if not move.after.waiting or trial.sometimes():
            for viewer in trial.viewers:
                view = trial.game.view(move.after, viewer)
                for event in told(move.events, viewer):
                    words = trial.game.say(event, view)
                    are_same = said.setdefault(event, words) == words
                    trial.demand(are_same, f"viewer {viewer} reads other words of {event}")
                _show(trial, move.after, viewer)


def _show(trial: Trial, state: State, viewer: Seat | None) -> None:
    game, view = trial.game, trial.game.view(state, viewer)
    game.ask(view)
    trial.demand(bool(game.draw(view)), f"viewer {viewer} is shown nothing")
    for part in game.visible_parts(view):
        game.say(part, view)
    features = game.features(view)
    promised = game.limits(trial.config).num_features
    trial.demand(len(features) == promised, f"{len(features)} features, not {promised}")
    trial.demand(all(map(math.isfinite, features)), f"not all features are numbers: {features}")
    game.standings(view)
    _demand_unchanged(trial, state, viewer, view)


@law
def law_why_speaks_only_against_what_cannot_be_chosen(trial: Trial) -> None:
    """There is no reason against a part of a legal choice; and every reason against any other part
    can be said: the parts that it mentions have names."""
    met: set[Part] = set()
    for state in trial.some_states():
        for seat in trial.seats:
            _try_choices(trial, state, seat, met)
        for viewer in trial.viewers:
            _try_reasons(trial, state, viewer, met)


def _try_choices(trial: Trial, state: State, seat: Seat, met: set[Part]) -> None:
    """Ask about every part of every choice, and remember the parts for later."""
    game, view = trial.game, trial.game.view(state, seat)
    for action in game.legal_actions(state, seat):
        spec = game.spell(view, action)
        for part in spec.parts:
            reason = game.why(view, part)
            trial.demand(reason is None, f"seat {seat} can {spec}, but hears {reason} of {part}")
        met.update(spec.parts)
    _demand_unchanged(trial, state, seat, view)


def _try_reasons(trial: Trial, state: State, viewer: Seat | None, met: set[Part]) -> None:
    game, view = trial.game, trial.game.view(state, viewer)
    for part in sorted(met | game.visible_parts(view)):
        reason = game.why(view, part)
        for mentioned in [] if reason is None else _mentioned(reason):
            if mentioned.kind != "seat":  # a seat has the name of its player
                game.say(mentioned, view)
    _demand_unchanged(trial, state, viewer, view)


def _mentioned(message: Message) -> Iterator[Part]:
    for value in message.args.values():
        if isinstance(value, Message):
            yield from _mentioned(value)
        elif isinstance(value, Part):
            yield value
        elif isinstance(value, tuple):
            yield from value
