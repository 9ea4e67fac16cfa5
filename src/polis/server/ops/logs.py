"""Logs for machines: one JSON object per line, with ids and codes; never views, actions or text.

Every field is chosen where it is logged. Bodies, tokens, cookies and fragments are never logged. Of
an exception only the type and place are logged, because its message may quote a secret.
"""

import logging
import sys
import traceback

import structlog
from structlog.types import EventDict

from polis.server.ops import recent_errors

LEVELS = ("debug", "info", "warning", "error")


class Libraries(logging.Handler):
    """Log records of libraries in our format.

    Only the template of a message is logged, since its arguments and further lines may quote a
    secret.
    """

    def emit(self, record: logging.LogRecord) -> None:
        sentence = str(record.msg).partition("\n")[0]
        error = record.exc_info[1] if record.exc_info else None
        structlog.get_logger().log(record.levelno, sentence, by=record.name, exc_info=error)


def set_up_logs(level: str) -> None:
    numeric = logging.getLevelNamesMapping()[level.upper()]
    lowest = max(numeric, logging.WARNING)
    logging.basicConfig(level=lowest, handlers=[Libraries()], force=True)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_messages,
            recent_errors.keep,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(numeric),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def _without_messages(_logger: object, _name: str, event: EventDict) -> EventDict:
    """Log where an exception came from, without its message."""
    error = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        places = traceback.extract_tb(error.__traceback__)[-6:]
        event["error"] = type(error).__name__
        event["at"] = [f"{place.filename.rpartition('/')[2]}:{place.lineno}" for place in places]
    return event
