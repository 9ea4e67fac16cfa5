"""What a match is set up with: the options of the game, from the words of the command line."""

from collections.abc import Iterable, Mapping

from polis.cli.misuse import Misuse
from polis.cli.players import HUMAN
from polis.kernel.config import Option, Value
from polis.kernel.game import AnyGame

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


def read_options(game: AnyGame, pairs: Iterable[str]) -> dict[str, Value]:
    """The options of texts such as `characters=draft`; the game checks what is allowed."""
    known = {option.name: option for option in game.options()}
    options: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Misuse("option-form", text=pair)
        if name not in known:
            raise Misuse("option", option=name, known=", ".join(sorted(known)))
        options[name] = read_value(known[name], text)
    return options


def read_value(option: Option, text: str) -> Value:
    """The allowed value that a text means; an option without values takes any text."""
    for allowed in option.values:
        words = (YES if allowed else NO) if isinstance(allowed, bool) else (str(allowed).lower(),)
        if text.lower() in words:
            return allowed
    if option.values:
        known = ", ".join(str(value) for value in option.values)
        raise Misuse("option-value", option=option.name, value=text, known=known)
    return text


def solo_options(game: AnyGame, expert: bool) -> dict[str, Value]:
    """The options that mean a match alone. Raises BadConfig if the game has no such thing."""
    values = {option.name: option.values for option in game.options()}
    if 1 not in values["seats"]:
        raise Misuse("solo", game=game.id)
    if not expert:
        return {"seats": 1}
    if "expert" not in values.get("solo", ()):
        raise Misuse("expert", game=game.id)
    return {"seats": 1, "solo": "expert"}


def usual_seats(game: AnyGame, options: Mapping[str, Value]) -> tuple[str, ...]:
    """One person against greedy bots, at as many seats as the options say."""
    usual = next(option.default for option in game.options() if option.name == "seats")
    return (HUMAN, *["greedy"] * (int(options.get("seats", usual)) - 1))
