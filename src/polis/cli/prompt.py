"""Interpret a typed line: a command, or a choice by its number, component or words."""

import re
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from polis.kernel.game import Action
from polis.kernel.message import ActionSpec
from polis.kernel.preview import MEMBER, ONE

UNDO: Final = "undo"
REDO: Final = "redo"
LOG: Final = "log"
TABLE: Final = "table"
SCORES: Final = "scores"
HELP: Final = "help"
QUIT: Final = "quit"

# Small letters are commands, capitals are components; the same keys of a Russian keyboard work.
COMMANDS: Final = {
    "u": UNDO, "г": UNDO, "undo": UNDO,
    "r": REDO, "к": REDO, "redo": REDO,
    "l": LOG, "д": LOG, "log": LOG,
    "t": TABLE, "е": TABLE, "table": TABLE,
    "s": SCORES, "ы": SCORES, "scores": SCORES,
    "h": HELP, "р": HELP, "?": HELP, "help": HELP,
    "q": QUIT, "й": QUIT, "quit": QUIT, "exit": QUIT,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action as the player sees it."""

    number: int
    action: Action
    spec: ActionSpec
    words: str
    step: str = ONE  # of its preview: whether it adds to a set, or closes it


def fitting(
    line: str, choices: Sequence[Choice], names: Container[str] = frozenset()
) -> list[Choice]:
    """The choices that match a line: by number, else by component, else by words.

    A word that is one of `names` matches no part of another word: `B` is a letter, although it
    also stands in "blue".
    """
    if line.isdecimal():
        return [choice for choice in choices if choice.number == int(line)]
    typed = line.casefold().split()
    if not typed:
        return []
    found = [choice for choice in choices if _names(choice, typed)]
    return found or [choice for choice in choices if _says(choice, typed, names)]


def is_set(choices: Sequence[Choice]) -> bool:
    """Whether the question asks for any number of things."""
    return any(choice.step == MEMBER for choice in choices)


def toggled(line: str, selected: Sequence[Choice], choices: Sequence[Choice]) -> list[Choice]:
    """The members of a set after a line such as `R4 Y9`; empty words change nothing.

    Raises ValueError with the word that does not mean exactly one of them.
    """
    members = [choice for choice in choices if choice.step == MEMBER]
    actions = {choice.action for choice in selected}
    whole = fitting(line, members)
    for word in [line] if len(whole) == 1 else line.replace(",", " ").split():
        found = fitting(word, members)
        if len(found) != 1:
            raise ValueError(word)
        actions ^= {found[0].action}
    return [choice for choice in members if choice.action in actions]


def _names(choice: Choice, typed: Sequence[str]) -> bool:
    """Whether every word is a component of the choice, or the kind of the choice."""
    names = {choice.spec.kind.casefold()}
    for part in choice.spec.parts:
        names.update((part.casefold(), part.name.casefold()))
    return all(word in names for word in typed)


def _says(choice: Choice, typed: Sequence[str], names: Container[str]) -> bool:
    """Whether every typed word occurs in the choice's words; a name only as a whole word."""
    words = f"{choice.words} {choice.spec}".casefold()
    whole = set(re.split(r"\W+", words))
    return all(word in (whole if word in names else words) for word in typed)
