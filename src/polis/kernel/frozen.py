"""The base of views and configs: frozen values that can go to another process.

Unpickling sets field after field by itself, which a frozen class refuses once it is compiled; so a
value is made again from all its fields at once.
"""

from dataclasses import fields

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Frozen:
    """For frozen dataclasses whose fields are all arguments of `__init__`."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        known = fields(self)  # type: ignore[arg-type]  # every subclass is a dataclass
        return type(self), tuple(getattr(self, field.name) for field in known)
