"""What a bot is: it is shown a turn and answers with a legal action."""

import hashlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from polis.kernel.game import Action, AnyGame, Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """A question to a seat and all that the seat may know; there is nothing else to peek at."""

    game: AnyGame
    seat: Seat
    view: Any
    legal: tuple[Action, ...]
    seed: int  # the bot's own chance: the same turn with the same seed gets the same answer
    budget: float = 0.0  # seconds to think; 0: what the bot's level says, without a clock


class Bot(ABC):
    """A player. It may be asked about several matches in turn, so it remembers nothing."""

    @abstractmethod
    def choose(self, turn: Turn) -> Action:
        """One of the turn's legal actions."""


def turn_seed(match_seed: int, seat: Seat, number: int) -> int:
    """The seed of a turn. It tells nothing about the seed of the match."""
    text = f"{match_seed}/{seat}/{number}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest())
