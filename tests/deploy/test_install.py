"""The wheels and deploy/install.sh: polis in an empty environment, in terminal and browser."""

import json
import re
import shlex
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from bench.pool import ROOT
from polis.kernel.registry import game_names
from polis.server.ops.settings import Settings
from tests.deploy.installing import SCRIPT, Installed, install_by_script, install_pure, made_once
from tests.waiting import HANG_SECONDS
from tests.web import house
from tests.web.conftest import LISTED
from tests.web.hands import choices, new_table, play_now, play_to_the_end, tile

pytestmark = pytest.mark.slow

CONTAINER = (ROOT / "deploy" / "Containerfile").read_text("utf-8")


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all workers of this test run share."""
    base = tmp_path_factory.getbasetemp()
    return base if worker_id == "master" else base.parent


@pytest.fixture(scope="session")
def by_script(shared: Path) -> Path:
    if shutil.which("make") is None or not (house.static_folder() / "index.html").is_file():
        pytest.skip("the installation was not tested: no make, or no web client (make static)")
    with made_once(shared / "script") as is_mine:
        if is_mine:
            install_by_script(shared / "script")
    return shared / "script"


@pytest.fixture(scope="session")
def pure(by_script: Path, shared: Path) -> Path:
    with made_once(shared / "pure") as is_mine:
        if is_mine:
            install_pure(shared / "pure")
    return shared / "pure"


@pytest.fixture
def installed(by_script: Path, tmp_path: Path) -> Installed:
    return Installed(by_script, tmp_path)


@pytest.fixture
def installed_pure(pure: Path, tmp_path: Path) -> Installed:
    return Installed(pure, tmp_path)


@contextmanager
def page_at(address: str) -> Iterator[Any]:
    """A page of a real browser. It must not log an error."""
    if house.CHROMIUM is None:
        pytest.skip("the installed app was not opened: there is no chromium")
    playwright = pytest.importorskip("playwright.sync_api")
    complaints: list[str] = []
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=house.CHROMIUM)
        page = browser.new_page(base_url=address, locale="en", reduced_motion="reduce")
        page.set_default_timeout(HANG_SECONDS * 1000)
        page.add_init_script(LISTED)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        yield page
        browser.close()
    assert complaints == []


def terminal_match(place: Installed, game: str) -> str:
    """The end of a match over plain pipes, with the first choice at every question."""
    args = ("play", game, "--seats", "human,random", "--seed", "1")
    return place.run("polis", *args, typed="1\n" * 600).partition("Final scores")[2]


def test_the_script_installs_what_the_tree_contains(installed: Installed) -> None:
    where = installed.run("python", "-c", "import polis; print(polis.__file__)")
    assert where.startswith(str(installed.folder))
    if (ROOT / "build/compiled").is_dir():
        assert installed.run("polis", "--version").endswith("(compiled)\n")
    refused = subprocess.run([str(SCRIPT), str(ROOT / "docs")], capture_output=True, check=False)
    assert (refused.returncode, b"choose another folder" in refused.stderr) == (1, True)


@pytest.mark.usefixtures("by_script")
def test_every_wheel_contains_the_client_the_data_and_the_licences() -> None:
    source = ROOT / "src"
    paths = (path.relative_to(source) for path in (source / "polis").rglob("*") if path.is_file())
    files = {path.as_posix() for path in paths if not {"__pycache__", "static"} & set(path.parts)}
    static = {f"polis/static/{name}" for name in ("index.html", "engine.json", "licences.md")}
    licences = ("/LICENSE", "licenses/web/licences/pyodide-licence.txt")
    wheels = sorted((ROOT / "dist").glob("*.whl"))
    assert wheels
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            names = set(archive.namelist())
            index = json.loads(archive.read("polis/static/engine.json"))
        engine = {f"polis/static/{path}" for path in index["files"]}
        assert (files | static | engine) - names == set()
        assert all(any(name.endswith(licence) for name in names) for licence in licences)


def test_a_pure_wheel_meets_its_own_requirements(installed_pure: Installed) -> None:
    assert installed_pure.run("polis", "--version").endswith("(pure)\n")
    installed_pure.run("python", "-m", "pip", "check")


@pytest.mark.parametrize("game", game_names())
def test_a_match_in_the_terminal_is_the_same_pure_and_compiled(
    installed: Installed, installed_pure: Installed, game: str
) -> None:
    score = terminal_match(installed_pure, game)
    assert re.search(r"wins!|You (win|share)", score)
    assert terminal_match(installed, game) == score


@pytest.mark.parametrize("game", game_names())
def test_a_match_in_the_browser(installed: Installed, game: str) -> None:
    with (
        installed.serving("--no-open", "--port", "0") as address,
        page_at(address) as page,
    ):
        new_table(page, game, seats=2)
        play_to_the_end(page)
        verdict = page.get_by_role("dialog").inner_text()
    assert re.search(r"wins!|Shared victory|You (win|share)", verdict)
    assert (installed.home / "data/polis/polis.db").is_file()


def test_the_pure_app_plays_on_its_server_and_on_the_device(installed_pure: Installed) -> None:
    with (
        installed_pure.serving("--no-open", "--port", "0") as address,
        page_at(address) as page,
    ):
        game = game_names()[0]
        play_now(page, game)
        choices(page).first.wait_for()
        page.goto("/#/")
        page.get_by_label("Play on this device").check()
        tile(page, game).get_by_role("button", name="Play now").click()
        page.wait_for_selector(".frame [data-part]")
        assert "/table/here-" in page.url


# -- the container --------------------------------------------------------------------------------


def lines(instruction: str) -> list[str]:
    """The arguments of an instruction of the Containerfile."""
    return re.findall(rf"^{instruction} (.*)$", CONTAINER, re.MULTILINE)


def test_the_container_installs_by_the_same_script() -> None:
    assert f"/source/{SCRIPT.relative_to(ROOT)} /opt/polis" in lines("RUN")
    assert "--from=build /opt/polis /opt/polis" in lines("COPY")
    images = [line.split()[0] for line in lines("FROM")]
    assert images[0].removesuffix("-slim") == images[1].removesuffix("-slim")  # the same Python


def test_the_command_and_the_health_check_of_the_container_work(installed: Installed) -> None:
    settings = dict(pair.split("=", 1) for pair in shlex.split(lines("ENV")[0]))
    assert set(settings) <= {f"POLIS_{item.name.upper()}" for item in fields(Settings)}
    program, *args = json.loads(lines("CMD")[0])
    assert program == "/opt/polis/bin/polis"
    mine = {"POLIS_DATABASE": f"sqlite:///{installed.home}/polis.db", "POLIS_PORT": "0"}
    with installed.serving(*args, **(settings | mine)) as address:
        python, *check = json.loads(lines("HEALTHCHECK")[0].partition(" CMD ")[2])
        assert python == "/opt/polis/bin/python"
        shown = f"http://127.0.0.1:{settings['POLIS_PORT']}"
        installed.run("python", *(part.replace(shown, address) for part in check))
    assert (installed.home / "polis.db").is_file()
