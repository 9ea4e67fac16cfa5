"""The operator's commands: `polis admin ...`. They work with or without a running server."""

from datetime import UTC, datetime
from types import ModuleType

from polis.cli.admin import MOST_DAYS, Id, check_span, voice
from polis.cli.misuse import Misuse


def open_page(*, hours: float = 12, database: str | None = None) -> int:
    """Unlock the operator's page: print an address that works once.

    Parameters
    ----------
    hours
        How long the page stays unlocked.
    database
        The database; default: the SQLite file in the user's data folder.
    """
    check_span("--hours", hours, MOST_DAYS * 24)
    print(voice().tell("admin-opened", link=_tools().open_page(hours, database), hours=hours))
    return 0


def close_pages(*, database: str | None = None) -> int:
    """Lock all operator's pages, and end addresses that were not used."""
    print(voice().tell("admin-closed", count=_tools().close_pages(database)))
    return 0


def status(*, database: str | None = None) -> int:
    """Show what the server has stored, its jobs and its backups."""
    found = _tools().status(database)
    print(f"polis {found.version}  {found.database}  {found.database_bytes} bytes")
    print(f"people {found.people}  " + "  ".join(f"{k} {n}" for k, n in found.tables.items()))
    for job in found.jobs:
        print(f"job {job.kind}  {job.waiting} waiting  {job.overdue} overdue  {_when(job.next)}")
    for file in found.backups:
        print(f"backup {file.name}  {file.bytes} bytes  {_when(file.at)}")
    return 0


def tables(words: Id = "", /, *, database: str | None = None) -> int:
    """Search the tables by id, title, game, phase or player; the latest moved first."""
    for row in _tools().tables(words, database):
        players = ", ".join(row.players)
        print(f"{_when(row.moved)}  {row.id}  {row.game}  {row.phase}  {row.title}  {players}")
    return 0


def people(words: Id = "", /, *, database: str | None = None) -> int:
    """Search the people by id or name; the latest seen first."""
    for row in _tools().people(words, database):
        marks = [f"muted until {_when(row.muted)}"] if row.muted else []
        marks += [f"banned until {_when(row.banned)}"] if row.banned else []
        counts = f"{row.tables} tables  {row.reported} reported"
        print("  ".join([_when(row.seen), row.player, counts, row.name, *marks]))
    return 0


def context(*, days: float = 30, database: str | None = None) -> int:
    """List the reported lines of chat, each with the lines around it."""
    check_span("--days", days, MOST_DAYS)
    for report in _tools().context(days, database):
        print(f"{report.line}  {report.times}x  {report.table}")
        for said in report.context:
            mark = ">" if said.line == report.line else " "
            print(f"  {mark} {_when(said.at)}  {said.player}  {said.name}: {said.text}")
    return 0


def dismiss(line: int, /, *, database: str | None = None) -> int:
    """Forget the reports of a line, as `polis admin reports` numbers it."""
    _tools().dismiss(line, database)
    print(voice().tell("admin-done"))
    return 0


def ban(target: Id, /, *, hours: float = 24, reason: str = "", database: str | None = None) -> int:
    """Keep a player or an address range out for some hours; 0 lifts the ban.

    Parameters
    ----------
    target
        The player's id, or addresses such as 203.0.113.7 or 2001:db8::/32.
    hours
        How long, from now on.
    reason
        A note for operators.
    database
        The database; default: the SQLite file in the user's data folder.
    """
    check_span("--hours", hours, MOST_DAYS * 24)
    name = _tools().ban(target, hours, reason, database)
    if hours > 0:
        print(voice().tell("ban-done", name=name, hours=hours))
    else:
        print(voice().tell("ban-over", name=name))
    return 0


def bans(*, database: str | None = None) -> int:
    """List the bans that last."""
    for row in _tools().bans(database):
        print(f"until {_when(row.ends)}  {row.target}  {row.name}  {row.reason}".rstrip())
    return 0


def delete_table(table: Id, /, *, database: str | None = None) -> int:
    """Delete a table that is not being played. On SQLite, use the page while the server runs."""
    _tools().delete_table(table, database)
    print(voice().tell("admin-done"))
    return 0


def retention(
    *, abandoned: int | None = None, finished: int | None = None, database: str | None = None
) -> int:
    """Show or set after how many days tables are deleted; 0: never.

    Parameters
    ----------
    abandoned
        Days without a move, for tables that have not ended with a result.
    finished
        Days after the end, for matches of which no player has a passkey.
    database
        The database; default: the SQLite file in the user's data folder.
    """
    for option, days in (("--abandoned", abandoned), ("--finished", finished)):
        check_span(option, days or 0, MOST_DAYS)
    found = _tools().retention(abandoned, finished, database)
    print(f"abandoned {found.abandoned}\nfinished {found.finished}")
    return 0


def limits(name: str = "", value: str = "", /, *, database: str | None = None) -> int:
    """Show all limits, or change one for all processes; `usual` undoes a change."""
    if name:
        _tools().set_limit(name, _number(value), database)
    for row in _tools().limits(database):
        mark = f"  (usual {row.usual:.12g})" if row.value != row.usual else ""
        print(f"{row.name} {row.value:.12g}{mark}")
    return 0


def _number(text: str) -> float | None:
    if text == "usual":
        return None
    try:
        return float(text)
    except ValueError as error:
        raise Misuse("number", text=text) from error


def audit(*, database: str | None = None) -> int:
    """List what operators have done, the latest first."""
    for row in _tools().audit_log(database):
        print(f"{_when(row.at)}  {row.by}  {row.action}  {row.target}  {row.details}".rstrip())
    return 0


def _when(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%MZ")


def _tools() -> ModuleType:
    try:
        from polis.server.ops import commands
    except ModuleNotFoundError as error:
        raise Misuse("server", module=str(error.name)) from error
    return commands
