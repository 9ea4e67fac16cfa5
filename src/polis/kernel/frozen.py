"""The base of views and configs: frozen values that can be sent to another process.

Unpickling normally sets one field after the other, which a compiled frozen class refuses. So a
value is created again from all its fields at once.
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
