"""The commands, and how each of them ends: with an exit code and at most one line of complaint."""

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from polis.bots.registry import UnknownBot
from polis.cli.language import spoken_language
from polis.cli.misuse import Misuse
from polis.cli.version import version_line
from polis.kernel.errors import BadConfig, PolisError, UnknownGame
from polis.text.catalogue import UnknownLanguage
from polis.text.voice import Voice

FAILED: Final = 1  # a file is damaged, or the input ended before the match did
MISUSED: Final = 2  # the command cannot be meant like that
INTERRUPTED: Final = 130

HELP: Final = """City-building board games in the terminal.

Start with `polis play`; on the way, `h` tells what you can type.
"""

COMMANDS: Final = {
    "play": "Play a match against people and bots, or alone.",
    "serve": "Run the web app.",
    "replay": "Tell a stored match again, or show one of its moments.",
    "simulate": "Let bots play many matches and sum up how they went.",
    "balance": "Measure what the cards and other content of a game bring.",
    "perft": "Count the action sequences from a position, to prove the rules.",
}

HOUSE_COMMANDS: Final = {
    "backup": ("backup", "Write a server's database to a file."),
    "restore": ("restore", "Fill an empty database from a backup."),
    "export": ("export_table", "Write the journal of a table."),
    "import": ("import_journal", "Make a table of a journal file."),
    "reports": ("reports", "List the lines of chat that people have reported."),
    "silence": ("silence", "Let somebody not talk for a while."),
}


def build() -> App:
    """The command line; a command's module is imported when it is called."""
    app = App(
        "polis",
        help=HELP,
        version=version_line,
        result_action="return_value",
        default_parameter=Parameter(negative="", show_default=False),
    )
    app["--help"].help = "Show what a command can do."
    app["--version"].help = "Show the version, and whether the rules run compiled."
    for name, text in COMMANDS.items():
        app.command(f"polis.cli.{name}:{name}", name=name, help=text)
    for name, (function, text) in HOUSE_COMMANDS.items():
        app.command(f"polis.cli.house:{function}", name=name, help=text)
    return app


def run(tokens: Sequence[str]) -> int:
    """Run a command line. Nothing that a person can cause ends in a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        result = build()(list(tokens), exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except BrokenPipeError:  # the reader has left, as `polis ... | head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (PolisError, CycloptsError, OSError, KeyboardInterrupt) as error:
        line, code = complaint(error, Voice(spoken_language(tokens)))
        sys.stdout.flush()
        print(line, file=sys.stderr)
        return code


def complaint(error: BaseException, voice: Voice) -> tuple[str, int]:
    """What to say about an error, in one line, and the exit code."""
    if isinstance(error, KeyboardInterrupt):
        return voice.tell("stopped"), INTERRUPTED
    if isinstance(error, Misuse):
        return one_line(voice.tell(error.message_id, **error.args_by_name)), MISUSED
    if isinstance(error, PolisError):
        misused = isinstance(error, BadConfig | UnknownBot | UnknownGame | UnknownLanguage)
        return one_line(voice.refuse(error)), MISUSED if misused else FAILED
    if isinstance(error, OSError):
        reason = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        return one_line(voice.tell("file-trouble", reason=reason)), FAILED
    return one_line(voice.tell("misused", reason=str(error))), MISUSED


def one_line(text: str) -> str:
    return " ".join(text.split())
