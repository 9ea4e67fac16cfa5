"""Check the settings before anything is opened; each error is one line."""

from urllib.parse import urlsplit

from polis.bots.registry import split_name
from polis.server.http.forwarded import TrustedProxies
from polis.server.ops.logs import LEVELS
from polis.server.ops.settings import Settings
from polis.server.ops.startup_errors import BadSetting, OneProcess

NEEDED_LIMITS = (
    *("frame", "frames", "frame_rate", "headers", "header_seconds", "body", "body_seconds"),
    *("connections", "connections_per_address", "arrivals", "arrival_rate"),
    *("requests", "request_rate"),
    *("burst", "rate", "openings", "opening_rate", "looks", "look_rate"),
)
SECRET = ("smtp",)  # settings whose value is secret


def check(settings: Settings) -> None:
    """Raises BadSetting, OneProcess, UnknownBot."""
    for name, is_so, wanted in _expectations(settings):
        if not is_so:
            value = "..." if name in SECRET else getattr(settings, name)
            raise BadSetting(name, value, wanted)
    for name in NEEDED_LIMITS:
        if not getattr(settings.limits, name):
            raise BadSetting(f"limit_{name}", 0, "more than 0, or no request would be allowed")
    split_name(settings.leaver_bot)
    if settings.workers > 1:
        raise OneProcess


def _expectations(given: Settings) -> list[tuple[str, bool, str]]:
    return [
        ("workers", given.workers >= 1, "at least 1"),
        ("bot_processes", given.bot_processes >= 1, "at least 1"),
        ("trusted_proxies", _are_proxies(given.trusted_proxies), "addresses, networks or *"),
        ("port", 0 <= given.port <= 65_535, "0 to 65535"),
        ("sweep_seconds", given.sweep_seconds > 0, "more than 0"),
        ("tidy_seconds", given.tidy_seconds > 0, "more than 0"),
        ("bot_seconds", given.bot_seconds > 0, "more than 0"),
        ("log_level", given.log_level.lower() in LEVELS, ", ".join(LEVELS)),
        ("public_url", _is_address(given.public_url, "http", "https"), "http(s)://host"),
        ("smtp", _is_address(given.smtp, "smtp", "smtps"), "smtp(s)://user:password@host:port"),
        ("mail_from", not given.smtp or "@" in given.mail_from, "an address, since smtp is set"),
    ]


def _are_proxies(names: tuple[str, ...]) -> bool:
    try:
        TrustedProxies(names)
    except ValueError:
        return False
    return True


def _is_address(text: str, *schemes: str) -> bool:
    """Whether a text is empty, or an address with a host."""
    try:
        parts = urlsplit(text)
        return not text or (parts.scheme in schemes and bool(parts.hostname) and parts.port != 0)
    except ValueError:
        return False
