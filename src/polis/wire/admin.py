"""Bodies and answers of the operator's page."""

from dataclasses import dataclass
from typing import Annotated, Literal

from polis.wire.fields import Limit, Moment, Phase, PlayerId, Visibility

Hours = Annotated[float, Limit(ge=0, le=876_000)]
Days = Annotated[int, Limit(ge=0, le=36_500)]
BanKind = Literal["person", "address"]
LogLevel = Literal["warning", "error"]


@dataclass(slots=True, kw_only=True)
class UnlockBody:
    """The secret that `polis admin open` has printed; it works once."""

    secret: Annotated[str, Limit(max_length=100)]


@dataclass(slots=True, kw_only=True)
class Unlocked:
    """The page is unlocked on this device until a moment, or not at all."""

    until: Moment | None


@dataclass(slots=True, kw_only=True)
class JobCount:
    """The scheduled jobs of one kind."""

    kind: str
    waiting: int
    overdue: int
    next: Moment


@dataclass(slots=True, kw_only=True)
class LoggedError:
    """A warning or an error in the log of this process."""

    at: Moment
    level: LogLevel
    event: str
    details: str
    times: int  # how often in a row


@dataclass(slots=True, kw_only=True)
class BackupFile:
    """A backup in the server's folder of backups."""

    name: str
    bytes: int
    at: Moment


@dataclass(slots=True, kw_only=True)
class Retention:
    """After how many days tables are deleted; 0: never."""

    abandoned: Days
    finished: Days


@dataclass(slots=True, kw_only=True)
class LimitInfo:
    """A limit, and what it is without a change by the operator."""

    name: str
    value: float
    usual: float


@dataclass(slots=True, kw_only=True)
class LimitBody:
    """Change a limit; without a value it becomes the usual one again."""

    name: Annotated[str, Limit(max_length=40)]
    value: float | None


@dataclass(slots=True, kw_only=True)
class Overview:
    """The health and load of the server, and what it has stored."""

    version: str
    started: Moment
    trouble: str  # why the process is not ready; empty: it is
    database: str  # sqlite or postgresql
    database_bytes: int
    disk_free: int | None  # bytes where a SQLite file lies
    memory: int | None  # bytes of this process
    load: float | None  # of the machine, in the last minute
    processors: int
    sockets: int
    tables_awake: int
    people: int
    tables: dict[str, int]  # by phase
    flooded: dict[str, int]  # refusals of floods by kind, since the process started
    refused: dict[str, int]  # refusals by code, since the process started
    jobs: list[JobCount]
    errors: list[LoggedError]
    backups: list[BackupFile]
    retention: Retention
    limits: list[LimitInfo]


@dataclass(slots=True, kw_only=True)
class OperatorTable:
    """A table as the operator finds it; nothing of its match."""

    id: str
    game: str
    title: str
    phase: Phase
    visibility: Visibility
    players: list[str]
    created: Moment
    moved: Moment
    entries: int


@dataclass(slots=True, kw_only=True)
class OperatorTables:
    """The tables that fit a search, the latest moved first."""

    tables: list[OperatorTable]


@dataclass(slots=True, kw_only=True)
class OperatorPerson:
    """A person as the operator finds them."""

    player: str
    name: str
    created: Moment
    seen: Moment
    tables: int
    reported: int  # lines of theirs that were reported
    muted: Moment  # until then
    banned: Moment  # until then


@dataclass(slots=True, kw_only=True)
class OperatorPeople:
    """The persons who fit a search, the latest seen first."""

    people: list[OperatorPerson]


@dataclass(slots=True, kw_only=True)
class SaidLine:
    """A line of chat."""

    line: int
    player: str
    name: str
    text: str
    at: Moment


@dataclass(slots=True, kw_only=True)
class ReportInfo:
    """A reported line with the lines around it."""

    line: int
    table: str
    player: str
    name: str
    times: int
    at: Moment
    muted: Moment
    banned: Moment
    context: list[SaidLine]


@dataclass(slots=True, kw_only=True)
class Reports:
    """The reported lines, the latest report first."""

    reports: list[ReportInfo]


@dataclass(slots=True, kw_only=True)
class SilenceBody:
    """Mute a player in all chats for so many hours; 0 lifts it."""

    player: PlayerId
    hours: Hours


@dataclass(slots=True, kw_only=True)
class BanBody:
    """Keep a player or an address range out for so many hours; 0 lifts it."""

    target: Annotated[str, Limit(min_length=1, max_length=60)]
    hours: Hours
    reason: Annotated[str, Limit(max_length=200)] = ""


@dataclass(slots=True, kw_only=True)
class LineBody:
    """A reported line that the operator has dealt with."""

    line: Annotated[int, Limit(ge=0, le=2**31 - 1)]


@dataclass(slots=True, kw_only=True)
class BanInfo:
    """A player or an address range that is kept out."""

    target: str
    kind: BanKind
    name: str  # of the player
    ends: Moment
    reason: str
    at: Moment


@dataclass(slots=True, kw_only=True)
class Bans:
    """All bans that last, the latest first."""

    bans: list[BanInfo]


@dataclass(slots=True, kw_only=True)
class AuditEntry:
    """Something that an operator has done."""

    at: Moment
    by: str
    action: str
    target: str
    details: str


@dataclass(slots=True, kw_only=True)
class Audit:
    """What operators have done, the latest first."""

    entries: list[AuditEntry]
