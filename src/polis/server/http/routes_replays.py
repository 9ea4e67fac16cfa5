"""Routes for looking back: a stream, its names, a replay, the whole journal."""

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Request, Response

from polis.server.errors import NotFinished, NotRunning
from polis.server.http.routes_tables import looking, seen
from polis.server.http.routing import (
    Json,
    NumberQuery,
    SeatQuery,
    TablePath,
    asker,
    looker,
    route,
    services_of,
    text_route,
)
from polis.server.lobby import forks
from polis.server.services import Services
from polis.server.store.rows import PersonRow
from polis.server.tables import replays
from polis.server.tables.actor import LiveTable
from polis.table import names as component_names
from polis.table.match import TableMatch
from polis.table.records import Audience, TableRecord
from polis.table.replays import Recording, log
from polis.wire.resources import LogAnswer, Names, ReplayAnswer

router = APIRouter()
T = TypeVar("T")
STEPS_OF_A_READ = 50  # steps of a match that cost as much to play again as another read


async def _look_back(
    services: Services,
    table_id: str,
    person: PersonRow | None,
    seat: int | None,
    look: Callable[[TableRecord, TableMatch, Audience], Awaitable[T]],
) -> T:
    """Run `look` for the audience of a person. Raises NoTable, NotRunning."""

    async def back(live_table: LiveTable) -> T:
        if live_table.playing is None:
            raise NotRunning("the match has not begun")
        audience = replays.audience_of(live_table.row, live_table.seats, person, seat)
        return await look(live_table.row, live_table.playing, audience)

    return await looking(services, table_id, person, back)


@route(router, "GET", "/api/tables/{table}/log", LogAnswer)
async def get_log(
    request: Request,
    table: TablePath,
    seat: SeatQuery = None,
    after: NumberQuery = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> Response:
    """A piece of a stream."""

    async def look(_row: TableRecord, playing: TableMatch, audience: Audience) -> LogAnswer:
        return log(playing, audience, after, limit)

    person = await asker(request)
    return Json(await _look_back(services_of(request), table, person, seat, look))


@route(router, "GET", "/api/tables/{table}/names", Names)
async def get_names(request: Request, table: TablePath, seat: SeatQuery = None) -> Response:
    """The names of the components that a seat, or a guest, has been told of."""

    async def look(_row: TableRecord, playing: TableMatch, audience: Audience) -> Names:
        return Names(names=component_names.names(playing, audience))

    person = await asker(request)
    return Json(await _look_back(services_of(request), table, person, seat, look))


@route(router, "GET", "/api/tables/{table}/replay", ReplayAnswer)
async def get_replay(
    request: Request,
    table: TablePath,
    seat: SeatQuery = None,
    open: bool = False,
    start: NumberQuery = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 400,
) -> Response:
    """The match beat by beat: as a seat saw it, or open once the match is over."""

    async def look(row: TableRecord, playing: TableMatch, audience: Audience) -> Recording:
        return replays.recording_of(row, playing, audience, open)

    person = await asker(request)
    recording = await _look_back(services_of(request), table, person, seat, look)
    work = len(recording.steps) // STEPS_OF_A_READ
    services_of(request).hub.rate_limits.charge_look(looker(request), work)
    is_zipped = "gzip" in request.headers.get("accept-encoding", "")
    body = await replays.replay(table, recording, start, limit, is_zipped)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if is_zipped else {})}
    return Response(body, media_type=Json.media_type, headers=headers)


@text_route(router, "/api/tables/{table}/export", "application/jsonl")
async def export_table(request: Request, table: TablePath) -> Response:
    """The journal as text, once the match is over; `polis replay` reads it."""
    services = services_of(request)
    row, _ = await seen(services, table, await asker(request))
    if row.phase != "finished":
        raise NotFinished("the match is not over: its journal holds secrets")
    text = await forks.export_text(services.lobby, table)
    headers = {"content-disposition": f'attachment; filename="{row.game}-{table}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)
