"""How components are named: what `Game.say(part, view)` gives, gathered for a client without rules.

Random matches are played and every component that is pointed at or mentioned is named. Where the
name of a component is made of pieces of its id (`cell:-1,2`), the rule is kept instead of a list;
where it depends on the view, it is left to the game's folder in `web/`.
"""

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from polis.export.wire import parts_in, plain_message
from polis.kernel.config import Value
from polis.kernel.errors import BadConfig
from polis.kernel.game import AnyGame, seats_waiting
from polis.kernel.message import Message, Part
from polis.kernel.rng import seeded

MATCHES: Final = 24
Named = dict[str, dict[str, Any]]  # the message by the part

# Ways to take an id apart; the first that explains all names of a kind is kept.
SPLITS: Final[dict[str, Callable[[str], list[str]]]] = {
    "": lambda name: [name],
    ",": lambda name: name.split(","),
    ".": lambda name: name.split("."),
    "-": lambda name: name.split("-"),
}


class Names:
    """What was heard, by component."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.heard: Named = {}
        self.varying: set[str] = set()  # kinds whose names depend on the view

    def hear(self, message: Message, view: Any) -> None:
        for part in parts_in(message):
            self.name(part, view)

    def name(self, part: Part, view: Any) -> None:
        if part.kind == "seat" or part.kind in self.varying:
            return
        message = self._game.say(part, view)
        known = self.heard.get(part)
        said = plain_message(message)
        if known == said:
            return
        if known is not None:
            self.varying.add(part.kind)
            return
        self.heard[part] = said
        for other in parts_in(message):
            if other != part:
                self.name(other, view)


def gather(game: AnyGame) -> dict[str, Any]:
    """`rules` by kind, `names` by component, and the kinds that vary."""
    names = Names(game)
    for number, options in enumerate(_ways_to_play(game)):
        _listen(game, options, number, names)
    kinds: dict[str, Named] = {}
    for part, said in sorted(names.heard.items()):
        kind = part.partition(":")[0]
        if kind not in names.varying:
            kinds.setdefault(kind, {})[part] = said
    rules = {kind: rule for kind, known in kinds.items() if (rule := find_rule(known))}
    listed = {part: said for kind, known in kinds.items() if kind not in rules
              for part, said in known.items()}  # fmt: skip
    return {"rules": rules, "names": listed, "varying": sorted(names.varying)}


def _ways_to_play(game: AnyGame) -> Iterator[dict[str, Value]]:
    """The usual options, every other value once, and the largest table again and again."""
    options = game.options()
    yield {}
    for option in options:
        for value in option.values:
            try:
                game.config({option.name: value})
            except BadConfig:
                continue
            if value != option.default:
                yield {option.name: value}
    seats = max(value for option in options if option.name == "seats" for value in option.values)
    for _ in range(MATCHES):
        yield {"seats": seats}


def _listen(game: AnyGame, options: dict[str, Value], seed: int, names: Names) -> None:
    """Play a match at random and name whatever is said."""
    config = game.config(options)
    state = game.start(config, seed)
    rng = seeded(seed)
    while state.waiting:
        for seat in seats_waiting(state):
            view = game.view(state, seat)
            names.hear(game.ask(view), view)
            for part in sorted(game.visible_parts(view)):
                names.name(part, view)
            for action in game.legal_actions(state, seat):
                spec = game.spell(view, action)
                for part in spec.parts:
                    names.name(part, view)
                names.hear(game.say(spec, view), view)
        seat = seats_waiting(state)[0]
        view = game.view(state, seat)
        _look(game, view, names)
        legal = game.legal_actions(state, seat)
        action = legal[rng.below(len(legal))]
        for message in game.preview(view, action):
            names.hear(message, view)
        events: list[Any] = []
        game.apply(state, seat, action, events)
        view = game.view(state, seat)
        for event in events:
            if (told := event.told_to(seat)) is not None:
                names.hear(game.say(told, view), view)
    view = game.view(state, None)
    for seat in range(config.seats):
        for line in game.sheet(state, seat):
            names.hear(line.label, view)
            for part in line.parts:
                names.name(part, view)


def _look(game: AnyGame, view: Any, names: Names) -> None:
    """Name what a drawing for terminals shows."""
    for line in game.draw(view):
        for span in line:
            if isinstance(span.content, Message):
                names.hear(span.content, view)
            elif isinstance(span.content, Part):
                names.name(span.content, view)


def find_rule(known: Named) -> dict[str, Any] | None:
    """How the message of a kind follows from the id, if one rule explains all of them."""
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


def extra_facts(game: AnyGame, package: str) -> Any:
    """What the module `facts` of a game's package offers, if it has one."""
    if find_spec(f"{package}.facts") is None:
        return {}
    return import_module(f"{package}.facts").facts()
