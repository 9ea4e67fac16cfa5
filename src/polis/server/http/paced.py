"""Let requests begin one after the other: each address has its share of the event loop.

A client that asks for more than its allowance waits. That slows a crowd of honest people down a
little, and a flood to what the loop can bear. Only a client that has far too many requests at the
same time is refused.
"""

import asyncio

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Receive, Scope, Send

from polis.server.errors import TooMany
from polis.server.http.routing import error_answer
from polis.server.http.security import address_of
from polis.server.ops.pace import REQUEST
from polis.server.people.identity import COOKIE
from polis.server.services import Services

LONG_DELAY = 1.0  # seconds; only a flood waits longer


class PacedRequests:
    """Delay or refuse requests and new sockets before anything else looks at them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        services: Services = scope["app"].state.services
        try:
            await _wait(services, scope)
        except TooMany as error:
            await _refuse(error, scope, receive, send)
            return
        await self._app(scope, receive, send)


async def _wait(services: Services, scope: Scope) -> None:
    """Wait for the turn of a request. Raises TooMany."""
    hub, address = services.hub, address_of(scope)
    cookies = cookie_parser(Headers(scope=scope).get("cookie", ""))
    key = services.identity.key_of(cookies.get(COOKIE))
    if hub.floods.is_blocked(address, key):
        hub.floods.note("blocked", address)
        raise TooMany("too many requests", seconds=1)
    seconds = hub.rate_limits.request_delay(key, address)
    if seconds is None:
        hub.floods.note("requests", address, key)
        raise TooMany("too many requests", seconds=1)
    if seconds > LONG_DELAY:
        hub.floods.note("slowed requests", address)
    if seconds:
        await asyncio.sleep(seconds)
    await hub.pace.turn(address, REQUEST)


async def _refuse(error: TooMany, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013, "reason": error.code})
    else:
        await error_answer(error)(scope, receive, send)
