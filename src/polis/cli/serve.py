"""`polis serve`: the web app for friends, a club or the whole world."""

import sys
from typing import Annotated

from cyclopts import Parameter

from polis.cli.language import choose_language
from polis.cli.misuse import Misuse
from polis.text.voice import Voice


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int | None = None,
    open: Annotated[bool | None, Parameter(negative="--no-open")] = None,
    lang: str | None = None,
) -> int:
    """Run the web app until Ctrl-C.

    Parameters
    ----------
    host
        Where to listen; 127.0.0.1 if nothing is said, 0.0.0.0 for the whole network.
    port
        8200 if nothing is said.
    database
        postgresql://...; without it, a SQLite file in the user's data folder.
    workers
        How many processes; more than one needs PostgreSQL.
    open
        Open the browser; if nothing is said, only from a terminal, since a service has none.
    lang
        en, ru, zh-Hant, es or hu; else the language of the terminal.
    """
    voice = Voice(choose_language(lang))
    try:
        from polis.server.main import serve as run
    except ModuleNotFoundError as error:
        raise Misuse("server", module=str(error.name)) from error

    def announce(address: str) -> None:
        print(voice.tell("serve-address", address=address), flush=True)

    has_looker = sys.stdout.isatty() if open is None else open
    run(host, port, database, workers, open_browser=has_looker, on_address=announce)
    return 0
