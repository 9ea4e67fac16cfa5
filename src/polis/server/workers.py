"""Several processes of the server behind one address, and the one that looks after them."""

import math
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

import structlog

from polis.kernel.errors import PolisError
from polis.server.doors import CAN_PASS_ON, Door, Doors
from polis.server.files import keep_to_oneself
from polis.server.logs import set_up_logs
from polis.server.process import run_process
from polis.server.settings import Settings

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0  # seconds before a process is started again
QUIET_SECONDS = 30.0  # after that the next one that dies is nothing but bad luck
END_SECONDS = 5.0  # to end, beside those in which a process finishes what was begun
HUNG_SECONDS = 60.0  # a process that did nothing for so long is ended; others serve its tables
LOOK_SECONDS = 10.0
log = structlog.get_logger()


class Workers:
    """Keeps so many processes alive until a signal ends them."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._settings = settings
        self._listener = listener
        self._doors = Doors.made(settings.workers, self._context) if CAN_PASS_ON else None
        self._processes: dict[int, BaseProcess] = {}
        self._due = dict.fromkeys(range(settings.workers), 0.0)  # when to start who is not there
        self._pauses = dict.fromkeys(range(settings.workers), FIRST_PAUSE)
        self._deaths = dict.fromkeys(range(settings.workers), float("-inf"))  # the last ones
        self._looked = time.monotonic()
        self._is_ending = False
        self._bell, self._rope = socket.socketpair()  # rings when there is a signal

    def run(self, on_start: Callable[[], None]) -> None:
        set_up_logs(self._settings.log_level)
        self._listen_to_signals()
        try:
            self._start_due()
            on_start()
            while not self._is_ending:
                sentinels = [process.sentinel for process in self._processes.values()]
                wait([self._bell, *sentinels], self._seconds_to_next())
                self._end_hanging()
                self._bury()
                if not self._is_ending:
                    self._start_due()
        finally:
            self._end()

    def _listen_to_signals(self) -> None:
        def end(*_: object) -> None:
            self._is_ending = True

        self._rope.setblocking(False)
        signal.set_wakeup_fd(self._rope.fileno())
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, end)

    def _seconds_to_next(self) -> float:
        due = min(self._due.values(), default=math.inf) - time.monotonic()
        return min(max(0.0, due), LOOK_SECONDS)

    def _start_due(self) -> None:
        for number in [n for n, due in self._due.items() if due <= time.monotonic()]:
            del self._due[number]
            given = (self._settings, self._listener, self._doors, number)
            process = self._context.Process(target=_run_child, args=given)
            try:
                process.start()
            except OSError:  # the system has no room for it now
                self._start_later(number)
            else:
                self._processes[number] = process

    def _end_hanging(self) -> None:
        """Its people have gone elsewhere, but it holds what it has, and never comes back. Where all
        of us were stopped for a while, nobody is judged by that."""
        before, self._looked = self._looked, time.monotonic()
        if self._looked - before > 2 * LOOK_SECONDS:
            return
        for number, process in self._processes.items():
            if self._doors is not None and self._doors.unseen(number) > HUNG_SECONDS:
                log.error("a worker hangs and is ended", worker=number, pid=process.pid)
                process.kill()
                process.join()

    def _bury(self) -> None:
        for number in [n for n, process in self._processes.items() if not process.is_alive()]:
            died = self._processes.pop(number)
            if self._doors is not None:
                self._doors.shut(number)
            self._start_later(number)
            again = self._pauses[number]
            log.error(
                "a worker died", worker=number, pid=died.pid, status=died.exitcode, again=again
            )

    def _start_later(self, number: int) -> None:
        """Whoever has died is started again, later and later if that goes on."""
        moment = time.monotonic()
        is_bad_luck = moment - self._deaths[number] > QUIET_SECONDS
        longer = min(2 * self._pauses[number], LONGEST_PAUSE)
        self._pauses[number] = FIRST_PAUSE if is_bad_luck else longer
        self._deaths[number] = moment
        self._due[number] = moment + self._pauses[number]

    def _end(self) -> None:
        for process in self._processes.values():
            process.terminate()
        limit = time.monotonic() + self._settings.drain_seconds + END_SECONDS
        for process in self._processes.values():
            process.join(max(0.0, limit - time.monotonic()))
            process.kill()  # if it hangs
        signal.set_wakeup_fd(-1)
        self.close()

    def close(self) -> None:
        self._bell.close()
        self._rope.close()
        if self._doors is not None:
            self._doors.close()


def _run_child(
    settings: Settings, listener: socket.socket, doors: Doors | None, number: int
) -> None:
    """A process that does not outlive the one that looks after it."""
    keep_to_oneself()
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
