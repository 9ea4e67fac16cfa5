"""Events: which seat is told what. Rules G1.21 and G3.2."""

import dataclasses

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis import events as facts
from polis.games.ginkgopolis.components import CARD_BY_NAME, NOTHING
from polis.games.ginkgopolis.geometry import cell_at
from polis.kernel.event import Event, PrivateEvent, decode, encode, told
from tests.games.ginkgopolis.positions import (
    OTHER,
    TWO,
    choose,
    city,
    kinds,
    legal,
    play,
    position,
)
from tests.rules import rule

R4 = CARD_BY_NAME["R4"]
A = CARD_BY_NAME["A"]


@rule("G1.21", "G3.2")
@pytest.mark.parametrize(
    "private, public",
    [
        (facts.CharacterKept(1, CARD_BY_NAME["RU1"]), facts.CharacterPicked(1)),
        (facts.PacketReceived(1, (CARD_BY_NAME["RU1"],)), None),
        (facts.CardPicked(1, A), None),
        (facts.ChoiceSealed(1, A, R4), facts.Sealed(1, with_tile=True)),
        (facts.ChoiceSealed(1, A, NOTHING), facts.Sealed(1, with_tile=False)),
        (facts.CardsReceived(1, (A,)), None),
        (facts.TilesTaken(1, (R4,), NOTHING), facts.TilesTakenUnseen(1, 1, NOTHING)),
    ],
    ids=lambda event: type(event).__name__,
)
def test_other_seats_are_told_only_the_public_part_of_a_secret(
    private: PrivateEvent, public: Event | None
) -> None:
    assert private.told_to(1) == private
    for seat in (0, 2, None):
        assert private.told_to(seat) == public
    assert public is None or public.parts() == ()


@rule("G1.21")
def test_every_secret_event_is_tested_above() -> None:
    secret = {kind.__name__ for kind in facts.EVENT_TYPES if issubclass(kind, PrivateEvent)}
    assert secret == {
        "CharacterKept", "PacketReceived", "CardPicked", "ChoiceSealed", "CardsReceived",
        "TilesTaken",
    }  # fmt: skip


def test_the_events_of_an_exploit_are_in_order() -> None:
    state = position(TWO, city("0,1:R7^2@1"), "side 0 characters=YX1,BX1 hand=R7,A,B,C", OTHER)
    events = choose(state, 0, "R7")
    assert kinds(events[:5]) == ["ChoiceSealed", "ChoiceRevealed", "Exploited", "Gained", "Gained"]
    assert kinds(events[5:6]) == ["TilesTaken"]
    assert events[3] == facts.Gained(0, "building", cell_at(0, 1), 2, 0)
    assert events[4] == facts.Gained(0, "bonus", NOTHING, 0, 1)


def test_a_construct_reports_costs_and_returns() -> None:
    state = position(
        TWO, city("0,1:B5^2@1"), "side 0 resources=5 points=3 tiles=R4 hand=B5,A,B,C", OTHER
    )
    events = choose(state, 0, "B5+R4")
    assert facts.ResourcesReturned(1, 2, 2) in events
    (built,) = [event for event in events if isinstance(event, facts.FloorBuilt)]
    assert (built.height, built.points_paid, built.resources_placed, built.resources_paid) == (
        3, 1, 3, 1,
    )  # fmt: skip


@rule("G4.2")
def test_a_gain_of_nothing_is_not_reported() -> None:
    state = position(TWO, city("0,1:R7^2@1"), "side 0 pool=0 hand=R7,A,B,C", OTHER)
    assert "Gained" not in kinds(choose(state, 0, "R7"))


def test_every_event_survives_being_written_down() -> None:
    types = {kind.__name__: kind for kind in GAME.event_types}
    state = position(TWO, "side 0 resources=5 tiles=R4 hand=A,B,C,D", OTHER)
    events = choose(state, 0, "A+R4")
    events += play(state, 0, legal(state, 0)[0])
    for event in events:
        assert decode(types, encode(event)) == event


def test_a_spectator_is_told_no_tile_and_no_card_of_a_hand() -> None:
    state = position(TWO, "side 0 hand=B1,B,C,D", "side 1 hand=Y2,J,K,L chosen=Y2")
    events = choose(state, 0, "B1")
    named = {part for event in told(events, None) for part in event.parts()}
    assert named == {"card:B1", "card:Y2"}


def test_no_two_kinds_of_events_share_a_name() -> None:
    names = [kind.__name__ for kind in facts.EVENT_TYPES]
    assert len(names) == len(set(names))
    declared = {
        name
        for name, kind in vars(facts).items()
        if isinstance(kind, type)
        and dataclasses.is_dataclass(kind)
        and kind.__module__ == facts.__name__
    }
    assert declared == set(names)
