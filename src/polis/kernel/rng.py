"""The random generator, which is part of the state: sfc32, four 32-bit ints.

Only additions, shifts and xors far below 2**62 are used, so interpreted and compiled code (and any
other language) draw the same numbers. Compiled, `i64` is a machine word; interpreted, it is an int.
The fourth int counts the draws, so "was it used since?" is one comparison.
"""

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
_WARM_UP: Final = 15
_WIDEST: Final = 0x7FFFFFFF  # a larger factor would overflow a machine word


class Rng:
    """A small seeded generator that is cheap to clone."""

    __slots__ = ("a", "b", "c", "draws")

    def __init__(self, a: i64, b: i64, c: i64, draws: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.draws: i64 = draws

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.draws)

    def next32(self) -> i64:
        """The next number in range(2**32)."""
        b = self.b
        c = self.c
        out = (self.a + b + self.draws) & MASK
        self.draws += 1
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number in range(n), each equally likely (Lemire's multiply-and-reject)."""
        if n > _WIDEST:
            return self._below_wide(int(n))
        product = self.next32() * n
        low = product & MASK
        if low < n:
            threshold = (MASK + 1 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & MASK
        return product >> 32

    def _below_wide(self, n: int) -> int:
        """The same for any n up to 2**32, with ints that grow as needed."""
        threshold = (MASK + 1 - n) % n
        product = int(self.next32()) * n
        while product & MASK < threshold:
            product = int(self.next32()) * n
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


def seeded(seed: int) -> Rng:
    """The generator of a seed; any non-negative int is a seed, its lowest 96 bits count."""
    rng = Rng(seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, 1)
    for _ in range(_WARM_UP):
        rng.next32()
    return rng
