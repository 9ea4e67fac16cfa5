"""The settings of an operator. The defaults suit friends on one machine."""

import difflib
import math
import os
import re
from dataclasses import dataclass, field, fields
from typing import Any

from polis.server.ops.data_folder import data_folder
from polis.server.ops.startup_errors import BadSetting

SERVICE = re.compile(r"(tcp|udp|sctp)://")  # the start of a service's address, see `_found`
SWITCHES = dict.fromkeys(("1", "true", "yes", "on"), True) | dict.fromkeys(
    ("0", "false", "no", "off", ""), False
)
ALIKE = 0.9  # similarity of names, as difflib counts it, that looks like a spelling mistake


@dataclass(slots=True)
class Limits:
    """Limits per socket, person or address; about the limits of lichess.

    Operators can change them while the server runs (see `ops.rules`).
    """

    frame: int = 8_192  # bytes of a message on the socket
    frames: int = 400  # of one person at once: messages, fragments, pings, pongs; and each KB
    frame_rate: float = 20.0  # per second in the long run
    headers: int = 32_768  # bytes of the headers of a request
    header_seconds: float = 10.0  # for the headers of a request to arrive
    body_seconds: float = 60.0  # for its body to arrive
    connections: int = 20_000  # at most; fewer if the system allows fewer open files
    connections_per_address: int = 600  # without a trusted proxy
    arrivals: int = 200  # new connections of one address at once, without a trusted proxy
    arrival_rate: float = 30.0  # per second in the long run
    requests: int = 300  # of one address at once; more of them wait
    request_rate: float = 100.0  # per second in the long run
    body: int = 65_536  # bytes of a posted body; an import may have more
    import_body: int = 2_000_000
    burst: int = 100  # messages and posts of one person, on all sockets, at once
    rate: float = 5.0  # per second in the long run; each process counts for itself
    openings: int = 30  # new sockets of one person at once
    opening_rate: float = 1.0  # per second in the long run
    looks: int = 400  # reads of one person or address at once: replays, lists
    look_rate: float = 20.0  # per second in the long run
    sockets_per_address: int = 200
    persons_per_hour: int = 200  # new persons from one address
    tables_per_hour: int = 60  # new links of one person
    links_per_hour: int = 30
    letters_per_day: int = 50  # to one mail address
    chat_per_minute: int = 30
    reports_per_hour: int = 20
    open_tables: int = 50  # open or running, of one host
    watchers: int = 200  # sockets of guests at one table, in each process
    catch_up: int = 1000  # most entries in a sync


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs. `POLIS_<NAME>` in the environment sets any of them, and
    `POLIS_LIMIT_<NAME>` any of the limits."""

    database: str = ""  # empty: a SQLite file in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8200
    workers: int = 1  # more are refused with what to do instead
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    public_url: str = ""  # https://... where a proxy serves it; for links in notices
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # may name the client's address
    static: str = ""  # the folder of the web client; empty: the one of the package, if built
    games: tuple[str, ...] = ()  # more games, as module:NAME
    bot_processes: int = 1
    bot_seconds: float = 5.0  # for one decision; then another bot decides at once
    bot_pause: float = 0.0  # seconds before a bot answers, so that people can follow
    leaver_bot: str = "greedy:2"
    absent_seconds: int = 120  # after that the host may give a seat to a bot without a vote
    idle_seconds: float = 120.0  # a table without sockets is unloaded
    idle_tables: int = 500  # most tables without sockets in memory
    gone_seconds: float = 9.0  # a visible page that sends nothing is shown as away
    silent_seconds: float = 60.0  # a socket that sends nothing is closed
    sweep_seconds: float = 5.0  # seconds between checks for lost notices and idle bots
    open_hours: float = (
        24.0  # an open public table that stays empty for so long is closed; 0: never
    )
    tidy_seconds: float = 600.0  # seconds between looks for old tables
    notify_seconds: int = 60  # before a webhook or mail says "your turn"
    private_webhooks: bool = False  # allow webhooks to addresses inside the server's own network
    metrics: bool = True
    smtp: str = ""  # smtp://user:password@host:587
    mail_from: str = ""
    drain_seconds: float = 5.0
    log_level: str = "info"
    limits: Limits = field(default_factory=Limits)


def from_environment(**given: Any) -> Settings:
    """The settings of the environment, overridden by those of the caller. Raises BadSetting."""
    _refuse_misspelt()
    values: dict[str, Any] = _found(Settings, "POLIS_")
    if "FORWARDED_ALLOW_IPS" in os.environ:  # the web server's own name for it
        named = tuple(os.environ["FORWARDED_ALLOW_IPS"].split(","))
        values.setdefault("trusted_proxies", named)
    values["limits"] = Limits(**_found(Limits, "POLIS_LIMIT_"))
    values |= {name: value for name, value in given.items() if value is not None}
    if not values.get("database"):
        values["database"] = f"sqlite:///{data_folder() / 'polis.db'}"
    return Settings(**values)


def _refuse_misspelt() -> None:
    """Reject environment variables that look like misspelt settings.

    Other names may belong to other services: containers get some by default.
    """
    known = {f"POLIS_LIMIT_{item.name.upper()}" for item in fields(Limits)}
    known |= {f"POLIS_{item.name.upper()}" for item in fields(Settings)}
    for name in os.environ:
        if name.startswith("POLIS_") and name not in known:
            alike = [other for other in known if other.count("_") == name.count("_")]
            for meant in difflib.get_close_matches(name, alike, 1, ALIKE):
                raise BadSetting(name, "...", f"no such setting; perhaps {meant}")


def _found(kind: type[Settings | Limits], prefix: str) -> dict[str, Any]:
    """The settings that the environment sets.

    Kubernetes sets POLIS_PORT=tcp://10.0.0.1:80 if there is a service named `polis`; that is no
    port.
    """
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


def _read(kind: str, text: str) -> object:
    """The value of a text. Raises ValueError, which says what is expected."""
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
