"""A sequential test that stops as soon as a duel is decided (Sobel and Wald).

Two of Wald's tests run side by side: whether the share is higher than chance by a margin, and
whether it is lower by as much. Each errs with a stated rate. If neither holds, the two bots are
equal within the margin.
"""

from math import log
from typing import Final

BETTER: Final = "better"
WORSE: Final = "worse"
EQUAL: Final = "equal"


class Wald:
    """Decide between two values of a share: `usual` and `other`."""

    def __init__(self, usual: float, other: float, error: float) -> None:
        self._win = log(other / usual)
        self._loss = log((1 - other) / (1 - usual))
        self._bound = log((1 - error) / error)
        self.evidence = 0.0  # the logarithm of the likelihood ratio

    def add(self, share: float) -> None:
        if not self.is_decided:
            self.evidence += share * self._win + (1 - share) * self._loss

    @property
    def is_decided(self) -> bool:
        return abs(self.evidence) >= self._bound

    @property
    def is_other(self) -> bool:
        return self.evidence >= self._bound


class Sequential:
    """The test of one bot against another."""

    def __init__(self, chance: float, margin: float, error: float) -> None:
        """`margin` is relative: with two seats 0.1 asks for 55 instead of 50 %."""
        self._up = Wald(chance, chance * (1 + margin), error)
        self._down = Wald(chance, chance * (1 - margin), error)

    def add(self, share: float) -> None:
        """Take in the share of the victory in one match."""
        self._up.add(share)
        self._down.add(share)

    @property
    def verdict(self) -> str | None:
        """None: not decided yet."""
        if self._up.is_other:
            return BETTER
        if self._down.is_other:
            return WORSE
        return EQUAL if self._up.is_decided and self._down.is_decided else None
