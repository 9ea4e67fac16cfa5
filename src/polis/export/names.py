"""The names of a game's components (`Game.parts`, `Game.say`), for a client without rules.

If the name of a component is made of pieces of its id (`cell:-1,2`), the rule is kept instead of a
list. A name that depends on the options is that of a usual table.
"""

import re
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from polis.kernel.game import AnyGame
from polis.kernel.naming import all_names
from polis.wire.plain import plain, plain_message

Named = dict[str, dict[str, Any]]  # the message by the part

# Ways to take an id apart; the first that explains all names of a kind is kept.
SPLITS: Final[dict[str, Callable[[str], list[str]]]] = {
    "": lambda name: [name],
    ",": lambda name: name.split(","),
    ".": lambda name: name.split("."),
    "-": lambda name: name.split("-"),
}


def gather(game: AnyGame) -> dict[str, Any]:
    """`rules` by kind, `names` by component."""
    kinds: dict[str, Named] = {}
    for part, said in sorted(all_names(game).items()):
        kinds.setdefault(part.kind, {})[str(part)] = plain_message(said)
    rules = {kind: rule for kind, known in kinds.items() if (rule := find_rule(known))}
    listed = {part: said for kind, known in kinds.items() if kind not in rules
              for part, said in known.items()}  # fmt: skip
    return {"rules": rules, "names": listed}


def find_rule(known: Named) -> dict[str, Any] | None:
    """The rule that derives all messages of a kind from the ids, if there is one."""
    if len(known) < 2:
        return None
    for separator, split in SPLITS.items():
        rule = _explain(known, separator, split)
        if rule is not None:
            return rule
    return None


def _explain(
    known: Named, separator: str, split: Callable[[str], list[str]]
) -> dict[str, Any] | None:
    rule: dict[str, Any] | None = None
    for part, said in known.items():
        pieces = split(part.partition(":")[2])
        args: list[list[Any]] = []
        for name, value in said["args"].items():
            shift = _shift(value, pieces, len(args))
            if shift is None:
                return None
            args.append([name, *shift])
        if len(args) != len(pieces):
            return None
        found = {"id": said["id"], "split": separator, "args": args}
        if rule is not None and rule != found:
            return None
        rule = found
    return rule


def _shift(value: Any, pieces: list[str], at: int) -> tuple[str, int] | None:
    """Whether an argument is a piece of the id: as text, or as a number plus something."""
    if at >= len(pieces):
        return None
    if value == pieces[at]:
        return ("text", 0)
    if isinstance(value, int) and re.fullmatch(r"-?\d+", pieces[at]):
        return ("number", value - int(pieces[at]))
    return None


def extra_facts(package: str) -> Any:
    """The data of the module `facts` in a game's package, if it has one."""
    if find_spec(f"{package}.facts") is None:
        return {}
    return plain(import_module(f"{package}.facts").facts())
