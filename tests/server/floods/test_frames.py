"""Every frame of a socket counts, also those that no session ever sees."""

from contextlib import suppress

import pytest
from structlog.testing import capture_logs

from polis.server.live.transport import SLICE
from tests.server.floods.raw import CONTINUATION, PING, PONG, TEXT, frame, raw_socket
from tests.server.serving import Serving, in_loop, serving, settings_for, with_limits
from tests.waiting import until

LIMIT = 50
ONE_SLICE = SLICE // len(frame(PONG))  # frames that are parsed before the limit is checked
FLOODS = {
    "pings": frame(PING) * 20_000,
    "pongs": frame(PONG, b"x" * 100) * 20_000,
    "empty fragments": frame(TEXT, is_final=False) + frame(CONTINUATION, is_final=False) * 20_000,
    "messages": frame(TEXT, b'{"type":"ping"}') * 20_000,
    "large messages": frame(TEXT, b'{"type":"ping"}'.ljust(8_000)) * 200,
}


def metric(server: Serving, kind: str) -> float:
    return float(server.services.hub.metrics.flooded.labels(kind)._value.get())


@in_loop
@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
async def test_a_socket_that_sends_too_many_frames_is_closed(sqlite: str, flood: bytes) -> None:
    settings = with_limits(settings_for(sqlite), frames=LIMIT, frame_rate=1.0)
    async with serving(settings) as server, raw_socket(server.url) as raw:
        connections = server.services.hub.connections
        await until(lambda: bool(connections))
        (transport,) = (connection.transport for connection in connections)
        with suppress(ConnectionError):
            await raw.send(flood)
        await raw.until_closed()
        await until(lambda: not connections)
        assert transport.num_frames <= LIMIT + ONE_SLICE
        assert metric(server, "frames") == 1


@in_loop
@pytest.mark.usefixtures("clock")
async def test_the_log_names_an_attack_once_and_a_metric_counts_it(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), frames=LIMIT, frame_rate=1.0)
    with capture_logs() as lines:
        async with serving(settings) as server:
            for _ in range(3):
                async with raw_socket(server.url) as raw:
                    with suppress(ConnectionError):
                        await raw.send(FLOODS["pings"])
                    await raw.until_closed()
            assert metric(server, "frames") == 3
    floods = [line for line in lines if line["event"] == "flood"]
    assert [(line["kind"], line["address"]) for line in floods] == [("frames", "127.0.0.2")]


@in_loop
@pytest.mark.usefixtures("clock")
async def test_a_page_that_pings_and_reads_is_left_alone(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), frames=LIMIT, frame_rate=1.0)
    async with serving(settings) as server, raw_socket(server.url) as raw:
        for number in range(LIMIT):
            await raw.send(frame(TEXT, b'{"type":"ping","id":%d}' % number))
            assert b'"pong"' in await raw.receive()
