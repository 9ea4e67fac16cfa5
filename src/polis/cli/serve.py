"""`polis serve`: run the web app."""

from typing import Annotated, Any

from cyclopts import Parameter

from polis.cli.browser import opens_browser
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
        The address to listen on: 127.0.0.1 by default, 0.0.0.0 for the whole network.
    port
        8200 by default.
    database
        postgresql://... or sqlite:///FILE; by default a SQLite file in your data folder.
    workers
        Only 1. For several processes use systemd or compose: see deploy/ and docs/operate.md.
    open
        Open the browser; by default only if started from a terminal.
    lang
        en, ru, zh-Hant, es or hu; default: the language of the terminal.
    """
    voice = Voice(choose_language(lang))
    settings = {"host": host, "port": port, "database": database, "workers": workers}
    run_server(voice, opens_browser(open), **settings)
    return 0


def run_server(voice: Voice, is_opened: bool, **settings: Any) -> None:
    """Serve, and print the address. Raises Misuse, the startup errors, AnotherProcess."""
    try:
        from polis.server.main import serve as run
    except ModuleNotFoundError as error:
        raise Misuse("server", module=str(error.name)) from error

    def announce(address: str) -> None:
        print(voice.tell("serve-address", address=address), flush=True)

    run(open_browser=is_opened, on_address=announce, **settings)
