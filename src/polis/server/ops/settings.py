"""What an operator can set. Everything has a value that suits friends on one machine."""

import difflib
import math
import os
import re
from dataclasses import dataclass, field, fields
from typing import Any

from polis.server.places import data_folder
from polis.server.trouble import BadSetting

SERVICE = re.compile(r"(tcp|udp|sctp)://")  # how the address of a service begins, see `_found`
SWITCHES = dict.fromkeys(("1", "true", "yes", "on"), True) | dict.fromkeys(
    ("0", "false", "no", "off", ""), False
)
ALIKE = 0.9  # how much a name resembles one of ours that was meant, as difflib counts


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one socket, person or address may ask for; about what lichess allows."""

    frame: int = 8_192  # bytes of a message on the socket
    body: int = 65_536  # bytes of a posted body; an import may have more
    import_body: int = 2_000_000
    burst: int = 100  # messages of one socket, or posts of one person or address, at once
    rate: float = 5.0  # of the same per second, on the long run; each process counts for itself
    looks: int = 400  # what one person or address asks to see at once: moments of a replay, lists
    look_rate: float = 20.0  # of the same per second, on the long run
    sockets_per_address: int = 200
    persons_per_hour: int = 200  # new ones, of one address
    tables_per_hour: int = 60  # new ones, of one person
    links_per_hour: int = 30
    letters_per_day: int = 50  # to one mail address
    chat_per_minute: int = 30
    reports_per_hour: int = 20
    open_tables: int = 50  # open or running, of one host
    watchers: int = 200  # sockets of guests at one table, in each process
    catch_up: int = 1000  # entries that a sync gives at most


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs. `POLIS_<NAME>` in the environment sets any of them, and
    `POLIS_LIMIT_<NAME>` any of the limits."""

    database: str = ""  # empty: a SQLite file in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8200
    workers: int = 1
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    public_url: str = ""  # https://... where a proxy serves it; for links in notices
    static: str = ""  # the folder of the web client; empty: the one of the package, if built
    games: tuple[str, ...] = ()  # more games, as module:NAME
    bot_processes: int = 1
    bot_seconds: float = 5.0  # for one decision; then another bot decides at once
    bot_pause: float = 0.0  # seconds before a bot answers, so that people can follow
    leaver_bot: str = "greedy:2"
    absent_seconds: int = 120  # after that the host may give a seat to a bot without a vote
    idle_seconds: float = 120.0  # a table that nobody looks at sleeps
    idle_tables: int = 500  # at most so many of these are awake: who visits all fills no memory
    gone_seconds: float = 9.0  # a visible page that says nothing is shown as away
    silent_seconds: float = 60.0  # a socket that says nothing is closed
    sweep_seconds: float = 5.0  # how often lost notices and idle bots are looked for
    notify_seconds: int = 60  # before a webhook or mail says "your turn"
    private_webhooks: bool = False  # may webhooks go to addresses inside the own network?
    metrics: bool = True
    smtp: str = ""  # smtp://user:password@host:587
    mail_from: str = ""
    drain_seconds: float = 5.0
    log_level: str = "info"
    limits: Limits = field(default_factory=Limits)


def from_environment(**given: Any) -> Settings:
    """The settings of the environment, with those that the caller gives. Raises BadSetting."""
    _refuse_misspelt()
    values: dict[str, Any] = _found(Settings, "POLIS_")
    values["limits"] = Limits(**_found(Limits, "POLIS_LIMIT_"))
    values |= {name: value for name, value in given.items() if value is not None}
    if not values.get("database"):
        values["database"] = f"sqlite:///{data_folder() / 'polis.db'}"
    return Settings(**values)


def _refuse_misspelt() -> None:
    """A setting that nearly has a name of ours would be passed over in silence. Other names may be
    somebody else's: containers are given some by the services around them."""
    known = {f"POLIS_LIMIT_{item.name.upper()}" for item in fields(Limits)}
    known |= {f"POLIS_{item.name.upper()}" for item in fields(Settings)}
    for name in os.environ:
        if name.startswith("POLIS_") and name not in known:
            alike = [other for other in known if other.count("_") == name.count("_")]
            for meant in difflib.get_close_matches(name, alike, 1, ALIKE):
                raise BadSetting(name, "...", f"no such setting; perhaps {meant}")


def _found(kind: type[Any], prefix: str) -> dict[str, Any]:
    """What is set. A port that is an address is none of ours: Kubernetes tells every container by
    POLIS_PORT=tcp://10.0.0.1:80 that there is a service named `polis`, whatever the image says."""
    found = {}
    for item in fields(kind):
        name = prefix + item.name.upper()
        text = os.environ.get(name)
        is_service = name == "POLIS_PORT" and SERVICE.match(text or "")
        if text is not None and item.name != "limits" and not is_service:
            try:
                found[item.name] = _read(str(item.type), text)
            except ValueError as error:
                raise BadSetting(name, text, str(error)) from error
    return found


def _read(kind: str, text: str) -> Any:
    """The value that a text stands for. Raises ValueError, which says what is expected."""
    if "bool" in kind:
        return _switch(text)
    if "tuple" in kind:
        return tuple(part for part in text.split(",") if part)
    if "int" in kind or "float" in kind:
        return _number(int if "int" in kind else float, text)
    return text


def _switch(text: str) -> bool:
    if text.lower() not in SWITCHES:
        raise ValueError("on or off")
    return SWITCHES[text.lower()]


def _number(kind: type[int] | type[float], text: str) -> float:
    try:
        value = kind(text)
    except ValueError:
        value = -1
    if not 0 <= value < math.inf:
        raise ValueError("a number that is not negative")
    return value
