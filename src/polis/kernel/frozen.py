"""The base of views and configs: values that never change and can be sent to another process.

A config is a frozen dataclass. A view need not be: see `kernel.value` for the cost of checking it.
Unpickling normally sets one field after the other, which a compiled frozen class refuses. So a
value is created again from all its fields at once.
"""

from dataclasses import fields

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Frozen:
    """For dataclasses that never change and whose fields are all arguments of `__init__`."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        known = fields(self)  # type: ignore[arg-type]  # every subclass is a dataclass
        return type(self), tuple(getattr(self, field.name) for field in known)
