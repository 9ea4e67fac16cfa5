"""The operator's commands on a server's database: `polis backup`, `restore`, `export`, `import`,
`reports`, `silence`. They need no running server."""

from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import Annotated

from cyclopts import Parameter

from polis.cli.language import environment_language
from polis.cli.misuse import Misuse
from polis.text.voice import Voice

Id = Annotated[str, Parameter(allow_leading_hyphen=True)]  # older ids may begin with a hyphen
MOST_DAYS = 36_500  # a hundred years; the database cannot store any number


def backup(file: Path, /, *, database: str | None = None) -> int:
    """Back up the database to a new file. The server may keep running.

    Parameters
    ----------
    file
        The file to write; it must not exist yet.
    database
        The database; default: the SQLite file in the user's data folder.
    """
    rows = _tools().backup(file, database)
    print(voice().tell("backup-done", rows=rows, file=str(file)))
    return 0


def restore(file: Path, /, *, database: str | None = None) -> int:
    """Fill an empty database from a backup.

    Parameters
    ----------
    file
        The backup.
    database
        The database to fill; default: the SQLite file in the user's data folder.
    """
    rows = _tools().restore(file, database)
    print(voice().tell("restore-done", rows=rows, file=str(file)))
    return 0


def export_table(table: Id, /, *, database: str | None = None) -> int:
    """Write the journal of a table, as `polis replay` reads it.

    Parameters
    ----------
    table
        The table's id, as in its address.
    database
        The database; default: the SQLite file in the user's data folder.
    """
    print(_tools().export_table(table, database), end="")
    return 0


def import_journal(file: Path, /, *, database: str | None = None) -> int:
    """Make a table from a journal file.

    Parameters
    ----------
    file
        The journal, as `polis play` and `polis export` write it.
    database
        The database; default: the SQLite file in the user's data folder.
    """
    table, token = _tools().import_journal(file, database)
    print(voice().tell("import-done", table=table, token=token))
    return 0


def reports(*, days: float = 30, database: str | None = None) -> int:
    """List the reported lines of chat, the latest first.

    Parameters
    ----------
    days
        How many days to look back.
    database
        The database; default: the SQLite file in the user's data folder.
    """
    check_span("--days", days, MOST_DAYS)
    lines = _tools().reported(days, database)
    for line in lines:
        said = datetime.fromtimestamp(line.at / 1000, UTC).strftime("%Y-%m-%d %H:%MZ")
        print(f"{said}  {line.times}x  {line.table_id}  {line.person}  {line.name}: {line.text}")
    if not lines:
        print(voice().tell("reports-none"))
    return 0


def silence(player: Id, /, *, hours: float = 24, database: str | None = None) -> int:
    """Mute a player in all chats for some hours. The server may keep running.

    Parameters
    ----------
    player
        The player's id, as `polis reports` lists it.
    hours
        How long, from now on; 0 lifts the mute.
    database
        The database; default: the SQLite file in the user's data folder.
    """
    check_span("--hours", hours, MOST_DAYS * 24)
    name = _tools().silence(player, hours, database)
    if hours > 0:
        print(voice().tell("silence-done", name=name, hours=hours))
    else:
        print(voice().tell("silence-over", name=name))
    return 0


def check_span(option: str, value: float, most: int) -> None:
    """Raises Misuse."""
    if not 0 <= value <= most:  # also true for NaN
        raise Misuse("span", option=option, most=most)


def _tools() -> ModuleType:
    try:
        from polis.server.ops import admin
    except ModuleNotFoundError as error:
        raise Misuse("server", module=str(error.name)) from error
    return admin


def voice() -> Voice:
    """The words in the user's language."""
    return Voice(environment_language())
