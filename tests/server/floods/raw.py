"""Raw connections that send what no browser would."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from bench.load.socket import handshake

FIN, MASKED = 0x80, 0x80
CONTINUATION, TEXT, BINARY, PING, PONG = 0x0, 0x1, 0x2, 0x9, 0xA


def frame(opcode: int, data: bytes = b"", is_final: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    first = opcode | (FIN if is_final else 0)
    if len(data) < 126:
        head = bytes((first, MASKED | len(data)))
    else:
        head = bytes((first, MASKED | 126)) + len(data).to_bytes(2, "big")
    return head + bytes(4) + data


class Raw:
    """A connection that the test writes and reads byte by byte."""

    def __init__(self, inside: socket.socket) -> None:
        self._socket = inside
        self._loop = asyncio.get_running_loop()

    async def send(self, data: bytes) -> None:
        await self._loop.sock_sendall(self._socket, data)

    async def receive(self) -> bytes:
        """The next bytes; none once the server has closed the connection."""
        with suppress(ConnectionError):
            return await self._loop.sock_recv(self._socket, 65_536)
        return b""

    async def until_closed(self) -> bytes:
        """Everything that the server sends until it closes the connection."""
        received = b""
        while data := await self.receive():
            received += data
        return received


@asynccontextmanager
async def raw_connection(url: str, source: str = "127.0.0.2") -> AsyncIterator[Raw]:
    """A connection from an address of the loopback network that is no trusted proxy."""
    place = urlsplit(url)
    with socket.socket() as inside:
        inside.setblocking(False)
        inside.bind((source, 0))
        loop = asyncio.get_running_loop()
        await loop.sock_connect(inside, (place.hostname, place.port))
        yield Raw(inside)


@asynccontextmanager
async def raw_socket(
    url: str, source: str = "127.0.0.2", cookie: str = "", table_id: str = ""
) -> AsyncIterator[Raw]:
    """A WebSocket after its handshake."""
    async with raw_connection(url, source) as raw:
        await raw.send(handshake(url, cookie, table_id))
        answer = await raw.receive()
        assert answer.startswith(b"HTTP/1.1 101"), answer[:40]
        yield raw
