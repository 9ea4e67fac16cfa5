"""`polis tournament`: bots play each other, and a table says how strong each is."""

from pathlib import Path

from polis.arena.schedule import Contest, round_robin
from polis.cli import contests
from polis.cli.app import INTERRUPTED
from polis.cli.language import choose_language
from polis.cli.misuse import Misuse, the_game
from polis.cli.options import Options, read_options, solo_options
from polis.cli.screen import Screen
from polis.kernel.config import Value
from polis.kernel.game import AnyGame
from polis.text.voice import Voice


def tournament(
    game: str,
    /,
    *,
    bots: str = "beginner,builder,architect,expert,master",
    matches: int = 100,
    seats: int = 2,
    solo: bool = False,
    option: Options = None,
    budget: str | None = None,
    seed: int = 1,
    jobs: int = 1,
    folder: Path = Path("build/tournament"),
    resume: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Let bots play each other: every pairing, the same deals, rotated seats.

    Parameters
    ----------
    game
        Which game, for example ginkgopolis.
    bots
        The bots; master@50ms or master@40 limits processor time or positions of one bot.
        A bot of your own is module:Class.
    matches
        How many matches at each table.
    seats
        The number of players at a table. With fewer bots than seats, each bot plays alone
        against each other bot on all other seats.
    solo
        Each bot plays alone.
    option
        name=value, an option of the game; several may follow each other.
    budget
        How long every bot may think about an answer, in processor time: 50ms, 2s; or a number of
        positions. A bot that is late loses.
    seed
        The first deal; the others follow.
    jobs
        How many processes to use; 0: one per processor.
    folder
        Where matches, figures (JSON) and chart (PNG) are written.
    resume
        Continue the tournament in the folder.
    json
        Print the figures as JSON.
    lang
        en, ru, zh-Hant, es or hu; default: the language of the terminal.
    """
    voice = Voice(choose_language(lang))
    contests.check_libraries()
    contests.check_numbers(seed, jobs, matches)
    rules = the_game(game)
    options, players = contest_options(rules, option or [], seats, solo)
    tables = round_robin(contests.read_seats(bots), players)
    contest = Contest(game, options, tables, matches, seed, contests.read_budget(budget))
    played, is_stopped = contests.run(contest, folder, resume, jobs, voice)
    title = f"{game}: share of victories, {players} seats"
    figures = contests.conclude(contest, played, folder, title, json)
    if figures is not None and not json:
        contests.show(figures, folder, voice, Screen())
    if is_stopped:
        Screen().show(voice.tell("contest-stopped"))
    return INTERRUPTED if is_stopped else 0


def contest_options(
    game: AnyGame, pairs: list[str], seats: int, solo: bool
) -> tuple[dict[str, Value], int]:
    """The options of all matches, and the number of seats."""
    options = read_options(game, pairs)
    if "seats" in options:
        raise Misuse("seats-option")
    if solo:
        return options, int(solo_options(game)["seats"])
    return options, seats
