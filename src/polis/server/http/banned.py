"""Refuse requests from addresses that the operator keeps out."""

from starlette.types import ASGIApp, Receive, Scope, Send

from polis.server.errors import Banned
from polis.server.http.routing import error_answer
from polis.server.http.security import address_of
from polis.server.services import Services

API = "/api/"
# Balancers look at the first two; an operator may have banned their own address.
OPEN = ("/api/health", "/api/ready", "/api/admin/")


class BannedAddresses:
    """Banned addresses get pages, which say why the server refuses everything else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "http" and path.startswith(API) and not path.startswith(OPEN):
            services: Services = scope["app"].state.services
            try:
                services.hub.bans.check(None, address_of(scope))
            except Banned as error:
                services.hub.metrics.refused.labels(error.code).inc()
                await error_answer(error)(scope, receive, send)
                return
        await self._app(scope, receive, send)
