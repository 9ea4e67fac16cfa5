"""The live protocol: every message of the socket, both ways, with a version.

A command may also be posted: the body is the same. Unknown fields are refused, and no tag has a
default, so that the schema says exactly what is accepted. What is sent to a seat is made of events
told to that seat, of its view, and of message ids with arguments; never of sentences, and never of
another seat's actions. `docs/protocol.md` explains it to people who write clients.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL: Final = 1
MAX_FRAME: Final = 8192  # bytes of one message from a client

CommandId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{1,40}$",
        description="Chosen by the client, new for every command; a repetition is not carried out "
        "again and gets the same answer.",
    ),
]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,24}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
StreamNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Moment = Annotated[int, Meta(description="Milliseconds since 1970, by the clock of the server.")]


class Strict(Struct, forbid_unknown_fields=True):
    """What all messages are: strict about their fields."""


# -- from the client ------------------------------------------------------------------------------


class Hello(Strict, tag_field="type", tag="hello"):
    """The first message of a socket, and again whenever it turns to another table or seat.

    Without a table the socket hears only the notices of its person.
    """

    protocol: int
    table: TableId | None
    seat: SeatNumber | None = None  # which of the own seats; None: the first one, or watch
    watch: bool = False  # see what a guest sees, even if a seat is one's own
    since: StreamNumber | None = None  # the last number received; None: only the present
    chat_since: StreamNumber | None = None  # the last line of chat received


class Ping(Strict, tag_field="type", tag="ping"):
    """Asks for a pong; every 2.5 s while the page is visible, every 20 s while it is not."""

    id: StreamNumber
    visible: bool = True


class Act(Strict, tag_field="type", tag="act"):
    """Answers the open question of the seat with one of its choices."""

    cmd: CommandId
    decision: StreamNumber
    action: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatNumber | None = None


class TakeBack(Strict, tag_field="type", tag="take_back"):
    """Takes the seat's last step back, as far as that is fair; a sealed choice until the reveal."""

    cmd: CommandId
    seat: SeatNumber | None = None


class Redo(Strict, tag_field="type", tag="redo"):
    """Plays again what was just taken back."""

    cmd: CommandId
    seat: SeatNumber | None = None


class Propose(Strict, tag_field="type", tag="propose"):
    """Asks the others for what needs their consent.

    `rewind` takes the match back to where the proposer's stream had `number`; `replace` gives the
    seat `target` of somebody who is gone to a bot.
    """

    cmd: CommandId
    what: Literal["rewind", "replace"]
    number: StreamNumber | None = None
    target: SeatNumber | None = None
    seat: SeatNumber | None = None


class Vote(Strict, tag_field="type", tag="vote"):
    """Agrees to a proposal, or not; one "no" ends it. Its proposer withdraws it with a "no"."""

    cmd: CommandId
    proposal: StreamNumber
    agree: bool
    seat: SeatNumber | None = None


class Return(Strict, tag_field="type", tag="return"):
    """Takes one's seat back from the bot that plays for it."""

    cmd: CommandId
    seat: SeatNumber | None = None


class Chat(Strict, tag_field="type", tag="chat"):
    """Says something to everybody at the table. It is text, never markup."""

    cmd: CommandId
    text: Line
    seat: SeatNumber | None = None


Command = Act | TakeBack | Redo | Propose | Vote | Return | Chat
FromClient = Hello | Ping | Command

# -- pieces of what is sent -----------------------------------------------------------------------

WIRE_MESSAGE = (
    "A message id with arguments, for a catalogue to put into words. An argument is a number, a "
    'text, {"part": "card:R7"}, {"parts": ["card:R7", "card:B2"]}, or again a message.'
)
WireMessage = Annotated[dict[str, Any], Meta(description=WIRE_MESSAGE)]
WireEvent = Annotated[
    dict[str, Any], Meta(description="A fact as this seat may know it: its kind and its fields.")
]
WireView = Annotated[
    Any,
    Meta(
        description="All that the seat may know, as the game defines it. Whole numbers beyond "
        "2**53 - 1 are sent as decimal text, so that no reader rounds them."
    ),
]


class Told(Strict):
    """An event that was told to this audience, and how to say it."""

    event: WireEvent
    message: WireMessage


class Choice(Strict):
    """One legal action: its number, the parts to point at in order, its words, what it brings."""

    action: int
    kind: str
    parts: list[str]
    message: WireMessage
    preview: list[WireMessage]


class SheetLine(Strict):
    """One line of a score sheet."""

    label: WireMessage
    points: int
    parts: list[str]


class Score(Strict):
    """The final score of one seat. Results compare from left to right; equal ones share a place."""

    seat: int
    place: int
    result: list[int]
    sheet: list[SheetLine]


class Position(Strict):
    """The table as this audience may see it now; nothing else is needed to draw it."""

    view: WireView
    question: WireMessage
    waiting: list[int]  # the seats that owe a decision
    decision: int | None  # the number of this seat's open question, if it has one
    choices: list[Choice]  # empty without an open question
    can_take_back: bool  # whether it is worth asking; the server decides when asked
    can_redo: bool
    over: bool
    scores: list[Score]  # empty until the match is over
    outdated: bool  # played by other rules: it can only be looked at, as far as these go


class Entry(Strict):
    """One item of a stream: what happened. `undone` lists earlier numbers that were taken back."""

    number: int
    seat: int | None  # who did it, if this audience can know
    events: list[Told]
    undone: list[int]
    at: Moment


class Clock(Strict):
    """How time is kept: `none`, `live` (a bank and an increment) or `days` (for every turn)."""

    kind: Literal["none", "live", "days"]
    bank: Annotated[int, Meta(ge=10, le=86_400)] = 600  # seconds; live
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 15  # seconds after every turn; live
    days: Annotated[int, Meta(ge=1, le=30)] = 2  # days


class SeatClock(Strict):
    """The time of a seat: what is left when it stands, when it ends while it runs."""

    left: int | None  # milliseconds; None: no limit, or running
    ends: Moment | None  # while it runs


class SeatInfo(Strict):
    """Who sits where. `player` names a person without being a credential."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    player: str | None
    bot: str | None
    replaced_by: str | None  # the bot that plays for a person who is gone
    present: bool
    clock: SeatClock


class Proposal(Strict):
    """What somebody asks the others; `agreed` are the seats that said yes."""

    id: int
    what: Literal["rewind", "replace"]
    by: int
    number: int | None  # rewind: in the stream of whoever is told
    target: int | None  # replace: the seat
    agreed: list[int]
    needed: list[int]


class TableInfo(Strict):
    """Everything about a table that is no secret of the match."""

    id: str
    game: str
    options: dict[str, Any]
    phase: Literal["open", "running", "finished", "abandoned"]
    visibility: Literal["public", "private"]
    title: str
    host: str | None  # a player
    clock: Clock
    seats: list[SeatInfo]
    watchers: int
    proposal: Proposal | None
    parent: str | None  # the table it goes on from
    successor: str | None  # the rematch, once somebody asked for one
    seed: str | None  # when it is over
    created: Moment
    ended: Moment | None


class You(Strict):
    """Who the socket or request is."""

    player: str
    name: str
    seats: list[int]  # those of this table
    host: bool


# -- from the server ------------------------------------------------------------------------------


class Welcome(Strict, tag_field="type", tag="welcome"):
    """Answers a hello without a table."""

    protocol: int
    now: Moment
    you: You | None


class Sync(Strict, tag_field="type", tag="sync"):
    """Where this audience stands: what it missed since the number it named, and all it needs now.

    `missed` is None if it was not asked for, or is too long: then only the present counts.
    """

    protocol: int
    now: Moment
    you: You | None
    seat: int | None  # whose stream this is; None: a guest's
    table: TableInfo
    number: int  # of the last entry; 0 before the match starts
    missed: list[Entry] | None
    position: Position | None  # None before the match starts
    chat: list["ChatLine"]
    log_from: int  # the first number of the stream that can be asked for


class Update(Strict, tag_field="type", tag="update"):
    """The next entry of the stream and the position after it. Numbers have no gaps."""

    entry: Entry
    position: Position


class TableChanged(Strict, tag_field="type", tag="table"):
    """Players, clocks, presence, proposals: always the whole, the latest one counts."""

    now: Moment
    table: TableInfo


class ChatLine(Strict, tag_field="type", tag="line"):
    """A line of chat; `id` counts up, with gaps where somebody is muted."""

    id: int
    player: str
    seat: int | None
    name: str
    text: str
    at: Moment


class Ack(Strict, tag_field="type", tag="ack"):
    """The command is stored for good. Same command, same answer."""

    cmd: str
    number: int  # the number in the stream of the seat that this step got, or the last one


class Refusal(Strict, tag_field="type", tag="refused"):
    """The command is not carried out, and why: `code` is the message id `error-<code>`."""

    cmd: str | None
    code: str
    args: dict[str, int | str]
    number: int | UnsetType = UNSET  # where the stream stands
    position: Position | UnsetType = UNSET  # if the command came from an outdated one


class Pong(Strict, tag_field="type", tag="pong"):
    """Answers a ping."""

    id: int
    now: Moment


class Notice(Strict, tag_field="type", tag="notice"):
    """Something at a table that this person does not look at: its turn, or the end."""

    what: Literal["your-turn", "over", "invited", "proposal", "rematch"]
    table: str
    title: str
    game: str
    seat: int | None


class Restarting(Strict, tag_field="type", tag="restarting"):
    """The server goes down and comes back: reconnect after so many milliseconds."""

    after: int


ToClient = (
    Welcome
    | Sync
    | Update
    | TableChanged
    | ChatLine
    | Ack
    | Refusal
    | Pong
    | Notice
    | Restarting
)  # fmt: skip
Answer = Ack | Refusal

_encoder: Final = msgspec.json.Encoder()
_commands: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)
_from_client: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def read_command(data: bytes) -> Command:
    """A posted command. Raises msgspec.DecodeError (ValidationError among them)."""
    return _commands.decode(data)


def read_message(data: str | bytes) -> FromClient:
    """A message from a socket."""
    return _from_client.decode(data)


def encode(message: object) -> bytes:
    return _encoder.encode(message)
