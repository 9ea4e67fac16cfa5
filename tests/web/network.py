"""The network between a page and the server, in the hands of a test."""

import re
from dataclasses import dataclass, field
from typing import Any

LIVE = re.compile("/api/live")


@dataclass(eq=False)
class _Link:
    """One WebSocket of the page, and the messages from the server that it has not received."""

    page: Any
    server: Any
    held: list[str | bytes] = field(default_factory=list)

    def release(self) -> None:
        while self.held:
            self.page.send(self.held.pop(0))


class Network:
    """Carries every WebSocket of a page. Create it before the page opens a table."""

    def __init__(self, page: Any) -> None:
        self.sent: list[str] = []  # what the page has sent to the server
        self._links: list[_Link] = []
        self._is_stalled = False
        page.route_web_socket(LIVE, self._open)

    def _open(self, page_side: Any) -> None:
        link = _Link(page_side, page_side.connect_to_server())
        self._links.append(link)

        def up(message: str | bytes) -> None:
            self.sent.append(str(message))
            link.server.send(message)

        def down(message: str | bytes) -> None:
            link.held.append(message)
            if not self._is_stalled:
                link.release()

        def closed(*_: object) -> None:
            if link in self._links:
                self._links.remove(link)
            link.server.close()

        page_side.on_message(up)
        page_side.on_close(closed)
        link.server.on_message(down)

    def actions(self) -> int:
        """The number of choices that the page has sent."""
        return sum('"type":"act"' in message for message in self.sent)

    def stall(self) -> None:
        """Half-open sockets: they stay open, and nothing arrives."""
        self._is_stalled = True

    def release(self) -> None:
        """Deliver what was held back, in order, and go on."""
        self._is_stalled = False
        for link in self._links:
            link.release()

    def cut(self) -> None:
        """Close every socket."""
        links, self._links = self._links, []
        for link in links:
            link.page.close()
            link.server.close()
