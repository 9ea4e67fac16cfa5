"""Interpret typed lines."""

import pytest

from polis.cli.prompt import COMMANDS, Choice, fitting, toggled
from polis.kernel.message import ActionSpec, part
from polis.kernel.preview import DONE, MEMBER

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
def test_a_line_means_the_choices_that_match_best(line: str, numbers: list[int]) -> None:
    assert [choice.number for choice in fitting(line, CHOICES)] == numbers


def test_the_name_of_something_else_is_not_taken_for_a_part_of_a_word() -> None:
    """`B` is a letter of the game; it must not mean "Play the blue card 2"."""
    choices = [Choice(1, 40, ActionSpec("pick", (part("card", "B2"),)), "Play the blue card 2")]
    names = {"b", "b2"}
    assert fitting("B", choices, names) == []
    assert fitting("blue", choices, names) == choices
    assert fitting("B2", choices, names) == choices


GIFTS = [
    Choice(1, 50, ActionSpec("give", (part("tile", "R4"),)), "give back red tile 4", MEMBER),
    Choice(2, 51, ActionSpec("give", (part("tile", "B6"),)), "give back blue tile 6", MEMBER),
    Choice(3, 52, ActionSpec("give", (part("tile", "Y9"),)), "give back yellow tile 9", MEMBER),
    Choice(4, 53, ActionSpec("done"), "give back nothing", DONE),
]


def test_the_members_of_a_set_are_typed_in_any_order_and_removed_by_typing_them_again() -> None:
    selected = toggled("Y9", [], GIFTS)
    selected = toggled("R4, B6", selected, GIFTS)
    assert [choice.action for choice in selected] == [50, 51, 52]
    selected = toggled("2", selected, GIFTS)
    assert [choice.action for choice in selected] == [50, 52]


def test_a_word_that_names_no_member_changes_nothing() -> None:
    with pytest.raises(ValueError, match="R5"):
        toggled("R4 R5", [], GIFTS)


def test_commands_are_small_letters_so_that_capitals_can_be_components() -> None:
    assert all(key == key.lower() for key in COMMANDS)
