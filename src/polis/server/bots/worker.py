"""Worker process of the bot pool: read questions from one pipe, write actions to the other.

The pool starts it as `python -m polis.server.bots.worker`. It loads nothing of the web server. Its
input comes only from its own server, so pickle is safe here. Its output is one number.
"""

import contextlib
import os
import pickle
import signal
import struct
import sys
from dataclasses import dataclass
from typing import Any, BinaryIO, Self

from polis.bots.asking import table_answer
from polis.bots.bot import Turn
from polis.kernel.game import Action, Seat
from polis.server.games import by_reference

LENGTH = struct.Struct("<I")
ANSWER = struct.Struct("<i?")  # the action, and whether the bot itself chose it
NONE = (-1, False)


@dataclass(frozen=True, slots=True)
class Question:
    """A turn as the pool sends it to a worker: the game by its name, the rest as it is."""

    game: str
    bot: str
    seat: Seat
    view: Any
    legal: tuple[Action, ...]
    seed: int

    @classmethod
    def of(cls, turn: Turn, game: str, bot: str) -> Self:
        """The question of a turn, for a bot and a game by their names."""
        return cls(game, bot, turn.seat, turn.view, turn.legal, turn.seed)

    def turn(self) -> Turn:
        return Turn(by_reference(self.game), self.seat, self.view, self.legal, self.seed)


def packed(question: Question) -> bytes:
    data = pickle.dumps(question)
    return LENGTH.pack(len(data)) + data


def main() -> None:
    """Answer until the pipe is closed, which happens whenever the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(BrokenPipeError):
        questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
        os.dup2(2, 1)  # what a bot prints must not be taken for an answer
        while head := _read(questions, LENGTH.size):
            (length,) = LENGTH.unpack(head)
            answers.write(ANSWER.pack(*_answer(_read(questions, length))))
            answers.flush()


def _read(pipe: BinaryIO, length: int) -> bytes:
    data = pipe.read(length)
    return data if len(data) == length else b""


def _answer(data: bytes) -> tuple[Action, bool]:
    try:
        question: Question = pickle.loads(data)
        action, failure = table_answer(question.bot, question.turn())
        return action, failure is None
    except Exception as error:  # noqa: BLE001 - the worker survives whatever a bot does
        sys.stderr.write(f"a bot failed: {type(error).__name__}\n")
        return NONE


if __name__ == "__main__":
    main()
