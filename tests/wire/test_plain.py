"""Wire types, views and messages as plain data."""

from polis.kernel.event import PublicEvent, event
from polis.kernel.message import Part, message
from polis.wire.plain import plain, plain_event, plain_message
from polis.wire.protocol import Ack


@event
class Built(PublicEvent):
    cell: str
    cards: tuple[int, ...]


def test_a_wire_type_becomes_a_dictionary_with_its_tag() -> None:
    assert plain(Ack(cmd="a", number=3)) == {"type": "ack", "cmd": "a", "number": 3}


def test_a_wide_number_becomes_text_and_a_narrow_one_stays() -> None:
    assert plain([2**53 - 1, 2**53, -(2**53), True]) == [2**53 - 1, str(2**53), str(-(2**53)), True]


def test_an_event_carries_its_kind() -> None:
    assert plain_event(Built("0,1", (1, 2))) == {"kind": "Built", "cell": "0,1", "cards": [1, 2]}


def test_a_message_keeps_parts_apart_from_text() -> None:
    said = message("built", by="Ana", card=Part("card:R7"), cells=(Part("cell:0,1"),))
    assert plain_message(said) == {
        "id": "built",
        "args": {"by": "Ana", "card": {"part": "card:R7"}, "cells": {"parts": ["cell:0,1"]}},
    }
