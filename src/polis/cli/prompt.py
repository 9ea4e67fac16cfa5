"""What a typed line means: a command, a choice by its number or by its words, or nothing clear."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from polis.kernel.game import Action
from polis.kernel.message import ActionSpec

UNDO: Final = "undo"
REDO: Final = "redo"
LOG: Final = "log"
TABLE: Final = "table"
SCORES: Final = "scores"
HELP: Final = "help"
QUIT: Final = "quit"

# Small letters are commands, capitals are components; the same keys of a Russian keyboard count.
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


def fitting(line: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that a line can mean: by number, else by component, else by words."""
    if line.isdecimal():
        return [choice for choice in choices if choice.number == int(line)]
    typed = line.casefold().split()
    if not typed:
        return []
    for fits in (_names, _says):
        found = [choice for choice in choices if fits(choice, typed)]
        if found:
            return found
    return []


def _names(choice: Choice, typed: Sequence[str]) -> bool:
    """Whether every word is the name of a component of the choice, or what kind of choice it is."""
    names = {choice.spec.kind.casefold()}
    for part in choice.spec.parts:
        names.update((part.casefold(), part.name.casefold()))
    return all(word in names for word in typed)


def _says(choice: Choice, typed: Sequence[str]) -> bool:
    """Whether every word is a part of the choice's words."""
    words = f"{choice.words} {choice.spec}".casefold()
    return all(word in words for word in typed)
