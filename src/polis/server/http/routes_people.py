"""Routes about persons, and for operators."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from polis.server.clean_text import clean_name
from polis.server.errors import NoIdentity, NoSuch
from polis.server.http.routing import (
    BeforeQuery,
    Json,
    Nothing,
    body_of,
    count_post,
    count_shared_post,
    posted,
    required,
    route,
    services_of,
)
from polis.server.http.security import address_of
from polis.server.lobby.paging import read_place
from polis.server.ops.metrics import CONTENT_TYPE
from polis.server.ops.overview import check_ready, trouble_of
from polis.server.people.device_name import device_name
from polis.server.people.identity import COOKIE, COOKIE_SECONDS, LINK_SECONDS, new_secret
from polis.server.people.mail import plain_mailbox
from polis.server.people.outgoing import check_webhook
from polis.server.services import Services
from polis.server.store import devices, history, people
from polis.server.store.rows import PersonRow, now
from polis.server.store.tables import Filter
from polis.wire.resources import (
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

router = APIRouter()
HOUR = 3600


@route(router, "GET", "/api/me", Person)
async def get_me(request: Request) -> Response:
    """The person behind this device. The cookie is sent again, because browsers delete old ones."""
    services, person = services_of(request), await required(request)
    key = services.identity.key_of(request.cookies[COOKIE]) or ""
    await devices.note_use(services.database, key, named_device(request))
    response = Json(await known_person(services, person))
    set_cookie(request, response, request.cookies[COOKIE])
    return response


@route(router, "POST", "/api/me", Person, "PersonBody")
async def post_me(request: Request) -> Response:
    """Become a person, or change their name, webhook, mail address or language."""
    services = services_of(request)
    body = await body_of(request, PersonBody)
    values = _values(body)
    person = await services.identity.find(request.cookies.get(COOKIE))
    if person is None:
        return await _new_person(services, request, values)
    services.hub.bans.check(person.id, address_of(request.scope))
    count_post(request, person.id)
    if values.get("name", person.name) != person.name:
        await services.lobby.rename(person, values["name"])  # first, so that a retry does the rest
    if values:
        await _change(services, person, values)
    return Json(await _known(services, person.id))


async def _change(services: Services, person: PersonRow, values: dict[str, str]) -> None:
    """Change a person. The owner of a new mailbox gets a letter and must confirm it."""
    mailbox = values.get("email", person.email)
    if "email" not in values or (mailbox == person.email and person.email_ok):
        await people.change(services.database, person.id, values)
        return
    limits = services.settings.limits
    if mailbox and services.settings.smtp:
        await people.count_up(services.database, f"mail:{person.id}", HOUR, limits.links_per_hour)
        await people.count_letter(services.database, mailbox, limits.letters_per_day)
    await people.change(services.database, person.id, {**values, "email_ok": False})
    if mailbox and services.settings.smtp:
        language = values.get("language", person.language)
        asked = replace(person, email=mailbox, language=language)
        services.hub.background(services.mail.confirm(asked))


async def _new_person(services: Services, request: Request, values: dict[str, str]) -> Response:
    address = address_of(request.scope)
    limits = services.settings.limits
    await people.count_up(services.database, f"person:{address}", HOUR, limits.persons_per_hour)
    person, cookie = await services.identity.create(
        values.pop("name", "?"), values.pop("language", "en"), named_device(request)
    )
    if values:
        await _change(services, person, values)
    response = Json(await _known(services, person.id))
    set_cookie(request, response, cookie)
    return response


async def _known(services: Services, person_id: str) -> Person:
    person = await people.find(services.database, person_id)
    if person is None:
        raise NoIdentity("say who you are first")
    if person.webhook or person.email_ok:
        services.hub.reachable.add(person.id)
        services.hub.peers.tell_reachable(person.id)
    return await known_person(services, person)


def _values(body: PersonBody) -> dict[str, str]:
    values: dict[str, str] = {}
    if body.name is not None:
        values["name"] = clean_name(body.name)
    if body.webhook is not None:
        values["webhook"] = check_webhook(body.webhook)
    if body.email is not None:
        values["email"] = plain_mailbox(body.email)
    if body.language is not None:
        values["language"] = body.language
    return values


async def known_person(services: Services, person: PersonRow) -> Person:
    """A person as they see themselves."""
    muted = await people.muted_by(services.database, person.id)
    return Person(
        player=person.id,
        name=person.name,
        webhook=person.webhook,
        email=person.email,
        email_ok=person.email_ok,
        language=person.language,
        muted=sorted(muted),
    )


def named_device(request: Request) -> str:
    """The name of the device that sends a request."""
    return device_name(request.headers.get("user-agent", ""))


def set_cookie(request: Request, response: Response, value: str) -> None:
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
    """A link that makes another device the same person; it works once, within 15 minutes."""
    services, person, _ = await posted(request, Nothing)
    limits = services.settings.limits
    await people.count_up(services.database, f"link:{person.id}", HOUR, limits.links_per_hour)
    token = new_secret()
    expires = now() + LINK_SECONDS * 1000
    await people.add_device_link(services.database, token, person.id, expires)
    return Json(Link(path=f"/#/device/{token}", token=token, expires=expires))


@route(router, "POST", "/api/me/claim", Person, "TokenBody")
async def post_claim(request: Request) -> Response:
    """Become the person of a link on this device."""
    services = services_of(request)
    body = await body_of(request, TokenBody)
    count_shared_post(request)
    key = new_secret()
    person_id = await people.use_device_link(
        services.database, body.token, key, named_device(request)
    )
    return await logged_in(request, person_id, key)


async def logged_in(request: Request, person_id: str, key: str) -> Response:
    """The answer to a device that has become a person."""
    services = services_of(request)
    response = Json(await _known(services, person_id))
    set_cookie(request, response, services.identity.seal(key))
    return response


@route(router, "POST", "/api/me/mute", Person, "MuteBody")
async def post_mute(request: Request) -> Response:
    """Mute or unmute a player's chat."""
    services, person, body = await posted(request, MuteBody)
    if "\0" in body.player or await people.find(services.database, body.player) is None:
        raise NoSuch("there is no such player")
    await people.set_mute(services.database, person.id, body.player, body.muted)
    await services.hub.mutes_changed(person.id)
    return Json(await known_person(services, person))


@route(router, "GET", "/api/me/tables", TableList)
async def get_my_tables(
    request: Request,
    finished: bool = False,
    before: BeforeQuery = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 200,
) -> Response:
    """The person's tables, latest first; on each page those that wait for them come first."""
    services = services_of(request)
    person = await required(request)
    phases = ("finished", "abandoned") if finished else ("open", "running")
    place = None if before is None else read_place(before)
    wanted = Filter(phases=phases, person=person.id, before=place, limit=limit)
    return Json(await services.lobby.listed(wanted, person))


@route(router, "GET", "/api/me/players", Companions)
async def get_companions(request: Request) -> Response:
    """The players that the person has played with; they can be invited without a link."""
    services = services_of(request)
    person = await required(request)
    found = await history.companions_of(services.database, person.id, 100)
    return Json(Companions(players=found))


@route(router, "GET", "/api/me/statistics", Statistics)
async def get_statistics(request: Request) -> Response:
    """The results of the person, by game and number of seats."""
    services = services_of(request)
    person = await required(request)
    return Json(Statistics(games=await history.statistics_of(services.database, person.id)))


# -- for operators --------------------------------------------------------------------------------


@router.head("/api/health", include_in_schema=False)
@route(router, "GET", "/api/health", Health, is_limited=False)
async def get_health() -> Response:
    """Whether the process is alive."""
    return Json(Health(status="ok"))


@router.head("/api/ready", include_in_schema=False)
@route(router, "GET", "/api/ready", Health, is_limited=False)
async def get_ready(request: Request) -> Response:
    """Whether the database answers and stores, and the server is not about to stop."""
    await check_ready(services_of(request))
    return Json(Health(status="ok"))


@router.get("/metrics", include_in_schema=False)
async def get_metrics(request: Request) -> Response:
    """For Prometheus."""
    services = services_of(request)
    if not services.settings.metrics:
        raise NoSuch("metrics are switched off")
    services.hub.metrics.ready.set(not await trouble_of(services))
    return Response(services.hub.metrics.page(), media_type=CONTENT_TYPE)
