"""Routes for passkeys: add one, log in with one, remove one."""

from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response

from polis.server.http.routes_account import account_of
from polis.server.http.routes_people import HOUR, logged_in, named_device
from polis.server.http.routing import (
    Json,
    Nothing,
    body_of,
    count_shared_post,
    posted,
    route,
    services_of,
)
from polis.server.http.security import address_of
from polis.server.people import passkeys
from polis.server.people.passkeys import Site
from polis.server.store import passkeys as stored
from polis.server.store import people
from polis.wire.account import Account, ItemBody, PasskeyBody, PasskeyOptions
from polis.wire.resources import Person

router = APIRouter()


@route(router, "POST", "/api/me/passkeys/options", PasskeyOptions)
async def post_passkey_options(request: Request) -> Response:
    """What a browser needs to make a passkey."""
    services, person, _ = await posted(request, Nothing)
    limit = services.settings.limits.links_per_hour
    await people.count_up(services.database, f"passkey:{person.id}", HOUR, limit)
    options = await passkeys.registration(services.database, person, site_of(request))
    return Json(PasskeyOptions(options=options))


@route(router, "POST", "/api/me/passkeys", Account, "PasskeyBody")
async def post_passkey(request: Request) -> Response:
    """Add a passkey that the browser has made."""
    services, person, body = await posted(request, PasskeyBody)
    name = named_device(request)
    await passkeys.register(services.database, person, site_of(request), body.credential, name)
    return Json(await account_of(request, person.id))


@route(router, "POST", "/api/me/passkeys/end", Account, "ItemBody")
async def post_passkey_end(request: Request) -> Response:
    """Remove a passkey."""
    services, person, body = await posted(request, ItemBody)
    await stored.end(services.database, person.id, body.id)
    return Json(await account_of(request, person.id))


@route(router, "POST", "/api/login/options", PasskeyOptions)
async def post_login_options(request: Request) -> Response:
    """What a browser needs to log in with a passkey."""
    await body_of(request, Nothing)
    services, address = services_of(request), address_of(request.scope)
    limits = services.settings.limits
    await people.count_up(services.database, f"login:{address}", HOUR, limits.persons_per_hour)
    return Json(PasskeyOptions(options=await passkeys.login(services.database, site_of(request))))


@route(router, "POST", "/api/login", Person, "PasskeyBody")
async def post_login(request: Request) -> Response:
    """Become the person of a passkey on this device."""
    body = await body_of(request, PasskeyBody)
    services = services_of(request)
    count_shared_post(request)
    site, device = site_of(request), named_device(request)
    person, key = await passkeys.log_in(services.database, site, body.credential, device)
    return await logged_in(request, person, key)


def site_of(request: Request) -> Site:
    """The site that browsers see: the public address, or the one that was asked for."""
    public = services_of(request).settings.public_url or str(request.base_url)
    parts = urlsplit(public)
    return Site(parts.hostname or "", f"{parts.scheme}://{parts.netloc}")
