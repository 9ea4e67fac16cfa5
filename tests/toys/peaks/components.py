"""The components: for every seat the numbers from 1, and the spaces of the row.

A token is an int: its owner times the numbers of a seat, plus its number less one.
"""

from typing import Final

from polis.kernel.message import Part, part

FREE: Final = -1  # a space without a token


def token_part(owner: int, number: int) -> Part:
    return part("number", f"{owner}.{number}")


def all_parts(seats: int, numbers: int) -> tuple[Part, ...]:
    return (
        *(token_part(seat, n) for seat in range(seats) for n in range(1, numbers + 1)),
        *map(space_part, range(seats * numbers)),
    )


def space_part(space: int) -> Part:
    return part("space", space)
