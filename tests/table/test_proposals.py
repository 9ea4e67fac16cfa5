"""Whose consent a proposal needs."""

from dataclasses import replace

from polis.table.clocks import NO_CLOCK
from polis.table.proposals import Situation, is_agreed, voters, with_vote
from polis.table.records import Proposal, SeatRecord, TableRecord
from polis.wire.table_info import Clock

SEATS = [
    SeatRecord(0, "person", "ana", "Ana", None, None, None, None),
    SeatRecord(1, "person", "bo", "Bo", None, None, None, None),
    SeatRecord(2, "person", "cy", "Cy", None, None, None, None),
    SeatRecord(3, "bot", None, "greedy:2", "greedy:2", None, None, None),
]
TABLE = TableRecord(
    "t", "g", 1, {}, 7, "running", "private", "", "ana", NO_CLOCK, True, 0, 0, waiting=0b10
)
REPLACE = Proposal(id=1, what="replace", by=0, number=None, target=1, agreed=(0,))
REWIND = Proposal(id=1, what="rewind", by=0, number=3, target=None, agreed=(0,))
ALL = {"ana", "bo", "cy"}


def test_every_person_who_plays_must_agree_to_go_back() -> None:
    assert voters(SEATS, REWIND) == [0, 1, 2]
    assert not is_agreed(SEATS, with_vote(REWIND, 1))
    assert is_agreed(SEATS, with_vote(with_vote(REWIND, 2), 1))


def test_a_player_who_left_does_not_vote() -> None:
    seats = [SEATS[0], replace(SEATS[1], replaced_by="greedy:2"), *SEATS[2:]]
    assert voters(seats, REWIND) == [0, 2]


def test_a_player_who_is_present_is_asked_before_they_are_replaced() -> None:
    assert Situation(TABLE, SEATS, ALL, is_still=False).asks_target(REPLACE)
    assert voters(SEATS, replace(REPLACE, asks_target=True)) == [0, 1, 2]


def test_a_player_who_keeps_all_waiting_without_a_clock_is_not_asked() -> None:
    assert not Situation(TABLE, SEATS, ALL, is_still=True).asks_target(REPLACE)
    timed = replace(TABLE, clock=Clock(kind="live"))
    assert Situation(timed, SEATS, ALL, is_still=True).asks_target(REPLACE)


def test_a_player_is_always_asked_if_one_person_alone_would_decide() -> None:
    seats = [SEATS[0], SEATS[1], SEATS[3]]
    assert Situation(TABLE, seats, ALL, is_still=True).asks_target(REPLACE)


def test_the_host_replaces_a_player_who_is_gone_without_asking() -> None:
    gone = Situation(TABLE, SEATS, {"ana", "cy"}, is_still=True)
    assert gone.host_decides(REPLACE)
    assert gone.is_ripe(REPLACE)
    assert not gone.host_decides(replace(REPLACE, by=2)), "only the host"
    assert not Situation(TABLE, SEATS, ALL, is_still=True).host_decides(REPLACE)
