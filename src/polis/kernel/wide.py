"""Whole numbers that may be wider than JSON keeps exact, such as sets of cards with a bit each.

They travel as text where they are too wide. A view marks such fields, so that clients expect both.
"""

from typing import Annotated

Wide = Annotated[int, "a number, or text if it needs more than 53 bits"]
