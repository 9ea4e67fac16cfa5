"""A WebSocket client that costs very little: the load generator must not slow the server down.

It does what our server needs and no more: text frames in one piece, pings, the closing frame. What
it sends is masked with zeros, which RFC 6455 allows and which leaves the bytes as they are.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # opcodes, each with the bit of a whole message
MASK = 0x80
NO_MASK = b"\0\0\0\0"


class Socket(asyncio.Protocol):
    """One connection, from the handshake on."""

    def __init__(
        self,
        request: bytes,
        on_open: Callable[[], None],
        on_text: Callable[[bytes], None],
        on_lost: Callable[[], None],
    ) -> None:
        self._request = request
        self._on_open = on_open
        self._on_text = on_text
        self._on_lost = on_lost
        self._buffer = b""
        self.is_open = False  # whether the handshake is done
        self._is_left = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is not one by name
        if self._is_left:
            self._transport.close()
        else:
            self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self._on_lost()

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self.is_open:
            self._shake_hands()
        while self.is_open and self._frame():
            pass

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def cut(self) -> None:
        """Break the connection without a closing frame, as a bad network does."""
        if self._transport is not None:
            self._transport.abort()

    def leave(self) -> None:
        """Close it and ignore what follows, as a page does that is left."""
        self._on_open = self._on_lost = lambda: None
        self._on_text = lambda _: None
        self._is_left = True
        if self._transport is not None:
            self._transport.close()

    # -- inside -----------------------------------------------------------------------------------

    def _shake_hands(self) -> None:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.cut()
            return
        self._buffer = rest
        self.is_open = True
        self._on_open()

    def _frame(self) -> bool:
        """Take the first frame off the buffer, if all of it is there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        start, size = 2, buffer[1]
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        end = start + size
        if len(buffer) < end:
            return False
        self._buffer = buffer[end:]
        self._take(buffer[0], buffer[start:end])
        return True

    def _take(self, head: int, payload: bytes) -> None:
        if head == TEXT:
            self._on_text(payload)
        elif head == PING:
            self._send(PONG, payload)
        elif head == CLOSE:
            self._send(CLOSE, payload[:2])
            if self._transport is not None:
                self._transport.close()
        elif head != PONG:
            raise ValueError(f"a frame that our server does not send: {head:#x}")

    def _send(self, head: int, payload: bytes) -> None:
        if self._transport is None:
            return
        size = len(payload)
        if size < 126:
            length = bytes((MASK | size,))
        else:
            length = bytes((MASK | 126,)) + size.to_bytes(2, "big")
        self._transport.write(bytes((head,)) + length + NO_MASK + payload)


def handshake(url: str, cookie: str, table_id: str) -> bytes:
    """The request that opens the live channel of a server for a person at a table."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /api/live?table={table_id} HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: polis={cookie}",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def connect(url: str, socket: Socket) -> None:
    """Raises OSError if the server is not there."""
    address = urlsplit(url)
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: socket, address.hostname or "", address.port or 80)
