"""Look back: a part of a stream, or a whole match beat by beat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from polis.kernel.event import Event, told
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header, Step
from polis.kernel.recorder import TABLE, Recorder
from polis.kernel.state import State
from polis.table.match import TableMatch
from polis.table.records import Audience
from polis.wire.fields import WireMessage
from polis.wire.plain import plain_message
from polis.wire.position import Score
from polis.wire.resources import Frame, LogAnswer
from polis.wire.serialise import Serialiser, final_scores


def log(match: TableMatch, audience: Audience, after: int, limit: int) -> LogAnswer:
    """At most `limit` entries of a stream after a number."""
    entries = match.entries(audience, after, limit)
    last = entries[-1].number if entries else after
    is_more = last < match.number(audience)
    return LogAnswer(seat=audience, entries=entries, next=last if is_more else None)


@dataclass(frozen=True, slots=True)
class Recording:
    """The standing steps of a match, and how one audience counts and sees them.

    It shares nothing that changes with the live match, so another thread can play it back.
    """

    game: AnyGame
    header: Header
    version: int  # how many entries the journal has; the same number means the same match
    steps: tuple[Step, ...]
    numbers: tuple[int, ...]  # of the start, then of every step, as the audience counts
    times: tuple[int, ...]  # of the start, then of every step
    audience: Audience
    is_open: bool  # tell all events in full
    scores: tuple[Score, ...]  # empty until the match is over

    @property
    def is_over(self) -> bool:
        return bool(self.scores)


def record(match: TableMatch, audience: Audience, is_open: bool) -> Recording:
    """What has been played and not taken back, for an audience; for all eyes if open."""
    steps = tuple(match.match.standing)
    seqs = [0, *(step.seq for step in steps)]
    numbers = seqs if is_open else [match.number_at(seq, audience) for seq in seqs]
    scores = final_scores(match.game, match.match.state, match.seats) if match.is_over else []
    return Recording(
        match.game,
        match.header,
        match.seq,
        steps,
        tuple(numbers),
        tuple(match.moments[seq] for seq in seqs),
        None if is_open else audience,
        is_open,
        tuple(scores),
    )


@dataclass(frozen=True, slots=True)
class _Moment:
    """The state after a beat, and what the audience is told of the beat."""

    index: int  # of the step, counted from 1; 0: the start
    side: int
    events: Sequence[Event]
    state: State
    is_last: bool  # of its step


def play_back(
    recording: Recording, serialiser: Serialiser, start: int, limit: int
) -> tuple[list[Frame], int]:
    """At most `limit` frames from a place on, and how many frames there are in all."""
    frames: list[Frame] = []
    total = 0
    for moment in _moments(recording):
        if start <= total < start + limit:
            frames.append(_frame(recording, serialiser, moment))
        total += 1
    return frames, total


def _moments(recording: Recording) -> Iterator[_Moment]:
    game, header = recording.game, recording.header
    state: State = game.start(game.config(header.options), header.seed)
    yield _Moment(0, TABLE, (), game.clone(state), True)
    for index, step in enumerate(recording.steps, start=1):
        recorder = Recorder(step.seat, game)
        game.apply(state, step.seat, step.action, recorder)
        recorder.end_beat(state)
        yield from _told_moments(recording, index, recorder)


def _told_moments(recording: Recording, index: int, recorder: Recorder) -> Iterator[_Moment]:
    """The beats of a step in which the audience is told anything."""
    start = 0
    for side, end, state in zip(recorder.sides, recorder.ends, recorder.states):
        events = recorder.events[start:end]
        heard = events if recording.is_open else told(events, recording.audience)
        if heard:
            yield _Moment(index, side, heard, state, end == recorder.ends[-1])
        start = end


def _frame(recording: Recording, serialiser: Serialiser, moment: _Moment) -> Frame:
    game, index = recording.game, moment.index
    view = game.view(moment.state, recording.audience)
    is_end = recording.is_over and moment.is_last and index == len(recording.steps)
    return Frame(
        number=recording.numbers[index],
        seat=recording.steps[index - 1].seat if index else None,
        side=moment.side,
        at=recording.times[index],
        events=[serialiser.told(game, event, view) for event in moment.events],
        view=serialiser.view(view),
        standings=serialiser.standings(game, view),
        question=plain_message(game.ask(view)),
        round=_round_of(game, moment.events, view),
        over=is_end,
    )


def _round_of(game: AnyGame, events: Sequence[Event], view: Any) -> WireMessage | None:
    for event in events:
        if event.begins_round:
            return plain_message(game.say(event, view))
    return None
