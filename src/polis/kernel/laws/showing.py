"""Laws about people and learners: every shell can show every moment of every match."""

import math

from polis.kernel.event import told
from polis.kernel.game import Seat, State
from polis.kernel.laws.trial import Trial, law
from polis.kernel.message import ActionSpec


@law
def law_specs_tell_actions_apart(trial: Trial) -> None:
    """The legal actions of a seat are spelled differently, each can be said and previewed."""
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


@law
def law_every_moment_can_be_shown(trial: Trial) -> None:
    """Every view, a spectator's too, can be drawn, asks a question, names its components and gives
    as many numbers as promised; every event is of a declared type and can be said."""
    for move in trial.moves():
        for event in move.events:
            known = type(event) in trial.game.event_types
            trial.demand(known, f"{type(event).__name__} is not among the event types")
        if not move.after.waiting or trial.sometimes():
            for viewer in trial.viewers:
                view = trial.game.view(move.after, viewer)
                for event in told(move.events, viewer):
                    trial.game.say(event, view)
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
