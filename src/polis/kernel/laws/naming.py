"""A law about names: whatever a table mentions is listed by the game, and can be said."""

from collections.abc import Iterator
from typing import Any

from polis.kernel.event import told
from polis.kernel.game import Seat
from polis.kernel.laws.trial import Move, Trial, law
from polis.kernel.message import Message, Part
from polis.kernel.naming import parts_in
from polis.kernel.score import Standing
from polis.kernel.state import State


@law
def law_every_part_is_listed(trial: Trial) -> None:
    """`parts` lists every part that a view shows or that a question, an action, an event, a
    preview, a standing or a reason mentions; all of them can be said, again in listed parts; and a
    part has the same name in every view of a match."""
    listed = frozenset(trial.game.parts(trial.config))
    names = _say_all(trial, listed)
    for move in trial.moves():
        if not move.after.waiting:  # once: a game may have thousands of places
            _compare_names(trial, move.after, names)
        if move.after.waiting and not trial.sometimes():
            continue
        for viewer in trial.viewers:
            mentioned = {*_in_events(trial, move, viewer), *_at_table(trial, move.after, viewer)}
            missing = sorted(part for part in mentioned - listed if part.kind != "seat")
            trial.demand(not missing, f"viewer {viewer}: `parts` lacks {missing}")


def _say_all(trial: Trial, listed: frozenset[Part]) -> dict[Part, Message]:
    view = trial.game.view(trial.start(), None)
    names = {part: trial.game.say(part, view) for part in listed}
    for part, name in names.items():
        inner = [other for other in parts_in(name) if other.kind != "seat"]
        trial.demand(listed.issuperset(inner), f"{part} is said with {inner}")
    return names


def _compare_names(trial: Trial, state: State, names: dict[Part, Message]) -> None:
    viewer = trial.viewers[trial.rng.below(len(trial.viewers))]
    view = trial.game.view(state, viewer)
    for part, name in names.items():
        said = trial.game.say(part, view)
        trial.demand(said == name, f"viewer {viewer} calls {part} {said}, others call it {name}")


def _in_events(trial: Trial, move: Move, viewer: Seat | None) -> Iterator[Part]:
    view = trial.game.view(move.after, viewer)
    for event in told(move.events, viewer):
        yield from event.parts()
        yield from parts_in(trial.game.say(event, view))


def _at_table(trial: Trial, state: State, viewer: Seat | None) -> Iterator[Part]:
    game, view = trial.game, trial.game.view(state, viewer)
    yield from game.visible_parts(view)
    yield from parts_in(game.ask(view))
    for line in game.draw(view):
        for span in line:
            yield from _in_span(span.content)
    for standing in game.standings(view):
        yield from _in_standing(standing)
    for part in game.visible_parts(view):
        if (reason := game.why(view, part)) is not None:
            yield from parts_in(reason)
    if viewer is not None:
        for action in game.legal_actions(state, viewer):
            yield from _in_choice(trial, view, action)


def _in_standing(standing: Standing) -> Iterator[Part]:
    for line in standing.lines:
        yield from (*line.parts, *parts_in(line.label))
    for step in standing.progress:
        yield from (*step.parts, *parts_in(step.label))


def _in_span(content: str | Part | Message) -> Iterator[Part]:
    if isinstance(content, Part):
        yield content
    elif isinstance(content, Message):
        yield from parts_in(content)


def _in_choice(trial: Trial, view: Any, action: int) -> Iterator[Part]:
    spec, preview = trial.game.spell(view, action), trial.game.preview(view, action)
    yield from (*spec.parts, *parts_in(trial.game.say(spec, view)))
    for line in preview.lines:
        yield from parts_in(line)
    for change in preview.changes:
        if change.part is not None:
            yield change.part
