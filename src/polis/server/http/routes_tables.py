"""Routes about tables: creating, joining, playing by post, notes and reports."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Query, Request, Response

from polis.server.clean_text import clean_lines
from polis.server.codec import read_command
from polis.server.errors import NoTable, TooMany, Unavailable
from polis.server.http.routing import (
    BeforeQuery,
    Json,
    Nothing,
    SeatPath,
    SeatQuery,
    TablePath,
    asker,
    body_of,
    count_post,
    count_shared_post,
    note_flood,
    posted,
    required,
    route,
    services_of,
)
from polis.server.http.security import address_of, check_request, read_body
from polis.server.live import websocket
from polis.server.lobby import forks
from polis.server.lobby.lobby import HOUR
from polis.server.lobby.paging import read_place
from polis.server.services import Services
from polis.server.store import history, people, reports
from polis.server.store.rows import PersonRow
from polis.server.store.tables import Filter
from polis.server.tables import replays
from polis.server.tables.actor import LiveTable
from polis.table import info
from polis.table.records import TableRecord
from polis.wire.protocol import PROTOCOL, Ack, Hello, Refusal, Sync
from polis.wire.resources import (
    CreateBody,
    ForkBody,
    ImportBody,
    InviteBody,
    JoinBody,
    LeaveBody,
    Link,
    Note,
    RematchBody,
    Report,
    SeatBody,
    TableAnswer,
    TableList,
    TokenBody,
)

router = APIRouter()
T = TypeVar("T")
BYTES_OF_A_POST = 10_000  # of a journal: reading them costs as much as another post


async def _answer(
    services: Services, table_id: str, person: PersonRow | None, link: Link | None = None
) -> Response:
    table, live_table = await seen(services, table_id, person)
    return _described(table, live_table, person, link)


def _described(
    table: TableRecord, live_table: LiveTable, person: PersonRow | None, link: Link | None
) -> Response:
    you = info.you(person, table, live_table.seats)
    described = live_table.audiences.info(you.seats[0] if you is not None and you.seats else None)
    return Json(TableAnswer(table=described, you=you, invitation=link))


async def seen(
    services: Services, table_id: str, person: PersonRow | None, is_invited: bool = False
) -> tuple[TableRecord, LiveTable]:
    """A table that the person may see, freshly read. Raises NoTable."""

    async def look(live_table: LiveTable) -> tuple[TableRecord, LiveTable]:
        return live_table.row, live_table

    return await looking(services, table_id, person, look, is_invited)


async def looking(
    services: Services,
    table_id: str,
    person: PersonRow | None,
    look: Callable[[LiveTable], Awaitable[T]],
    is_invited: bool = False,
) -> T:
    """Run `look` in the table's actor, where memory is never ahead of the store. Raises NoTable."""
    live_table = services.hub.table(table_id)

    async def work() -> T:
        if services.hub.is_shared:
            await live_table.be_current()
        if not (is_invited or await _may_see(services, live_table, person)):
            raise NoTable("there is no such table")
        return await look(live_table)

    return await live_table.submit(work)


# -- lists and making -----------------------------------------------------------------------------


@route(router, "GET", "/api/tables", TableList)
async def get_tables(
    request: Request,
    game: Annotated[str | None, Query(max_length=40, pattern=r"^[a-z0-9_]+$")] = None,
    phase: Literal["open", "running", "finished"] | None = None,
    open_seats: bool = False,
    before: BeforeQuery = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Public tables, latest first."""
    wanted = Filter(
        game=game,
        phases=("open", "running") if phase is None else (phase,),
        has_open_seat=open_seats,
        before=None if before is None else read_place(before),
        limit=limit,
    )
    return Json(await services_of(request).lobby.listed(wanted, await asker(request)))


@route(router, "POST", "/api/tables", TableAnswer, "CreateBody")
async def create_table(request: Request) -> Response:
    """A new table; it starts at once if no seat is open."""
    services, person, body = await posted(request, CreateBody)
    table_id, link = await services.lobby.create(person, body)
    return await _answer(services, table_id, person, link)


@route(router, "GET", "/api/tables/{table}", TableAnswer)
async def get_table(request: Request, table: TablePath) -> Response:
    """A table from outside."""
    return await _answer(services_of(request), table, await asker(request))


@route(router, "POST", "/api/tables/{table}/invitation", TableAnswer, "TokenBody")
async def read_invitation(request: Request, table: TablePath) -> Response:
    """The table that a link invites to. Looking at it makes no person a guest."""
    services = services_of(request)
    body = await body_of(request, TokenBody)
    count_shared_post(request)
    person = await asker(request)
    await services.lobby.check_link(table, body.token)
    row, live_table = await seen(services, table, person, is_invited=True)
    return _described(row, live_table, person, None)


@route(router, "POST", "/api/tables/{table}/join", TableAnswer, "JoinBody")
async def join_table(request: Request, table: TablePath) -> Response:
    """Sit down."""
    services, person, body = await posted(request, JoinBody)
    await services.lobby.join(person, table, body)
    return await _answer(services, table, person)


@route(router, "POST", "/api/tables/{table}/watch", TableAnswer, "TokenBody")
async def watch_table(request: Request, table: TablePath) -> Response:
    """Become a guest of a private table, by an invitation."""
    services, person, body = await posted(request, TokenBody)
    await services.lobby.watch(person, table, body.token)
    return await _answer(services, table, person)


@route(router, "POST", "/api/tables/{table}/leave", TableAnswer, "LeaveBody")
async def leave_table(request: Request, table: TablePath) -> Response:
    """Leave a seat; in a running match a bot takes it over."""
    services, person, body = await posted(request, LeaveBody)
    await seen(services, table, person)
    await services.lobby.leave(person, table, body.seat)
    # A person who left a private table and is no guest may see it once more.
    row, live_table = await seen(services, table, person, is_invited=True)
    return _described(row, live_table, person, None)


@route(router, "POST", "/api/tables/{table}/seats/{seat}", TableAnswer, "SeatBody")
async def set_seat(request: Request, table: TablePath, seat: SeatPath) -> Response:
    """Change a seat, as host: a bot, open, or another player on the same device."""
    services, person, body = await posted(request, SeatBody)
    await seen(services, table, person)
    await services.lobby.set_seat(person, table, seat, body)
    return await _answer(services, table, person)


@route(router, "POST", "/api/tables/{table}/invitations", Link, "InviteBody")
async def invite(request: Request, table: TablePath) -> Response:
    """Make another invitation link, as host."""
    services, person, body = await posted(request, InviteBody)
    await seen(services, table, person)
    return Json(await services.lobby.invite(person, table, body))


@route(router, "POST", "/api/tables/{table}/start", TableAnswer)
async def start_table(request: Request, table: TablePath) -> Response:
    """Start the match, as host."""
    services, person, _ = await posted(request, Nothing)
    await seen(services, table, person)
    await services.lobby.start(person, table)
    return await _answer(services, table, person)


@route(router, "POST", "/api/tables/{table}/rematch", TableAnswer, "RematchBody")
async def rematch(request: Request, table: TablePath) -> Response:
    """A rematch: the same people again."""
    services, person, body = await posted(request, RematchBody)
    await seen(services, table, person)
    new = await forks.rematch(services.lobby, person, table, body.rotate)
    return await _answer(services, new, person)


@route(router, "POST", "/api/tables/{table}/fork", TableAnswer, "ForkBody")
async def fork_table(request: Request, table: TablePath) -> Response:
    """Play on from a moment of a finished match, or play the same deal again."""
    services, person, body = await posted(request, ForkBody)
    await seen(services, table, person)
    new, link = await forks.fork(services.lobby, person, table, body)
    return await _answer(services, new, person, link)


# -- playing --------------------------------------------------------------------------------------


@route(router, "POST", "/api/tables/{table}/commands", Ack, "Command")
async def post_command(request: Request, table: TablePath) -> Response:
    """A command, as on the socket."""
    services = services_of(request)
    check_request(request, services.settings.public_url)
    data = await read_body(request, services.settings.limits.frame)
    command = read_command(data)
    person = await required(request)
    count_post(request, person.id)
    live_table = services.hub.table(table)
    if not await live_table.submit(lambda: _may_see(services, live_table, person)):
        raise NoTable("there is no such table")
    mine = info.seats_of(live_table.seats, person.id)
    audience = mine[0] if command.seat is None and len(mine) == 1 else command.seat
    answer = await websocket.carry_out(services, table, person, audience, command)
    return Json(answer, status_code=409 if isinstance(answer, Refusal) else 200)


async def _may_see(services: Services, live_table: LiveTable, person: PersonRow | None) -> bool:
    return await services.lobby.may_see(live_table.row, live_table.seats, person)


@route(router, "GET", "/api/tables/{table}/sync", Sync)
async def get_sync(
    request: Request,
    table: TablePath,
    seat: SeatQuery = None,
    since: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """The answer to a hello on the socket; once the match is over, for any seat."""
    services = services_of(request)
    person = await asker(request)
    hello = Hello(protocol=PROTOCOL, table=table, seat=seat, since=since)
    muted = set() if person is None else await people.muted_by(services.database, person.id)

    async def look(live_table: LiveTable) -> Sync:
        if seat is None:
            audience = websocket.audience_of(live_table, person, hello)
        else:
            audience = replays.audience_of(live_table.row, live_table.seats, person, seat)
        return await live_table.audiences.sync(person, muted, audience, hello)

    return Json(await looking(services, table, person, look))


# -- notes ----------------------------------------------------------------------------------------


@route(router, "GET", "/api/tables/{table}/note", Note)
async def get_note(request: Request, table: TablePath) -> Response:
    """The person's note at a table."""
    services = services_of(request)
    person = await required(request)
    await seen(services, table, person)
    return Json(Note(text=await history.note_of(services.database, table, person.id)))


@route(router, "POST", "/api/tables/{table}/note", Note, "Note")
async def post_note(request: Request, table: TablePath) -> Response:
    """Write the note; an empty text deletes it."""
    services, person, body = await posted(request, Note)
    await seen(services, table, person)
    note = Note(text=clean_lines(body.text))
    await history.set_note(services.database, table, person.id, note.text)
    return Json(note)


# -- reports --------------------------------------------------------------------------------------


@route(router, "POST", "/api/tables/{table}/reports", Report, "Report")
async def report_line(request: Request, table: TablePath) -> Response:
    """Report a line of another player's chat to the operator."""
    services, person, body = await posted(request, Report)
    await seen(services, table, person)
    limit = services.settings.limits.reports_per_hour
    await people.count_up(services.database, f"report:{person.id}", HOUR, limit)
    if await reports.add(services.database, table, body.line, person.id):
        services.hub.metrics.reports.inc()
    return Json(body)


@route(router, "POST", "/api/import", TableAnswer, "ImportBody")
async def import_table(request: Request) -> Response:
    """Make a table from a journal: to view, or to continue if it is not over."""
    services = services_of(request)
    check_request(request, services.settings.public_url)
    person = await required(request)
    count_post(request, person.id)
    limits, address = services.hub.rate_limits, address_of(request.scope)
    if not limits.may_import(person.id, address):
        note_flood(request, "imports")
        raise TooMany("too many imports at once", seconds=5)
    with limits.importing(person.id, address):
        return await _import(request, services, person)


async def _import(request: Request, services: Services, person: PersonRow) -> Response:
    body = await body_of(request, ImportBody, services.settings.limits.import_body)
    cost = len(body.journal) // BYTES_OF_A_POST
    services.hub.rate_limits.charge_post(person.id, address_of(request.scope), cost)
    new = await _while_connected(request, forks.import_text(services.lobby, person, body))
    return await _answer(services, new, person)


async def _while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Work that ends when the client closes the connection. Raises Unavailable.

    Meanwhile the request waits for its client, so it holds no turn (see `http.paced`).
    """
    task, gone = asyncio.create_task(work), asyncio.create_task(_until_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Unavailable("the client is gone")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
