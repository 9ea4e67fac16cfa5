"""The requests of the web client that a server answers by its routes, answered on this device."""

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from polis import __version__
from polis.bots.registry import bots
from polis.kernel.errors import PolisError
from polis.kernel.registry import find_game, game_names
from polis.local import lobby
from polis.local.files import export_all, import_all
from polis.local.host import ME, STATISTICS, LocalHost
from polis.local.lobby import Made
from polis.local.store import Changes, message_text, read_table
from polis.local.table import LocalTable
from polis.server.clean_text import clean_lines, clean_name
from polis.server.errors import BadMessage, NoSuch, NotFinished
from polis.table import info, names
from polis.table.records import Audience
from polis.table.replays import log, play_back, record
from polis.wire.catalogue import game_info
from polis.wire.protocol import PROTOCOL
from polis.wire.resources import (
    BotInfo,
    Catalogue,
    CreateBody,
    ForkBody,
    ImportBody,
    Names,
    Note,
    ReplayAnswer,
    SeatWish,
    Statistics,
    TableAnswer,
    TableList,
)
from polis.wire.serialise import Serialiser


@dataclass(frozen=True, slots=True)
class Request:
    """A request: its path without `/api`, its query and its body."""

    host: LocalHost
    path: tuple[str, ...]  # the parts of the path that vary
    query: Mapping[str, str]
    body: dict[str, Any]

    async def table(self) -> LocalTable:
        return await self.host.table(self.path[0])

    def number(self, name: str, usual: int) -> int:
        return int(self.query.get(name, usual))

    @property
    def seat(self) -> int | None:
        return int(self.query["seat"]) if "seat" in self.query else None


Handler = Callable[[Request], Awaitable[object]]


async def answer(host: LocalHost, method: str, address: str, body: str) -> str:
    """The answer to a request, as JSON: `{"data": ...}`, or `{"code": ..., "args": ...}`."""
    path, _, query = address.partition("?")
    try:
        handler, parts = _find(method, path)
        given = dict(_pair(part) for part in query.split("&") if part)
        request = Request(host, parts, given, json.loads(body) if body else {})
        found = await host.run(lambda: handler(request))
    except PolisError as error:
        return message_text({"code": error.code, "args": error.args_by_name})
    except (TypeError, ValueError, KeyError) as error:
        return message_text({"code": BadMessage.code, "args": {"reason": str(error)}})
    return message_text({"data": found})


def _pair(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def _find(method: str, path: str) -> tuple[Handler, tuple[str, ...]]:
    for (wanted, pattern), handler in ROUTES.items():
        found = re.fullmatch(pattern, path) if wanted == method else None
        if found:
            return handler, found.groups()
    raise NoSuch("a device without a server cannot answer this")


# -- the device -----------------------------------------------------------------------------------


def catalogue() -> Catalogue:
    """The games and bots of this device."""
    return Catalogue(
        protocol=PROTOCOL,
        version=__version__,
        games=[game_info(find_game(name)) for name in game_names()],
        bots=[
            BotInfo(name=name, levels=entry.levels, usual=entry.usual, adapts=entry.adapts)
            for name, entry in bots().items()
            if entry.is_offered
        ],
        leaver_bot="greedy:2",
        mail=False,
    )


async def _catalogue(_request: Request) -> Catalogue:
    return catalogue()


async def _me(request: Request) -> object:
    return request.host.person


async def _set_me(request: Request) -> object:
    host, body = request.host, request.body
    person = replace(host.person, language=str(body.get("language", host.person.language))[:16])
    if body.get("name") is not None:
        person = replace(person, name=clean_name(str(body["name"])[:40]))
    await host.store.write(Changes(values={ME: message_text(person)}))
    host.person = person
    return person


async def _my_tables(request: Request) -> TableList:
    phase = "finished" if "finished" in request.query else "running"
    saved = [read_table(text) for text in await request.host.store.tables()]
    player = request.host.person.player
    found = [
        info.listed(one.row, one.seats, player, None if one.result is None else one.result.place)
        for one in sorted(saved, key=lambda one: -one.row.moved)
        if one.row.phase == phase
    ]
    return TableList(tables=found, next=None)


async def _my_statistics(request: Request) -> object:
    text = await request.host.store.value(STATISTICS)
    return Statistics(games=[]) if text is None else json.loads(text)


async def _public_tables(_request: Request) -> TableList:
    return TableList(tables=[], next=None)


# -- tables ---------------------------------------------------------------------------------------


def _wishes(body: Mapping[str, Any]) -> list[SeatWish]:
    return [SeatWish(**wish) for wish in body["seats"]]


async def _open(request: Request, made: Made) -> TableAnswer:
    """Store a new table."""
    host = request.host
    table = LocalTable(find_game(made.saved.row.game), made.saved, made.steps, host.send)
    await host.store.write(lobby.changes_of(made, host.text_of(table)))
    return _table_answer(request, table)


def _table_answer(request: Request, table: LocalTable) -> TableAnswer:
    return TableAnswer(table=table.info(), you=table.you(request.host.person), invitation=None)


async def _create(request: Request) -> TableAnswer:
    body = CreateBody(**{**request.body, "seats": _wishes(request.body)})
    host, level = request.host, await request.host.level(body.game)
    return await _open(request, lobby.created(host.person, body, host.clock(), level))


async def _import(request: Request) -> TableAnswer:
    body = ImportBody(**request.body)
    return await _open(request, lobby.imported(request.host.person, body, request.host.clock()))


async def _fork(request: Request) -> TableAnswer:
    body = ForkBody(**{**request.body, "seats": _wishes(request.body)})
    host, table = request.host, await request.table()
    level = await host.level(table.row.game)
    return await _open(request, lobby.fork(host.person, table, body, host.clock(), level))


async def _rematch(request: Request) -> TableAnswer:
    table = await request.table()
    if table.row.successor is not None:
        return _table_answer(request, await request.host.table(table.row.successor))
    host, level = request.host, await request.host.level(table.row.game)
    made = lobby.rematch(table, bool(request.body.get("rotate")), host.clock(), level)
    found = await _open(request, made)
    table.row = replace(table.row, successor=made.id)
    await request.host.save(table)
    table.tell_table(request.host.clock())
    return found


async def _table(request: Request) -> TableAnswer:
    return _table_answer(request, await request.table())


async def _leave(request: Request) -> dict[str, object]:
    """End a match that is not over. It stays stored, but is no longer listed."""
    table = await request.table()
    if table.row.phase == "running":
        table.row = replace(table.row, phase="abandoned", ended=request.host.clock())
        await request.host.save(table)
        table.tell_table(request.host.clock())
    return {}


async def _note(request: Request) -> Note:
    return Note(text=(await request.table()).note)


async def _set_note(request: Request) -> Note:
    table = await request.table()
    table.note = clean_lines(str(request.body["text"])[:4000])
    await request.host.save(table)
    return Note(text=table.note)


# -- looking back ---------------------------------------------------------------------------------


def _audience(request: Request, table: LocalTable) -> Audience:
    """While a match runs, the past of the device's own seats; afterwards of any seat."""
    mine = info.seats_of(table.seats, request.host.person.player)
    is_over = table.row.phase == "finished"
    if request.seat is None:
        return None if is_over else info.default_audience(mine)
    if request.seat >= len(table.seats) or not (is_over or request.seat in mine):
        raise NoSuch("there is no such seat")
    return request.seat


async def _log(request: Request) -> object:
    table = await request.table()
    after, limit = request.number("after", 0), request.number("limit", 200)
    return log(table.match, _audience(request, table), after, limit)


async def _names(request: Request) -> Names:
    table = await request.table()
    return Names(names=names.names(table.match, _audience(request, table)))


async def _replay(request: Request) -> ReplayAnswer:
    table = await request.table()
    is_open = "open" in request.query
    if is_open and table.row.phase != "finished":
        raise NotFinished("the match is not over")
    recording = record(table.match, _audience(request, table), is_open)
    start, limit = request.number("start", 0), request.number("limit", 400)
    frames, total = play_back(recording, Serialiser(), start, limit)
    return ReplayAnswer(
        table=table.row.id,
        seat=recording.audience,
        open=is_open,
        start=start,
        total=total,
        frames=frames,
        scores=list(recording.scores),
    )


async def _export(request: Request) -> str:
    return lobby.export_text(await request.table())


async def _export_all(request: Request) -> str:
    return await export_all(request.host.store)


async def _import_all(request: Request) -> dict[str, int]:
    return {"tables": await import_all(request.host.store, str(request.body["file"]))}


_TABLE: Final = r"/tables/([\w-]+)"
ROUTES: Final[dict[tuple[str, str], Handler]] = {
    ("GET", r"/catalogue"): _catalogue,
    ("GET", r"/me"): _me,
    ("POST", r"/me"): _set_me,
    ("GET", r"/me/tables"): _my_tables,
    ("GET", r"/me/statistics"): _my_statistics,
    ("GET", r"/me/file"): _export_all,
    ("POST", r"/me/file"): _import_all,
    ("GET", r"/tables"): _public_tables,
    ("POST", r"/tables"): _create,
    ("POST", r"/import"): _import,
    ("GET", _TABLE): _table,
    ("POST", _TABLE + "/leave"): _leave,
    ("POST", _TABLE + "/rematch"): _rematch,
    ("POST", _TABLE + "/fork"): _fork,
    ("GET", _TABLE + "/note"): _note,
    ("POST", _TABLE + "/note"): _set_note,
    ("GET", _TABLE + "/log"): _log,
    ("GET", _TABLE + "/names"): _names,
    ("GET", _TABLE + "/replay"): _replay,
    ("GET", _TABLE + "/export"): _export,
}
