"""The dashboard shows metrics that exist, and adds them up over all processes."""

import json
import re
from pathlib import Path

import pytest

from polis.server.ops.metrics import Metrics
from tests.server.conftest import PostgresServer
from tests.server.serving import Serving, in_loop, persons, seated, serving, settings_for

BOARD = Path(__file__).resolve().parents[2] / "deploy/grafana/polis.json"
NAME = re.compile(r"\bpolis_\w+")


def expressions() -> list[str]:
    board = json.loads(BOARD.read_text("utf-8"))
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def test_the_dashboard_shows_metrics_that_exist() -> None:
    known = set(NAME.findall(Metrics().page().decode()))
    known |= {f"{name}_bucket" for name in known}
    asked = {name for expression in expressions() for name in NAME.findall(expression)}
    assert asked - known == set()
    assert len(asked) > 10


def test_the_dashboard_adds_processes_up_or_shows_each() -> None:
    whole = [text for text in expressions() if not text.startswith("polis_")]
    assert whole
    assert [text for text in whole if "sum" not in text] == []


def value(server: Serving, name: str) -> float:
    page = server.services.hub.metrics.page().decode()
    return sum(float(line.split()[-1]) for line in page.splitlines() if line.startswith(name))


@pytest.mark.slow
@in_loop
async def test_the_numbers_of_two_processes_add_up(postgres: PostgresServer) -> None:
    database = postgres.fresh_database()
    async with (
        serving(settings_for(database)) as one,
        serving(settings_for(database)) as two,
        persons([one.url, two.url], "Ana", "Bo") as clients,
        seated(clients, "sealed_bids") as (_, lives),
    ):
        for live in lives:
            await live.act((await live.until_asked()).choices[0].action)
        for client in clients:
            assert (await client.http.get("/metrics")).status_code == 200
        both = (one, two)
        assert sum(value(server, "polis_steps_total") for server in both) == 2
        assert sum(value(server, "polis_sockets") for server in both) == 2
        assert sum(value(server, "polis_ready") for server in both) == 2
