"""Content is data: another directory can replace it, and errors in it are named."""

import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from polis.games.cities import GAME
from polis.games.cities.components import NOTHING
from polis.games.cities.content import read_box
from polis.games.cities.rules.achievements import value_of
from polis.kernel.errors import BadConfig
from polis.kernel.message import part
from polis.kernel.playout import playout
from polis.kernel.rng import seeded
from polis.text.voice import Voice
from tests.games.cities.positions import legal, play
from tests.rules import rule


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A copy of the content that comes with the game, to be changed."""
    folder = tmp_path / "my content"
    with as_file(files("polis.games.cities") / "data") as data:
        shutil.copytree(data, folder)
    return folder


def change(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_directory_replaces_the_content(content: Path) -> None:
    change(content, "goals.toml", "points = 2", "points = 7")
    config = GAME.config({"content": str(content)})
    state = GAME.start(config, 1)
    assert state.box.goal_points[0] == 7
    playout(GAME, state, seeded(1))
    assert GAME.write(GAME.read(GAME.write(state))) == GAME.write(state)


def test_a_card_of_a_known_family_is_one_line(content: Path) -> None:
    path = content / "goals.toml"
    lines = path.read_text(encoding="utf-8").splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("  {"))
    lines[last] = (
        '  { id = "mine", points = 3, counts = "buildings", colours = "red",'
        ' heights = 4, source = "polis" },'
    )
    path.write_text("\n".join(lines), encoding="utf-8")
    assert "mine" in read_box(str(content)).goal_names


@pytest.mark.parametrize(
    "name, old, new, complaint",
    [
        pytest.param("tiles.toml", '"RB/', '"RX/', "T01: spaces", id="a letter is no ground"),
        pytest.param("tiles.toml", '"T02"', '"T01"', "T01: id", id="two tiles of one name"),
        pytest.param(
            "features.toml", "copies = 4", "copies = 5", "49 feature tiles", id="too many"
        ),
        pytest.param("features.toml", '"tree"', '"oak"', "oak: id", id="an unknown kind"),
        pytest.param(
            "goals.toml", "points = 2", "points = 0", "points cannot be 0", id="no points"
        ),
        pytest.param("goals.toml", '"published"', '"mine"', "source cannot be", id="no source"),
        pytest.param(
            "goals.toml", "heights = 2", "heights = 5", "heights cannot be", id="5 floors"
        ),
        pytest.param("goals.toml", '"colour-sets"', '"sets"', "counts cannot be", id="no family"),
        pytest.param(
            "goals.toml", 'colours = "red"', 'colours = "pink"', "colours cannot be", id="no colour"
        ),
        pytest.param(
            "goals.toml", "points = 2", "worth = 2", "worth cannot be", id="an unknown field"
        ),
        pytest.param("cities.toml", "[10, 6, 3]", "[3, 6, 9]", "falling", id="values rise"),
        pytest.param("cities.toml", "[10, 6, 3]", '["a", "b", 3]', "falling", id="values in words"),
        pytest.param("cities.toml", "[10, 6, 3]", "[6, 4, -2]", "falling", id="a negative value"),
        pytest.param("cities.toml", "[10, 6, 3]", "6", "falling", id="one value"),
        pytest.param("cities.toml", "need = 10", "need = -1", "need cannot be -1", id="negative"),
        pytest.param("cities.toml", "need = 4", "need = 5", "from 1 to 4", id="five heights"),
        pytest.param("cities.toml", '"barcelona"', '"random"', "any city", id="not a city's name"),
        pytest.param("cities.toml", '"barcelona"', '"my town"', "letters", id="a space in an id"),
        pytest.param(
            "cities.toml", "size = 3, ", "size = 3, colours = 'red', ", "'zones' uses", id="ignored"
        ),
        pytest.param(
            "goals.toml", "heights = [1, 2]", "heights = [1, 2, 3]", "from, to", id="three heights"
        ),
        pytest.param(
            "goals.toml", "heights = [1, 2]", 'heights = "low"', "heights cannot be", id="a word"
        ),
        pytest.param(
            "goals.toml", "heights = [1, 4]", "heights = 2", "several heights", id="a set of one"
        ),
        pytest.param(
            "goals.toml", "points = 2", 'points = "2"', "points cannot be '2'", id="a string"
        ),
        pytest.param(
            "goals.toml", "points = 2", "points = -2", "a number from 1 to 20", id="minus two"
        ),
        pytest.param(
            "goals.toml", 'colours = "red"', "colours = ['red']", "colours cannot be", id="a list"
        ),
        pytest.param(
            "goals.toml", 'terrain = "red"', 'terrain = "moon"', "terrain cannot be", id="no ground"
        ),
        pytest.param(
            "goals.toml", ', terrain = "red"', "", "terrain cannot be missing", id="no terrain"
        ),
        pytest.param("goals.toml", "goal = [", "goal = [3,", "goal 1 is 3", id="not a table"),
        pytest.param("tiles.toml", '"RB/YG"', '"RBY/G"', "two rows", id="rows of different length"),
        pytest.param("cities.toml", "need = 1", "need = 0", "need cannot be 0", id="no need"),
        pytest.param(
            "cities.toml", "[[city]]", "[[town]]", "cannot have 'town'", id="an unknown list"
        ),
        pytest.param("cities.toml", "values =", "values", "is not TOML", id="not TOML"),
    ],
)
def test_wrong_content_is_named(
    content: Path, name: str, old: str, new: str, complaint: str
) -> None:
    if complaint == "cannot have 'town'":
        path = content / name
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    else:
        change(content, name, old, new)
    with pytest.raises(BadConfig, match=complaint) as raised:
        GAME.config({"content": str(content)})
    assert name in str(raised.value)


def test_a_ninth_city_has_a_name_and_values_of_its_own(content: Path) -> None:
    path = content / "cities.toml"
    rows = [
        '{ counts = "spaces", terrain = "street", empty = true, need = 2, source = "polis" },',
        '{ counts = "spaces", terrain = "park", need = 9, values = [9, 8, 7], source = "polis" },',
        '{ counts = "features", terrain = "water", need = 9, source = "polis" },',
    ]
    city = ["[[city]]", 'id = "paris"', 'name = "Paris"', 'source = "polis"', "values = [5, 4, 1]"]
    text = "\n".join(["", *city, "achievements = [", *rows, "]", ""])
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")
    state = GAME.start(GAME.config({"content": str(content), "city": "paris", "seats": 3}), 1)
    assert [value_of(state, number, 0) for number in range(3)] == [5, 9, 5]
    voice = Voice("en", GAME, ["A", "B", "C"], strict=True)
    view = GAME.view(state, 0)
    assert voice.render(part("city", "paris"), view) == "Paris"
    assert voice.render(part("achievement", "paris.1"), view) == "2 empty street spaces"


@rule("K8.1")
def test_an_achievement_that_the_starting_tile_meets_is_gained_in_the_first_turn(
    content: Path,
) -> None:
    """The player whose turn ends first gets the best place."""
    change(content, "cities.toml", 'counts = "group", need = 10', 'counts = "floors", need = 60')
    old = 'counts = "squares", heights = 2, need = 1'
    change(content, "cities.toml", old, 'counts = "spaces", terrain = "park", need = 1')
    config = GAME.config({"content": str(content), "city": "barcelona", "seats": 3, "first": 0})
    state = GAME.start(config, 1)
    while state.round == 0:
        play(state, legal(state)[0])
    assert state.markers[:3] == [NOTHING] * 3
    play(state, "take-goal 1.1")
    assert state.markers[:3] == [0, NOTHING, NOTHING]
    play(state, "take-goal 1.2")
    assert state.markers[:3] == [0, 1, NOTHING]


def test_a_file_that_is_not_text_is_refused(content: Path) -> None:
    (content / "goals.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadConfig, match=r"goals\.toml cannot be read"):
        GAME.config({"content": str(content)})


def test_a_missing_directory_is_refused() -> None:
    with pytest.raises(BadConfig, match=r"tiles\.toml"):
        GAME.config({"content": "no/such/place"})


def test_a_city_that_the_content_lacks_is_refused(content: Path) -> None:
    change(content, "cities.toml", '"venice"', '"atlantis"')
    with pytest.raises(BadConfig, match="venice"):
        GAME.config({"content": str(content), "city": "venice"})
