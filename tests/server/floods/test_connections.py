"""Connections that say nothing, or never stop: each is limited before a request is known."""

from contextlib import AsyncExitStack, suppress

import pytest
from structlog.testing import capture_logs

from polis.server.http import connections as http_connections
from tests.server.floods.raw import raw_connection, raw_socket
from tests.server.floods.test_frames import metric
from tests.server.serving import (
    Serving,
    in_loop,
    persons,
    seated,
    serving,
    settings_for,
    with_limits,
)
from tests.waiting import patiently, until

REQUEST = b"GET /api/health HTTP/1.1\r\nhost: x\r\n"


def num_open(server: Serving) -> int:
    return len(server.server.config.connections)


@in_loop
@pytest.mark.parametrize("header", [b"x: y\r\n", b"x-" + b"a" * 900 + b": y\r\n", b"a" * 1000])
async def test_endless_headers_end_the_connection(
    sqlite: str, header: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server handles no more headers than the limit and one slice."""
    handled = 0
    on_header = http_connections.HttpConnection.on_header

    def noting(self: http_connections.HttpConnection, name: bytes, value: bytes) -> None:
        nonlocal handled
        handled += len(name) + len(value)
        on_header(self, name, value)

    monkeypatch.setattr(http_connections.HttpConnection, "on_header", noting)
    settings = with_limits(settings_for(sqlite), headers=20_000)
    async with serving(settings) as server, raw_connection(server.url) as raw:
        with suppress(ConnectionError):
            await raw.send(REQUEST + header * (2_000_000 // len(header)))
        await raw.until_closed()
        assert handled <= 20_000 + http_connections.SLICE
        assert metric(server, "headers") == 1


@in_loop
async def test_endless_trailers_are_not_kept(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, raw_connection(server.url) as raw:
        await raw.send(b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n")
        with suppress(ConnectionError):
            await raw.send(b"0\r\n" + b"x: y\r\n" * 50_000 + b"\r\n")
        assert b" 400 " in await raw.receive()


@in_loop
@pytest.mark.parametrize("said", [b"", REQUEST])
async def test_a_connection_without_a_request_is_closed_in_time(sqlite: str, said: bytes) -> None:
    settings = with_limits(settings_for(sqlite), header_seconds=0.2)
    async with serving(settings) as server, raw_connection(server.url) as raw:
        await raw.send(said)
        await raw.until_closed()
        await until(lambda: num_open(server) == 0)


@in_loop
async def test_a_second_request_that_never_ends_is_closed_in_time(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), header_seconds=0.2)
    async with serving(settings) as server:
        for _ in patiently("the first request was answered"):
            async with raw_connection(server.url) as raw:
                with suppress(ConnectionError):  # on a busy machine the first may be late too
                    await raw.send(REQUEST + b"\r\n")
                if b" 200 " not in await raw.receive():
                    continue
                await raw.send(REQUEST)
                await raw.until_closed()
                break
        await until(lambda: num_open(server) == 0)


@in_loop
async def test_a_body_that_never_ends_is_given_up(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), body_seconds=0.2)
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    async with serving(settings) as server, raw_connection(server.url) as raw:
        await raw.send(head + b"content-length: 100\r\n\r\n{")
        await raw.until_closed()
        assert metric(server, "slow body") == 1


@in_loop
async def test_silent_connections_make_room_for_players(sqlite: str) -> None:
    """When all places are taken, the connection that has waited longest is closed."""
    settings = with_limits(settings_for(sqlite), connections=40)
    async with (
        serving(settings) as server,
        AsyncExitStack() as stack,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, (ana, _bo)),
    ):
        for _ in range(100):
            await stack.enter_async_context(raw_connection(server.url))
        await until(lambda: metric(server, "connections") > 50)
        assert num_open(server) <= 40
        await ana.say("still here")
        async with persons(server.url, "Cyd") as (cyd,):  # and a new player gets in
            assert (await cyd.http.get("/api/me")).status_code == 200


@in_loop
async def test_one_address_has_so_many_connections_and_others_are_let_in(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), connections_per_address=5)
    async with serving(settings) as server, AsyncExitStack() as stack:
        for _ in range(30):
            await stack.enter_async_context(raw_connection(server.url, "127.0.0.2"))
        await until(lambda: metric(server, "connections") == 25)
        assert num_open(server) == 5
        async with raw_connection(server.url, "127.0.0.3") as other:
            await other.send(REQUEST + b"\r\n")
            assert b" 200 " in await other.receive()
        async with raw_connection(server.url, "127.0.0.2") as same:  # the newest is served
            await same.send(REQUEST + b"\r\n")
            assert b" 200 " in await same.receive()


@in_loop
@pytest.mark.usefixtures("clock")
async def test_a_loop_of_new_connections_is_refused_at_the_door(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), arrivals=10, arrival_rate=1.0)
    async with serving(settings) as server:
        answers = [await _ask(server.url) for _ in range(50)]
        assert sum(b" 200 " in answer for answer in answers) == 10
        assert metric(server, "arrivals") == 40
        async with raw_connection(server.url, "127.0.0.3") as other:
            await other.send(REQUEST + b"\r\n")
            assert b" 200 " in await other.receive()


async def _ask(url: str) -> bytes:
    async with raw_connection(url) as raw:
        with suppress(ConnectionError):
            await raw.send(REQUEST + b"\r\n")
        return await raw.receive()


@in_loop
async def test_requests_without_waiting_for_answers_are_few(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, raw_connection(server.url) as raw:
        with suppress(ConnectionError):
            await raw.send((REQUEST + b"\r\n") * 10_000)
        answers = await raw.until_closed()
        assert answers.count(b" 200 ") < 1_000
        assert metric(server, "pipelining") == 1


@in_loop
async def test_bad_requests_are_counted_and_named_once(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    with capture_logs() as lines:
        async with serving(settings_for(sqlite)) as server:
            for _ in range(20):
                async with raw_connection(server.url) as raw:
                    await raw.send(b"no request at all\r\n\r\n")
                    assert b" 400 " in await raw.until_closed()
            assert metric(server, "bad requests") == 20
    assert [line["kind"] for line in lines if line["event"] == "flood"] == ["bad requests"]
    assert not caplog.records


@in_loop
async def test_a_client_that_leaves_in_the_middle_of_a_body_is_no_error(sqlite: str) -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    with capture_logs() as lines:
        async with serving(settings_for(sqlite)) as server:
            async with raw_connection(server.url) as raw:
                await raw.send(head + b"content-length: 100\r\n\r\n{")
                await until(lambda: bool(server.server.server_state.tasks))
            await until(lambda: not server.server.server_state.tasks)
            refused = server.services.hub.metrics.refused
            assert refused.labels("unavailable")._value.get() == 1
    assert not [line for line in lines if line["log_level"] == "error"]


@in_loop
async def test_closed_sockets_are_forgotten(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server:
        async with raw_socket(server.url):
            assert num_open(server) == 1
        await until(lambda: num_open(server) == 0)
