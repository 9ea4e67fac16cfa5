"""The structure of the project: allowed imports, the files of a game, forbidden contents.

Every check is a function from text to findings. Tests at the end try each on bad samples.
"""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "polis"
TOYS = ROOT / "tests" / "toys"

# Who may import whom. `{game}` is the game's own folder. A new part needs a row.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "kernel": ("polis.kernel",),
    "games": ("polis.kernel", "{game}"),
    "text": ("polis.kernel", "polis.text"),
    "bots": ("polis.kernel", "polis.bots"),
    "arena": ("polis.kernel", "polis.bots", "polis.arena"),
    "training": ("polis.kernel", "polis.bots", "polis.arena", "polis.training"),
    "wire": ("polis.kernel", "polis.wire"),
    "table": ("polis.kernel", "polis.wire", "polis.table"),
    "server": ("polis.kernel", "polis.bots", "polis.table", "polis.wire", "polis.server"),
    "server.store": (
        *("polis.kernel", "polis.table", "polis.wire", "polis.server.store"),
        *("polis.server.errors", "polis.server.people.skill"),
        *("polis.server.ops.clock", "polis.server.ops.startup_errors"),
    ),
    "server.bots": ("polis.kernel", "polis.bots", "polis.server.bots", "polis.server.games"),
    "server.people": (
        *("polis.kernel", "polis.text", "polis.table", "polis.wire", "polis.server.people"),
        *("polis.server.errors", "polis.server.store", "polis.server.ops.settings"),
    ),
    "server.peers": ("polis.kernel", "polis.table", "polis.server.peers", "polis.server.store"),
    "server.tables": (
        *("polis.kernel", "polis.bots", "polis.table", "polis.wire", "polis.server.tables"),
        *("polis.server.clean_text", "polis.server.codec", "polis.server.errors"),
        *("polis.server.games", "polis.server.bots", "polis.server.peers", "polis.server.store"),
        *("polis.server.people.bans", "polis.server.people.reminders"),
        "polis.server.live.connection",
        *("polis.server.http.rate_limits", "polis.server.ops.clock"),
        *("polis.server.ops.floods", "polis.server.ops.metrics", "polis.server.ops.pace"),
        "polis.server.ops.settings",
    ),
    "server.lobby": (
        *("polis.kernel", "polis.bots", "polis.table", "polis.wire", "polis.server.lobby"),
        *("polis.server.clean_text", "polis.server.codec", "polis.server.errors"),
        *("polis.server.games", "polis.server.people", "polis.server.store"),
        "polis.server.tables",
    ),
    "server.live": (
        *("polis.kernel", "polis.table", "polis.wire", "polis.server.live"),
        *("polis.server.codec", "polis.server.errors", "polis.server.services"),
        *("polis.server.http.security", "polis.server.people", "polis.server.store"),
        *("polis.server.tables", "polis.server.ops.clock", "polis.server.ops.pace"),
    ),
    "server.http": (
        *("polis.kernel", "polis.bots", "polis.table", "polis.text", "polis.wire"),
        "polis.server",
    ),
    "server.ops": ("polis.kernel", "polis.bots", "polis.table", "polis.wire", "polis.server"),
    "local": (
        *("polis.kernel", "polis.bots", "polis.table", "polis.wire", "polis.local"),
        *("polis.__version__", "polis.server.clean_text", "polis.server.errors"),
        "polis.server.games",
    ),
    "client": ("polis.kernel", "polis.bots", "polis.wire", "polis.client"),
    "export": (
        *("polis.kernel", "polis.text", "polis.wire", "polis.table", "polis.local"),
        "polis.export",
    ),
    "cli": ("polis",),
}
# These need nothing from outside but mypy_extensions.
LIGHT = {"kernel", "games", "bots", "wire", "table", "local"}
NAMELESS = [  # no game is named in the files that match
    *(
        f"src/polis/{part}/**/*"
        for part in (
            "kernel",
            "text",
            "bots",
            "arena",
            "training",
            "wire",
            "table",
            "local",
            "server",
            "export",
        )
    ),
    *(
        f"web/src/{part}/**/*"
        for part in ("net", "session", "a11y", "settings", "ui", "app", "pages")
    ),
    *("web/src/*.ts", "web/src/i18n/*.ts", "web/src/games/*.ts"),
]

GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/__init__.py"))
GAME_NAMES = sorted({"ginkgopolis", "cities"} | {folder.name for folder in GAMES})
GAME_MODULES = [
    "__init__", "game", "config", "components", "geometry", "state", "setup",
    "actions", "flow", "effects", "scoring", "events", "view",
    "imagine", "features", "messages", "preview", "standings", "why", "parts",
    "drawing", "notation",
]  # fmt: skip
GAME_FILES = [*(f"{name}.py" for name in GAME_MODULES), "rules", "locale"]
MAX_LINES = 400

# Index options, `resolved` lines of npm, and addresses of archives, indexes and registries.
ADDRESS = re.compile(
    r"""--(?:extra-)?index[-]url | --find[-]links | --trusted[-]host | --registry[ =]
      | ^\s*(?:-i|-f)\s+\S*[/:] | ^\s*(?:extra-)?index[-_]url\s*= | ^\s*(?:@\S+:)?registry\s*=
      | "resolved"\s*: | \bfile:/{2}
      | \bhttps?:/{2}(?:files|pypi|registry|mirrors?)\.
      | \bhttps?:/{2}\S+(?:/simple\b|/artifactory/|\.whl\b|\.tar\.\w+|\.tgz\b|\.zip\b)""",
    re.MULTILINE | re.VERBOSE,
)
# A lock file contains no address at all, and no path of the machine it was made on.
ADDRESS_IN_LOCK = re.compile(r":/{2}|(?<![\w./])/\w+/|[A-Z]:\\|--hash=(?!sha256:[0-9a-f]{64}\b)")
LOCK_FILES = re.compile(r"(^|/)(requirements/[^/]+|uv\.lock|pylock.*\.toml)$")


# --- the checks -----------------------------------------------------------------------------------


def imports(text: str, module: str, is_package: bool = False) -> Iterator[str]:
    """The full names of all modules that the text of a module imports, relative ones resolved."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = module.split(".")
            anchor = parents[: len(parents) - node.level + is_package] if node.level else []
            origin = ".".join([*anchor, *([node.module] if node.module else [])])
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def part_of(module: str) -> str:
    """The row of MAY_IMPORT for a module: its package, in the server also the one inside."""
    names = module.split(".")[1:]
    inner = ".".join(names[:2])
    return inner if inner in MAY_IMPORT else names[0] if names else ""


def home_of(module: str) -> str:
    """The game's own folder, as a module: polis.games.<id>."""
    return ".".join(module.split(".")[:3])


def is_inside(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def forbidden_imports(text: str, module: str, is_package: bool = False) -> list[str]:
    """The imports of a module of polis that the table does not allow."""
    part = part_of(module)
    if module in ("polis", "polis.games"):
        allowed: list[str] = []
    elif part not in MAY_IMPORT:
        return [f"{module}: {part!r} has no row in MAY_IMPORT"]
    else:
        allowed = [row.format(game=home_of(module)) for row in MAY_IMPORT[part]]
    return [
        f"{module} imports {name}"
        for name in imports(text, module, is_package)
        if not is_allowed(name, allowed, is_light=part in LIGHT or not allowed)
    ]


def is_allowed(name: str, allowed: list[str], is_light: bool) -> bool:
    top = name.partition(".")[0]
    if top == "polis":
        return any(is_inside(name, package) for package in allowed)
    return not is_light or top in sys.stdlib_module_names or top == "mypy_extensions"


def named_games(text: str) -> list[str]:
    """The games that a text names, as a word or as part of a CamelCase name."""
    return [
        name
        for name in GAME_NAMES
        if re.search(rf"(?<![A-Za-z]){name}(?![a-z])|{name.capitalize()}|{name.upper()}", text)
    ]


def addresses(path: str, text: str) -> list[str]:
    """The lines of a file with a download address or a path of a machine."""
    found = [match.start() for match in ADDRESS.finditer(text)]
    if LOCK_FILES.search(path):
        found += [match.start() for match in ADDRESS_IN_LOCK.finditer(text)]
    return [f"{path}:{text.count(chr(10), 0, start) + 1}" for start in sorted(set(found))]


def missing_files(names: set[str]) -> list[str]:
    """The files that a game's folder lacks."""
    return [name for name in GAME_FILES if name not in names]


# --- the files ------------------------------------------------------------------------------------


def module_name(path: Path, base: Path) -> str:
    parts = path.relative_to(base).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def project_files() -> list[str]:
    """The tracked and untracked files of git; without git, all files outside the caches."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
        names = [name for name in listed.stdout.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        names = []
        for folder, below, files in os.walk(ROOT):
            below[:] = [
                name
                for name in below
                if name not in ("build", "dist", "node_modules", "__pycache__")
                and not name.endswith(".egg-info")
                and (name == ".ci" or not name.startswith("."))
            ]
            names += [(Path(folder) / name).relative_to(ROOT).as_posix() for name in files]
    return sorted(name for name in names if (ROOT / name).is_file())


def text_of(path: Path) -> str:
    """The text of a file; empty for a picture or other binary file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


MODULES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: module_name(path, SOURCE))
def test_a_module_imports_only_what_its_part_of_the_house_may(path: Path) -> None:
    name = module_name(path, SOURCE)
    assert forbidden_imports(text_of(path), name, path.name == "__init__.py") == []


def test_the_modules_were_found() -> None:
    assert PACKAGE / "kernel" / "game.py" in MODULES
    assert GAMES, "no game in src/polis/games"


def test_a_toy_game_needs_nothing_but_the_kernel() -> None:
    for path in sorted(TOYS.rglob("*.py")):
        name = module_name(path, ROOT)
        house = [found for found in imports(text_of(path), name) if is_inside(found, "polis")]
        assert [found for found in house if not is_inside(found, "polis.kernel")] == [], name


def test_shared_code_names_no_game() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): named_games(text_of(path))
        for pattern in NAMELESS
        for path in sorted(ROOT.glob(pattern))
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_game_has_the_same_files(folder: Path) -> None:
    assert missing_files({path.name for path in folder.iterdir()}) == []
    assert any(path.name != "__init__.py" for path in (folder / "rules").glob("*.py"))
    assert list((folder / "locale").glob("*.ftl"))


def test_a_python_file_has_at_most_400_lines() -> None:
    paths = [*MODULES, *sorted((ROOT / "tests").rglob("*.py"))]
    lengths = {path.relative_to(ROOT).as_posix(): text_of(path).count("\n") for path in paths}
    assert {path: length for path, length in lengths.items() if length > MAX_LINES} == {}


def test_no_file_contains_a_download_address() -> None:
    names = project_files()
    assert "requirements/run.txt" in names
    found = [line for name in names for line in addresses(name, text_of(ROOT / name))]
    assert found == []


def test_every_locked_requirement_is_pinned_with_hashes() -> None:
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        entries = re.split(r"\n(?=[A-Za-z])", text_of(path))
        bad = [
            entry.split()[0]
            for entry in entries
            if not re.match(r"\S+==\S+[^\n]* \\\n.*sha256:", entry)
        ]
        assert bad == [], path.name


# --- the checks can fail --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "module, text",
    [
        ("polis.kernel.match", "import polis.games.cities"),
        ("polis.kernel.match", "from polis import bots"),
        ("polis.kernel.match", "from ..games import cities"),
        ("polis.kernel.match", "def f():\n    import rich"),
        ("polis.games.cities.flow", "from polis.games.ginkgopolis import flow"),
        ("polis.games.cities.flow", "from ..ginkgopolis import flow"),
        ("polis.games.cities.flow", "from polis.bots.bot import Bot"),
        ("polis.games.cities.features", "import numpy"),
        ("polis.bots.greedy", "import polis.games.cities as game"),
        ("polis.table.match", "from polis.server.store import rows"),
        ("polis.wire.protocol", "import msgspec"),
        ("polis.server.tables.actor", "from polis.cli import main"),
        ("polis.server.store.rows", "from polis.server.tables import actor"),
        ("polis.server.peers.broadcast", "from polis.server.tables.actor import LiveTable"),
        ("polis.arena.ratings", "from polis.server import app"),
        ("polis.helpers.text", "import os"),
        ("polis", "import polis.kernel.game"),
    ],
)
def test_a_forbidden_import_is_found(module: str, text: str) -> None:
    assert len(forbidden_imports(text, module)) == 1


@pytest.mark.parametrize(
    "module, text",
    [
        ("polis.kernel.match", "import os.path\nfrom mypy_extensions import mypyc_attr"),
        ("polis.kernel.match", "from polis.kernel import game\nfrom .game import State"),
        ("polis.games.cities.rules.star", "from polis.games.cities import flow"),
        ("polis.games.cities.rules.star", "from ..flow import advance"),
        ("polis.client.live", "import websockets\nfrom polis.wire.protocol import Hello"),
        ("polis.server.bots.pool", "from polis.bots.bot import Bot"),
        ("polis.cli.play", "import polis, rich\nfrom polis.games import ginkgopolis"),
    ],
)
def test_an_allowed_import_is_not_found(module: str, text: str) -> None:
    assert forbidden_imports(text, module) == []


def test_a_relative_import_in_a_package_starts_at_the_package() -> None:
    assert list(imports("from .game import State", "polis.kernel", is_package=True)) == [
        "polis.kernel.game.State"
    ]


def test_a_game_is_found_by_its_name_but_not_inside_other_words() -> None:
    assert named_games("if game.id == 'cities':") == ["cities"]
    assert named_games("class CitiesBot: GINKGOPOLIS = cities_bot") == ["cities", "ginkgopolis"]
    assert named_games("the capacities of a game, incitiesx") == []


@pytest.mark.parametrize(
    "path, text",
    [
        ("requirements/run.txt", "rich==1\n    # from https:" + "//example.org"),
        ("requirements/run.txt", "-r /home" + "/me/run.in"),
        ("requirements/run.txt", "rich==1 --hash=md5:00"),
        ("docs/a.md", "pip install --index-" + "url x"),
        ("pip.conf", "index-" + "url = x"),
        ("web/.npmrc", "regis" + "try=x"),
        ("web/package-lock.json", '"resol' + 'ved": "x"'),
        ("README.md", "see https:" + "//example.org/dist/polis-1.tar.gz"),
        ("README.md", "see https:" + "//pypi.example.org/polis"),
        ("README.md", "see https:" + "//example.org/simple/polis"),
    ],
)
def test_an_address_is_found(path: str, text: str) -> None:
    assert addresses(path, text) in ([f"{path}:1"], [f"{path}:2"])


def test_an_ordinary_link_is_not_a_download_address() -> None:
    assert addresses("README.md", "see https:" + "//example.org/rules and/or ask") == []


def test_a_missing_file_of_a_game_is_found() -> None:
    assert missing_files(set(GAME_FILES) - {"flow.py", "locale"}) == ["flow.py", "locale"]
    assert missing_files(set(GAME_FILES) | {"data"}) == []
