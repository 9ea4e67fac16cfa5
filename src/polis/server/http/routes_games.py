"""Routes about the offer of the server: games, bots, and the sentences of a game."""

import hashlib
from functools import cache
from typing import Annotated, Literal, get_args

from fastapi import APIRouter, Path, Request, Response

from polis.bots.registry import bots
from polis.server.http.routing import VERSION, Json, asker, route, services_of, text_route
from polis.server.tables import results
from polis.text.catalogue import LANGUAGES, plain_source
from polis.text.voice import package_of
from polis.wire.catalogue import game_info
from polis.wire.protocol import PROTOCOL
from polis.wire.resources import BotInfo, Catalogue, Leaders

router = APIRouter()

GamePath = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9_]+$")]
LanguagePath = Literal["en", "ru", "zh-Hant", "es", "hu"]
assert get_args(LanguagePath) == LANGUAGES


@route(router, "GET", "/api/catalogue", Catalogue)
async def get_catalogue(request: Request) -> Response:
    """The games with their options, the bots, the version of the protocol."""
    services = services_of(request)
    games = [services.hub.games.find(name) for name in services.hub.games.names()]
    return Json(
        Catalogue(
            protocol=PROTOCOL,
            version=VERSION,
            games=[game_info(game) for game in games],
            bots=[
                BotInfo(name=name, levels=entry.levels, usual=entry.usual, adapts=entry.adapts)
                for name, entry in bots().items()
                if entry.is_offered
            ],
            leaver_bot=services.settings.leaver_bot,
            mail=bool(services.settings.smtp),
        )
    )


@route(router, "GET", "/api/games/{game}/leaders", Leaders)
async def get_leaders(request: Request, game: GamePath) -> Response:
    """The best players of a game in public matches, and the rank of the person who asks."""
    services = services_of(request)
    known = services.hub.games.find(game)
    return Json(await results.leaders(services.database, known.id, await asker(request)))


@text_route(router, "/api/games/{game}/words/{language}", "text/plain")
async def get_words(request: Request, game: GamePath, language: LanguagePath) -> Response:
    """The sentences of a game as a Fluent catalogue, for clients that do not carry them."""
    text, tag = _words(package_of(services_of(request).hub.games.find(game)), language)
    headers = {
        "etag": tag,
        "cache-control": "public, no-cache",
    }  # kept, but revalidated
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@cache
def _words(package: str, language: str) -> tuple[str, str]:
    """A catalogue and its entity tag; neither changes while the server runs."""
    text = plain_source(package, language)
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
