"""One way to name components: what `say` gives, for a table with certain options."""

from polis.games.cities import GAME
from polis.kernel.message import Part
from polis.kernel.naming import all_names, own_names


def test_a_usual_table_has_no_names_of_its_own() -> None:
    assert own_names(GAME, GAME.config({})) == {}


def test_places_of_a_larger_table_have_names_of_their_own() -> None:
    place = Part("space:0,0")
    own = own_names(GAME, GAME.config({"seats": 2, "long": True}))
    assert all_names(GAME)[place].args["name"] == "E5"
    assert own[place].args["name"] == "I9"
    assert {part.kind for part in own} == {"space", "cell"}
