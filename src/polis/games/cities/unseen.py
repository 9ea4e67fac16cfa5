"""Drawing from what nobody has seen: sets of single components, and numbers of equal ones.

Both are bags: there is no hidden order, only what is in them.
"""

from polis.kernel.rng import Rng


def draw_one(rng: Rng, members: int) -> int:
    """The number of one member of a set, each equally likely; the set is not changed."""
    skip = rng.below(num_in(members))
    number = 0
    while True:
        if members >> number & 1:
            if skip == 0:
                return number
            skip -= 1
        number += 1


def num_in(members: int) -> int:
    """How many members a set has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


def members_of(members: int) -> list[int]:
    """The members of a set, ascending."""
    found: list[int] = []
    number = 0
    while members >> number:
        if members >> number & 1:
            found.append(number)
        number += 1
    return found


def draw_kind(rng: Rng, counts: list[int]) -> int:
    """Take one out of a bag that holds so many of each kind."""
    skip = rng.below(sum(counts))
    kind = 0
    while skip >= counts[kind]:
        skip -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
