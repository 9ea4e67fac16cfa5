"""Create the web application: routes, middleware and error handlers."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import is_dataclass

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from polis.kernel.errors import PolisError
from polis.server.errors import BadMessage
from polis.server.http import (
    routes_account,
    routes_admin,
    routes_games,
    routes_mail,
    routes_passkeys,
    routes_people,
    routes_push,
    routes_replays,
    routes_tables,
)
from polis.server.http.banned import BannedAddresses
from polis.server.http.client_files import client_files, client_folder, has_client
from polis.server.http.forwarded import Forwarded, TrustedProxies
from polis.server.http.paced import PacedRequests
from polis.server.http.routing import Json, error_answer, schema_of
from polis.server.http.security import SecurityHeaders
from polis.server.live.websocket import LiveSockets
from polis.server.ops.settings import Settings
from polis.server.services import Services, open_services
from polis.wire import account, admin, push, resources
from polis.wire.resources import ErrorAnswer

log = structlog.get_logger()


def create_app(settings: Settings) -> FastAPI:
    """The application of one process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services: Services | None = getattr(
            app.state, "services", None
        )  # `Server` has opened it before
        if services is None:
            services = app.state.services = await open_services(settings)
        if not has_client(settings):
            log.warning("the web client is not built: browsers get no pages")
        yield
        await services.close()

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.include_router(routes_games.router)
    app.include_router(routes_people.router)
    app.include_router(routes_account.router)
    app.include_router(routes_passkeys.router)
    app.include_router(routes_admin.router)
    app.include_router(routes_mail.router)
    app.include_router(routes_push.router)
    app.include_router(routes_tables.router)
    app.include_router(routes_replays.router)
    app.add_middleware(BannedAddresses)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(LiveSockets)
    app.add_middleware(PacedRequests)
    app.add_middleware(Forwarded, proxies=TrustedProxies(settings.trusted_proxies))
    _handle_errors(app)
    _serve_schema(app)
    _mount_client(app, settings)
    return app


def _serve_schema(app: FastAPI) -> None:
    """Serve the OpenAPI document, encoded once: it is the longest answer of all."""
    document = schema_of(app, _resources())
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
    app.openapi = lambda: document  # type: ignore[method-assign]

    async def schema(_: Request) -> Response:
        return Response(text, media_type=Json.media_type)

    app.add_route("/api/openapi.json", schema, include_in_schema=False)


def _resources() -> list[type[object]]:
    found = [
        value for module in (resources, push, account, admin) for value in vars(module).values()
    ]
    return [kind for kind in found if isinstance(kind, type) and is_dataclass(kind)]


def _handle_errors(app: FastAPI) -> None:
    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, PolisError)
        _count(request, error.code)
        return error_answer(error)

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        _count(request, BadMessage.code)
        where = ".".join(str(part) for part in error.errors()[0]["loc"])
        return error_answer(BadMessage(f"{where}: {error.errors()[0]['msg']}"))

    async def http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = "no-such" if error.status_code == 404 else "bad-message"
        _count(request, code)
        answer = ErrorAnswer(code=code, args={"reason": str(error.detail)})
        return Json(answer, status_code=error.status_code, headers=dict(error.headers or {}))

    async def broken(request: Request, error: Exception) -> Response:
        log.error("a request failed", path=request.url.path, exc_info=error)
        _count(request, "error")
        return Json(ErrorAnswer(code="error", args={}), status_code=500)

    app.add_exception_handler(PolisError, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(Exception, broken)


def _count(request: Request, code: str) -> None:
    services: Services = request.app.state.services
    services.hub.metrics.refused.labels(code).inc()


def _mount_client(app: FastAPI, settings: Settings) -> None:
    if has_client(settings):
        app.mount("/", client_files(client_folder(settings)))
