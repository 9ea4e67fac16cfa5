"""Options of a game, checked and frozen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from polis.kernel.errors import BadConfig
from polis.kernel.frozen import Frozen

Value = int | str | bool


@dataclass(frozen=True)
class Option:
    """One option of a match: its name, its possible values and its default.

    Without `values`, any text is allowed. `seats` are the numbers of seats for which the option
    means something; without them, all. A `local` option names something on this machine, so a
    server does not accept it from players.
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    local: bool = False
    seats: tuple[int, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Config(Frozen):
    """The frozen options of a match; every game adds its own."""

    seats: int


def settle(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """A value for every option: the given one if it is allowed, else the default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadConfig(f"there is no option {name!r}; there are: {', '.join(sorted(known))}")
    return {name: _value(option, given) for name, option in known.items()}


def _value(option: Option, given: Mapping[str, object]) -> Value:
    value = given.get(option.name, option.default)
    if not option.values and isinstance(value, str):
        return value
    for allowed in option.values:
        if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
            return allowed
    choices = ", ".join(str(v) for v in option.values) or "any text"
    raise BadConfig(f"option {option.name!r} cannot be {value!r}; it can be: {choices}")
