"""Chance as part of the state: sfc32, a generator of four 32-bit ints.

Only additions, shifts and xors far below 2**62 are used, so interpreted and compiled code (and any
other language) draw the same numbers. The fourth int counts the draws, so "was chance used since?"
is one comparison.
"""

from typing import Final

MASK: Final = 0xFFFFFFFF
_WARM_UP: Final = 15


class Rng:
    """A small seeded generator that clones in no time."""

    __slots__ = ("a", "b", "c", "draws")

    def __init__(self, a: int, b: int, c: int, draws: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.draws = draws

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.draws)

    def next32(self) -> int:
        """The next number in range(2**32)."""
        a = self.a
        b = self.b
        c = self.c
        out = (a + b + self.draws) & MASK
        self.draws += 1
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: int) -> int:
        """A number in range(n), each equally likely (Lemire's multiply-and-reject)."""
        product = _times(self.next32(), n)
        low = product & MASK
        if low < n:
            threshold = (MASK + 1 - n) % n
            while low < threshold:
                product = _times(self.next32(), n)
                low = product & MASK
        return product >> 32

    def draw(self, bag: list[int]) -> int:
        """Take one item out of an unordered bag; the last item fills its place."""
        index = self.below(len(bag))
        item = bag[index]
        last = bag.pop()
        if index < len(bag):
            bag[index] = last
        return item

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def _times(number: int, n: int) -> int:
    """number * n in two halves: compiled, factors from 2**30 on would be multiplied as objects."""
    return ((number >> 16) * n << 16) + (number & 0xFFFF) * n


def seeded(seed: int) -> Rng:
    """The generator of a seed; any non-negative int is a seed, its lowest 96 bits count."""
    rng = Rng(seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, 1)
    for _ in range(_WARM_UP):
        rng.next32()
    return rng
