"""Name a device by what its browser says about itself, for the list of a person's devices."""

from typing import Final

# The first match counts: most browsers also claim to be others.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "FxiOS/": "Firefox",
    "Firefox/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """A name such as "Firefox, Linux"; empty if the browser is unknown."""
    found = (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))
    return ", ".join(filter(None, found))


def _first(known: dict[str, str], text: str) -> str | None:
    return next((name for sign, name in known.items() if sign in text), None)
