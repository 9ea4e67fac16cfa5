"""Routes of the operator's page. A secret from the command line unlocks them on a device.

The key of an unlocked page is in a cookie of its own. Every action is in the audit log.
"""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import RedirectResponse

from polis.server.errors import Locked
from polis.server.http.routing import (
    Json,
    Nothing,
    TablePath,
    body_of,
    count_shared_post,
    route,
    services_of,
)
from polis.server.ops.operator import Operator
from polis.server.ops.overview import overview
from polis.server.people.identity import new_secret
from polis.server.services import Services
from polis.server.store import audit, bans, operators, people, search
from polis.server.store.rows import now
from polis.wire.admin import (
    Audit,
    BanBody,
    Bans,
    LimitBody,
    LineBody,
    OperatorPeople,
    OperatorTables,
    Overview,
    Reports,
    Retention,
    SilenceBody,
    UnlockBody,
    Unlocked,
)

router = APIRouter()
COOKIE: Final = "polis_operator"
SHOWN: Final = 8  # letters of a key's hash that name the page in the audit log
DAY_MS: Final = 86_400_000
Words = Annotated[str, Query(max_length=80, pattern=r"^[^\x00]*$")]


@router.get("/admin", include_in_schema=False)
async def get_page() -> Response:
    """The page is a part of the web client."""
    return RedirectResponse("/#/admin")


@route(router, "GET", "/api/admin/state", Unlocked)
async def get_operator_state(request: Request) -> Response:
    """Whether the page is unlocked on this device."""
    key = request.cookies.get(COOKIE, "")
    return Json(Unlocked(until=await operators.page_until(services_of(request).database, key)))


@route(router, "POST", "/api/admin/unlock", Unlocked, "UnlockBody")
async def post_unlock(request: Request) -> Response:
    """Unlock the page on this device, by a secret from the command line."""
    body = await body_of(request, UnlockBody)
    services = services_of(request)
    count_shared_post(request, "unlock")
    key = new_secret()
    until = await Operator(services.database, _name(key)).unlock(body.secret, key)
    response = Json(Unlocked(until=until))
    response.set_cookie(
        COOKIE,
        key,
        max_age=max(1, (until - now()) // 1000),
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        path="/api/admin",
    )
    return response


@route(router, "POST", "/api/admin/lock", Unlocked)
async def post_lock(request: Request) -> Response:
    """Lock the page on all devices."""
    _, operator = await _acting(request)
    await body_of(request, Nothing)
    await operator.close_pages()
    response = Json(Unlocked(until=None))
    response.delete_cookie(COOKIE, path="/api/admin")
    return response


def _name(key: str) -> str:
    return people.hashed(key)[:SHOWN]


async def _acting(request: Request) -> tuple[Services, Operator]:
    """The operator behind a request. Raises Locked."""
    services, key = services_of(request), request.cookies.get(COOKIE, "")
    if await operators.page_until(services.database, key) is None:
        raise Locked("the page is locked")
    return services, Operator(services.database, _name(key))


# -- looking --------------------------------------------------------------------------------------


@route(router, "GET", "/api/admin/overview", Overview)
async def get_overview(request: Request) -> Response:
    """Health, load, jobs, errors, limits, retention and backups."""
    services, _ = await _acting(request)
    return Json(await overview(services))


@route(router, "GET", "/api/admin/tables", OperatorTables)
async def get_operator_tables(request: Request, words: Words = "") -> Response:
    """Search the tables by id, title, game, phase or player."""
    services, _ = await _acting(request)
    return Json(OperatorTables(tables=await search.tables(services.database, words.strip())))


@route(router, "GET", "/api/admin/people", OperatorPeople)
async def get_people(request: Request, words: Words = "") -> Response:
    """Search the people by id or name."""
    services, _ = await _acting(request)
    return Json(OperatorPeople(people=await search.people(services.database, words.strip())))


@route(router, "GET", "/api/admin/reports", Reports)
async def get_reports(
    request: Request, days: Annotated[int, Query(ge=1, le=36_500)] = 30
) -> Response:
    """Reported lines of chat, each with the lines around it."""
    services, _ = await _acting(request)
    since = now() - days * DAY_MS
    return Json(Reports(reports=await search.reports(services.database, since)))


@route(router, "GET", "/api/admin/bans", Bans)
async def get_bans(request: Request) -> Response:
    """All bans that last."""
    services, _ = await _acting(request)
    return Json(Bans(bans=await bans.lasting(services.database)))


@route(router, "GET", "/api/admin/audit", Audit)
async def get_audit(request: Request) -> Response:
    """What operators have done."""
    services, _ = await _acting(request)
    return Json(Audit(entries=await audit.latest(services.database)))


# -- acting ---------------------------------------------------------------------------------------


async def _done(
    request: Request, work: Callable[[Operator], Awaitable[object]]
) -> tuple[Services, Operator]:
    """Carry out an action, and have this process follow it at once."""
    services, operator = await _acting(request)
    await work(operator)
    await services.jobs.rules.read()
    return services, operator


@route(router, "POST", "/api/admin/mute", Overview, "SilenceBody")
async def post_operator_mute(request: Request) -> Response:
    """Mute a player in all chats."""
    body = await body_of(request, SilenceBody)
    services, _ = await _done(request, lambda operator: operator.silence(body))
    return Json(await overview(services))


@route(router, "POST", "/api/admin/ban", Bans, "BanBody")
async def post_ban(request: Request) -> Response:
    """Ban a player or an address range, or lift the ban."""
    body = await body_of(request, BanBody)
    services, _ = await _done(request, lambda operator: operator.ban(body))
    return Json(Bans(bans=await bans.lasting(services.database)))


@route(router, "POST", "/api/admin/dismiss", Reports, "LineBody")
async def post_dismiss(request: Request) -> Response:
    """Forget the reports of a line."""
    body = await body_of(request, LineBody)
    await _done(request, lambda operator: operator.dismiss(body.line))
    return await get_reports(request)


@route(router, "POST", "/api/admin/tables/{table}/delete", OperatorTables)
async def post_delete_table(request: Request, table: TablePath) -> Response:
    """Delete a table that is not being played."""
    await body_of(request, Nothing)
    services, _ = await _done(request, lambda operator: operator.delete_table(table))
    services.hub.drop_table(table)
    return Json(OperatorTables(tables=await search.tables(services.database, table)))


@route(router, "POST", "/api/admin/retention", Overview, "Retention")
async def post_retention(request: Request) -> Response:
    """Set after how many days tables are deleted."""
    body = await body_of(request, Retention)
    services, _ = await _done(request, lambda operator: operator.keep_for(body))
    return Json(await overview(services))


@route(router, "POST", "/api/admin/limit", Overview, "LimitBody")
async def post_limit(request: Request) -> Response:
    """Change a limit of all processes."""
    body = await body_of(request, LimitBody)
    services, _ = await _done(request, lambda operator: operator.set_limit(body))
    return Json(await overview(services))


@route(router, "POST", "/api/admin/backup", Overview)
async def post_backup(request: Request) -> Response:
    """Write a backup into the server's folder of backups."""
    await body_of(request, Nothing)
    services, _ = await _done(request, lambda operator: operator.backup())
    return Json(await overview(services))
