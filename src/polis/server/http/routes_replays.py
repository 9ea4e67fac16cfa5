"""Routes for looking back: a stream, the names in it, a moment of a match, the whole journal."""

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Request, Response

from polis.server import naming, replays, succession
from polis.server.errors import NotFinished, NotRunning
from polis.server.house import House
from polis.server.playing import Audience, Playing
from polis.server.resources import LogAnswer, Names, ReplayAnswer
from polis.server.routes_tables import looking, seen
from polis.server.store.rows import PersonRow, TableRow
from polis.server.table import LiveTable
from polis.server.web import (
    Json,
    NumberQuery,
    SeatQuery,
    TablePath,
    asker,
    house_of,
    route,
    text_route,
)

router = APIRouter()
T = TypeVar("T")


async def _look_back(
    house: House,
    table_id: str,
    person: PersonRow | None,
    seat: int | None,
    look: Callable[[TableRow, Playing, Audience], Awaitable[T]],
) -> T:
    """What somebody sees of a match, through the eyes of a seat. Raises NoTable, NotRunning."""

    async def back(live_table: LiveTable) -> T:
        if live_table.playing is None:
            raise NotRunning("the match has not begun")
        audience = replays.audience_of(live_table.row, live_table.seats, person, seat)
        return await look(live_table.row, live_table.playing, audience)

    return await looking(house, table_id, person, back)


@route(router, "GET", "/api/tables/{table}/log", LogAnswer)
async def get_log(
    request: Request,
    table: TablePath,
    seat: SeatQuery = None,
    after: NumberQuery = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> Response:
    """A piece of a stream."""

    async def look(_row: TableRow, playing: Playing, audience: Audience) -> LogAnswer:
        return replays.log(playing, audience, after, limit)

    person = await asker(request)
    return Json(await _look_back(house_of(request), table, person, seat, look))


@route(router, "GET", "/api/tables/{table}/names", Names)
async def get_names(request: Request, table: TablePath, seat: SeatQuery = None) -> Response:
    """How the components are called that a seat, or a guest, has been told of."""

    async def look(_row: TableRow, playing: Playing, audience: Audience) -> Names:
        return Names(names=naming.names(playing, audience))

    person = await asker(request)
    return Json(await _look_back(house_of(request), table, person, seat, look))


@route(router, "GET", "/api/tables/{table}/replay", ReplayAnswer)
async def get_replay(
    request: Request,
    table: TablePath,
    seat: SeatQuery = None,
    number: NumberQuery = 1,
    open: bool = False,
) -> Response:
    """The table at a moment: as a seat saw it, or open once the match is over."""
    house = house_of(request)

    async def look(row: TableRow, playing: Playing, audience: Audience) -> replays.Moment:
        return replays.moment(row, playing, audience, number, open)

    moment = await _look_back(house, table, await asker(request), seat, look)
    return Json(moment.answer or await replays.rebuilt(house.database, moment))


@text_route(router, "/api/tables/{table}/export", "application/jsonl")
async def export_table(request: Request, table: TablePath) -> Response:
    """The journal as text, once the match is over; `polis replay` reads it."""
    house = house_of(request)
    row, _ = await seen(house, table, await asker(request))
    if row.phase != "finished":
        raise NotFinished("the match is not over: its journal holds secrets")
    text = await succession.export_text(house.lobby, table)
    headers = {"content-disposition": f'attachment; filename="{row.game}-{table}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)
