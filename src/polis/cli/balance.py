"""`polis balance`: measure the cards and other content of a game with matches between bots.

A game with content to balance has a module `balance.report` in its package, with:
`SEATS`, the numbers of players to measure; `measure`, which plays matches with a chooser and
returns figures; `report`, which reports on the figures of all parts.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Protocol, cast

from rich.console import Console
from rich.progress import track

from polis.bots.bot import Turn
from polis.bots.registry import find_bot, split_name
from polis.cli.language import choose_language
from polis.cli.misuse import Misuse, the_game
from polis.kernel.game import Action, AnyGame
from polis.kernel.registry import find_game
from polis.text.voice import Voice, package_of

BOT: Final = "greedy"
CHUNK: Final = 4  # matches per task of a process

Chooser = Callable[[Any, Sequence[Action], int], Action]  # view, legal actions, seed of the turn
Chunk = tuple[str, str, int, int]  # the game, the table, matches, the first seed


class Report(Protocol):
    """A page of tables, and the files to write, by their paths inside `docs/`."""

    @property
    def page(self) -> str: ...

    @property
    def files(self) -> Mapping[str, str]: ...


class Measures(Protocol):
    """The module `balance.report` of a game."""

    TABLES: Iterable[str]  # their names: numbers of players, variants

    def measure(self, choose: Chooser, table: str, matches: int, first_seed: int) -> Any: ...

    def report(self, parts: Sequence[Any], command: str, bot: str, seed: int) -> Report: ...


def balance(
    game: str,
    /,
    *,
    matches: int = 100,
    seed: int = 1,
    jobs: int = 1,
    write: Path | None = None,
    lang: str | None = None,
) -> int:
    """Measure how many points the cards and other content of a game bring.

    Parameters
    ----------
    game
        Which game, for example cities.
    matches
        How many matches at each table, 100 by default: every number of players and every variant.
    seed
        The seed of the first match; the others follow. The figures depend only on the seeds.
    jobs
        How many processes to use; 0: one per processor.
    write
        Write page and chart into this folder, such as docs.
    lang
        en, ru, zh-Hant, es or hu, for other messages; the report is in English.
    """
    voice = Voice(choose_language(lang))
    measures = measures_of(the_game(game))
    if seed < 0 or jobs < 0:
        raise Misuse("negative", option="--seed" if seed < 0 else "--jobs")
    if matches < 1:
        raise Misuse("no-games")
    if write is not None and not write.is_dir():
        raise Misuse("no-folder", folder=str(write))
    chunks = list(_chunks(game, measures.TABLES, matches, seed))
    parts = list(
        track(
            _measured(chunks, jobs or os.cpu_count() or 1),
            voice.tell("simulating"),
            len(chunks),
            console=Console(file=sys.stderr),
            transient=True,
            disable=not sys.stderr.isatty(),
        )
    )
    command = f"polis balance {game} --matches {matches} --seed {seed}"
    told = measures.report(parts, command, "{}:{}".format(*split_name(BOT)), seed)
    print(told.page, end="")
    if write is not None:
        keep(told.files, write)
    return 0


def measures_of(game: AnyGame) -> Measures:
    """The game's own module that measures its content."""
    package = f"{package_of(game)}.balance"
    if find_spec(package) is None:
        raise Misuse("no-balance", game=game.id)
    return cast(Measures, import_module(f"{package}.report"))


def keep(files: Mapping[str, str], folder: Path) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


def _chunks(game: str, tables: Iterable[str], matches: int, seed: int) -> Iterator[Chunk]:
    last = seed + matches
    for table in tables:
        for first in range(seed, last, CHUNK):
            yield game, table, min(CHUNK, last - first), first


def _measured(chunks: Sequence[Chunk], jobs: int) -> Iterator[Any]:
    """The figures of the chunks, in order, so that they do not depend on the processes."""
    if jobs == 1:
        yield from map(_measure, chunks)
        return
    with get_context("spawn").Pool(min(jobs, len(chunks))) as pool:
        yield from pool.imap(_measure, chunks)


def _measure(chunk: Chunk) -> Any:
    name, table, matches, first_seed = chunk
    game = find_game(name)
    bot = find_bot(BOT)

    def choose(view: Any, legal: Sequence[Action], seed: int) -> Action:
        return bot.choose(Turn(game, view.seat, view, tuple(legal), seed))

    return measures_of(game).measure(choose, table, matches, first_seed)
