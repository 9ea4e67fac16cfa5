"""The live protocol: every message of the socket, both ways, with a version.

A command may also be posted, with the same body. Unknown fields are refused, and no tag has a
default, so the schema says exactly what is accepted. A seat is sent only events told to it, its own
view, and message ids with arguments: never sentences, and never another seat's actions.
`docs/protocol.md` explains the protocol to authors of clients.
"""

from dataclasses import dataclass
from typing import Final, Literal

from polis.wire.fields import (
    ActionNumber,
    ChatText,
    CommandId,
    Moment,
    NoticeKind,
    PartName,
    ProposalKind,
    SeatNumber,
    StreamNumber,
    TableId,
    WireMessage,
)
from polis.wire.position import Entry, Position, Scene
from polis.wire.table_info import TableInfo, You

PROTOCOL: Final = 1

# -- from the client ------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Hello:
    """The first message of a socket, and again whenever it changes to another table or seat.

    Without a table the socket gets only the notices of its person.
    """

    type: Literal["hello"] = "hello"
    protocol: int
    table: TableId | None
    seat: SeatNumber | None = None  # which of the person's seats; None: the first one, or watch
    watch: bool = False  # see what a guest sees, even with a seat
    since: StreamNumber | None = None  # the last number received; None: only the present
    chat_since: StreamNumber | None = None  # the last line of chat received


@dataclass(slots=True, kw_only=True)
class Ping:
    """Ask for a pong; every 2.5 s while the page is visible, every 20 s while it is not."""

    type: Literal["ping"] = "ping"
    id: StreamNumber
    visible: bool = True


@dataclass(slots=True, kw_only=True)
class Act:
    """Answer the open question of the seat with one of its choices."""

    type: Literal["act"] = "act"
    cmd: CommandId
    decision: StreamNumber
    action: ActionNumber
    seat: SeatNumber | None = None


@dataclass(slots=True, kw_only=True)
class TakeBack:
    """Take back the seat's last step, as far as that is fair; a sealed choice until the reveal."""

    type: Literal["take_back"] = "take_back"
    cmd: CommandId
    seat: SeatNumber | None = None


@dataclass(slots=True, kw_only=True)
class Redo:
    """Play again what was just taken back."""

    type: Literal["redo"] = "redo"
    cmd: CommandId
    seat: SeatNumber | None = None


@dataclass(slots=True, kw_only=True)
class Propose:
    """Ask the other players for their consent.

    `rewind` takes the match back to where the proposer's stream had `number`; `replace` gives the
    seat `target` of a player who is gone to a bot.
    """

    type: Literal["propose"] = "propose"
    cmd: CommandId
    what: ProposalKind
    number: StreamNumber | None = None
    target: SeatNumber | None = None
    seat: SeatNumber | None = None


@dataclass(slots=True, kw_only=True)
class Vote:
    """Agree to a proposal, or not; one "no" ends it. The proposer withdraws it with a "no"."""

    type: Literal["vote"] = "vote"
    cmd: CommandId
    proposal: StreamNumber
    agree: bool
    seat: SeatNumber | None = None


@dataclass(slots=True, kw_only=True)
class Return:
    """Take a seat back from the bot that plays for its player."""

    type: Literal["return"] = "return"
    cmd: CommandId
    seat: SeatNumber | None = None


@dataclass(slots=True, kw_only=True)
class Chat:
    """Say something to everyone at the table. It is text, never markup."""

    type: Literal["chat"] = "chat"
    cmd: CommandId
    text: ChatText
    seat: SeatNumber | None = None


@dataclass(slots=True, kw_only=True)
class Why:
    """Ask which rule keeps the audience of this socket from choosing a part now."""

    type: Literal["why"] = "why"
    id: StreamNumber
    part: PartName


Command = Act | TakeBack | Redo | Propose | Vote | Return | Chat
FromClient = Hello | Ping | Why | Command

# -- from the server ------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Welcome:
    """The answer to a hello without a table."""

    type: Literal["welcome"] = "welcome"
    protocol: int
    now: Moment
    you: You | None


@dataclass(slots=True, kw_only=True)
class ChatLine:
    """A line of chat; `id` counts up, with gaps where a player is muted."""

    type: Literal["line"] = "line"
    id: int
    player: str
    seat: int | None
    name: str
    text: str
    at: Moment


@dataclass(slots=True, kw_only=True)
class Sync:
    """The state of this audience: what it missed since the number it named, and the present.

    `missed` is None if it was not asked for, or is too long: then only the present counts.
    """

    type: Literal["sync"] = "sync"
    protocol: int
    now: Moment
    you: You | None
    seat: int | None  # whose stream this is; None: a guest's
    table: TableInfo
    number: int  # of the last entry; 0 before the match starts
    missed: list[Entry] | None
    position: Position | None  # None before the match starts
    chat: list[ChatLine]
    names: dict[str, WireMessage]  # of components, where they differ from those of a usual table
    log_from: int  # the first number of the stream that can be asked for


@dataclass(slots=True, kw_only=True)
class Update:
    """The next entry of the stream and the position after it. Numbers have no gaps."""

    type: Literal["update"] = "update"
    entry: Entry
    scenes: list[Scene]  # after every beat of the entry but the last, which leads to the position
    position: Position


@dataclass(slots=True, kw_only=True)
class TableChanged:
    """Players, clocks, presence, proposals: always complete, the latest one counts."""

    type: Literal["table"] = "table"
    now: Moment
    table: TableInfo


@dataclass(slots=True, kw_only=True)
class Ack:
    """The command is stored. A repeated command gets the same answer."""

    type: Literal["ack"] = "ack"
    cmd: str
    number: int  # the number in the stream of the seat that this step got, or the last one


@dataclass(slots=True, kw_only=True)
class Refusal:
    """Why a command is refused: `code` is the message id `error-<code>`."""

    type: Literal["refused"] = "refused"
    cmd: str | None
    code: str
    args: dict[str, int | str]
    number: int | None = None  # where the stream stands
    position: Position | None = None  # if the command came from an outdated one


@dataclass(slots=True, kw_only=True)
class Pong:
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    id: int
    now: Moment


@dataclass(slots=True, kw_only=True)
class Reason:
    """The answer to a `why`; without a message no rule forbids the part."""

    type: Literal["reason"] = "reason"
    id: int
    part: str
    message: WireMessage | None


@dataclass(slots=True, kw_only=True)
class Notice:
    """A notice about a table that this person does not look at, such as their turn or the end."""

    type: Literal["notice"] = "notice"
    what: NoticeKind
    table: str
    title: str
    game: str
    seat: int | None


@dataclass(slots=True, kw_only=True)
class Restarting:
    """The server restarts: reconnect after so many milliseconds."""

    type: Literal["restarting"] = "restarting"
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
    | Reason
    | Notice
    | Restarting
)  # fmt: skip
Answer = Ack | Refusal
