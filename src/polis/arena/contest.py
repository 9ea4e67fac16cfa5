"""Play the matches of a contest, on one or several processes.

Results come in the order of the schedule. So they do not depend on the number of processes.
"""

import signal
from collections.abc import Collection, Iterator
from multiprocessing import get_context
from typing import Final

from polis.arena.records import Played
from polis.arena.referee import play_match
from polis.arena.schedule import Contest, Fixture
from polis.bots.bot import Bot
from polis.bots.custom import load_bot
from polis.kernel.game import AnyGame
from polis.kernel.registry import find_game
from polis.kernel.state import State

_BOTS: Final[dict[str, Bot]] = {}  # of this process


def play(contest: Contest, done: Collection[int] = (), jobs: int = 1) -> Iterator[Played]:
    """Play all matches whose numbers are not done yet."""
    open_ = [fixture for fixture in contest.fixtures() if fixture.number not in done]
    tasks = [(contest, fixture) for fixture in open_]
    if jobs == 1 or len(tasks) < 2:
        yield from map(_play, tasks)
        return
    with get_context("spawn").Pool(min(jobs, len(tasks)), _ignore_interrupts) as pool:
        yield from pool.imap(_play, tasks)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(task: tuple[Contest, Fixture]) -> Played:
    contest, fixture = task
    game = find_game(contest.game)
    config = game.config({**contest.options, "seats": contest.seats})
    entrants = [contest.entrant(text) for text in fixture.lineup]
    bots = [_bot(entrant.bot) for entrant in entrants]
    notes = Notes(game, contest.seats)
    limits = [entrant.limits for entrant in entrants]
    outcome = play_match(game, config, bots, fixture.seed, limits, notes.take)
    sources, traits = tuple(notes.sources), tuple(map(tuple, notes.traits))
    return Played(fixture.number, fixture.table, fixture.lineup, outcome, sources, traits)


def _bot(name: str) -> Bot:
    if name not in _BOTS:
        _BOTS[name] = load_bot(name)
    return _BOTS[name]


class Notes:
    """What a match gave to each seat, and where its points came from."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self.sources: list[dict[str, int]] = [{} for _ in range(seats)]
        self.traits: list[list[str]] = [[] for _ in range(seats)]

    def take(self, state: State) -> None:
        """Note a state: the first, and later the last."""
        for seat in range(len(self.traits)):
            self._take_traits(state, seat)
            if not state.waiting:
                self._take_points(state, seat)

    def _take_traits(self, state: State, seat: int) -> None:
        known = {trait.partition(":")[0] for trait in self.traits[seat]}
        for trait in self._game.traits(state, seat):
            if trait.kind not in known:
                self.traits[seat].append(str(trait))

    def _take_points(self, state: State, seat: int) -> None:
        points = self.sources[seat]
        for line in self._game.sheet(state, seat):
            points[line.label.id] = points.get(line.label.id, 0) + line.points
