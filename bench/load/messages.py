"""The server's messages, with only the fields that a player of the load run reads."""

from typing import Final

import msgspec
from msgspec import Struct


class Entry(Struct):
    number: int
    seat: int | None
    at: int


class Choice(Struct):
    action: int


class Position(Struct):
    decision: int | None
    choices: list[Choice]
    over: bool


class Update(Struct, tag_field="type", tag="update"):
    entry: Entry
    position: Position


class TableInfo(Struct):
    id: str


class Sync(Struct, tag_field="type", tag="sync"):
    table: TableInfo
    number: int
    missed: list[Entry] | None
    position: Position | None


class Ack(Struct, tag_field="type", tag="ack"):
    cmd: str


class Refused(Struct, tag_field="type", tag="refused"):
    cmd: str | None
    code: str
    position: Position | None = None


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class TableChanged(Struct, tag_field="type", tag="table"):
    pass


class Notice(Struct, tag_field="type", tag="notice"):
    pass


class Restarting(Struct, tag_field="type", tag="restarting"):
    pass


Message = Update | Sync | Ack | Refused | Pong | TableChanged | Notice | Restarting

_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


def read(text: bytes) -> Message:
    return _decoder.decode(text)
