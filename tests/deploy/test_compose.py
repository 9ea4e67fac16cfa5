"""The compose file in deploy/: its parts fit together, and Compose accepts it where it exists."""

import os
import re
import shutil
import subprocess
from dataclasses import fields
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from bench.pool import ROOT
from polis.server.ops.settings import Settings

FOLDER = ROOT / "deploy" / "compose"
FILE = FOLDER / "compose.yaml"


@pytest.fixture
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(FILE.read_text("utf-8"))
    return found


def has_compose() -> bool:
    if shutil.which("docker") is None:
        return False
    command = ["docker", "compose", "version"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not has_compose(), reason="docker compose is not installed")
def test_compose_accepts_the_file() -> None:
    command = ["docker", "compose", "-f", str(FILE), "config", "--quiet"]
    environment = {**os.environ, "POSTGRES_PASSWORD": "x"}
    checked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_nginx_knows_every_replica_by_the_name_that_compose_gives_it(
    compose: dict[str, Any],
) -> None:
    replicas = compose["services"]["app"]["deploy"]["replicas"]
    names = [f"{compose['name']}-app-{number + 1}:8200" for number in range(replicas)]
    text = (FOLDER / "polis-processes.conf").read_text("utf-8")
    assert re.findall(r"^ +server (\S+)", text, re.MULTILINE) == names


def test_both_lists_of_processes_say_the_same_of_them() -> None:
    texts = [
        (folder / "polis-processes.conf").read_text("utf-8")
        for folder in (FOLDER, ROOT / "deploy" / "nginx")
    ]
    options = [re.sub(r"server \S+", "server X", text).split("upstream")[1] for text in texts]
    assert options[0] == options[1]


def test_every_file_and_service_that_is_named_exists(compose: dict[str, Any]) -> None:
    services = compose["services"]
    for name, service in services.items():
        assert ("image" in service) or ("build" in service), name
        assert set(service.get("depends_on", {})) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (FOLDER / source).is_file(), volume
    build = services["app"]["build"]
    context = (FOLDER / build["context"]).resolve()
    assert context == ROOT
    assert (context / build["dockerfile"]).is_file()


def test_a_service_that_is_waited_for_has_a_health_check(compose: dict[str, Any]) -> None:
    services = compose["services"]
    container = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    for service in services.values():
        for needed, how in service.get("depends_on", {}).items():
            assert how["condition"] == "service_healthy"
            assert "healthcheck" in services[needed] or "HEALTHCHECK" in container


def test_the_settings_of_the_server_exist(compose: dict[str, Any]) -> None:
    known = {f"POLIS_{item.name.upper()}" for item in fields(Settings)}
    given = {name for name in compose["services"]["app"]["environment"] if "POLIS_" in name}
    assert given <= known
