"""The nginx configuration in deploy/: the real nginx before real processes."""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect

from bench.load.nginx import MISSING, Nginx, nginx, program, with_addresses, write_configuration
from polis.client.bot import play
from tests.server.serving import (
    ServerProcess,
    Serving,
    in_loop,
    persons,
    seated,
    serving,
    settings_for,
    table_of,
)
from tests.waiting import until

pytestmark = [pytest.mark.slow, pytest.mark.skipif(program() is None, reason=MISSING)]


@asynccontextmanager
async def two(database: str) -> AsyncIterator[tuple[Nginx, list[Serving]]]:
    """Two servers behind nginx."""
    settings = settings_for(database)
    async with (
        serving(settings) as one,
        serving(settings) as other,
        nginx([address_of(one.url), address_of(other.url)]) as balancer,
    ):
        yield balancer, [one, other]


def address_of(url: str) -> str:
    return urlsplit(url).netloc


def sockets(servers: list[Serving]) -> list[int]:
    return [len(server.services.hub.connections) for server in servers]


@pytest.mark.parametrize("processes", ["nginx", "compose"])
def test_nginx_accepts_the_shipped_files(tmp_path: Path, processes: str) -> None:
    file = write_configuration(tmp_path, 8080, ["127.0.0.1:1", "127.0.0.1:2"], processes)
    command = [str(program()), "-t", "-p", str(tmp_path), "-c", str(file)]
    tested = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stderr
    assert "warn" not in tested.stderr.replace("user", "")


def test_each_process_keeps_the_options_of_the_shipped_line() -> None:
    first, second, rest = "    server a:1 x=1;\n", "    server b:2 x=1;\n", "    keepalive 2;\n"
    assert with_addresses(first + second + rest, ["c:3"]) == "    server c:3 x=1;\n" + rest


@in_loop
async def test_the_sockets_of_a_table_meet_in_one_process_and_tables_use_both(
    shared_database: str,
) -> None:
    async with (
        two(shared_database) as (balancer, servers),
        persons(balancer.url, "Ana", "Bo") as clients,
    ):
        used = set()
        for _ in range(12):
            async with seated(clients) as (_, lives):
                assert sorted(sockets(servers)) == [0, 2]
                used.add(sockets(servers).index(2))
                scores = await asyncio.gather(*(play(live) for live in lives))
                assert scores[0] == scores[1]
            await until(lambda: sockets(servers) == [0, 0])
        assert used == {0, 1}


@in_loop
async def test_requests_for_a_table_go_to_the_process_of_its_sockets(shared_database: str) -> None:
    async with (
        two(shared_database) as (balancer, servers),
        persons(balancer.url, "Ana", "Bo") as clients,
    ):
        for _ in range(6):
            table_id = await table_of(clients)
            async with clients[0].live(table_id):
                there = servers[sockets(servers).index(1)]
                elsewhere = servers[sockets(servers).index(0)]
                elsewhere.services.hub.tables.pop(table_id, None)  # awake since it was created
                for _ in range(4):
                    await clients[1].table(table_id)
                    await clients[1].sync(table_id)
                assert table_id in there.services.hub.tables
                assert table_id not in elsewhere.services.hub.tables
            await until(lambda: sockets(servers) == [0, 0])


@in_loop
async def test_the_processes_see_the_address_of_the_client(shared_database: str) -> None:
    async with two(shared_database) as (balancer, servers):
        url = f"ws://{address_of(balancer.url)}/api/live"
        async with connect(url, local_addr=("127.0.0.2", 0)):
            await until(lambda: sum(sockets(servers)) == 1)
            (connection,) = (one for server in servers for one in server.services.hub.connections)
            assert connection.address == "127.0.0.2"


@in_loop
async def test_a_page_of_the_same_site_may_open_a_socket_and_another_site_may_not(
    shared_database: str,
) -> None:
    async with two(shared_database) as (balancer, _):
        url = f"ws://{address_of(balancer.url)}/api/live"
        async with connect(url, additional_headers={"Origin": balancer.url}):
            pass
        with pytest.raises(Exception, match="403"):
            await connect(url, additional_headers={"Origin": "http://elsewhere.example"})


@in_loop
async def test_the_metrics_are_not_public(shared_database: str) -> None:
    async with two(shared_database) as (balancer, servers), httpx.AsyncClient() as http:
        assert (await http.get(f"{balancer.url}/metrics")).status_code == 404
        assert (await http.get(f"{servers[0].url}/metrics")).status_code == 200


@in_loop
async def test_r12_a_match_goes_on_when_the_process_of_its_table_is_killed_and_restarted(
    shared_database: str,
) -> None:
    processes = [ServerProcess(shared_database) for _ in range(2)]
    for process in processes:
        await process.start()
    try:
        async with (
            nginx([address_of(process.url) for process in processes]) as balancer,
            persons(balancer.url, "Ana", "Bo") as clients,
            seated(clients, "sealed_bids", ["random"]) as (_, lives),
        ):
            playing = asyncio.gather(*(play(live) for live in lives))
            for process in processes:  # one after the other, so that one is always there
                await process.kill()
                await process.start()
            scores = await playing
            assert scores[0] == scores[1]
    finally:
        for process in processes:
            await process.kill()
