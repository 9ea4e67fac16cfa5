"""The commands. Each ends with an exit code and at most one line of error."""

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, Group, Parameter

from polis.bots.registry import UnknownBot
from polis.cli.language import spoken_language
from polis.cli.misuse import Misuse
from polis.cli.version import version_line
from polis.kernel.errors import BadConfig, PolisError, UnknownGame
from polis.text.catalogue import UnknownLanguage
from polis.text.voice import Voice

FAILED: Final = 1  # a file is damaged, or the input ended before the match did
MISUSED: Final = 2  # the command line is invalid
INTERRUPTED: Final = 130

HELP: Final = """City-building board games in the browser and in the terminal.

`polis` alone opens the app in your browser. `polis play` starts a match in the terminal.
"""

USUAL: Final = "open"  # the command of a line that names none, such as `polis --no-open`
USUAL_HELP: Final = "Run the web app on this computer and open it; `polis` alone does the same."
HELP_OPTIONS: Final = ("--help", "-h", "--version")

PLAY: Final = Group("Play", sort_key=1)
STUDY: Final = Group("Study the games and the bots", sort_key=2)
SERVER: Final = Group("Run a server", sort_key=3)
OTHER: Final = Group("Other", sort_key=4)

# Where a command is in the help, its function (as module:function) and its purpose.
COMMANDS: Final = {
    USUAL: (PLAY, "open_app:open_app", USUAL_HELP),
    "play": (PLAY, "play:play", "Play a match in the terminal, against people and bots or alone."),
    "replay": (PLAY, "replay:replay", "Print the log of a match file, or the table after a step."),
    "simulate": (STUDY, "simulate:simulate", "Let bots play many matches and print statistics."),
    "tournament": (STUDY, "tournament:tournament", "Let bots play each other and rate them."),
    "duel": (STUDY, "duel:duel", "Let two bots play until it is decided which one is stronger."),
    "balance": (STUDY, "balance:balance", "Measure how many points the cards of a game bring."),
    "train": (STUDY, "train:train", "Train the weights of the learned bots from nothing."),
    "perft": (
        STUDY,
        "perft:perft",
        "Count the action sequences from a position, to test the rules.",
    ),
    "serve": (SERVER, "serve:serve", "Run the web app for others, as a server."),
    "backup": (SERVER, "admin:backup", "Back up the server's database to a file."),
    "restore": (SERVER, "admin:restore", "Fill an empty database from a backup."),
    "export": (SERVER, "admin:export_table", "Write the journal of one table."),
    "import": (SERVER, "admin:import_journal", "Make a table from a journal file."),
    "reports": (SERVER, "admin:reports", "List reported lines of chat."),
    "silence": (SERVER, "admin:silence", "Mute a player in all chats for some hours."),
}
ADMIN_HELP: Final = "Manage people, tables and limits, or unlock the operator's page."

OPERATOR_COMMANDS: Final = {
    "open": ("open_page", "Unlock the operator's page with an address that works once."),
    "close": ("close_pages", "Lock all operator's pages."),
    "status": ("status", "Show what is stored, the jobs and the backups."),
    "tables": ("tables", "Search tables."),
    "people": ("people", "Search people."),
    "reports": ("context", "List reported lines of chat with the lines around them."),
    "dismiss": ("dismiss", "Forget the reports of a line."),
    "ban": ("ban", "Keep a player or an address range out."),
    "bans": ("bans", "List the bans that last."),
    "delete": ("delete_table", "Delete a table that is not being played."),
    "retention": ("retention", "Show or set when tables are deleted."),
    "limits": ("limits", "Show or change limits."),
    "audit": ("audit", "List what operators have done."),
}


def build() -> App:
    """Build the command line; a command's module is imported when it is called."""
    app = App(
        "polis",
        help=HELP,
        version=version_line,
        result_action="return_value",
        default_parameter=Parameter(negative="", show_default=False),
    )
    app["--help"].help = "Show this help, or the options of a command: polis play --help"
    app["--version"].help = "Show the version, and whether the rules are compiled."
    for option in ("--help", "--version"):
        app[option].group = (OTHER,)
    for name, (group, function, text) in COMMANDS.items():
        app.command(f"polis.cli.{function}", name=name, help=text, group=group)
    admin = App("admin", help=ADMIN_HELP, group=SERVER)
    for name, (function, text) in OPERATOR_COMMANDS.items():
        admin.command(f"polis.cli.operator:{function}", name=name, help=text)
    app.command(admin)
    return app


def run(tokens: Sequence[str]) -> int:
    """Run a command line. A mistake of the user never ends in a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        result = build()(with_command(tokens), exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except BrokenPipeError:  # the reader closed the pipe, as in `polis ... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (PolisError, CycloptsError, OSError, KeyboardInterrupt) as error:
        line, code = complaint(error, Voice(spoken_language(tokens)))
        sys.stdout.flush()
        print(line, file=sys.stderr)
        return code


def with_command(tokens: Sequence[str]) -> list[str]:
    """The tokens of a command line, with the usual command if they name none."""
    names_none = not tokens or (tokens[0].startswith("-") and tokens[0] not in HELP_OPTIONS)
    return [USUAL, *tokens] if names_none else list(tokens)


def complaint(error: BaseException, voice: Voice) -> tuple[str, int]:
    """The line to print for an error, and the exit code."""
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
