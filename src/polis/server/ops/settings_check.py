"""Settings that cannot be meant are refused before anything is opened, each with its own line."""

from urllib.parse import urlsplit

from polis.bots.registry import split_name
from polis.server.logs import LEVELS
from polis.server.settings import Settings
from polis.server.trouble import BadSetting, NeedsPostgres

NEEDED_LIMITS = ("frame", "body", "burst", "rate", "looks", "look_rate")
SECRET = ("smtp",)  # settings whose value is not repeated


def check(settings: Settings) -> None:
    """Raises BadSetting, NeedsPostgres, UnknownBot."""
    for name, is_so, wanted in _expectations(settings):
        if not is_so:
            value = "..." if name in SECRET else getattr(settings, name)
            raise BadSetting(name, value, wanted)
    for name in NEEDED_LIMITS:
        if not getattr(settings.limits, name):
            raise BadSetting(f"limit_{name}", 0, "more than 0: else nobody could do anything")
    split_name(settings.leaver_bot)
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise NeedsPostgres


def _expectations(given: Settings) -> list[tuple[str, bool, str]]:
    return [
        ("workers", given.workers >= 1, "at least 1"),
        ("bot_processes", given.bot_processes >= 1, "at least 1"),
        ("port", 0 <= given.port <= 65_535, "0 to 65535"),
        ("sweep_seconds", given.sweep_seconds > 0, "more than 0"),
        ("bot_seconds", given.bot_seconds > 0, "more than 0"),
        ("log_level", given.log_level.lower() in LEVELS, ", ".join(LEVELS)),
        ("public_url", _is_address(given.public_url, "http", "https"), "http(s)://host"),
        ("smtp", _is_address(given.smtp, "smtp", "smtps"), "smtp(s)://user:password@host:port"),
        ("mail_from", not given.smtp or "@" in given.mail_from, "an address, since smtp is set"),
    ]


def _is_address(text: str, *schemes: str) -> bool:
    """Whether a text is empty, or an address with a host."""
    try:
        parts = urlsplit(text)
        return not text or (parts.scheme in schemes and bool(parts.hostname) and parts.port != 0)
    except ValueError:
        return False
