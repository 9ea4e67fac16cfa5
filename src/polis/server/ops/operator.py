"""What an operator does, by page or by command. Each action is noted in the audit log."""

from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import delete

from polis.server.errors import BadMessage, NoSuch, NotRunning
from polis.server.ops.data_folder import data_folder
from polis.server.ops.settings import Limits
from polis.server.ops.settings_check import NEEDED_LIMITS
from polis.server.people.identity import new_secret
from polis.server.store import audit, backup, bans, operators, reports, retention, schema, tables
from polis.server.store.bans import BanRow
from polis.server.store.database import Database
from polis.server.store.rows import now
from polis.wire.admin import BackupFile, BanBody, LimitBody, LimitInfo, Retention, SilenceBody

HOUR_MS = 3_600_000
COMMAND = "command"  # who acts, if it is not a page
BACKUPS = "backups"  # the folder beside the SQLite file, or in the data folder


@dataclass(frozen=True, slots=True)
class Operator:
    """An operator at a database; `by` names the unlocked page."""

    database: Database
    by: str = COMMAND

    # -- the page ---------------------------------------------------------------------------------

    async def open_page(self, hours: float) -> str:
        """Make a secret that unlocks the page once, for so many hours."""
        secret = new_secret()
        async with self.database.writing() as connection:
            expires = now() + int(hours * HOUR_MS)
            await operators.add_secret(connection, secret, operators.SECRET, expires)
            await audit.note(connection, self.by, "open", details=f"{hours:g} h")
        return secret

    async def close_pages(self) -> int:
        """Lock all pages, and end unused secrets; return how many."""
        async with self.database.writing() as connection:
            count = await operators.close_all(connection)
            await audit.note(connection, self.by, "close", details=str(count))
        return count

    async def unlock(self, secret: str, key: str) -> int:
        """Use a secret for a page with this key; return when it ends. Raises BadLink."""
        async with self.database.writing() as connection:
            expires = await operators.use_secret(connection, secret, key)
            await audit.note(connection, self.by, "unlock")
        return expires

    # -- people -----------------------------------------------------------------------------------

    async def silence(self, body: SilenceBody) -> str:
        """Mute a player in all chats; return their name. Raises NoSuch."""
        ends = now() + int(body.hours * HOUR_MS)
        name = await reports.silence(self.database, body.player, ends)
        await self.note("mute", body.player, f"{body.hours:g} h")
        return name

    async def ban(self, body: BanBody) -> str:
        """Keep a player or an address range out; return whom. Raises NoSuch, BadMessage."""
        kind, target = bans.read_target(body.target)
        row = BanRow(target, kind, now() + int(body.hours * HOUR_MS), body.reason, now())
        async with self.database.writing() as connection:
            name = await bans.set_ban(connection, row)
            details = f"{body.hours:g} h {body.reason}".strip()
            await audit.note(connection, self.by, "ban" if body.hours else "unban", target, details)
        return name or target

    async def dismiss(self, line: int) -> None:
        """Forget the reports of a line. Raises NoSuch."""
        report = schema.report
        async with self.database.writing() as connection:
            gone = await connection.execute(delete(report).where(report.c.line == line))
            if not gone.rowcount:
                raise NoSuch("there is no such report")
            await audit.note(connection, self.by, "dismiss", str(line))

    # -- tables -----------------------------------------------------------------------------------

    async def delete_table(self, table_id: str) -> None:
        """Delete a table that is not being played. Raises NoTable, NotRunning."""
        row, _ = await tables.load(self.database, table_id)
        if row.phase == "running":
            raise NotRunning("the match is running")
        async with self.database.writing() as connection:
            await retention.delete_tables(connection, [table_id])
            await audit.note(connection, self.by, "delete", table_id)

    async def keep_for(self, periods: Retention) -> None:
        """Set after how many days tables are deleted."""
        async with self.database.writing() as connection:
            await operators.set_setting(connection, "retention", asdict(periods))
            details = f"abandoned {periods.abandoned} d, finished {periods.finished} d"
            await audit.note(connection, self.by, "retention", details=details)

    # -- limits -----------------------------------------------------------------------------------

    async def set_limit(self, body: LimitBody) -> None:
        """Change a limit for all processes. Raises BadMessage."""
        changed = await operators.limits(self.database)
        changed.pop(body.name, None)
        usual = _limit_kinds().get(body.name)
        if usual is None:
            raise BadMessage(f"there is no limit {body.name}")
        if body.value is not None:
            changed[body.name] = _checked(body.name, usual, body.value)
        async with self.database.writing() as connection:
            await operators.set_setting(connection, "limits", changed)
            details = "usual" if body.value is None else f"{body.value:.12g}"
            await audit.note(connection, self.by, "limit", body.name, details)

    # -- backups ----------------------------------------------------------------------------------

    async def backup(self) -> BackupFile:
        """Write a backup into the server's folder of backups."""
        folder = backup_folder(self.database)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = datetime.fromtimestamp(now() / 1000, UTC).strftime("polis-%Y%m%d-%H%M%S.jsonl")
        rows = await backup.backup(self.database, folder / name)
        await self.note("backup", name, f"{rows} rows")
        return backup_file(folder / name)

    async def note(self, action: str, target: str, details: str) -> None:
        """Note an action that is done."""
        async with self.database.writing() as connection:
            await audit.note(connection, self.by, action, target, details)


def backup_folder(database: Database) -> Path:
    """Where backups by page are written."""
    if database.is_sqlite and database.url.database:
        return Path(database.url.database).resolve().parent / BACKUPS
    return data_folder() / BACKUPS


def backup_file(path: Path) -> BackupFile:
    found = path.stat()
    return BackupFile(name=path.name, bytes=found.st_size, at=int(found.st_mtime * 1000))


def backup_files(database: Database) -> list[BackupFile]:
    """The backups in the folder, the latest first."""
    paths = backup_folder(database).glob("*.jsonl")
    return sorted(map(backup_file, paths), key=lambda file: file.at, reverse=True)


def _limit_kinds() -> dict[str, type]:
    return {item.name: float if "float" in str(item.type) else int for item in fields(Limits)}


def _checked(name: str, kind: type, value: float) -> float:
    if not 0 <= value < 2**53 or (kind is int and value != int(value)):
        raise BadMessage(f"{name}: not a number that fits")
    if not value and name in NEEDED_LIMITS:
        raise BadMessage(f"{name}: more than 0, or no request would be allowed")
    return int(value) if kind is int else value


def limit_infos(usual: Limits, changed: dict[str, float]) -> list[LimitInfo]:
    """All limits, as they are and as they would be without changes."""
    return [
        LimitInfo(
            name=item.name,
            value=changed.get(item.name, getattr(usual, item.name)),
            usual=getattr(usual, item.name),
        )
        for item in fields(Limits)
    ]
