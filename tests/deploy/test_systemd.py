"""The systemd units in deploy/: systemd accepts them, and their commands start a server."""

import configparser
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench.pool import ROOT
from tests.server.serving import ServerProcess, free_port, in_loop, persons, seated

FOLDER = ROOT / "deploy" / "systemd"
UNITS = sorted(path.name for path in FOLDER.glob("*.service"))
PROGRAM = "/opt/polis/bin/polis"
CLI = f"{sys.executable} -m polis.cli"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("name", UNITS)
def test_systemd_accepts_the_unit(tmp_path: Path, name: str) -> None:
    text = (FOLDER / name).read_text("utf-8").replace(PROGRAM, sys.executable)
    instance = tmp_path / name.replace("@.", "@8201.")
    instance.write_text(text, "utf-8")
    command = ["systemd-analyze", "verify", str(instance)]
    verified = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")


def service(name: str) -> dict[str, str]:
    """The settings of a unit's service."""
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(FOLDER / name, "utf-8")
    return dict(unit["Service"])


def test_both_units_differ_only_in_the_processes_and_the_database() -> None:
    one, several = (service(name) for name in UNITS)
    differing = {key for key in one | several if one.get(key) != several.get(key)}
    assert differing == {"ExecStart", "Environment", "StateDirectory", "User"}


def test_the_template_takes_its_port_from_its_name() -> None:
    assert service("polis@.service")["ExecStart"] == f"{PROGRAM} serve --host 127.0.0.1 --port %i"


class UnitProcess(ServerProcess):
    """The command of the template unit, with the program of this checkout."""

    def command(self) -> list[str]:
        line = service("polis@.service")["ExecStart"].replace("%i", str(self.port))
        return shlex.split(line.replace(PROGRAM, CLI))


@pytest.mark.slow
@in_loop
async def test_the_commands_of_two_instances_serve_the_same_tables(shared_database: str) -> None:
    processes = [UnitProcess(shared_database, free_port(), POLIS_PORT="1") for _ in range(2)]
    try:
        for process in processes:
            await process.start()
        async with (
            persons([process.url for process in processes], "Ana", "Bo") as clients,
            seated(clients) as (_, (ana, bo)),
        ):
            await ana.say("hello")
            await bo.until(lambda: [line.text for line in bo.chat] == ["hello"])
    finally:
        for process in processes:
            await process.stop()


def test_the_environment_names_a_database_of_postgresql() -> None:
    name, _, address = service("polis@.service")["Environment"].partition("=")
    assert name == "POLIS_DATABASE"
    assert address.startswith("postgresql://")
    assert "POLIS_DATABASE" not in os.environ or address != os.environ["POLIS_DATABASE"]
