"""Events: what each seat is told, and how events are stored."""

import json

import pytest

from polis.kernel.errors import DamagedJournal
from polis.kernel.event import Event, PrivateEvent, PublicEvent, decode, encode, told
from polis.kernel.event import event as kind
from polis.kernel.message import Part
from tests.toys.sealed_bids.events import (
    ALL,
    BidLaid,
    BidSealed,
    BidsRevealed,
    CardGiven,
    CardPassed,
    CardReceived,
    LotWon,
)

TYPES = {event.__name__: event for event in ALL}


@kind
class Nested(PublicEvent):
    rows: tuple[tuple[int, ...], ...]
    part: Part


def test_a_public_event_is_told_to_every_seat() -> None:
    event = LotWon(1, 7)
    assert [event.told_to(viewer) for viewer in (0, 1, None)] == [event, event, event]


def test_the_owner_is_told_a_private_event_and_the_others_its_public_part() -> None:
    event = BidSealed(1, 7)
    assert event.told_to(1) == event
    assert event.told_to(0) == BidLaid(1)
    assert event.told_to(None) == BidLaid(1)


def test_an_event_without_a_public_part_is_left_out_for_others() -> None:
    events = [CardGiven(0, 1, 9), CardReceived(1, 0, 9)]
    assert told(events, 0) == [CardGiven(0, 1, 9)]
    assert told(events, 1) == [CardPassed(0, 1), CardReceived(1, 0, 9)]
    assert told(events, 2) == [CardPassed(0, 1)]
    assert told(events, None) == [CardPassed(0, 1)]


def test_a_private_event_must_say_what_others_see() -> None:
    @kind
    class Silent(PrivateEvent):
        card: int

    with pytest.raises(TypeError, match="public"):
        Silent(0, 1)  # type: ignore[abstract]


def test_an_event_names_no_part_and_reveals_nothing_unless_it_says_so() -> None:
    assert BidLaid(0).parts() == ()
    assert not BidLaid.reveals
    assert BidsRevealed.reveals
    assert BidsRevealed((4, 9)).parts() == ("card:4", "card:9")


@pytest.mark.parametrize(
    "event", [LotWon(1, 7), BidSealed(0, 3), BidsRevealed((1, 2, 3)), CardReceived(1, 0, 9)]
)
def test_an_event_survives_json(event: Event) -> None:
    assert decode(TYPES, json.loads(json.dumps(encode(event)))) == event


def test_lists_in_lists_come_back_as_tuples() -> None:
    event = Nested(((1, 2), (), (3,)), Part("card:4"))
    again = decode({"Nested": Nested}, json.loads(json.dumps(encode(event))))
    assert again == event
    assert hash(again) == hash(event)


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "Unheard"},
        {"kind": ["LotWon"]},
        {"kind": "LotWon", "seat": 1},
        {"kind": "LotWon", "seat": 1, "card": 2, "more": 3},
        {"seat": 1, "card": 2},
        [],
        3,
        None,
        "LotWon",
    ],
    ids=repr,
)
def test_data_that_is_not_an_event_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(DamagedJournal, match="no such event"):
        decode(TYPES, data)
