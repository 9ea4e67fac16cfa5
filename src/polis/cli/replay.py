"""`polis replay`: print a stored match, or the table after one of its steps."""

import sys
from collections.abc import Sequence
from pathlib import Path

from polis.cli.language import choose_language
from polis.cli.misuse import Misuse
from polis.cli.players import seat_players
from polis.cli.record import header_of, journal_of
from polis.cli.scores import show_final
from polis.cli.screen import Screen
from polis.cli.table import Board
from polis.kernel.errors import DamagedJournal, PolisError
from polis.kernel.game import AnyGame
from polis.kernel.journal import Entry, Journal
from polis.kernel.match import Match, replay_entry
from polis.kernel.match import replay as play_again
from polis.kernel.registry import find_game
from polis.text.voice import Voice


def replay(
    file: Path,
    /,
    *,
    step: int | None = None,
    seat: int | None = None,
    lang: str | None = None,
    plain: bool = False,
) -> int:
    """Print the log of a stored match, or show the table after one of its steps.

    Parameters
    ----------
    file
        The journal of the match.
    step
        Show the table after this many entries of the journal; 0 is the start.
    seat
        Show what the player in this seat knew; the first seat is 1. Default: what all saw.
    lang
        en, ru, zh-Hant, es or hu; default: the language of the terminal.
    plain
        No colours.
    """
    language = choose_language(lang)
    game = find_game(header_of(file).game)
    journal = journal_of(game, file)
    seats = game.config(journal.header.options).seats
    if seat is not None and not 1 <= seat <= seats:
        raise Misuse("seat", seat=seat, last=seats)
    if step is not None and not 0 <= step <= len(journal.entries):
        raise Misuse("step", step=step, last=len(journal.entries))
    board = _board(game, journal, seats, Screen(plain), language)
    until = len(journal.entries) if step is None else step
    match, complaint = _replayed(game, journal, until)
    viewer = None if seat is None else seat - 1
    entries = [*match.journal.entries, *journal.entries[match.seq : until]]
    try:
        _show(board, match, entries if step is None else entries[-1:], viewer)
    except (LookupError, TypeError, ValueError) as error:
        raise DamagedJournal("its events cannot be told") from error
    if complaint is not None:
        print(board.voice.refuse(complaint), file=sys.stderr)
        return 1
    return 0


def _board(game: AnyGame, journal: Journal, seats: int, screen: Screen, language: str) -> Board:
    named = list(journal.header.players) + ["human"] * (seats - len(journal.header.players))
    names = [player.name for player in seat_players(named, Voice(language))]
    return Board(screen, Voice(language, game, names), game)


def _replayed(game: AnyGame, journal: Journal, until: int) -> tuple[Match, PolisError | None]:
    """Replay this many entries, or as many as these rules allow; also return the error."""
    match = Match(game, journal.header)
    for entry in journal.entries[:until]:
        try:
            replay_entry(match, entry)
        except DamagedJournal as error:
            sound = Journal(journal.header, journal.entries[: entry.seq - 1])
            return play_again(game, sound), error
    return match, None


def _show(board: Board, match: Match, entries: Sequence[Entry], viewer: int | None) -> None:
    view = board.game.view(match.state, viewer)
    board.show_log(board.log(entries, view, viewer))
    board.screen.gap()
    board.screen.draw(board.lines(view))
    board.screen.gap()
    if match.is_over:
        show_final(board, match.state, view)
    else:
        board.screen.show(board.question(view))
