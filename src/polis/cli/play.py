"""`polis play`: a match at this terminal, new or resumed from its journal file."""

import secrets
import shlex
import shutil
import sys
from pathlib import Path

from polis.bots.custom import is_custom
from polis.cli.app import FAILED, INTERRUPTED
from polis.cli.language import choose_language
from polis.cli.misuse import Misuse, the_game
from polis.cli.options import Options, read_options, solo_options, usual_seats
from polis.cli.past import with_levels
from polis.cli.players import is_human, seat_players, split_seats
from polis.cli.record import Record, header_of, journal_of, usual_path
from polis.cli.screen import Screen
from polis.cli.session import LEFT, Session
from polis.kernel.errors import UnknownGame
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header
from polis.kernel.match import Match, replay
from polis.kernel.registry import find_game, game_names
from polis.text.voice import Voice


def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    solo: bool = False,
    lang: str | None = None,
    seed: int | None = None,
    option: Options = None,
    journal: Path | None = None,
    plain: bool = False,
) -> int:
    """Play a match against people and bots, or alone.

    Parameters
    ----------
    game
        Which game, for example ginkgopolis; if not given, you are asked.
    seats
        The players by seat, such as human,expert or human:Ana,greedy:1; or their number. The
        level of `adaptive` follows from your past matches. A bot of your own is module:Class.
    solo
        Play alone, if the game can be played alone.
    lang
        en, ru, zh-Hant, es or hu; default: the language of the terminal.
    seed
        The same seed and the same answers give the same match.
    option
        name=value, an option of the game; several may follow each other.
    journal
        The file that stores the match; if it exists, the match is resumed.
    plain
        No colours.
    """
    language = choose_language(lang)
    screen = Screen(plain)
    if journal is not None and journal.exists() and journal.stat().st_size:
        if solo or option or seed is not None:
            raise Misuse("settled", file=str(journal))
        return run(*resume(game, journal, seats), screen, language)
    found = the_game(game or choose_game(screen, Voice(language)))
    header = new_header(found, seats, solo, option or [], seed)
    match = Match(found, header)
    record = start_record(journal, header, Voice(language))
    return run(match, record, screen, language)


def choose_game(screen: Screen, voice: Voice) -> str:
    """The only installed game, or the one the user picks; without a terminal, the first."""
    names = game_names()
    if not names:
        raise UnknownGame("no game is installed")
    if len(names) == 1 or not screen.is_live:
        return names[0]
    for number, name in enumerate(names, start=1):
        screen.show(f"{number:3d}  {name}")
    while True:
        line = screen.ask(voice.tell("which-game"))
        if line in names:
            return line
        if line.isdecimal() and 1 <= int(line) <= len(names):
            return names[int(line) - 1]


def new_header(
    game: AnyGame,
    seats: str | None,
    solo: bool,
    pairs: list[str],
    seed: int | None,
) -> Header:
    """The header of a new match. Raises BadConfig."""
    if seats and seats.isdecimal():  # a number means the game's option `seats`
        pairs, seats = [*pairs, f"seats={seats}"], None
    options = read_options(game, pairs)
    if solo:
        options |= solo_options(game)
    players = split_seats(seats) if seats else usual_seats(game, options)
    if options.setdefault("seats", len(players)) != len(players):
        raise Misuse("seats", players=len(players), seats=int(options["seats"]))
    if seed is not None and seed < 0:
        raise Misuse("negative", option="--seed")
    chosen = secrets.randbits(53) if seed is None else seed
    return Header(game.id, game.version, options, chosen, with_levels(game, players))


def resume(name: str | None, path: Path, seats: str | None = None) -> tuple[Match, Record]:
    """Load the match from a file, ready to continue."""
    header = header_of(path)
    _check_seats(header, path, seats)
    if name is not None and name != header.game:
        raise Misuse("other-game", file=str(path), game=header.game, asked=name)
    game = find_game(header.game)
    stored = journal_of(game, path)
    match = replay(game, stored)
    record = Record(path)
    record.mend(stored)
    return match, record


def _check_seats(header: Header, path: Path, typed: str | None) -> None:
    """Seats cannot change. A file of a stranger must not load code, so custom bots are typed."""
    stored = ",".join(header.players)
    if typed is not None and typed.replace(" ", "") != stored.replace(" ", ""):
        raise Misuse("settled", file=str(path))
    if typed is None and has_custom(header):
        raise Misuse("seats-again", file=str(path), seats=shlex.quote(stored))


def has_custom(header: Header) -> bool:
    return any(is_custom(seat) and not is_human(seat) for seat in header.players)


def start_record(path: Path | None, header: Header, voice: Voice) -> Record | None:
    """Create the file of a new match; without a writable folder, play without a file."""
    record = Record(path or usual_path(header.game))
    try:
        record.begin(header)
    except OSError as error:
        if path is not None:
            raise
        print(voice.tell("not-kept", reason=str(error.strerror)), file=sys.stderr)
        return None
    return record


def run(match: Match, record: Record | None, screen: Screen, language: str) -> int:
    """Play the match, and print at the end how to resume it."""
    seats = list(match.journal.header.players)
    seats += ["human"] * (match.config.seats - len(seats))
    players = seat_players(seats, Voice(language))
    voice = Voice(language, match.game, [player.name for player in players])
    hint = voice.tell("resume", command=command_line(record, match)) if record else ""
    if any(is_human(seat) for seat in seats):
        screen.line(voice.tell("welcome"), "dim")
        screen.line(hint, "dim")
    try:
        outcome = Session(match, players, screen, voice, record).run()
    except EOFError:
        print("\n" * screen.is_live + voice.tell("input-ended"), hint, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("\n" * screen.is_live + voice.tell("stopped"), hint, file=sys.stderr)
        return INTERRUPTED
    if outcome == LEFT:
        screen.line(voice.tell("left"))
        screen.line(hint)
    return 0


def command_line(record: Record, match: Match) -> str:
    """The command line that resumes the match."""
    called = Path(sys.argv[0])
    program = (
        shlex.quote(sys.argv[0])
        if called.name == "polis" and not shutil.which("polis")
        else "polis"
    )
    header = match.journal.header
    seats = f" --seats {shlex.quote(','.join(header.players))}" if has_custom(header) else ""
    return f"{program} play --journal {shlex.quote(str(record.path))}{seats}"
