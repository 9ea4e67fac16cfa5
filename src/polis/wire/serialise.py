"""Serialise events, views, choices and scores for one audience.

An audience is a seat, or None for all guests. Everything here comes from the view of that audience
and from events told to it. The state provides only the view and the final scores.
"""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from polis.kernel.event import Event, told
from polis.kernel.game import AnyGame, Seat
from polis.kernel.journal import Step
from polis.kernel.preview import Change as KernelChange
from polis.kernel.score import Progress as KernelProgress
from polis.kernel.score import ScoreLine
from polis.kernel.score import Standing as KernelStanding
from polis.kernel.state import State
from polis.wire.fields import ChoiceStep
from polis.wire.plain import plain, plain_event, plain_message
from polis.wire.position import Beat, Change, Choice, Progress, Score, SheetLine, Standing, Told


class Serialiser:
    """Give views, events and scores as plain data. The server overrides it by a faster encoding."""

    def view(self, view: Any) -> Any:
        return plain(view)

    def event(self, event: Event) -> Any:
        return plain_event(event)

    def told(self, game: AnyGame, event: Event, view: Any) -> Told:
        """An event with the message that says it."""
        return Told(event=self.event(event), message=plain_message(game.say(event, view)))

    def choices(self, game: AnyGame, view: Any, legal: Sequence[int]) -> Any:
        """The choices of an open question, with what each costs and brings."""
        return [choice_of(game, view, action) for action in legal]

    def standings(self, game: AnyGame, view: Any) -> list[Standing]:
        """What every side would score if the match ended now, as the viewer may know it."""
        return [self.standing(standing) for standing in game.standings(view)]

    def standing(self, standing: KernelStanding) -> Any:
        return Standing(
            side=standing.side,
            total=standing.total,
            lines=[self.line(line) for line in standing.lines],
            hidden=[plain_message(label) for label in standing.hidden],
            progress=[self.progress(one) for one in standing.progress],
        )

    def line(self, line: ScoreLine) -> Any:
        return sheet_line(line)

    def progress(self, progress: KernelProgress) -> Any:
        return progress_of(progress)


def choice_of(game: AnyGame, view: Any, action: int) -> Choice:
    spec = game.spell(view, action)
    preview = game.preview(view, action)
    return Choice(
        action=action,
        kind=spec.kind,
        parts=[str(part) for part in spec.parts],
        message=plain_message(game.say(spec, view)),
        preview=[plain_message(message) for message in preview.lines],
        changes=[_change(change) for change in preview.changes],
        step=cast(ChoiceStep, preview.step),
    )


def _change(change: KernelChange) -> Change:
    part = None if change.part is None else str(change.part)
    return Change(what=change.what, amount=change.amount, part=part)


def progress_of(progress: KernelProgress) -> Progress:
    return Progress(
        label=plain_message(progress.label),
        have=progress.have,
        need=progress.need,
        parts=[str(part) for part in progress.parts],
    )


def beats_of(step: Step, audience: Seat | None) -> list[Beat]:
    """The beats of a step in which the audience is told anything."""
    counted = [(beat.side, len(told(beat.events, audience))) for beat in step.beats()]
    return [Beat(side=side, events=events) for side, events in counted if events]


def final_scores(game: AnyGame, state: State, seats: int) -> list[Score]:
    """The scores of a match that is over: of the seats, then of an automaton.

    Equal results share a place, so a draw with an automaton is a shared first place.
    """
    results = game.result(state)
    automata = game.standings(game.view(state, None))[seats:]
    # Against an automaton, the first number of a result is the seat's lead over it.
    leads = [result[0] if automata else 0 for result in results]
    scores = [
        _score(
            seat,
            1 + sum(other > results[seat] for other in results) + (leads[seat] < 0),
            results[seat],
            game.sheet(state, seat),
        )
        for seat in range(seats)
    ]
    for one in automata:
        place = 1 + sum(lead > 0 for lead in leads)
        scores.append(_score(one.side, place, (one.total or 0,), one.lines))
    return scores


def _score(side: int, place: int, result: tuple[int, ...], lines: Iterable[ScoreLine]) -> Score:
    sheet = [sheet_line(line) for line in lines]
    return Score(seat=side, place=place, result=list(result), sheet=sheet)


def sheet_line(line: ScoreLine) -> SheetLine:
    return SheetLine(
        label=plain_message(line.label),
        points=line.points,
        parts=[str(part) for part in line.parts],
    )
