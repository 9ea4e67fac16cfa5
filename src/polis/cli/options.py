"""Read the options of a match from the command line."""

from collections.abc import Iterable, Mapping
from typing import Annotated

from cyclopts import Parameter

from polis.cli.misuse import Misuse
from polis.cli.players import HUMAN
from polis.kernel.config import Option, Value
from polis.kernel.game import AnyGame

# Both `--option a=1 b=2` and `--option a=1 --option b=2`.
Options = Annotated[list[str] | None, Parameter(consume_multiple=True)]

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


def read_options(game: AnyGame, pairs: Iterable[str]) -> dict[str, Value]:
    """Parse texts such as `characters=draft`; the game checks the values."""
    known = {option.name: option for option in game.options()}
    texts: dict[str, str] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Misuse("option-form", text=pair)
        if name not in known:
            raise Misuse("option", option=name, known=", ".join(sorted(known)))
        texts[name] = text
    # Something of this machine, such as a folder of content, may allow further values.
    is_open = any(known[name].local for name in texts)
    return {name: read_value(known[name], text, is_open) for name, text in texts.items()}


def read_value(option: Option, text: str, is_open: bool = False) -> Value:
    """The allowed value for a text; an option without listed values takes any text.

    If the list is open, the game checks other texts.
    """
    for allowed in option.values:
        words = (YES if allowed else NO) if isinstance(allowed, bool) else (str(allowed).lower(),)
        if text.lower() in words:
            return allowed
    if option.values and not is_open:
        known = ", ".join(str(value) for value in option.values)
        raise Misuse("option-value", option=option.name, value=text, known=known)
    return text


def solo_options(game: AnyGame) -> dict[str, Value]:
    """The options for a solo match. Raises Misuse if the game has none."""
    if not any(option.name == "seats" and 1 in option.values for option in game.options()):
        raise Misuse("solo", game=game.id)
    return {"seats": 1}


def usual_seats(game: AnyGame, options: Mapping[str, Value]) -> tuple[str, ...]:
    """One person and greedy bots, for the number of seats in the options."""
    usual = next(option.default for option in game.options() if option.name == "seats")
    return (HUMAN, *["greedy"] * (int(options.get("seats", usual)) - 1))
