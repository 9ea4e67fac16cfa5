"""Bodies and answers of the web routes, beside the live messages of `protocol`."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from polis.wire.fields import (
    BotName,
    GameId,
    Language,
    Limit,
    Moment,
    Name,
    Options,
    Phase,
    PlayerId,
    SeatNumber,
    StreamNumber,
    Title,
    Token,
    Visibility,
    WireMessage,
    WireView,
)
from polis.wire.position import Entry, Score, Standing, Told
from polis.wire.table_info import Clock, TableInfo, You

# -- games and bots -------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class OptionInfo:
    """One option of a game; without values any text will do."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    seats: list[int] = field(default_factory=list)  # it means something only for these numbers


@dataclass(slots=True, kw_only=True)
class GameInfo:
    """A game that can be played here."""

    id: str
    version: int
    options: list[OptionInfo]


@dataclass(slots=True, kw_only=True)
class BotInfo:
    """A bot for any seat, written `name:level` where a bot is asked for."""

    name: str
    levels: int
    usual: int
    adapts: bool = False  # the table chooses the level; the name is asked for alone


@dataclass(slots=True, kw_only=True)
class Catalogue:
    """The games, bots and limits of this server."""

    protocol: int
    version: str
    games: list[GameInfo]
    bots: list[BotInfo]
    leaver_bot: str
    mail: bool  # whether notices can be mailed


# -- persons --------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class PersonBody:
    """Changes to a person; a field that is left out stays as it was."""

    name: Name | None = None
    webhook: Annotated[str, Limit(max_length=500)] | None = None  # empty: none
    email: Annotated[str, Limit(max_length=200)] | None = None  # empty: none
    language: Language | None = None


@dataclass(slots=True, kw_only=True)
class Person:
    """The person behind a device."""

    player: str
    name: str
    webhook: str
    email: str
    language: str
    muted: list[str]
    email_ok: bool = False  # whether a letter was answered from there


@dataclass(slots=True, kw_only=True)
class Link:
    """A link with a secret in its fragment, which no server log and no referrer contains."""

    path: str
    token: str
    expires: Moment | None


@dataclass(slots=True, kw_only=True)
class TokenBody:
    """The secret of a link."""

    token: Token


@dataclass(slots=True, kw_only=True)
class Companion:
    """A player whom the person has played with."""

    player: str
    name: str
    tables: int  # that they have shared
    last: Moment


@dataclass(slots=True, kw_only=True)
class Companions:
    """The players whom the person has played with, the latest first."""

    players: list[Companion]


@dataclass(slots=True, kw_only=True)
class GameStatistics:
    """The results of a person in a game with so many seats."""

    game: str
    seats: int
    matches: int
    won: int  # shared first places too
    best: int  # the most points of one match
    points: int  # of all matches together
    places: int  # the sum of the places; through matches: the mean one
    rating: int | None  # in this game, with any number of seats; None: no rated match


@dataclass(slots=True, kw_only=True)
class Statistics:
    """The matches that count: those that the person played to the end."""

    games: list[GameStatistics]


@dataclass(slots=True, kw_only=True)
class Leader:
    """A player on the leader board; equal ratings share a place."""

    place: int
    player: str
    name: str
    rating: int
    matches: int  # that were rated


@dataclass(slots=True, kw_only=True)
class OwnRank:
    """Where the asking person stands on the leader board."""

    place: int | None  # None: too few rated matches
    rating: int
    matches: int


@dataclass(slots=True, kw_only=True)
class Leaders:
    """The best players of a game, at most 100, by public matches between people."""

    game: str
    least: int  # matches that it takes to be listed
    leaders: list[Leader]
    you: OwnRank | None  # None: no rated match


@dataclass(slots=True, kw_only=True)
class MuteBody:
    """A player to mute or unmute."""

    player: PlayerId
    muted: bool


# -- tables ---------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class SeatWish:
    """The player of a seat: `me`, another one `here` on this device, `open`, or a `bot`."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None  # for `here`
    bot: BotName | None = None  # for `bot`, such as greedy:2


Wishes = Annotated[list[SeatWish], Limit(min_length=1, max_length=32)]


@dataclass(slots=True, kw_only=True)
class CreateBody:
    """A new table. The number of seats is the length of `seats`."""

    game: GameId
    seats: Wishes
    options: Options = field(default_factory=dict)
    visibility: Visibility = "private"
    clock: Clock | None = None
    title: Title = ""
    start: bool = True  # as soon as no seat is open


@dataclass(slots=True, kw_only=True)
class JoinBody:
    """The seat to join; any open one if none is named. A private table needs its token."""

    seat: SeatNumber | None = None
    token: Token | None = None


@dataclass(slots=True, kw_only=True)
class SeatBody:
    """A change of a seat before the start: a bot, open again, or a player `here`."""

    kind: Literal["here", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


@dataclass(slots=True, kw_only=True)
class LeaveBody:
    """The seat to leave; all of the person's seats if none is named."""

    seat: SeatNumber | None = None


@dataclass(slots=True, kw_only=True)
class InviteBody:
    """An invitation to a certain seat, or to any open one.

    A named `player`, whom the host has played with before, is notified at once and needs no link.
    `renew` ends all earlier links of the table.
    """

    seat: SeatNumber | None = None
    player: PlayerId | None = None
    renew: bool = False


@dataclass(slots=True, kw_only=True)
class Note:
    """A private note of a person at a table."""

    text: Annotated[str, Limit(max_length=4000)]


@dataclass(slots=True, kw_only=True)
class Report:
    """A report of a chat line to the operator, by its `id`."""

    line: StreamNumber


@dataclass(slots=True, kw_only=True)
class RematchBody:
    """A rematch; `rotate` moves every player to the next seat."""

    rotate: bool = False


@dataclass(slots=True, kw_only=True)
class ForkBody:
    """A new table that continues from a moment of this one, or starts from the same deal.

    `number` counts in the stream of the seat `seat` (or a guest's), or if `open` as an open replay
    counts. It needs a finished match; 0 is the same deal again.
    """

    seats: Wishes
    number: StreamNumber = 0
    seat: SeatNumber | None = None
    open: bool = False
    visibility: Visibility = "private"
    clock: Clock | None = None
    title: Title = ""


@dataclass(slots=True, kw_only=True)
class TableAnswer:
    """A table as the asking person sees it from outside."""

    table: TableInfo
    you: You | None
    invitation: Link | None  # right after it was made


@dataclass(slots=True, kw_only=True)
class TableRow:
    """A table in a list."""

    id: str
    game: str
    title: str
    phase: Phase
    visibility: Visibility
    clock: Clock
    names: list[str]  # by seat; empty: open, or a former player once the match has begun
    open_seats: int
    your_seats: list[int]
    your_turn: bool
    waiting: list[int]
    moved: Moment  # to the minute
    ends: Moment | None  # when your time is over
    place: int | None  # yours, in a finished match that counts


@dataclass(slots=True, kw_only=True)
class TableList:
    """Tables, latest first; `next` is where the list continues."""

    tables: list[TableRow]
    next: str | None


@dataclass(slots=True, kw_only=True)
class LogAnswer:
    """A part of a stream; `next` is the number after which it continues."""

    seat: int | None
    entries: list[Entry]
    next: int | None


@dataclass(slots=True, kw_only=True)
class Names:
    """The names of components, by their ids: what to say for `{"part": ...}`."""

    names: dict[str, WireMessage]


@dataclass(slots=True, kw_only=True)
class Frame:
    """One beat of a replay: what happened, and the table after it.

    The first frame is the start. Frames of one entry share its number.
    """

    number: int  # of the entry, in the stream of the audience; in an open replay, in the journal
    seat: int | None  # whose action it follows from; None: the start
    side: int  # whose beat it is; -1: the table's
    at: Moment
    events: list[Told]
    view: WireView
    standings: list[Standing]
    question: WireMessage
    round: WireMessage | None  # the words that begin a round, if one begins in this beat
    over: bool


@dataclass(slots=True, kw_only=True)
class ReplayAnswer:
    """A match as one audience saw it, beat by beat, without the steps that were taken back.

    An `open` replay of a finished match tells all events in full.
    """

    table: str
    seat: int | None
    open: bool
    start: int  # the index of the first frame here
    total: int  # how many frames there are
    frames: list[Frame]
    scores: list[Score]  # empty until the match is over


@dataclass(slots=True, kw_only=True)
class ImportBody:
    """A journal as text; one JSON object per line."""

    journal: Annotated[str, Limit(max_length=4_000_000)]
    title: Title = ""


@dataclass(slots=True, kw_only=True)
class Health:
    """Whether the server is alive, or ready for requests."""

    status: Literal["ok", "not-ready"]


@dataclass(slots=True, kw_only=True)
class ErrorAnswer:
    """Why a request is refused: `code` is the message id `error-<code>`."""

    code: str
    args: dict[str, int | str]
