"""What a typed line means."""

import pytest

from polis.cli.prompt import COMMANDS, Choice, fitting
from polis.kernel.message import ActionSpec, part

CHOICES = [
    Choice(1, 40, ActionSpec("pick", (part("card", "R7"),)), "Play the red card 7"),
    Choice(2, 41, ActionSpec("pick", (part("card", "R17"),)), "Play the red card 17"),
    Choice(3, 42, ActionSpec("pick", (part("card", "L"),)), "Play the letter L"),
    Choice(4, 43, ActionSpec("renew"), "Take a new hand"),
]


@pytest.mark.parametrize(
    "line, numbers",
    [
        ("2", [2]),
        ("9", []),
        ("", []),
        ("R7", [1]),  # the component, not every word that contains it
        ("r7", [1]),
        ("card:R17", [2]),
        ("L", [3]),
        ("renew", [4]),
        ("new hand", [4]),
        ("red", [1, 2]),
        ("pick R7", [1]),
        ("red 17", [2]),
        ("blue", []),
    ],
)
def test_a_line_means_the_choices_that_fit_best(line: str, numbers: list[int]) -> None:
    assert [choice.number for choice in fitting(line, CHOICES)] == numbers


def test_commands_are_small_letters_so_that_capitals_can_be_components() -> None:
    assert all(key == key.lower() for key in COMMANDS)
