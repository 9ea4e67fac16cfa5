"""Play one match between bots. A bot that crashes, answers illegally or is late loses it.

The random bot plays on for a bot that failed, so that the match ends and the others have points.
"""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from time import process_time
from types import FrameType
from typing import Any, Final

from polis.arena.outcome import Failure, Outcome, places, winners
from polis.bots.asking import BotFailed, checked_answer
from polis.bots.bot import Bot, Turn
from polis.bots.random_bot import RandomBot
from polis.bots.turn import turn_of
from polis.kernel.config import Config
from polis.kernel.game import Action, AnyGame
from polis.kernel.playout import first_waiting
from polis.kernel.state import State

LATE: Final = "late"
TOLERANCE: Final = 2.0  # a bot may finish the batch that it has begun
SLACK: Final = 0.1  # seconds, even for the shortest budget
LOADING: Final = 1.0  # seconds that the first answer may take longer: it reads weights
HANG_SECONDS: Final = 120.0  # of real time without any answer


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a bot may think: processor seconds, or positions to judge. 0: no limit."""

    budget: float = 0.0
    iterations: int = 0


NO_LIMITS: Final = Limits()
Watch = Callable[[State], None]  # gets the state at the start and at the end


class _Hung(BaseException):
    """Raised inside a bot that gives no answer; not an Exception, so that bots let it pass."""


def play_match(
    game: AnyGame,
    config: Config,
    bots: Sequence[Bot],
    seed: int,
    limits: Sequence[Limits] = (),
    watch: Watch | None = None,
) -> Outcome:
    """Play one match; each bot sees only its own view. Limits are by seat, or none."""
    state: State = game.start(config, seed)
    if watch is not None:
        watch(state)
    table = _Table([*bots], limits or [NO_LIMITS] * len(bots))
    answered = [0] * len(bots)
    while state.waiting:
        seat = first_waiting(state)
        legal = game.legal_actions(state, seat)
        turn = turn_of(game, state, seat, legal, seed, answered[seat])
        game.apply(state, seat, table.ask(turn), None)
        answered[seat] += 1
    if watch is not None:
        watch(state)
    return table.outcome(game.result(state), seed, sum(answered))


class _Table:
    """The bots of a match, their processor time and their failures."""

    def __init__(self, bots: list[Bot], limits: Sequence[Limits]) -> None:
        self._bots = bots
        self._limits = limits
        self._failures: list[Failure] = []
        self._cpu = [0.0] * len(bots)
        self._answers = [0] * len(bots)

    def ask(self, turn: Turn) -> Action:
        """A legal answer. A bot that fails is replaced for the rest of the match."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        seat, limits = turn.seat, self._limits[turn.seat]
        turn = replace(turn, budget=limits.budget, iterations=limits.iterations)
        begin = process_time()
        try:
            with _watched(HANG_SECONDS):
                action = checked_answer(self._bots[seat], turn)
            self._note(seat, process_time() - begin)
        except BotFailed as failure:
            self._failures.append(Failure(seat, failure.kind, str(failure)))
            self._bots[seat] = RandomBot()
            return self._bots[seat].choose(turn)
        return action

    def _note(self, seat: int, used: float) -> None:
        """Count the time. Raises BotFailed if the bot was late."""
        self._cpu[seat] += used
        self._answers[seat] += 1
        budget = self._limits[seat].budget
        if budget <= 0:
            return
        most = TOLERANCE * budget + SLACK
        if used > most + LOADING * (self._answers[seat] == 1):
            raise BotFailed(LATE, f"{used:.2f} s for an answer within {budget:g} s")

    def outcome(self, results: list[tuple[int, ...]], seed: int, steps: int) -> Outcome:
        failed = {failure.seat for failure in self._failures}
        return Outcome(
            seed=seed,
            steps=steps,
            points=tuple(result[0] for result in results),
            winners=winners(results, failed),
            places=places(results, failed),
            failures=tuple(self._failures),
            cpu=tuple(self._cpu),
            answers=tuple(self._answers),
        )


@contextmanager
def _watched(seconds: float) -> Iterator[None]:
    """Interrupt what hangs, where the system can: on Unix, in the main thread."""
    if not hasattr(signal, "setitimer") or not _is_main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except _Hung:
        raise BotFailed(LATE, f"no answer after {seconds:.0f} s") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _is_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


def _interrupt(_number: int, _frame: FrameType | None) -> Any:
    raise _Hung
