"""Draw unseen components: from sets of single ones, or from numbers of equal ones.

Both are bags: they have contents, but no hidden order.
"""

from mypy_extensions import i64

from polis.games.cities.districts.sets import member_at, num_in
from polis.kernel.rng import Rng


def draw_one(rng: Rng, members: i64) -> int:
    """The number of one member of a set, each equally likely; the set is not changed."""
    return member_at(members, rng.below(num_in(members)))


def draw_kind(rng: Rng, counts: list[int]) -> int:
    """Take one out of a bag of numbers by kind."""
    total: i64 = 0
    for count in counts:
        total += count
    skip = rng.below(total)
    for kind, count in enumerate(counts):
        if skip < count:
            counts[kind] = count - 1
            return kind
        skip -= count
    raise ValueError("the bag is empty")
