"""When a process looks for garbage, so that nobody waits for it.

What nobody refers to is freed at once; a search is only for things that refer to each other in a
circle. Moves leave none, people who come and go leave a little. Python would search, without being
asked, whenever much has been made, however little of it is garbage: with a thousand tables awake
that stops all of them for half a second, and even looking through what is new, several times a
second, costs a tenth of a core. So it is left alone until more is held than after the last search,
and little is going on; or very much more.
"""

import gc
import sys
import time

COUNT_SECONDS = 20.0  # before what is held is counted again
GROWTH = 1.5  # how much more of it may be there before it is looked through
MOST_GROWTH = 6.0  # the same while there is much to do: it stops everybody for half a second
CALM = 0.3  # of a processor
FEW = 300_000  # blocks of memory, some tens of megabytes
MOST_MORE = 6_000_000  # the same for any process, in blocks: some hundreds of megabytes


class Tidying:
    """Of one process. `tidy` is called often; it knows whether there is something to do."""

    def __init__(self) -> None:
        self._kept = 0  # blocks of memory that were left by the last search
        self._count_due = 0.0
        self._counted = self._worked = 0.0  # when, and how long the process had worked until then

    def start(self) -> None:
        gc.disable()
        self._search()

    def stop(self) -> None:
        """Leave Python as it was."""
        gc.enable()

    def tidy(self) -> None:
        moment = time.monotonic()
        if moment < self._count_due:
            return
        self._count_due = moment + COUNT_SECONDS
        growth = GROWTH if self._is_calm(moment) else MOST_GROWTH
        more = min((growth - 1) * self._kept + FEW, MOST_MORE)
        if sys.getallocatedblocks() > self._kept + more:
            self._search()

    def _is_calm(self, moment: float) -> bool:
        worked = time.process_time()
        is_calm = worked - self._worked < CALM * (moment - self._counted)
        self._counted, self._worked = moment, worked
        return is_calm

    def _search(self) -> None:
        gc.collect()
        self._kept = sys.getallocatedblocks()
