"""`polis duel`: two bots play until it is decided which one is stronger."""

from pathlib import Path

from polis.arena.duel import duel_tables, verdict
from polis.arena.schedule import Contest
from polis.cli import contests
from polis.cli.app import INTERRUPTED
from polis.cli.language import choose_language
from polis.cli.misuse import Misuse, the_game
from polis.cli.options import Options
from polis.cli.screen import Screen
from polis.cli.tournament import contest_options
from polis.kernel.errors import BadConfig
from polis.text.voice import Voice


def duel(
    game: str,
    first: str,
    second: str,
    /,
    *,
    matches: int = 2000,
    margin: float = 0.2,
    error: float = 0.05,
    seats: int = 2,
    solo: bool = False,
    option: Options = None,
    budget: str | None = None,
    seed: int = 1,
    jobs: int = 1,
    folder: Path = Path("build/duel"),
    resume: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Let two bots play until it is decided which one is stronger (a sequential test).

    Parameters
    ----------
    game
        Which game, for example cities.
    first
        A bot; master@50ms or master@40 limits its processor time or positions.
    second
        Its opponent, on all other seats.
    matches
        At most this many matches.
    margin
        The smallest difference that matters: 0.2 asks whether a share of 50 % is at least 60 %.
    error
        How often each of the two tests, for more and for less, may err.
    seats
        The number of players at the table.
    solo
        Each bot plays the same deals alone.
    option
        name=value, an option of the game; several may follow each other.
    budget
        How long a bot may think about an answer, in processor time: 50ms, 2s; or a number of
        positions. A bot that is late loses.
    seed
        The first deal; the others follow.
    jobs
        How many processes to use; 0: one per processor.
    folder
        Where matches, figures (JSON) and chart (PNG) are written.
    resume
        Continue the duel in the folder.
    json
        Print the figures as JSON.
    lang
        en, ru, zh-Hant, es or hu; default: the language of the terminal.
    """
    voice = Voice(choose_language(lang))
    contests.check_libraries()
    contests.check_numbers(seed, jobs, matches)
    if not (0 < margin < 1 and 0 < error < 0.5):
        raise Misuse("between", option="--margin" if not 0 < margin < 1 else "--error")
    if first == second:
        raise BadConfig("a duel needs two different bots")
    options, players = contest_options(the_game(game), option or [], seats, solo)
    tables = duel_tables(first, second, players)
    contest = Contest(game, options, tables, matches, seed, contests.read_budget(budget))

    played, is_stopped = contests.run(
        *(contest, folder, resume, jobs, voice),
        lambda played: verdict(contest, played, margin, error) is not None,
    )
    title = f"{game}: {first} against {second}"
    figures = contests.conclude(contest, played, folder, title, json)
    if figures is not None and not json:
        contests.show(figures, folder, voice, Screen())
        Screen().show(
            voice.tell(
                "duel-verdict",
                first=first,
                second=second,
                verdict=verdict(contest, played, margin, error) or "open",
                matches=len(played),
                margin=round(100 * margin),
                error=round(100 * error, 1),
            )
        )
    if is_stopped:
        Screen().show(voice.tell("contest-stopped"))
    return INTERRUPTED if is_stopped else 0
