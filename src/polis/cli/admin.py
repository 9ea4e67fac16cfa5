"""`polis backup`, `restore`, `export`, `import`, `reports`, `silence`: a server's database, without
the server."""

from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import Annotated

from cyclopts import Parameter

from polis.cli.language import environment_language
from polis.cli.misuse import Misuse
from polis.text.voice import Voice

Id = Annotated[str, Parameter(allow_leading_hyphen=True)]  # older ones may begin with one
MOST_DAYS = 36_500  # a hundred years; the database could not count to any number


def backup(file: Path, /, *, database: str | None = None) -> int:
    """Write everything to a new file, also while the server runs.

    Parameters
    ----------
    file
        The file to write; it must not exist yet.
    database
        Which one; without it, the SQLite file in the user's data folder.
    """
    rows = _tools().backup(file, database)
    print(_voice().tell("backup-done", rows=rows, file=str(file)))
    return 0


def restore(file: Path, /, *, database: str | None = None) -> int:
    """Fill an empty database from a backup.

    Parameters
    ----------
    file
        The backup.
    database
        Which one to fill; without it, the SQLite file in the user's data folder.
    """
    rows = _tools().restore(file, database)
    print(_voice().tell("restore-done", rows=rows, file=str(file)))
    return 0


def export_table(table: Id, /, *, database: str | None = None) -> int:
    """Write the journal of a table, as `polis replay` reads it.

    Parameters
    ----------
    table
        Its id, as it stands in the table's address.
    database
        Which one; without it, the SQLite file in the user's data folder.
    """
    print(_tools().export_table(table, database), end="")
    return 0


def import_journal(file: Path, /, *, database: str | None = None) -> int:
    """Make a table of a journal file.

    Parameters
    ----------
    file
        The journal, as `polis play` and `polis export` write it.
    database
        Which one; without it, the SQLite file in the user's data folder.
    """
    table, token = _tools().import_journal(file, database)
    print(_voice().tell("import-done", table=table, token=token))
    return 0


def reports(*, days: float = 30, database: str | None = None) -> int:
    """List the lines of chat that people have reported, the latest first.

    Parameters
    ----------
    days
        How far to look back.
    database
        Which one; without it, the SQLite file in the user's data folder.
    """
    _check_span("--days", days, MOST_DAYS)
    lines = _tools().reported(days, database)
    for line in lines:
        said = datetime.fromtimestamp(line.at / 1000, UTC).strftime("%Y-%m-%d %H:%MZ")
        print(f"{said}  {line.times}x  {line.table_id}  {line.person}  {line.name}: {line.text}")
    if not lines:
        print(_voice().tell("reports-none"))
    return 0


def silence(player: Id, /, *, hours: float = 24, database: str | None = None) -> int:
    """Let somebody not write in any chat for a while; the server need not be stopped.

    Parameters
    ----------
    player
        Its id, as `polis reports` lists it.
    hours
        For how long, from now on; 0 lets it talk again.
    database
        Which one; without it, the SQLite file in the user's data folder.
    """
    _check_span("--hours", hours, MOST_DAYS * 24)
    name = _tools().silence(player, hours, database)
    if hours > 0:
        print(_voice().tell("silence-done", name=name, hours=hours))
    else:
        print(_voice().tell("silence-over", name=name))
    return 0


def _check_span(option: str, value: float, most: int) -> None:
    if not 0 <= value <= most:  # what is no number is not between any
        raise Misuse("span", option=option, most=most)


def _tools() -> ModuleType:
    try:
        from polis.server import tools
    except ModuleNotFoundError as error:
        raise Misuse("server", module=str(error.name)) from error
    return tools


def _voice() -> Voice:
    return Voice(environment_language())
