"""Clients that do not read share a budget, and cost nothing once they are gone."""

import weakref
from typing import Any, cast

import pytest

from polis.server.http import connections as http_connections
from polis.server.live import slow_readers
from polis.server.live.slow_readers import SlowReaders
from polis.server.live.transport import Transport
from tests.server.floods.raw import raw_connection, raw_socket
from tests.server.floods.test_frames import metric
from tests.server.serving import in_loop, serving, settings_for
from tests.waiting import until

PROXY = "127.0.0.1"


class Stuck:
    """A transport whose client reads nothing."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.is_cut_off = False
        self.written = b""

    def get_write_buffer_size(self) -> int:
        return self.size

    def is_closing(self) -> bool:
        return self.is_cut_off

    def write(self, data: bytes) -> None:
        self.written += data

    def abort(self) -> None:
        self.is_cut_off = True


@pytest.fixture
def noted() -> list[tuple[str, str]]:
    return []


@pytest.fixture
def readers(noted: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> SlowReaders:
    monkeypatch.setattr(slow_readers, "MOST_OF_ADDRESS", 100)
    monkeypatch.setattr(slow_readers, "MOST_OF_ALL", 300)
    return SlowReaders(lambda kind, address: noted.append((kind, address)), lambda a: a != PROXY)


def wait(readers: SlowReaders, address: str, size: int) -> Stuck:
    stuck = Stuck(size)
    readers.wait(cast(Any, stuck), address)
    return stuck


@in_loop
async def test_the_connections_of_an_address_share_a_budget(
    readers: SlowReaders, noted: list[tuple[str, str]]
) -> None:
    first, other, second = (wait(readers, address, 60) for address in ("a", "b", "a"))
    assert (first.is_cut_off, other.is_cut_off, second.is_cut_off) == (True, False, False)
    assert (readers.total, noted) == (120, [("slow readers", "a")])
    readers.leave(cast(Any, second))
    assert not wait(readers, "a", 90).is_cut_off
    assert readers.total == 150


@in_loop
async def test_a_connection_counts_once_and_by_what_it_has_not_read(readers: SlowReaders) -> None:
    stuck = wait(readers, "a", 30)
    stuck.size = 90
    readers.wait(cast(Any, stuck), "a")
    assert readers.total == 90
    readers.leave(cast(Any, stuck))
    readers.leave(cast(Any, stuck))
    assert readers.total == 0


@in_loop
async def test_the_clients_of_a_trusted_proxy_share_the_budget_of_all(readers: SlowReaders) -> None:
    stuck = [wait(readers, PROXY, 110) for _ in range(3)]
    assert [one.is_cut_off for one in stuck] == [True, False, False]


@in_loop
async def test_a_client_is_cut_off_only_if_it_reads_nothing_for_some_time(
    readers: SlowReaders, noted: list[tuple[str, str]]
) -> None:
    slow = wait(readers, "a", 90)
    for size in (60, 30):
        slow.size = size
        readers.give_up(cast(Any, slow))
        assert (slow.is_cut_off, readers.total) == (False, size)
    readers.give_up(cast(Any, slow))
    assert (slow.is_cut_off, readers.total) == (True, 0)
    assert noted == [("slow readers", "a")]


@in_loop
async def test_new_output_does_not_hide_that_a_client_reads(readers: SlowReaders) -> None:
    slow = wait(readers, "a", 60)
    slow.size = 50
    readers.notice_reading(cast(Any, slow))
    slow.size = 80
    readers.wait(cast(Any, slow), "a")
    readers.give_up(cast(Any, slow))
    assert not slow.is_cut_off
    readers.give_up(cast(Any, slow))
    assert slow.is_cut_off


@in_loop
async def test_a_full_budget_cuts_off_those_that_do_not_read(readers: SlowReaders) -> None:
    slow, stuck = wait(readers, "a", 60), wait(readers, "a", 30)
    slow.size = 50
    new = wait(readers, "a", 30)
    assert (slow.is_cut_off, stuck.is_cut_off, new.is_cut_off) == (False, True, False)
    slow.size = 20
    assert not wait(readers, "a", 50).is_cut_off
    assert (slow.is_cut_off, new.is_cut_off, readers.total) == (False, False, 100)
    slow.size = 19
    wait(readers, "a", 90)
    assert readers.total <= 100  # even if all of them read


@in_loop
async def test_a_client_that_has_read_everything_leaves_no_timer(readers: SlowReaders) -> None:
    stuck = wait(readers, "a", 30)
    timer = readers._unread[cast(Any, stuck)].timer
    readers.leave(cast(Any, stuck))
    assert timer.cancelled()


@in_loop
async def test_a_client_that_reads_nothing_is_cut_off(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_readers, "STUCK_SECONDS", 0.1)
    async with serving(settings_for(sqlite)) as server, raw_connection(server.url) as raw:
        await until(lambda: len(server.server.config.connections) == 1)
        (connection,) = server.server.server_state.connections
        assert isinstance(connection, http_connections.HttpConnection)
        connection.transport.set_write_buffer_limits(high=0)
        connection.transport.write(b"x" * 20_000_000)
        await until(lambda: metric(server, "slow readers") == 1)
        assert server.server.config.connections.slow_readers.total == 0
        await raw.until_closed()


def test_an_answer_to_a_client_that_is_gone_is_dropped() -> None:
    """An error would be raised by the loop that the server uses, and logged for each of them."""
    transport = Stuck(0)
    answers = http_connections._Answers(cast(Any, transport))
    answers.write(b"one")
    transport.abort()
    answers.write(b"two")
    assert transport.written == b"one"
    assert answers.is_closing()


@in_loop
async def test_a_closed_socket_leaves_nothing_for_the_garbage_collector(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The collector runs rarely; a flood of sockets would fill the memory before."""
    made: list[weakref.ref[object]] = []
    upgrade = http_connections.HttpConnection.handle_websocket_upgrade

    def noting(connection: http_connections.HttpConnection) -> None:
        upgrade(connection)
        transport = connection.transport.get_protocol()
        assert isinstance(transport, Transport)
        made.extend(map(weakref.ref, (connection, transport, transport.conn)))

    monkeypatch.setattr(http_connections.HttpConnection, "handle_websocket_upgrade", noting)
    async with serving(settings_for(sqlite)) as server:
        async with raw_socket(server.url):
            pass
        await until(lambda: len(server.server.config.connections) == 0)
        await until(lambda: all(object_() is None for object_ in made))
    assert len(made) == 3
