"""Why a part cannot be chosen now: the rule, by its number."""

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.message import Part
from polis.text.catalogue import LANGUAGES
from polis.text.voice import Voice
from tests.games.ginkgopolis.goldens import PUSH
from tests.games.ginkgopolis.positions import OTHER, TWO, choose, city, play, position, question

SPECTATOR = None


def asked(state: GinkgoState, part: str, viewer: int | None = 0) -> tuple[str, object] | None:
    """The reason against a part, and the rule that it cites."""
    reason = GAME.why(GAME.view(state, viewer), Part(part))
    return None if reason is None else (reason.id, reason.args["rule"])


def choosing() -> GinkgoState:
    return position(
        TWO, city("0,1:R7^2@1!"), "side 0 tiles=R4 hand=R1,A,B,C", "side 1 tiles=Y9 hand=Y1,D,E,G"
    )


def test_a_building_needs_its_card_and_a_construction_site_has_none() -> None:
    state = choosing()
    assert asked(state, "cell:-1,1") is None
    assert asked(state, "cell:-1,0") == ("why-no-card", "G4.3")
    assert asked(state, "cell:0,1") == ("why-site", "G6.15")
    assert asked(state, "cell:5,5") == ("why-empty", "G5.2")


def test_a_marker_needs_its_letter() -> None:
    state = choosing()
    assert asked(state, "marker:A") is None
    assert asked(state, "marker:D") == ("why-no-letter", "G3.12")
    assert asked(state, "cell:2,1") == ("why-no-letter", "G3.12")


def test_cards_and_tiles_of_others_are_not_yours() -> None:
    state = choosing()
    assert asked(state, "card:R1") is None
    assert asked(state, "card:Y1") == ("why-not-in-hand", "G3.1")
    assert asked(state, "tile:R7") == ("why-not-in-stock", "G3.1")
    assert asked(state, "tile:R4") == ("why-card-first", "G3.1")


def test_a_chosen_card_is_taken_back_before_another_is_chosen() -> None:
    state = choosing()
    play(state, 0, "card:R1")
    assert asked(state, "tile:R4") is None
    assert asked(state, "tile:Y9") == ("why-not-in-stock", "G3.1")
    assert asked(state, "card:A") == ("why-chosen", "G14.7")
    play(state, 0, "alone")
    assert asked(state, "card:A") == ("why-sealed", "G14.7")


def test_a_letter_is_answered_before_anything_else() -> None:
    state = position(TWO, "side 0 hand=A,B,C,D", OTHER)
    choose(state, 0, "A")
    assert asked(state, "card:B") == ("why-letter", "G4.1")
    assert asked(state, "card:J", viewer=1) == ("why-waiting", "G3.9")


def test_a_marker_goes_to_a_free_cell_beside_its_new_building() -> None:
    state = position(TWO, "side 0 resources=2 tiles=R4 hand=A,B,C,D", OTHER)
    choose(state, 0, "A+R4")
    assert question(state) == "marker"
    assert asked(state, "marker:A") is None
    assert asked(state, "cell:-1,3") is None
    assert asked(state, "cell:0,1") == ("why-marker", "G8.1")
    assert asked(state, "card:C") == ("why-marker-first", "G5.4")


def test_a_blocked_marker_goes_between_its_neighbours() -> None:
    blocked = position(
        "ginkgopolis seats=2", "round 5 question=marker waiting=0 moving=B",
        city("-1,2:R4@1", "1,2:R5@1", "0,3:R6@1", "0,2:R7@0!"),
        "markers A:-2,2 B:- C:1,3", "agenda end-round:0:0 bonus:0:1",
    )  # fmt: skip
    assert asked(blocked, "cell:-1,3") is None
    assert asked(blocked, "cell:5,5") == ("why-marker-blocked", "G8.7")


def test_without_room_only_the_direction_of_the_push_is_chosen() -> None:
    state = position(*PUSH)
    assert asked(state, "cell:0,4") == ("why-marker-push", "G8.10")


def test_tiles_go_back_from_behind_the_screen_in_ascending_order() -> None:
    state = position(
        TWO,
        city("0,0:B7^3@1"),
        "supply Y4",
        "side 0 tiles=R4,R5,Y5 hand=B7,A,B,C",
        "side 1 tiles=Y9,Y10 hand=D,E,F,G",
    )
    choose(state, 1, "D+Y10")
    choose(state, 0, "B7")
    play(state, 0, "give:R5")
    assert asked(state, "tile:Y5") is None
    assert asked(state, "tile:R4") == ("why-return-order", "G10.2")
    assert asked(state, "tile:Y9") == ("why-not-in-stock", "G10.2")
    assert asked(state, "card:A") == ("why-return", "G10.2")
    assert asked(state, "tile:Y10", viewer=1) == ("why-return-chosen", "G10.4")


def test_only_a_character_of_the_packet_can_be_kept() -> None:
    state = position(
        "ginkgopolis seats=2 characters=draft", "round 0 question=draft waiting=0,1",
        "side 0 hand=RU1,RX1,RC1,YU1", "side 1 hand=BU1,BX1,BC1,YX1",
    )  # fmt: skip
    assert asked(state, "card:RU1") is None
    assert asked(state, "cell:0,0") == ("why-draft", "G2.9")


def test_spectators_are_told_nothing() -> None:
    assert asked(choosing(), "card:Y1", SPECTATOR) is None


def test_a_reason_cites_its_rule_in_every_language() -> None:
    state = choosing()
    view = GAME.view(state, 0)
    for part, rule in (("cell:0,1", "(G6.15)"), ("marker:D", "(G3.12)"), ("card:Y1", "(G3.1)")):
        reason = GAME.why(view, Part(part))
        assert reason is not None
        for language in LANGUAGES:
            said = Voice(language, GAME, ["Ana", "Bo"]).render(reason, view)
            assert rule.strip("()") in said, said
