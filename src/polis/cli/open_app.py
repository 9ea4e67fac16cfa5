"""`polis` without a command: run the web app on this computer and open it."""

import json
import urllib.request
import webbrowser
from typing import Annotated, Final

from cyclopts import Parameter

from polis.cli.browser import opens_browser
from polis.cli.language import choose_language
from polis.cli.serve import run_server
from polis.kernel.errors import PolisError
from polis.text.voice import Voice

ANSWER_SECONDS: Final = 30.0  # a busy machine is slow, not broken


def open_app(
    *,
    port: int | None = None,
    database: str | None = None,
    open: Annotated[bool | None, Parameter(negative="--no-open")] = None,
    lang: str | None = None,
) -> int:
    """Run the web app on this computer and open it in the browser. Ctrl-C stops it.

    Parameters
    ----------
    port
        8200 by default.
    database
        postgresql://... or sqlite:///FILE; by default a SQLite file in your data folder.
    open
        Open the browser, by default only from a terminal; --no-open only prints the address.
    lang
        en, ru, zh-Hant, es or hu; default: the language of the terminal.
    """
    voice = Voice(choose_language(lang))
    is_opened = opens_browser(open)
    try:
        run_server(voice, is_opened, port=port, database=database, needs_client=True)
    except PolisError as error:
        address = f"http://{error.args_by_name.get('address')}"
        if error.code != "port-taken" or port or database or not is_polis(address):
            raise
        print(voice.tell("serve-already", address=address))
        if is_opened:
            webbrowser.open(address)
    return 0


def is_polis(address: str) -> bool:
    """Whether a polis server answers at an address, such as one that runs since yesterday."""
    try:
        with urllib.request.urlopen(f"{address}/api/catalogue", timeout=ANSWER_SECONDS) as answer:
            found = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(found, dict) and {"protocol", "games", "bots"} <= found.keys()
