"""Run the cyclic garbage collector when the process is idle.

Moves create no cycles; players who come and go create few. Python's own schedule would collect
whenever many objects were made: with a thousand tables awake that stops all of them for half a
second, and the young generation alone costs a tenth of a core. So the process collects only when
memory has grown and there is little work, or when it has grown very much.
"""

import gc
import sys
import time

COUNT_SECONDS = 20.0  # before memory is counted again
GROWTH = 1.5  # growth since the last collection that triggers the next one
MOST_GROWTH = 6.0  # the same under load: a collection stops everything for half a second
CALM = 0.3  # of one processor
FEW = 300_000  # blocks of memory, some tens of megabytes
MOST_MORE = 6_000_000  # the most growth for any process, in blocks: some hundreds of megabytes


class GarbageCollector:
    """The garbage collector of one process. Call `collect_if_due` often."""

    def __init__(self) -> None:
        self._kept = 0  # blocks of memory after the last collection
        self._count_due = 0.0
        self._counted = self._worked = 0.0  # the moment and the processor time of the last count

    def start(self) -> None:
        gc.disable()
        self._search()

    def stop(self) -> None:
        """Restore Python's own schedule."""
        gc.enable()

    def collect_if_due(self) -> None:
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
