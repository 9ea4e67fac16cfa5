"""What the web routes take and give, beside the live messages of `protocol`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from polis.server.protocol import (
    Clock,
    Entry,
    Moment,
    Position,
    SeatNumber,
    StreamNumber,
    Strict,
    TableInfo,
    WireMessage,
    You,
)

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,80}$")]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
PlayerId = Annotated[str, Meta(min_length=1, max_length=40)]
OptionValue = bool | int | Annotated[str, Meta(max_length=200)]


# -- games and bots -------------------------------------------------------------------------------


class OptionInfo(Strict):
    """One option of a game; without values any text will do."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str


class GameInfo(Strict):
    """A game that can be played here."""

    id: str
    version: int
    options: list[OptionInfo]


class BotInfo(Strict):
    """A bot for any seat, written `name:level` where a bot is asked for."""

    name: str
    levels: int
    usual: int


class Catalogue(Strict):
    """What this server offers, and what it allows."""

    protocol: int
    version: str
    games: list[GameInfo]
    bots: list[BotInfo]
    leaver_bot: str
    mail: bool  # whether notices can be mailed


# -- persons --------------------------------------------------------------------------------------


class PersonBody(Strict):
    """What a person may say about itself; a field that is left out stays as it was."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None  # empty: none
    email: Annotated[str, Meta(max_length=200)] | None = None  # empty: none
    language: Annotated[str, Meta(pattern=r"^[A-Za-z-]{2,16}$")] | None = None


class Person(Strict):
    """The person behind a device."""

    player: str
    name: str
    webhook: str
    email: str
    language: str
    muted: list[str]


class Link(Strict):
    """A link with a secret in its fragment, which no server log and no referrer ever sees."""

    path: str
    token: str
    expires: Moment | None


class TokenBody(Strict):
    """The secret of a link."""

    token: Token


class Companion(Strict):
    """Somebody with whom one has played."""

    player: str
    name: str
    tables: int  # that they have shared
    last: Moment


class Companions(Strict):
    """The people one has played with, the latest first."""

    players: list[Companion]


class GameStatistics(Strict):
    """How somebody has done in a game with so many seats."""

    game: str
    seats: int
    matches: int
    won: int  # shared first places too
    best: int  # the most points of one match
    points: int  # of all matches together
    places: int  # the sum of the places; through matches: the mean one
    rating: int | None  # in this game, with any number of seats; None: no rated match


class Statistics(Strict):
    """Matches that count: played to the end oneself, with others or bots."""

    games: list[GameStatistics]


class Leader(Strict):
    """Somebody who plays a game well; equal ratings share a place."""

    place: int
    player: str
    name: str
    rating: int
    matches: int  # that were rated


class Standing(Strict):
    """Where somebody stands."""

    place: int | None  # None: too few rated matches
    rating: int
    matches: int


class Leaders(Strict):
    """The best players of a game, at most 100, by public matches between people."""

    game: str
    least: int  # matches that it takes to be listed
    leaders: list[Leader]
    you: Standing | None  # None: no rated match


class MuteBody(Strict):
    """Whom not to hear."""

    player: PlayerId
    muted: bool


# -- tables ---------------------------------------------------------------------------------------


class SeatWish(Strict):
    """Who shall sit somewhere: `me`, somebody else `here` on this device, `open`, or a `bot`."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None  # for `here`
    bot: BotName | None = None  # for `bot`, such as greedy:2


Wishes = Annotated[list[SeatWish], Meta(min_length=1, max_length=32)]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=40)]


class CreateBody(Strict):
    """A new table. The number of seats is the length of `seats`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Wishes
    options: Options = field(default_factory=dict)
    visibility: Literal["public", "private"] = "private"
    clock: Clock | None = None
    title: Title = ""
    start: bool = True  # as soon as no seat is open


class JoinBody(Strict):
    """A seat to sit on; any open one if none is named. A private table asks for its token."""

    seat: SeatNumber | None = None
    token: Token | None = None


class SeatBody(Strict):
    """The host changes a seat before the start: a bot, open again, or somebody `here`."""

    kind: Literal["here", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class LeaveBody(Strict):
    """Which seat to leave; all of one's own if none is named."""

    seat: SeatNumber | None = None


class InviteBody(Strict):
    """An invitation to a certain seat, or to any open one.

    A `player` with whom one has played before is told of it at once and needs no link. To `renew`
    is to end all earlier links of the table.
    """

    seat: SeatNumber | None = None
    player: PlayerId | None = None
    renew: bool = False


class Note(Strict):
    """What one writes down for oneself at a table; nobody else ever sees it."""

    text: Annotated[str, Meta(max_length=4000)]


class Report(Strict):
    """A line of chat that the operator of the server should see, by its `id`."""

    line: StreamNumber


class RematchBody(Strict):
    """The same people again; `rotate` moves everybody one seat on."""

    rotate: bool = False


class ForkBody(Strict):
    """A new table that goes on from a moment of this one, or starts from the same deal.

    `number` counts in the stream of the seat `seat` (or a guest's) and needs a finished match;
    0 is the same deal again.
    """

    seats: Wishes
    number: StreamNumber = 0
    seat: SeatNumber | None = None
    visibility: Literal["public", "private"] = "private"
    clock: Clock | None = None
    title: Title = ""


class TableAnswer(Strict):
    """A table as the asking person sees it from outside."""

    table: TableInfo
    you: You | None
    invitation: Link | None  # right after it was made


class TableRow(Strict):
    """A table in a list."""

    id: str
    game: str
    title: str
    phase: Literal["open", "running", "finished", "abandoned"]
    visibility: Literal["public", "private"]
    clock: Clock
    names: list[str]  # by seat; empty: open
    open_seats: int
    your_seats: list[int]
    your_turn: bool
    waiting: list[int]
    moved: Moment  # to the minute
    ends: Moment | None  # when your time is over
    place: int | None  # yours, in a finished match that counts


class TableList(Strict):
    """Some tables, latest first; `next` is where the list goes on."""

    tables: list[TableRow]
    next: str | None


class LogAnswer(Strict):
    """A piece of a stream; `next` is the number to go on after."""

    seat: int | None
    entries: list[Entry]
    next: int | None


class Names(Strict):
    """The names of components, by their ids: what to say for `{"part": ...}`."""

    names: dict[str, WireMessage]


class Frame(Strict):
    """One moment of a replay."""

    entry: Entry | None  # None: the start
    position: Position


class ReplayAnswer(Strict):
    """A moment of a match as one audience saw it; `last` is the last number there is.

    An `open` replay of a finished match tells all events in full and has the views of all seats.
    """

    table: str
    seat: int | None
    open: bool
    last: int
    frames: list[Frame]
    views: list[Any]  # open: by seat, at the last frame


class ImportBody(Strict):
    """A journal as text; one JSON object per line."""

    journal: Annotated[str, Meta(max_length=4_000_000)]
    title: Title = ""


class Health(Strict):
    """Whether the server lives, or is ready for requests."""

    status: Literal["ok", "not-ready"]


class ErrorAnswer(Strict):
    """Why something is refused: `code` is the message id `error-<code>`."""

    code: str
    args: dict[str, int | str]
