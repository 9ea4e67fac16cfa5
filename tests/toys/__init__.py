"""Two toy games that fill the whole contract: the kernel is tested on them, and a new game can be
copied from them.

`peaks` is open and sequential, the smallest game there can be. `sealed_bids` has everything that
makes a game hard: sealed simultaneous choices, chance, hidden hands, nested decisions and memory.
"""

from polis.kernel.game import AnyGame
from tests.toys import peaks, sealed_bids

TOYS: tuple[AnyGame, ...] = (peaks.GAME, sealed_bids.GAME)
