"""`create_app(settings)`: routes and wiring, nothing else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from polis.kernel.errors import PolisError
from polis.server import resources, routes_games, routes_people, routes_replays, routes_tables
from polis.server.errors import BadMessage
from polis.server.guard import SecurityHeaders
from polis.server.house import House, open_house
from polis.server.live import LiveSockets
from polis.server.protocol import Strict
from polis.server.resources import ErrorAnswer
from polis.server.settings import Settings
from polis.server.web import Json, error_answer, schema_of

log = structlog.get_logger()


def create_app(settings: Settings) -> FastAPI:
    """The application of one process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house: House | None = getattr(app.state, "house", None)  # `Server` has opened it before
        if house is None:
            house = app.state.house = await open_house(settings)
        if not _has_client(settings):
            log.warning("there is nothing for browsers: the web client is not built")
        yield
        await house.close()

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.include_router(routes_games.router)
    app.include_router(routes_people.router)
    app.include_router(routes_tables.router)
    app.include_router(routes_replays.router)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(LiveSockets)
    _handle_errors(app)
    _mount_client(app, settings)
    document = schema_of(app, _resources())
    app.openapi = lambda: document  # type: ignore[method-assign]
    return app


def _resources() -> list[type[Strict]]:
    found = [getattr(resources, name) for name in dir(resources)]
    return [kind for kind in found if isinstance(kind, type) and issubclass(kind, Strict)]


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
    house: House = request.app.state.house
    house.hub.metrics.refused.labels(code).inc()


def _mount_client(app: FastAPI, settings: Settings) -> None:
    if _has_client(settings):
        app.mount("/", StaticFiles(directory=_client_folder(settings), html=True))


def _has_client(settings: Settings) -> bool:
    return (_client_folder(settings) / "index.html").is_file()


def _client_folder(settings: Settings) -> Path:
    return Path(settings.static) if settings.static else Path(__file__).parents[1] / "static"
