"""Sets of small numbers as ints, a bit each: spaces, cards, tiles or colours.

A district has at most 60 spaces, so that a set of them is a machine word. Never write `1 << n` with
`n: i64` (see `tests/test_generated_code.py`); write `only(n)`.
"""

from typing import Final

from mypy_extensions import i64

# Masks of sixty bits; longer numbers would not be machine words.
_TWOS: Final = 0x555555555555555
_FOURS: Final = 0x333333333333333
_EIGHTS: Final = 0xF0F0F0F0F0F0F0F
_BYTES: Final = 0x101010101010101


def only(number: i64) -> i64:
    """The set with one member."""
    one = number * 0 + 1  # no constant: mypyc would shift only 32 bits of it
    return one << number


def num_in(members: i64) -> i64:
    """How many members a set has; counts in pairs, then in groups of four and eight bits."""
    if members == 0:
        return 0
    pairs = members - (members >> 1 & _TWOS)
    fours = (pairs & _FOURS) + (pairs >> 2 & _FOURS)
    return ((fours + (fours >> 4)) & _EIGHTS) * _BYTES >> 56 & 255


def member_at(members: i64, place: i64) -> i64:
    """A member by its place in the ascending order, from 0."""
    rest = members
    skip = place
    while skip > 0:
        rest &= rest - 1
        skip -= 1
    return lowest_in(rest)


def lowest_in(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    lowest: int = members & -members
    return lowest.bit_length() - 1


def add_members(members: i64, first: int, found: list[int]) -> None:
    """Add the members to a list, ascending, counted from `first`."""
    rest: int = members
    while rest:
        lowest = rest & -rest
        found.append(first + lowest.bit_length() - 1)
        rest ^= lowest


def members_of(members: i64) -> list[int]:
    """The members of a set, ascending."""
    found: list[int] = []
    add_members(members, 0, found)
    return found


def set_of(members: tuple[int, ...]) -> int:
    found = 0
    for number in members:
        found |= 1 << number
    return found
