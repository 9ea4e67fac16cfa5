"""Content is data: another directory can replace it, and what is wrong in it is named."""

import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from polis.games.cities import GAME
from polis.games.cities.content import read_box
from polis.kernel.errors import BadConfig
from polis.kernel.playout import playout
from polis.kernel.rng import seeded


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
            "features.toml", "copies = 5", "copies = 6", "49 feature tiles", id="too many"
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
        pytest.param("goals.toml", '"red"', '"pink"', "colours cannot be", id="no colour"),
        pytest.param(
            "goals.toml", "points = 2", "worth = 2", "worth cannot be", id="an unknown field"
        ),
        pytest.param("cities.toml", "[6, 4, 2]", "[2, 4, 6]", "falling", id="values rise"),
        pytest.param("cities.toml", "need = 1", "need = 0", "need cannot be 0", id="no need"),
        pytest.param("cities.toml", "[[city]]", "[[town]]", "the list", id="not TOML as expected"),
        pytest.param("cities.toml", "values =", "values", "is not TOML", id="not TOML"),
    ],
)
def test_wrong_content_is_named(
    content: Path, name: str, old: str, new: str, complaint: str
) -> None:
    if complaint == "colours cannot be":
        old, new = 'colours = "red"', 'colours = "pink"'
    if complaint == "the list":
        path = content / name
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    else:
        change(content, name, old, new)
    with pytest.raises(BadConfig, match=complaint) as raised:
        GAME.config({"content": str(content)})
    assert name in str(raised.value)


def test_a_missing_directory_is_refused() -> None:
    with pytest.raises(BadConfig, match=r"tiles\.toml"):
        GAME.config({"content": "no/such/place"})


def test_a_city_that_the_content_lacks_is_refused(content: Path) -> None:
    change(content, "cities.toml", '"venice"', '"atlantis"')
    with pytest.raises(BadConfig, match="venice"):
        GAME.config({"content": str(content), "city": "venice"})
