"""Routes about persons, and for operators."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from polis.server import results
from polis.server.errors import NoIdentity, NoSuch, Unavailable
from polis.server.guard import address_of
from polis.server.house import House
from polis.server.identity import COOKIE, COOKIE_SECONDS, LINK_SECONDS, new_secret
from polis.server.lobby import read_place
from polis.server.metrics import CONTENT_TYPE
from polis.server.reminders import check_email, check_webhook
from polis.server.resources import (
    Companion,
    Companions,
    Health,
    Link,
    MuteBody,
    Person,
    PersonBody,
    Statistics,
    TableList,
    TokenBody,
)
from polis.server.store import memories, people
from polis.server.store.rows import PersonRow, now
from polis.server.store.tables import Filter
from polis.server.texts import clean_name
from polis.server.web import (
    BeforeQuery,
    Json,
    Nothing,
    body_of,
    house_of,
    posted,
    required,
    route,
)

router = APIRouter()
HOUR = 3600


@route(router, "GET", "/api/me", Person)
async def get_me(request: Request) -> Response:
    """The person behind this device. Browsers forget a cookie some day after they were given it:
    whoever comes back is given it again."""
    response = Json(await _person(house_of(request), await required(request)))
    _set_cookie(request, response, request.cookies[COOKIE])
    return response


@route(router, "POST", "/api/me", Person, "PersonBody")
async def post_me(request: Request) -> Response:
    """Become a person, or change what others see of it."""
    house = house_of(request)
    body = await body_of(request, PersonBody)
    values = _values(body)
    person = await house.identity.find(request.cookies.get(COOKIE))
    if person is None:
        return await _new_person(house, request, values)
    house.hub.askers.check_post(person.id)
    if values.get("name", person.name) != person.name:
        await house.lobby.rename(person, values["name"])  # first: who tries again finds the rest
    if values:
        await people.change(house.database, person.id, values)
    return Json(await _known(house, person.id))


async def _new_person(house: House, request: Request, values: dict[str, str]) -> Response:
    address = address_of(request.scope)
    limits = house.settings.limits
    await people.count_up(house.database, f"person:{address}", HOUR, limits.persons_per_hour)
    person, cookie = await house.identity.create(
        values.pop("name", "?"), values.pop("language", "en")
    )
    if values:
        await people.change(house.database, person.id, values)
    response = Json(await _known(house, person.id))
    _set_cookie(request, response, cookie)
    return response


async def _known(house: House, person_id: str) -> Person:
    person = await people.find(house.database, person_id)
    if person is None:
        raise NoIdentity("say who you are first")
    if person.webhook or person.email:
        house.hub.reachable.add(person.id)
        house.hub.neighbours.tell_reachable(person.id)
    return await _person(house, person)


def _values(body: PersonBody) -> dict[str, str]:
    values: dict[str, str] = {}
    if body.name is not None:
        values["name"] = clean_name(body.name)
    if body.webhook is not None:
        values["webhook"] = check_webhook(body.webhook)
    if body.email is not None:
        values["email"] = check_email(body.email)
    if body.language is not None:
        values["language"] = body.language
    return values


async def _person(house: House, person: PersonRow) -> Person:
    muted = await people.muted_by(house.database, person.id)
    return Person(
        player=person.id,
        name=person.name,
        webhook=person.webhook,
        email=person.email,
        language=person.language,
        muted=sorted(muted),
    )


def _set_cookie(request: Request, response: Response, value: str) -> None:
    response.set_cookie(
        COOKIE,
        value,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


@route(router, "POST", "/api/me/links", Link)
async def post_link(request: Request) -> Response:
    """A link that makes another device the same person; once, within 15 minutes."""
    house, person, _ = await posted(request, Nothing)
    limits = house.settings.limits
    await people.count_up(house.database, f"link:{person.id}", HOUR, limits.links_per_hour)
    token = new_secret()
    expires = now() + LINK_SECONDS * 1000
    await people.add_device_link(house.database, token, person.id, expires)
    return Json(Link(path=f"/#/device/{token}", token=token, expires=expires))


@route(router, "POST", "/api/me/claim", Person, "TokenBody")
async def post_claim(request: Request) -> Response:
    """Become the person of a link on this device."""
    house = house_of(request)
    body = await body_of(request, TokenBody)
    house.hub.askers.check_post(address_of(request.scope))
    key = new_secret()
    person_id = await people.use_device_link(house.database, body.token, key)
    response = Json(await _known(house, person_id))
    _set_cookie(request, response, house.identity.seal(key))
    return response


@route(router, "POST", "/api/me/mute", Person, "MuteBody")
async def post_mute(request: Request) -> Response:
    """Do not hear somebody's chat, or hear it again."""
    house, person, body = await posted(request, MuteBody)
    if "\0" in body.player or await people.find(house.database, body.player) is None:
        raise NoSuch("there is no such player")
    await people.set_mute(house.database, person.id, body.player, body.muted)
    await house.hub.mutes_changed(person.id)
    return Json(await _person(house, person))


@route(router, "GET", "/api/me/tables", TableList)
async def get_my_tables(
    request: Request,
    finished: bool = False,
    before: BeforeQuery = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 200,
) -> Response:
    """My tables, latest first; on each page those that wait for me come first."""
    house = house_of(request)
    person = await required(request)
    phases = ("finished", "abandoned") if finished else ("open", "running")
    place = None if before is None else read_place(before)
    wanted = Filter(phases=phases, person=person.id, before=place, limit=limit)
    return Json(await house.lobby.listed(wanted, person))


@route(router, "GET", "/api/me/players", Companions)
async def get_companions(request: Request) -> Response:
    """With whom I have played; they can be invited without a link."""
    house = house_of(request)
    person = await required(request)
    found = await memories.companions_of(house.database, person.id, 100)
    return Json(Companions(players=[Companion(**row) for row in found]))


@route(router, "GET", "/api/me/statistics", Statistics)
async def get_statistics(request: Request) -> Response:
    """How I have done, by game and number of seats."""
    house = house_of(request)
    person = await required(request)
    rows = await memories.statistics_of(house.database, person.id)
    return Json(Statistics(games=results.statistics(rows)))


# -- for operators --------------------------------------------------------------------------------


@router.head("/api/health", include_in_schema=False)
@route(router, "GET", "/api/health", Health, is_limited=False)
async def get_health() -> Response:
    """Whether the process lives."""
    return Json(Health(status="ok"))


@router.head("/api/ready", include_in_schema=False)
@route(router, "GET", "/api/ready", Health, is_limited=False)
async def get_ready(request: Request) -> Response:
    """Whether the database answers and the server is not about to stop."""
    house = house_of(request)
    if house.hub.is_draining:
        raise Unavailable("the server is stopping")
    await people.find(house.database, "nobody")
    return Json(Health(status="ok"))


@router.get("/metrics", include_in_schema=False)
async def get_metrics(request: Request) -> Response:
    """For Prometheus."""
    house = house_of(request)
    if not house.settings.metrics:
        raise NoSuch("metrics are switched off")
    return Response(house.hub.metrics.page(), media_type=CONTENT_TYPE)
