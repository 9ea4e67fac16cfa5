"""The wire of one socket: what is said goes out at once, and a ping is answered at once.

The web server hands every message on through a queue and a task that wakes up, in both directions.
With thousands of sockets that costs several times as much as the answer itself.
"""

import asyncio
import contextlib
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

KEY = "line"  # in the state of a socket's scope
STUCK_SECONDS = 20.0  # for somebody to read what is held for him; then nobody is there
MOST_UNREAD = 1_000_000  # bytes that are held at most


class Line(WebSocketsSansIOProtocol):
    """A socket that the application speaks through. Nobody waits for a slow reader: who does not
    take what is held for him is cut off, and comes back with the last number he has."""

    answer: Callable[[bytes], bytes | None] | None = None  # to what need not wait in the queue
    _is_flushing = False
    _giving_up: asyncio.TimerHandle | None = None

    def say(self, text: bytes) -> None:
        """Send a message of text, together with what else is said at this moment."""
        if self.conn.state is not OPEN or self.close_sent or self.transport.is_closing():
            return
        self.conn.send_text(text)
        if not self._is_flushing:
            self._is_flushing = True
            self.loop.call_soon(self._flush)

    def end(self, code: int) -> None:
        """Close after what was said."""
        self.loop.call_later(STUCK_SECONDS, self.transport.abort)  # if nobody reads that
        task = self.loop.create_task(self._close(code))
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the other side was quicker
            await self.send({"type": "websocket.close", "code": code, "reason": None})

    def _flush(self) -> None:
        self._is_flushing = False
        if self.transport.is_closing():
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    # -- what the web server calls ----------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][KEY] = self

    def handle_ping(self) -> None:
        """A ping of the socket's own; the library has made the answer."""
        self._flush()

    def send_receive_event_to_app(self) -> None:
        if self.answer is not None and len(self.frames) == 1 and not self.close_sent:
            answer = self.answer(bytes(self.frames[0]))
            if answer is not None:
                self.frames = []
                self.say(answer)
                return
        super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._giving_up = self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._giving_up is not None:
            self._giving_up.cancel()
