"""Values: dataclasses that never change after they were created.

The type checker refuses a change. Python itself does not: checking it there makes creating a value
four times as slow, and every move of a match creates hundreds of them.
"""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    return dataclass(slots=True, unsafe_hash=True)(cls)
