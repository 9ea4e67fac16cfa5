"""The last warnings and errors of this process, for the operator's page."""

from collections import deque
from dataclasses import replace

from structlog.types import EventDict

from polis.server.ops import clock
from polis.wire.admin import LoggedError

MOST_KEPT = 100
SHOWN = ("warning", "error")
USUAL = ("event", "level", "timestamp")  # the rest are details

_kept: deque[LoggedError] = deque(maxlen=MOST_KEPT)


def keep(_logger: object, _name: str, event: EventDict) -> EventDict:
    """Keep a line of the log if it tells of trouble. Repetitions are counted."""
    level = event.get("level")
    if level in SHOWN:
        details = ", ".join(f"{key}={event[key]}" for key in event if key not in USUAL)
        _add(
            LoggedError(
                at=clock.now(), level=level, event=str(event["event"]), details=details, times=1
            )
        )
    return event


def _add(line: LoggedError) -> None:
    if _kept and replace(_kept[-1], at=line.at, times=1) == line:
        _kept[-1] = replace(line, times=_kept[-1].times + 1)
    else:
        _kept.append(line)


def latest() -> list[LoggedError]:
    """The latest first."""
    return list(reversed(_kept))
