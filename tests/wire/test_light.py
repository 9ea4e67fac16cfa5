"""A browser can load the wire types: importing them needs no package from outside."""

import subprocess
import sys

import pytest

LIST_NEW_MODULES = """
import sys
before = set(sys.modules)
{imports}
print(*sorted({{name.partition(".")[0] for name in set(sys.modules) - before}}))
"""


def packages_loaded_by(imports: str) -> set[str]:
    """The packages from outside that a fresh interpreter loads with some imports."""
    command = [sys.executable, "-c", LIST_NEW_MODULES.format(imports=imports)]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return {
        name
        for name in found
        if name not in sys.stdlib_module_names and name not in ("polis", "mypy_extensions")
        and "__mypyc" not in name  # the shared library of polis itself
    }  # fmt: skip


@pytest.mark.parametrize(
    "imports",
    [
        "import polis.wire.protocol, polis.wire.resources, polis.wire.serialise",
        "import polis.table.match, polis.table.info, polis.table.replays, polis.table.names",
        "import polis.local.requests, polis.local.files",
    ],
)
def test_no_package_from_outside_is_loaded(imports: str) -> None:
    assert packages_loaded_by(imports) == set()


def test_a_package_from_outside_is_found() -> None:
    assert "msgspec" in packages_loaded_by("import polis.server.codec")
