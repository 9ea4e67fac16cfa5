"""When a process looks for garbage, so that nobody waits for it.

Python looks through everything that a process holds whenever that has grown by a quarter. With a
thousand tables awake this stops all of them for half a second, and every few seconds. So what has
lived for a moment is set aside, where it is still freed as soon as nobody refers to it, and only
what is younger is looked through; everything only if more is held than after the last time, and
while little is going on, or if very much more is held.
"""

import gc
import sys
import time

YOUNG_SECONDS = 0.2
COUNT_SECONDS = 20.0  # before what is held is counted again
GROWTH = 1.5  # how much more of it may be there before all of it is looked through
MOST_GROWTH = 6.0  # the same while there is much to do: it stops everybody for half a second
CALM = 0.3  # of a processor
FEW = 300_000  # blocks of memory, some tens of megabytes
MOST_YOUNG = 50_000  # objects; then Python does not wait for us


class Tidying:
    """Of one process. `tidy` is called often; it knows whether there is something to do."""

    def __init__(self) -> None:
        self._kept = 0  # blocks of memory that were left when everything was looked through
        self._young_due = self._count_due = 0.0
        self._counted = self._worked = 0.0  # when, and how long the process had worked until then
        self._threshold = gc.get_threshold()

    def start(self) -> None:
        gc.set_threshold(MOST_YOUNG, 10, 10)
        self._look_through_all()

    def stop(self) -> None:
        """Leave Python as it was."""
        gc.set_threshold(*self._threshold)
        gc.unfreeze()

    def tidy(self) -> None:
        moment = time.monotonic()
        if moment >= self._young_due:
            self._young_due = moment + YOUNG_SECONDS
            gc.collect(1)
            gc.freeze()
        if moment >= self._count_due:
            self._count_due = moment + COUNT_SECONDS
            growth = GROWTH if self._is_calm(moment) else MOST_GROWTH
            if sys.getallocatedblocks() > growth * self._kept + FEW:
                self._look_through_all()

    def _is_calm(self, moment: float) -> bool:
        worked = time.process_time()
        is_calm = worked - self._worked < CALM * (moment - self._counted)
        self._counted, self._worked = moment, worked
        return is_calm

    def _look_through_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._kept = sys.getallocatedblocks()
