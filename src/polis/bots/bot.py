"""The interface of a bot: it gets a turn and returns a legal action."""

import hashlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from polis.kernel.game import Action, AnyGame, Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """A question to a seat, with everything that the seat may know and nothing else."""

    game: AnyGame
    seat: Seat
    view: Any
    legal: tuple[Action, ...]
    seed: int  # for the bot's own randomness: the same turn and seed give the same answer
    budget: float = 0.0  # processor seconds to think; 0: no limit, the level of the bot decides
    iterations: int = 0  # positions to judge; with it the answer does not depend on the clock


class Bot(ABC):
    """A player. It may play several matches in turn, so it keeps no memory between turns."""

    @abstractmethod
    def choose(self, turn: Turn) -> Action:
        """Choose one of the turn's legal actions."""


def turn_seed(match_seed: int, seat: Seat, number: int) -> int:
    """The seed of a turn. It reveals nothing about the seed of the match."""
    text = f"{match_seed}/{seat}/{number}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest())
