"""The transport of one socket: send at once, answer pings at once, and count every frame.

The web server passes every message through a queue and a task, in both directions. With thousands
of sockets that costs several times as much as the answer itself.

Pings, pongs and fragments never reach a session, so they are counted here, before they are handled.
Bytes are counted when they arrive, and frames when they are parsed. Input is parsed in slices: one
read may hold forty thousand frames. What exceeds the share of an address waits for its next turn
(`ops.pace`), so the players of other addresses do not wait for all of it.
"""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from polis.server.live.slow_readers import STUCK_SECONDS, SlowReaders
from polis.server.ops.pace import Pace

KEY = "transport"  # in the state of a socket's scope
MOST_UNREAD = 1_000_000  # bytes of unread output that are kept
SLICE = 256  # bytes that are parsed at once: at most 42 frames
COUNTED_BYTES = 1_024  # bytes that count as much as one more frame


class Transport(WebSocketsSansIOProtocol):
    """A socket that the application writes to directly.

    The server never waits for a slow client. A client that does not read is disconnected, and
    reconnects with the last number it has.
    """

    answer: Callable[[bytes], bytes | None] | None = None  # answers a message without the queue
    may_send: Callable[[int], bool] | None = None  # takes the cost of frames from their sender
    on_flood: Callable[[], None] | None = None
    pace: Pace | None = None  # set together with the address
    address = "unknown"
    num_frames = 0  # that were received
    _is_flushing = False
    _is_waiting = False  # for its turn to parse the rest of the input
    _ending: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._input = bytearray()  # not parsed yet; its bytes are paid for
        connections: Any = vars(self.config)["connections"]  # see `Config` in `process`
        self._connections = connections
        self._readers: SlowReaders = connections.slow_readers

    def say(self, text: bytes) -> None:
        """Send a text message, together with others of the same loop iteration."""
        if self.conn.state is not OPEN or self.close_sent or self.transport.is_closing():
            return
        self.conn.send_text(text)
        if not self._is_flushing:
            self._is_flushing = True
            self.loop.call_soon(self._flush)

    def end(self, code: int) -> None:
        """Close after everything that was sent."""
        self._abort_later()
        task = self.loop.create_task(self._close(code))
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the client closed first
            await self.send({"type": "websocket.close", "code": code, "reason": None})

    def _flush(self) -> None:
        self._is_flushing = False
        if self.transport.is_closing():
            return
        self._readers.notice_reading(self.transport)
        self.transport.write(b"".join(self.conn.data_to_send()))
        is_too_much = self.transport.get_write_buffer_size() > MOST_UNREAD
        if is_too_much or self.transport in self._readers:
            self._readers.wait(self.transport, self.address)
        if is_too_much and self.transport in self._readers:
            self._readers.cut_off(self.transport)

    # -- what the web server calls ----------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        if self._ending is not None:
            self._ending.cancel()
        self._connections.leave(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to itself, and the garbage collector runs rarely

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][KEY] = self
            self.read_paused = True  # until the session asks for the first message
            self.transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self._may_send(len(data) // COUNTED_BYTES):
            self._give_up()
            return
        self._input += data
        if self.pace is None:  # the handshake
            self._parse(len(data))
        elif not self._is_waiting:
            self._parse_in_turn(self.pace)

    def _parse_in_turn(self, pace: Pace) -> None:
        while self._input and pace.is_free(self.address):
            pace.spend(self.address, self._parse(SLICE))
        if self._input:
            self._is_waiting = True
            pace.later(self.address, partial(self._parse_later, pace))

    def _parse_later(self, pace: Pace) -> int:
        self._is_waiting = False
        units = self._parse(SLICE)
        if self._input:
            self._is_waiting = True
            pace.later(self.address, partial(self._parse_later, pace))
        return units

    def _parse(self, size: int) -> int:
        """Parse some bytes, count their frames and handle them; return how many there were."""
        if self.transport.is_closing():
            self._input.clear()
            return 0
        self.conn.receive_data(bytes(self._input[:size]))
        del self._input[:size]
        number = sum(isinstance(event, Frame) for event in self.conn.events)
        self.num_frames += number
        if not self._may_send(number):
            self._give_up()
        elif self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()
        return max(1, number)

    def _may_send(self, cost: int) -> bool:
        return not cost or self.may_send is None or self.may_send(cost)

    def _give_up(self) -> None:
        """Close at once and read nothing more: a flood does not wait for a closing handshake."""
        if self.on_flood is not None:
            self.on_flood()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})
        if self.conn.state is OPEN and self.handshake_complete:
            self.conn.send_close(CloseCode.POLICY_VIOLATION)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._input.clear()
        self.transport.close()
        self._abort_later()

    def _abort_later(self) -> None:
        """End a closed connection whose client does not read what it was sent."""
        if self._ending is None:
            self._ending = self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def send_500_response(self) -> None:
        """Answer a socket whose session failed, once: the server may stop at the same moment."""
        super().send_500_response()
        self.handshake_complete = self.close_sent = True

    def handle_ping(self) -> None:
        """Answer a ping frame; the library has prepared the answer."""
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
        self._readers.wait(self.transport, self.address)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._readers.leave(self.transport)
