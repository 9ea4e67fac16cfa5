"""The table as one audience may see it, and what happened there."""

from dataclasses import dataclass

from polis.wire.fields import ChoiceStep, Moment, WireEvent, WireMessage, WireView


@dataclass(slots=True, kw_only=True)
class Told:
    """An event that was told to this audience, and how to say it."""

    event: WireEvent
    message: WireMessage


@dataclass(slots=True, kw_only=True)
class Change:
    """One number that a choice would change, and where; `what` is a word of the game."""

    what: str
    amount: int
    part: str | None


@dataclass(slots=True, kw_only=True)
class Choice:
    """One legal action: its number, the parts to point at in order, its words, what it brings."""

    action: int
    kind: str
    parts: list[str]
    message: WireMessage
    preview: list[WireMessage]  # what it would cost and bring, in words
    changes: list[Change]  # the same in numbers
    step: ChoiceStep = "one"  # what follows it: selecting and committing are different things


@dataclass(slots=True, kw_only=True)
class SheetLine:
    """One line of a score sheet."""

    label: WireMessage
    points: int
    parts: list[str]


@dataclass(slots=True, kw_only=True)
class Score:
    """The final score of one side. Results compare from left to right; equal ones share a place.

    Against an automaton, the result of the seat is its lead.
    """

    seat: int  # or an automaton after the seats
    place: int
    result: list[int]
    sheet: list[SheetLine]


@dataclass(slots=True, kw_only=True)
class Progress:
    """How far a side has come towards something that may bring points later."""

    label: WireMessage
    have: int
    need: int  # 0: the more, the better
    parts: list[str]  # what counts so far


@dataclass(slots=True, kw_only=True)
class Standing:
    """What a side would score if the match ended now, as far as this audience may know."""

    side: int  # a seat, or an automaton after the seats
    total: int | None  # None: hidden
    lines: list[SheetLine]
    hidden: list[WireMessage]  # the labels of lines whose points are hidden
    progress: list[Progress]


@dataclass(slots=True, kw_only=True)
class Scene:
    """What is drawn of a moment without a question: the table after a beat."""

    view: WireView
    standings: list[Standing]


@dataclass(slots=True, kw_only=True)
class Position:
    """The table as this audience may see it now; nothing else is needed to draw it."""

    view: WireView
    standings: list[Standing]
    question: WireMessage
    waiting: list[int]  # the seats that owe a decision
    decision: int | None  # the number of this seat's open question, if it has one
    choices: list[Choice]  # empty without an open question
    can_take_back: bool  # whether it is worth asking; the server decides when asked
    can_redo: bool
    over: bool
    scores: list[Score]  # empty until the match is over
    outdated: bool  # played by other rules: it can only be looked at, as far as these go


@dataclass(slots=True, kw_only=True)
class Beat:
    """A part of an entry that is shown at once: one player's turn, or what the table does."""

    side: int  # a seat, an automaton after the seats, or -1: the table
    events: int  # how many events of the entry belong to it


@dataclass(slots=True, kw_only=True)
class Entry:
    """One item of a stream: what happened. `undone` lists earlier numbers that were taken back."""

    number: int
    seat: int | None  # whose action it was; None: the start of the match
    events: list[Told]
    beats: list[Beat]  # in order; together they hold all events
    undone: list[int]
    at: Moment
