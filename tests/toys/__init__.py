"""Two toy games that implement the whole contract. The kernel is tested on them, and a new game
can start as a copy.

`peaks` is open and sequential, the smallest possible game. `sealed_bids` has everything that
makes a game hard: sealed simultaneous choices, chance, hidden hands, nested decisions and memory.
"""

from polis.kernel.game import AnyGame
from tests.toys import peaks, sealed_bids

TOYS: tuple[AnyGame, ...] = (peaks.GAME, sealed_bids.GAME)
