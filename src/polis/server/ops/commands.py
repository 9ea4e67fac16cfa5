"""`polis admin ...`: what the operator's page does, on the database alone."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from polis.server.ops.admin import DAY_MS, current
from polis.server.ops.operator import Operator, limit_infos
from polis.server.ops.overview import stored
from polis.server.ops.settings import from_environment
from polis.server.store import audit, operators, search
from polis.server.store import bans as ban_list
from polis.server.store.database import Database
from polis.server.store.rows import now
from polis.wire.admin import (
    AuditEntry,
    BanBody,
    BanInfo,
    LimitBody,
    LimitInfo,
    OperatorPerson,
    OperatorTable,
    Overview,
    ReportInfo,
    Retention,
)

T = TypeVar("T")


def _with(database: str | None, work: Callable[[Database], Awaitable[T]]) -> T:
    """Run work on a database with the newest schema. Raises NoDatabase."""

    async def run() -> T:
        async with current(from_environment(database=database).database) as store:
            return await work(store)

    return asyncio.run(run())


def open_page(hours: float, database: str | None = None) -> str:
    """An address that unlocks the page once."""
    settings = from_environment(database=database)
    secret = _with(database, lambda store: Operator(store).open_page(hours))
    host = f"http://{settings.host}:{settings.port}"
    return f"{(settings.public_url or host).rstrip('/')}/#/admin/{secret}"


def close_pages(database: str | None = None) -> int:
    return _with(database, lambda store: Operator(store).close_pages())


def status(database: str | None = None) -> Overview:
    limits_set = from_environment(database=database).limits
    return _with(database, lambda store: stored(store, limits_set))


def tables(words: str, database: str | None = None) -> list[OperatorTable]:
    return _with(database, lambda store: search.tables(store, words))


def people(words: str, database: str | None = None) -> list[OperatorPerson]:
    return _with(database, lambda store: search.people(store, words))


def context(days: float, database: str | None = None) -> list[ReportInfo]:
    """The reported lines of the last days, each with the lines around it."""
    return _with(database, lambda store: search.reports(store, now() - int(days * DAY_MS)))


def dismiss(line: int, database: str | None = None) -> None:
    _with(database, lambda store: Operator(store).dismiss(line))


def ban(target: str, hours: float, reason: str, database: str | None = None) -> str:
    """Ban a player or an address range; return whom."""
    body = BanBody(target=target, hours=hours, reason=reason)
    return _with(database, lambda store: Operator(store).ban(body))


def bans(database: str | None = None) -> list[BanInfo]:
    return _with(database, ban_list.lasting)


def delete_table(table_id: str, database: str | None = None) -> None:
    _with(database, lambda store: Operator(store).delete_table(table_id))


def retention(
    abandoned: int | None, finished: int | None, database: str | None = None
) -> Retention:
    """Change the periods that are given; return all."""

    async def work(store: Database) -> Retention:
        found = await operators.retention(store)
        if abandoned is None and finished is None:
            return found
        found = Retention(
            abandoned=found.abandoned if abandoned is None else abandoned,
            finished=found.finished if finished is None else finished,
        )
        await Operator(store).keep_for(found)
        return found

    return _with(database, work)


def set_limit(name: str, value: float | None, database: str | None = None) -> None:
    """Change a limit; None makes it the usual one again. Raises BadMessage."""
    _with(database, lambda store: Operator(store).set_limit(LimitBody(name=name, value=value)))


def limits(database: str | None = None) -> list[LimitInfo]:
    """All limits; the environment of this command says what is usual."""
    usual = from_environment(database=database).limits

    async def work(store: Database) -> list[LimitInfo]:
        return limit_infos(usual, await operators.limits(store))

    return _with(database, work)


def audit_log(database: str | None = None) -> list[AuditEntry]:
    return _with(database, audit.latest)
