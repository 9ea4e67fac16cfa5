"""Routes about tables: making them, sitting, playing by post, looking back."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Literal, TypeVar

import msgspec
from fastapi import APIRouter, Query, Request, Response

from polis.server import info, live, replays, succession
from polis.server.errors import BadMessage, NoTable
from polis.server.guard import address_of, check_request, read_body
from polis.server.house import House
from polis.server.lobby import HOUR, read_place
from polis.server.protocol import PROTOCOL, Ack, Hello, Refusal, Sync, read_command
from polis.server.resources import (
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
from polis.server.store import memories, people, reports
from polis.server.store.rows import PersonRow, TableRow
from polis.server.store.tables import Filter
from polis.server.table import LiveTable
from polis.server.texts import clean_lines
from polis.server.web import (
    BeforeQuery,
    Json,
    Nothing,
    SeatPath,
    SeatQuery,
    TablePath,
    asker,
    body_of,
    house_of,
    posted,
    required,
    route,
)

router = APIRouter()
T = TypeVar("T")


async def _answer(
    house: House, table_id: str, person: PersonRow | None, link: Link | None = None
) -> Response:
    table, live_table = await seen(house, table_id, person)
    return _described(table, live_table, person, link)


def _described(
    table: TableRow, live_table: LiveTable, person: PersonRow | None, link: Link | None
) -> Response:
    you = info.you(person, table, live_table.seats)
    described = live_table.audiences.info(you.seats[0] if you is not None and you.seats else None)
    return Json(TableAnswer(table=described, you=you, invitation=link))


async def seen(
    house: House, table_id: str, person: PersonRow | None, is_invited: bool = False
) -> tuple[TableRow, LiveTable]:
    """A table that the person may look at, freshly read. Raises NoTable."""

    async def look(live_table: LiveTable) -> tuple[TableRow, LiveTable]:
        return live_table.row, live_table

    return await looking(house, table_id, person, look, is_invited)


async def looking(
    house: House,
    table_id: str,
    person: PersonRow | None,
    look: Callable[[LiveTable], Awaitable[T]],
    is_invited: bool = False,
) -> T:
    """What a person sees of a table; all in the table's actor, where nothing is ahead of the store
    as it is while a move is being saved. Raises NoTable."""
    live_table = house.hub.table(table_id)

    async def work() -> T:
        if house.hub.is_shared:
            await live_table.be_current()
        if not (is_invited or await _may_see(house, live_table, person)):
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
    return Json(await house_of(request).lobby.listed(wanted, await asker(request)))


@route(router, "POST", "/api/tables", TableAnswer, "CreateBody")
async def create_table(request: Request) -> Response:
    """A new table; it starts at once if nobody is missing."""
    house, person, body = await posted(request, CreateBody)
    table_id, link = await house.lobby.create(person, body)
    return await _answer(house, table_id, person, link)


@route(router, "GET", "/api/tables/{table}", TableAnswer)
async def get_table(request: Request, table: TablePath) -> Response:
    """A table from outside."""
    return await _answer(house_of(request), table, await asker(request))


@route(router, "POST", "/api/tables/{table}/invitation", TableAnswer, "TokenBody")
async def read_invitation(request: Request, table: TablePath) -> Response:
    """What a link invites to; nobody is noted as a guest by looking."""
    house = house_of(request)
    body = await body_of(request, TokenBody)
    house.hub.askers.check_post(address_of(request.scope))
    person = await asker(request)
    await house.lobby.check_link(table, body.token)
    row, live_table = await seen(house, table, person, is_invited=True)
    return _described(row, live_table, person, None)


@route(router, "POST", "/api/tables/{table}/join", TableAnswer, "JoinBody")
async def join_table(request: Request, table: TablePath) -> Response:
    """Sit down."""
    house, person, body = await posted(request, JoinBody)
    await house.lobby.join(person, table, body)
    return await _answer(house, table, person)


@route(router, "POST", "/api/tables/{table}/watch", TableAnswer, "TokenBody")
async def watch_table(request: Request, table: TablePath) -> Response:
    """Look at a private table to which one is invited."""
    house, person, body = await posted(request, TokenBody)
    await house.lobby.watch(person, table, body.token)
    return await _answer(house, table, person)


@route(router, "POST", "/api/tables/{table}/leave", TableAnswer, "LeaveBody")
async def leave_table(request: Request, table: TablePath) -> Response:
    """Stand up; in a running match a bot goes on."""
    house, person, body = await posted(request, LeaveBody)
    await seen(house, table, person)
    await house.lobby.leave(person, table, body.seat)
    # Who has left a private table without being its guest may see it once more.
    row, live_table = await seen(house, table, person, is_invited=True)
    return _described(row, live_table, person, None)


@route(router, "POST", "/api/tables/{table}/seats/{seat}", TableAnswer, "SeatBody")
async def set_seat(request: Request, table: TablePath, seat: SeatPath) -> Response:
    """The host puts a bot on a seat, opens it, or seats somebody on the same device."""
    house, person, body = await posted(request, SeatBody)
    await seen(house, table, person)
    await house.lobby.set_seat(person, table, seat, body)
    return await _answer(house, table, person)


@route(router, "POST", "/api/tables/{table}/invitations", Link, "InviteBody")
async def invite(request: Request, table: TablePath) -> Response:
    """The host makes another invitation link."""
    house, person, body = await posted(request, InviteBody)
    await seen(house, table, person)
    return Json(await house.lobby.invite(person, table, body))


@route(router, "POST", "/api/tables/{table}/start", TableAnswer)
async def start_table(request: Request, table: TablePath) -> Response:
    """The host starts the match."""
    house, person, _ = await posted(request, Nothing)
    await seen(house, table, person)
    await house.lobby.start(person, table)
    return await _answer(house, table, person)


@route(router, "POST", "/api/tables/{table}/rematch", TableAnswer, "RematchBody")
async def rematch(request: Request, table: TablePath) -> Response:
    """The same people again."""
    house, person, body = await posted(request, RematchBody)
    await seen(house, table, person)
    new = await succession.rematch(house.lobby, person, table, body.rotate)
    return await _answer(house, new, person)


@route(router, "POST", "/api/tables/{table}/fork", TableAnswer, "ForkBody")
async def fork_table(request: Request, table: TablePath) -> Response:
    """Play on from a moment of a finished match, or play the same deal again."""
    house, person, body = await posted(request, ForkBody)
    await seen(house, table, person)
    new, link = await succession.fork(house.lobby, person, table, body)
    return await _answer(house, new, person, link)


# -- playing --------------------------------------------------------------------------------------


@route(router, "POST", "/api/tables/{table}/commands", Ack, "Command")
async def post_command(request: Request, table: TablePath) -> Response:
    """A command, as on the socket."""
    house = house_of(request)
    check_request(request, house.settings.public_url)
    data = await read_body(request, house.settings.limits.frame)
    try:
        command = read_command(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error
    person = await required(request)
    house.hub.askers.check_post(person.id)
    live_table = house.hub.table(table)
    if not await live_table.submit(lambda: _may_see(house, live_table, person)):
        raise NoTable("there is no such table")
    mine = info.seats_of(live_table.seats, person.id)
    audience = mine[0] if command.seat is None and len(mine) == 1 else command.seat
    answer = await live.carry_out(house, table, person, audience, command)
    return Json(answer, status_code=409 if isinstance(answer, Refusal) else 200)


async def _may_see(house: House, live_table: LiveTable, person: PersonRow | None) -> bool:
    return await house.lobby.may_see(live_table.row, live_table.seats, person)


@route(router, "GET", "/api/tables/{table}/sync", Sync)
async def get_sync(
    request: Request,
    table: TablePath,
    seat: SeatQuery = None,
    since: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """What a hello on the socket answers; once the match is over, for any seat."""
    house = house_of(request)
    person = await asker(request)
    hello = Hello(protocol=PROTOCOL, table=table, seat=seat, since=since)
    muted = set() if person is None else await people.muted_by(house.database, person.id)

    async def look(live_table: LiveTable) -> Sync:
        if seat is None:
            audience = live.audience_of(live_table, person, hello)
        else:
            audience = replays.audience_of(live_table.row, live_table.seats, person, seat)
        return await live_table.audiences.sync(person, muted, audience, hello)

    return Json(await looking(house, table, person, look))


# -- notes ----------------------------------------------------------------------------------------


@route(router, "GET", "/api/tables/{table}/note", Note)
async def get_note(request: Request, table: TablePath) -> Response:
    """What one has written down for oneself."""
    house = house_of(request)
    person = await required(request)
    await seen(house, table, person)
    return Json(Note(text=await memories.note_of(house.database, table, person.id)))


@route(router, "POST", "/api/tables/{table}/note", Note, "Note")
async def post_note(request: Request, table: TablePath) -> Response:
    """Write something down; an empty text wipes the note."""
    house, person, body = await posted(request, Note)
    await seen(house, table, person)
    note = Note(text=clean_lines(body.text))
    await memories.set_note(house.database, table, person.id, note.text)
    return Json(note)


# -- reports --------------------------------------------------------------------------------------


@route(router, "POST", "/api/tables/{table}/reports", Report, "Report")
async def report_line(request: Request, table: TablePath) -> Response:
    """Show a line of somebody's chat to the operator of the server."""
    house, person, body = await posted(request, Report)
    await seen(house, table, person)
    limit = house.settings.limits.reports_per_hour
    await people.count_up(house.database, f"report:{person.id}", HOUR, limit)
    if await reports.add(house.database, table, body.line, person.id):
        house.hub.metrics.reports.inc()
    return Json(body)


@route(router, "POST", "/api/import", TableAnswer, "ImportBody")
async def import_table(request: Request) -> Response:
    """A journal becomes a table: to look at, or to play on if it is not over."""
    house = house_of(request)
    body = await body_of(request, ImportBody, house.settings.limits.import_body)
    person = await required(request)
    house.hub.askers.check_post(person.id)
    new = await succession.import_text(house.lobby, person, body)
    return await _answer(house, new, person)
