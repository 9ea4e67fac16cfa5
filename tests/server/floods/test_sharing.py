"""The loop is shared: a flood is handled in small pieces, and players get in past it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest

from polis.client import Client, Refused
from polis.server.live.transport import SLICE
from polis.server.ops.floods import BLOCK_AFTER, BLOCK_SECONDS
from polis.server.ops.pace import SHARE, Pace
from polis.server.people.identity import COOKIE
from tests.server.fake_clock import FakeClock
from tests.server.floods.raw import PING, TEXT, frame, raw_connection, raw_socket
from tests.server.floods.test_frames import metric
from tests.server.serving import Serving, in_loop, persons, serving, settings_for, with_limits
from tests.waiting import until

ADDRESS = "127.0.0.2"
OTHER = "127.0.0.3"
PINGS = frame(PING) * 2_000
BROKEN = 20  # frames of one socket at once, in these tests
HEALTH = "GET /api/health HTTP/1.1\r\nhost: x\r\n{}\r\n"


@asynccontextmanager
async def most_per_turn(count: Callable[[], int]) -> AsyncIterator[list[int]]:
    """The largest growth of a number in one turn of the event loop, as the only item."""
    found, is_over = [0], False

    async def look() -> None:
        before = count()
        while not is_over:
            await asyncio.sleep(0)
            now = count()
            found[0], before = max(found[0], now - before), now

    looking = asyncio.create_task(look())
    yield found
    is_over = True
    await looking


@in_loop
async def test_frames_of_one_address_are_handled_a_few_in_each_turn(sqlite: str) -> None:
    """Also if they come on several sockets at once."""
    async with serving(settings_for(sqlite)) as server, AsyncExitStack() as stack:
        raws = [await stack.enter_async_context(raw_socket(server.url)) for _ in range(5)]
        connections = server.services.hub.connections
        await until(lambda: len(connections) == 5)
        transports = [connection.transport for connection in connections]

        def handled() -> int:
            return sum(transport.num_frames for transport in transports)

        async with most_per_turn(handled) as most:
            for raw in raws:
                await raw.send(PINGS)
            await until(lambda: handled() == 5 * 2_000)
        assert most[0] <= SHARE + SLICE // len(frame(PING))


@in_loop
async def test_requests_of_one_address_begin_a_few_in_each_turn(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, AsyncExitStack() as stack:
        begun = _count_requests(server)
        raws = [await stack.enter_async_context(raw_connection(server.url)) for _ in range(40)]
        async with most_per_turn(begun) as most:
            for raw in raws:
                await raw.send(HEALTH.format("").encode())
            await until(lambda: begun() == 40)
        assert most[0] <= 4  # two in their turn, and two of the next turn


def _count_requests(server: Serving) -> Callable[[], int]:
    """How many requests have come through to the routes."""
    app = server.server.config.state.services.hub.pace
    turn, number = app.turn, 0

    async def counting(address: str, units: int) -> None:
        nonlocal number
        await turn(address, units)
        number += 1

    app.turn = counting
    return lambda: number


@in_loop
async def test_the_work_of_others_runs_between_the_pieces_of_a_flood() -> None:
    pace, done = Pace(share=2), []

    def work(name: str) -> int:
        done.append(name)
        return 1

    for _ in range(6):
        pace.later("attacker", lambda: work("attack"))
    pace.later("player", lambda: work("play"))
    await asyncio.sleep(0)
    assert done == ["attack", "attack", "play"]
    while len(done) < 7:
        await asyncio.sleep(0)
    await pace.turn("attacker", 1)  # it is free again


@in_loop
async def test_an_address_that_floods_again_and_again_is_blocked_for_a_while(
    sqlite: str, clock: FakeClock
) -> None:
    settings = with_limits(settings_for(sqlite), frames=BROKEN, frame_rate=1.0)
    async with serving(settings) as server:
        await _flood(server, BLOCK_AFTER)
        assert await _ask(server, ADDRESS) == b""
        assert metric(server, "blocked") == 1
        assert b" 200 " in await _ask(server, OTHER)
        clock.advance(BLOCK_SECONDS)
        assert b" 200 " in await _ask(server, ADDRESS)


@in_loop
@pytest.mark.usefixtures("clock")
async def test_players_behind_a_blocked_address_get_in_with_their_cookie(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), frames=BROKEN, frame_rate=1.0)
    async with serving(settings) as server:
        create = server.services.identity.create
        cookies = [(await create(f"Player {number}", "en"))[1] for number in range(100)]
        await _flood(server, BLOCK_AFTER)
        answers = [await _ask(server, ADDRESS, cookie) for cookie in cookies]
        assert all(b" 200 " in answer for answer in answers)
        assert await _ask(server, ADDRESS, "invented") == b""


@in_loop
@pytest.mark.usefixtures("clock")
async def test_players_get_in_while_their_address_opens_connections_in_a_loop(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), arrivals=10, arrival_rate=1.0)
    async with serving(settings) as server, persons(server.url, "Ana") as (ana,):
        for _ in range(10):
            assert b" 200 " in await _ask(server, ADDRESS)
        assert await _ask(server, ADDRESS) == b""
        assert b" 200 " in await _ask(server, ADDRESS, _cookie(ana))


@in_loop
@pytest.mark.usefixtures("clock")
async def test_a_device_that_floods_is_blocked_and_others_at_its_address_are_not(
    sqlite: str,
) -> None:
    settings = with_limits(settings_for(sqlite), frames=BROKEN, frame_rate=1.0)
    async with serving(settings) as server, persons(server.url, "Mal", "Ana") as (mal, ana):
        await _flood(server, BLOCK_AFTER, _cookie(mal))
        assert b" 429 " in await _ask(server, ADDRESS, _cookie(mal))
        assert b" 200 " in await _ask(server, ADDRESS, _cookie(ana))
        assert b" 200 " in await _ask(server, ADDRESS)


@in_loop
@pytest.mark.usefixtures("clock")
async def test_an_address_that_asks_too_often_waits_and_its_devices_do_not(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), requests=10, request_rate=1.0)
    async with serving(settings) as server, persons(server.url, "Ana") as (ana,):
        limits = server.services.hub.rate_limits
        assert [limits.request_delay(None, ADDRESS) for _ in range(12)] == [0.0] * 10 + [1.0, 2.0]
        assert limits.request_delay(None, OTHER) == 0.0
        assert b" 200 " in await _ask(server, ADDRESS, _cookie(ana))
        assert [limits.request_delay(None, ADDRESS) for _ in range(9)][-1] is None


@in_loop
@pytest.mark.usefixtures("clock")
async def test_a_device_is_not_blocked_for_a_limit_that_its_address_shares(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), burst=10, rate=1.0)
    async with serving(settings) as server, persons(server.url, "Ana") as (ana,):
        refused = [await _claim(ana) for _ in range(10 + 2 * BLOCK_AFTER)].count("too-many")
        assert refused == 2 * BLOCK_AFTER
        assert metric(server, "shared posts") == refused
        await ana.statistics()


@in_loop
@pytest.mark.usefixtures("clock")
async def test_clients_without_an_identity_are_blocked_for_posts_of_their_address(
    sqlite: str,
) -> None:
    settings = with_limits(settings_for(sqlite), burst=10, rate=1.0)
    async with serving(settings) as server, Client(server.url) as guest:
        for _ in range(10 + BLOCK_AFTER):
            await _claim(guest)
        assert metric(server, "posts") == BLOCK_AFTER
        assert b" 429 " in await _ask(server, "127.0.0.1")


async def _claim(client: Client) -> str:
    """The code of the refusal of an invented link."""
    with pytest.raises(Refused) as refusal:
        await client.claim("invented" * 4)
    return refusal.value.code


def _cookie(client: Client) -> str:
    return client.http.cookies[COOKIE]


async def _flood(server: Serving, times: int, cookie: str = "") -> None:
    message = frame(TEXT, b'{"type":"ping"}')
    for _ in range(times):
        with suppress(ConnectionError):
            async with raw_socket(server.url, ADDRESS, cookie=cookie) as raw:
                await raw.send(message * BROKEN * 20)
                await raw.until_closed()


async def _ask(server: Serving, source: str, cookie: str = "") -> bytes:
    """The answer to a request; nothing if the server closes the connection."""
    async with raw_connection(server.url, source) as raw:
        with suppress(ConnectionError):
            await raw.send(
                HEALTH.format(f"cookie: {COOKIE}={cookie}\r\n" if cookie else "").encode()
            )
        return await raw.receive()
