"""Routes about a person's devices and data: list, end, export, delete."""

from fastapi import APIRouter, Request, Response

from polis.server.errors import BadMessage
from polis.server.http.routes_people import known_person
from polis.server.http.routing import Json, posted, required, route, services_of
from polis.server.lobby.deletion import delete_person
from polis.server.people.identity import COOKIE
from polis.server.services import Services
from polis.server.store import devices, erasure, passkeys
from polis.wire.account import Account, DeleteBody, Deleted, ItemBody, PersonalData

router = APIRouter()


@route(router, "GET", "/api/me/account", Account)
async def get_account(request: Request) -> Response:
    """The devices and passkeys of the person."""
    person = await required(request)
    return Json(await account_of(request, person.id))


@route(router, "POST", "/api/me/devices/end", Account, "ItemBody")
async def post_device_end(request: Request) -> Response:
    """Log out a device of the person, this one too."""
    services, person, body = await posted(request, ItemBody)
    here = {device.id for device in (await account_of(request, person.id)).devices if device.here}
    await devices.end(services.database, person.id, body.id)
    services.hub.reconnect(person.id)
    response = Json(await account_of(request, person.id))
    if body.id in here:
        response.delete_cookie(COOKIE, path="/")
    return response


@route(router, "GET", "/api/me/export", PersonalData)
async def get_personal_data(request: Request) -> Response:
    """Everything that the server stores about the person, as one file."""
    services, person = services_of(request), await required(request)
    found = PersonalData(
        person=await known_person(services, person),
        devices=await devices.devices_of(services.database, person.id, _key(services, request)),
        data=await erasure.collect(services.database, person.id),
    )
    named = {"content-disposition": 'attachment; filename="polis-my-data.json"'}
    return Json(found, headers=named)


@route(router, "POST", "/api/me/delete", Deleted, "DeleteBody")
async def post_delete(request: Request) -> Response:
    """Delete the person; others see a former player at the tables."""
    services, person, body = await posted(request, DeleteBody)
    if body.player != person.id:
        raise BadMessage("that is not your id")
    await delete_person(services.lobby, person)
    response = Json(Deleted(deleted=True))
    response.delete_cookie(COOKIE, path="/")
    return response


async def account_of(request: Request, person: str) -> Account:
    """The devices and passkeys of a person."""
    services = services_of(request)
    return Account(
        devices=await devices.devices_of(services.database, person, _key(services, request)),
        passkeys=await passkeys.passkeys_of(services.database, person),
    )


def _key(services: Services, request: Request) -> str:
    return services.identity.key_of(request.cookies.get(COOKIE)) or ""
