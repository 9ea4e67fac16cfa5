"""Facts for drawings: what the view's rows hold, and what can come on a space."""

from polis.games.cities import GAME
from polis.games.cities.components import BUILDINGS, KIND_NAMES, NOTHING
from polis.games.cities.events import space_part
from polis.games.cities.facts import facts
from polis.games.cities.messages import slot_items
from polis.games.cities.view import DistrictView
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting
from tests.games.cities.positions import THREE, position


def test_slots_say_where_their_components_lie_in_the_view() -> None:
    view = GAME.view(position(THREE), 0)
    rows = (view.goal_row, view.tile_row, view.feature_row, view.building_row)
    for number, slot in enumerate(facts()["slots"]):
        held = rows[slot["row"]][slot["first"] : slot["last"]]
        count = sum(held) if slot["row"] == BUILDINGS else len(held)
        items = slot_items(view, number)
        hidden = [part for part in items if part.kind == "hidden"]
        assert count == len(items) - len(hidden)
        assert slot["hides"] == bool(hidden)
        assert not hidden or view.face_down[slot["row"]] > 0


def test_with_two_players_the_middle_place_is_closed() -> None:
    assert facts()["closed_places"] == {"2": [1], "3": [], "4": []}


def test_every_space_of_a_match_has_a_hint() -> None:
    match = Match(GAME, Header(GAME.id, GAME.version, {"seats": 2, "theaters": True}, 3))
    rng = seeded(3)
    seen: set[str] = set()
    while not match.is_over:
        seat = seats_waiting(match.state)[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[rng.below(len(legal))])
        for district in match.game.view(match.state, None).districts:
            seen |= _keys(district)
    assert len(seen) > 20
    assert seen <= facts()["hints"].keys()


def _keys(district: DistrictView) -> set[str]:
    """The spaces of a district, as the hints name them."""
    grounds = facts()["grounds"]
    spaces = zip(district.ground, district.features, district.heights, strict=True)
    return {f"{grounds[ground]}.{_kind(kind)}.{height}" for ground, kind, height in spaces}


def _kind(kind: int) -> str:
    return "none" if kind == NOTHING else KIND_NAMES[kind]


def test_a_hint_says_what_may_come() -> None:
    hints = facts()["hints"]
    ids = {key: hints[key].id for key in ("park.none.0", "red.none.4", "neutral.special.0")}
    assert ids == {
        "park.none.0": "why-park",
        "red.none.4": "why-no-floor",
        "neutral.special.0": "why-any-colour",
    }


def test_different_features_in_a_zone_pay_more() -> None:
    assert facts()["zone_points"] == [0, 1, 3, 6, 10]


def test_columns_and_rows_have_the_names_of_their_spaces() -> None:
    for way, options in (("usual", {}), ("long", {"seats": 2, "long": True})):
        chart = facts()["chart"][way]
        view = GAME.view(GAME.start(GAME.config(options), 0), None)
        said = GAME.say(space_part(1, -1), view).args["name"]
        first = chart["first"]
        assert said == chart["columns"][1 - first] + chart["rows"][-1 - first]
