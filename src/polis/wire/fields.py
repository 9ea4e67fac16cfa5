"""Types of fields on the wire, and the limits that a reader checks."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """What a value must fulfil; the server's decoder and the schema enforce it."""

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    description: str | None = None


CommandId = Annotated[
    str,
    Limit(
        pattern=r"^[A-Za-z0-9_-]{1,40}$",
        description="Chosen by the client, new for every command. The server does not carry out a "
        "repeated command again; it sends the same answer.",
    ),
]
TableId = Annotated[str, Limit(pattern=r"^[A-Za-z0-9_-]{8,24}$")]
SeatNumber = Annotated[int, Limit(ge=0, le=31)]
StreamNumber = Annotated[int, Limit(ge=0, le=2**31 - 1)]
PartName = Annotated[str, Limit(min_length=1, max_length=80)]
ActionNumber = Annotated[int, Limit(ge=0, le=2**31 - 1)]
ChatText = Annotated[str, Limit(min_length=1, max_length=500)]
Moment = Annotated[int, Limit(description="Milliseconds since 1970, by the clock of the server.")]

Name = Annotated[str, Limit(min_length=1, max_length=40)]
Title = Annotated[str, Limit(max_length=80)]
Token = Annotated[str, Limit(pattern=r"^[A-Za-z0-9_-]{20,80}$")]
BotName = Annotated[str, Limit(min_length=1, max_length=40)]
PlayerId = Annotated[str, Limit(min_length=1, max_length=40)]
GameId = Annotated[str, Limit(max_length=40)]
Language = Annotated[str, Limit(pattern=r"^[A-Za-z-]{2,16}$")]
OptionValue = bool | int | Annotated[str, Limit(max_length=200)]
Options = Annotated[dict[Annotated[str, Limit(max_length=40)], OptionValue], Limit(max_length=40)]

ChoiceStep = Literal["one", "opens", "ends", "member", "done"]
Phase = Literal["open", "running", "finished", "abandoned"]
Visibility = Literal["public", "private"]
SeatKind = Literal["open", "person", "bot"]
ClockKind = Literal["none", "live", "days"]
ProposalKind = Literal["rewind", "replace", "void"]
NoticeKind = Literal["your-turn", "over", "invited", "proposal", "rematch"]

WireMessage = Annotated[
    dict[str, Any],
    Limit(
        description="A message id with arguments, for a catalogue to put into words. An argument "
        'is a number, a text, {"part": "card:R7"}, {"parts": ["card:R7", "card:B2"]}, or again a '
        "message."
    ),
]
WireEvent = Annotated[
    dict[str, Any],
    Limit(description="A fact as this audience may know it: its kind and its fields."),
]
WireView = Annotated[
    Any,
    Limit(
        description="Everything that the audience may know, as the game defines it. Whole numbers "
        "beyond 2**53 - 1 are sent as decimal text, so that no reader rounds them."
    ),
]
