"""Several processes of the server behind one address, and the one that looks after them."""

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

from polis.kernel.errors import PolisError
from polis.server.doors import CAN_PASS_ON, Door, Doors
from polis.server.process import run_process
from polis.server.settings import Settings

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0  # seconds before a process is started again
QUIET_SECONDS = 30.0  # after that the next one that dies is nothing but bad luck
END_SECONDS = 5.0  # to end, beside those in which a process finishes what was begun


class Workers:
    """Keeps so many processes alive until a signal ends them."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._settings = settings
        self._listener = listener
        self._doors = Doors.made(settings.workers, self._context) if CAN_PASS_ON else None
        self._processes: dict[int, BaseProcess] = {}
        self._due = dict.fromkeys(range(settings.workers), 0.0)  # when to start who is not there
        self._pause, self._last_death = FIRST_PAUSE, float("-inf")
        self._is_ending = False
        self._bell, self._rope = socket.socketpair()  # rings when there is a signal

    def run(self, on_start: Callable[[], None]) -> None:
        self._listen_to_signals()
        self._start_due()
        on_start()
        while not self._is_ending:
            sentinels = [process.sentinel for process in self._processes.values()]
            wait([self._bell, *sentinels], self._seconds_to_next())
            self._bury()
            if not self._is_ending:
                self._start_due()
        self._end()

    def _listen_to_signals(self) -> None:
        def end(*_: object) -> None:
            self._is_ending = True

        self._rope.setblocking(False)
        signal.set_wakeup_fd(self._rope.fileno())
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, end)

    def _seconds_to_next(self) -> float | None:
        return max(0.0, min(self._due.values()) - time.monotonic()) if self._due else None

    def _start_due(self) -> None:
        for number in [n for n, due in self._due.items() if due <= time.monotonic()]:
            del self._due[number]
            given = (self._settings, self._listener, self._doors, number)
            self._processes[number] = self._context.Process(target=_run_child, args=given)
            self._processes[number].start()

    def _bury(self) -> None:
        """Whoever has died is started again, later and later if that goes on."""
        for number in [n for n, process in self._processes.items() if not process.is_alive()]:
            del self._processes[number]
            if self._doors is not None:
                self._doors.shut(number)
            moment = time.monotonic()
            is_bad_luck = moment - self._last_death > QUIET_SECONDS
            self._pause = FIRST_PAUSE if is_bad_luck else min(2 * self._pause, LONGEST_PAUSE)
            self._last_death = moment
            self._due[number] = moment + self._pause

    def _end(self) -> None:
        for process in self._processes.values():
            process.terminate()
        limit = time.monotonic() + self._settings.drain_seconds + END_SECONDS
        for process in self._processes.values():
            process.join(max(0.0, limit - time.monotonic()))
            process.kill()  # if it hangs


def _run_child(
    settings: Settings, listener: socket.socket, doors: Doors | None, number: int
) -> None:
    """A process that does not outlive the one that looks after it."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    try:
        run_process(settings, listener, None if doors is None else Door(doors, number))
    except PolisError as error:
        sys.exit(error.reason)
