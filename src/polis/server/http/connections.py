"""Limit connections before a request is known: their number, their headers and their time.

A client that opens connections and says nothing, or never ends its headers, costs memory and open
files. When there are too many connections, the one that has waited longest for a request is closed,
so new clients still get in and running requests and sockets go on.

An address that floods the server, or opens connections in a loop, is watched: each new connection
must show the cookie of a device in its first bytes, or it is closed before they are parsed. So a
player behind the same address as an attacker still gets in.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from starlette.requests import cookie_parser
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from polis.server.http.forwarded import TrustedProxies
from polis.server.http.security import counted_address
from polis.server.live.connection import TokenBucket
from polis.server.live.slow_readers import SlowReaders
from polis.server.ops.settings import Limits

MOST_HEADERS = 200
MOST_SHOWN = 8_192  # bytes in which a connection must show its cookie
MOST_WATCHED = 50  # connections of one address that must show a cookie; the oldest is closed
SLICE = 2_048  # bytes that are parsed before limits are checked
MOST_PIPELINED = 8  # requests that a client sends before it has the first answer
TOO_LARGE = b"HTTP/1.1 431 \r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
ERRORS = logging.getLogger("uvicorn.error.connections")  # without a line for each bad request
ERRORS.setLevel(logging.ERROR)
Idle = dict[asyncio.Transport, None]  # connections without a request, longest waiting first


class _Peer:
    __slots__ = ("arrivals", "idle", "open", "watched")

    def __init__(self, limits: Limits) -> None:
        self.open = 0
        self.idle: Idle = {}
        self.watched: Idle = {}
        self.arrivals = TokenBucket(limits.arrivals, limits.arrival_rate)


class Connections:
    """All connections of one process.

    Trusted proxies have no limit of their own: their clients share them.
    """

    def __init__(
        self,
        limits: Limits,
        proxies: TrustedProxies,
        most: int,
        note: Callable[[str, str], None],
        is_blocked: Callable[[str], bool],
        is_welcome: Callable[[bytes], bool],
    ) -> None:
        self.limits = limits
        self.most = most
        self.note = note  # an attack: its kind and address
        self._is_blocked = is_blocked  # an address
        self._is_welcome = is_welcome  # the first bytes of a connection that is watched
        self._proxies = proxies
        self.slow_readers = SlowReaders(note, lambda address: not proxies.trusts(address))
        self._peers: dict[str, _Peer] = {}
        self._open: dict[asyncio.Transport, str] = {}  # with the counted address
        self._idle: Idle = {}

    def __len__(self) -> int:
        return len(self._open)

    def arrive(self, transport: asyncio.Transport, address: str) -> bool:
        """Count a new connection. False if it must be closed."""
        peer = self._peers.setdefault(address, _Peer(self.limits))
        if not self._has_room(peer, address):
            self._forget(address)
            return False
        peer.open += 1
        self._open[transport] = address
        self.rest(transport)
        if not self._proxies.trusts(address) and not self._is_trusted(peer, address):
            self._watch(peer, transport)
        return True

    def _is_trusted(self, peer: _Peer, address: str) -> bool:
        if self._is_blocked(address):
            self.note("blocked", address)
            return False
        if not peer.arrivals.take():
            self.note("arrivals", address)
            return False
        return True

    def _watch(self, peer: _Peer, transport: asyncio.Transport) -> None:
        if len(peer.watched) >= MOST_WATCHED:
            self._close_oldest(peer.watched)
        peer.watched[transport] = None

    def admit(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Look at the first bytes of a connection. False if it must be closed."""
        address = self._open.get(transport)
        peer = None if address is None else self._peers[address]
        if peer is None or transport not in peer.watched:
            return True
        del peer.watched[transport]
        return self._is_welcome(data)

    def _has_room(self, peer: _Peer, address: str) -> bool:
        is_proxy = self._proxies.trusts(address)
        if not is_proxy and peer.open >= self.limits.connections_per_address:
            self.note("connections", address)
            return self._close_oldest(peer.idle)
        if len(self._open) >= self.most:
            self.note("connections", address)
            return self._close_oldest(self._idle)
        return True

    def _close_oldest(self, idle: Idle) -> bool:
        transport = next(iter(idle), None)
        if transport is None:
            return False
        self.leave(transport)
        transport.abort()
        return True

    def work(self, transport: asyncio.Transport) -> None:
        """A request has arrived on a connection."""
        self._idle.pop(transport, None)
        if transport in self._open:
            self._peers[self._open[transport]].idle.pop(transport, None)

    def rest(self, transport: asyncio.Transport) -> None:
        """A connection waits for a request."""
        if transport in self._open:
            self._idle[transport] = self._peers[self._open[transport]].idle[transport] = None

    def leave(self, transport: asyncio.Transport) -> None:
        self.work(transport)
        self.slow_readers.leave(transport)
        address = self._open.pop(transport, None)
        if address is not None:
            self._peers[address].watched.pop(transport, None)
            self._peers[address].open -= 1
            self._forget(address)

    def _forget(self, address: str) -> None:
        """Forget a peer without connections once it may open as many as a new one."""
        peer = self._peers[address]
        if not peer.open and peer.arrivals.is_full:
            del self._peers[address]

    def forget_quiet(self) -> None:
        for address in list(self._peers):
            self._forget(address)

    def address_of(self, transport: asyncio.Transport) -> str:
        return self._open.get(transport, "unknown")


def shown_cookie(data: bytes, name: str) -> str | None:
    """The value of a cookie in the first bytes of a request, before they are parsed."""
    head = data[:MOST_SHOWN].partition(b"\r\n\r\n")[0]
    for line in head.split(b"\r\n")[1:]:
        field, _, value = line.partition(b":")
        if field.lower() == b"cookie":
            return cookie_parser(value.decode("latin-1")).get(name)
    return None


class _Answers:
    """The transport of answers: it drops what comes after the end of the connection.

    uvloop raises an error instead, which an answer that is on its way cannot prevent.
    """

    __slots__ = ("_transport",)

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport

    def write(self, data: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class HttpConnection(HttpToolsProtocol):
    """A connection whose headers, body and silence are limited."""

    _used = 0  # bytes of the headers so far
    _num_headers = 0
    _refused = 0  # bytes of a body after its refusal
    _is_in_headers = True
    _is_silent = True  # no byte has arrived; browsers open such connections in advance
    _deadline: asyncio.TimerHandle | None = None

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._all: Connections = config.connections
        self.logger = ERRORS

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = counted_address(self.client[0]) if self.client else "unknown"
        if self._all.arrive(transport, address):
            self._expect(self._all.limits.header_seconds, None)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        self._all.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and self._is_in_headers:
            self._expect(self._all.limits.header_seconds, "slow headers")  # of the next request
        elif self._is_silent:
            self._is_silent = False
            if not self._all.admit(self.transport, data):
                self.transport.abort()
                return
            self._expect(self._all.limits.header_seconds, "slow headers")
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + SLICE]
            was_in_headers = self._is_in_headers
            super().data_received(piece)
            if self._is_in_headers and was_in_headers:
                self._count(len(piece))
            if len(self.pipeline) > MOST_PIPELINED:
                self._drop("pipelining")

    def _count(self, size: int) -> None:
        self._used += size
        is_too_much = self._used > self._all.limits.headers or self._num_headers > MOST_HEADERS
        if is_too_much and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self._drop("headers")

    def on_headers_complete(self) -> None:
        if self._num_headers > MOST_HEADERS:
            self._drop("headers")
        self._is_in_headers, self._used, self._num_headers = False, 0, 0
        self._all.work(self.transport)
        self._expect(self._all.limits.body_seconds, "slow body")
        super().on_headers_complete()
        if self.cycle is not None:
            self.cycle.transport = _Answers(self.transport)  # type: ignore[assignment]

    def on_header(self, name: bytes, value: bytes) -> None:
        self._num_headers += 1
        if self._is_in_headers and self._num_headers <= MOST_HEADERS:  # trailers are ignored
            super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        if self._is_answered:
            self._refused += len(body)  # a client may read the refusal only after all it sends
            if self._refused > self._all.limits.import_body:
                self._drop("body")
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_in_headers, self._refused, self._num_headers = True, 0, 0
        self._relax()
        super().on_message_complete()
        if self._is_answered:
            self._all.rest(self.transport)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and self._is_in_headers:
            self._all.rest(self.transport)

    def send_400_response(self, msg: str) -> None:
        self._all.note("bad requests", self._all.address_of(self.transport))
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        self._relax()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # a cycle that nothing else would end

    @property
    def _is_answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is not None and cycle.response_complete

    # -- clients that do not read -----------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._all.slow_readers.wait(self.transport, self._all.address_of(self.transport))

    def resume_writing(self) -> None:
        super().resume_writing()
        self._all.slow_readers.leave(self.transport)

    # -- deadlines --------------------------------------------------------------------------------

    def _expect(self, seconds: float, kind: str | None) -> None:
        self._relax()
        self._deadline = self.loop.call_later(seconds, self._drop, kind)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _drop(self, kind: str | None) -> None:
        """Close the connection; `kind` names the attack, if it is one."""
        self._relax()
        if not self.transport.is_closing():
            if kind is not None:
                self._all.note(kind, self._all.address_of(self.transport))
            self.transport.close()
