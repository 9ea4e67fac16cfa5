"""A process in which bots think: questions come in on one pipe, actions go out on the other.

It is started as `python -m polis.server.bot_worker` and loads nothing of the web. What it is sent
comes from its own server only, which is why it may be pickled; what it answers is one number.
"""

import contextlib
import os
import pickle
import signal
import struct
import sys
from dataclasses import dataclass
from typing import Any, BinaryIO

from polis.bots.bot import Turn
from polis.bots.registry import find_bot
from polis.kernel.game import Action, Seat
from polis.server.games import by_reference

LENGTH = struct.Struct("<I")
ACTION = struct.Struct("<i")  # negative: the bot failed


@dataclass(frozen=True, slots=True)
class Question:
    """A turn as it is sent to a worker: the game by its name, the rest as it is."""

    game: str
    bot: str
    seat: Seat
    view: Any
    legal: tuple[Action, ...]
    seed: int

    def turn(self) -> Turn:
        return Turn(by_reference(self.game), self.seat, self.view, self.legal, self.seed)


def packed(question: Question) -> bytes:
    data = pickle.dumps(question)
    return LENGTH.pack(len(data)) + data


def main() -> None:
    """Answer until the pipe is closed: when the server ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(BrokenPipeError):
        questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
        os.dup2(2, 1)  # what a bot prints must not be taken for an answer
        while head := _read(questions, LENGTH.size):
            (length,) = LENGTH.unpack(head)
            answers.write(ACTION.pack(_answer(_read(questions, length))))
            answers.flush()


def _read(pipe: BinaryIO, length: int) -> bytes:
    data = pipe.read(length)
    return data if len(data) == length else b""


def _answer(data: bytes) -> int:
    try:
        question: Question = pickle.loads(data)
        return find_bot(question.bot).choose(question.turn())
    except Exception as error:  # noqa: BLE001 - whatever a bot does, the worker goes on
        sys.stderr.write(f"a bot failed: {type(error).__name__}\n")
        return -1


if __name__ == "__main__":
    main()
