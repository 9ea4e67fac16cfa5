"""The parts of one server process, and how they start and stop."""

from dataclasses import dataclass

from sqlalchemy import select

from polis.server.lobby.lobby import Lobby
from polis.server.ops.housekeeping import Housekeeping
from polis.server.ops.scheduler import DueJobs
from polis.server.ops.settings import Settings
from polis.server.people.identity import Identity, server_secret
from polis.server.people.mail import Mail
from polis.server.people.push import Push, push_key
from polis.server.people.reminders import Reminders
from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.opening import opened
from polis.server.tables.registry import Hub


@dataclass(slots=True)
class Services:
    """The parts that routes and sockets use."""

    settings: Settings
    database: Database
    hub: Hub
    lobby: Lobby
    identity: Identity
    push: Push
    mail: Mail
    jobs: DueJobs
    housekeeping: Housekeeping

    def is_welcome(self, cookie: str | None) -> bool:
        """Whether to serve a new connection from an address that floods the server."""
        key = self.identity.key_of(cookie)
        return key is not None and self.hub.rate_limits.may_come(key)

    async def close(self) -> None:
        await self.housekeeping.stop()
        await self.jobs.stop()
        await self.hub.drain()
        await self.database.close()


async def open_services(settings: Settings) -> Services:
    """Open the database, migrate it, and start the background tasks. Raises NoDatabase."""
    database = await opened(settings.database)
    try:
        return await _furnished(settings, database)
    except BaseException:
        await database.close()
        raise


async def _furnished(settings: Settings, database: Database) -> Services:
    hub = Hub(settings, database)
    hub.reachable |= await _reachable(database)
    secret = await server_secret(database, settings.secret)
    identity, mail = Identity(database, secret), Mail(settings, secret)
    push = Push(settings, database, await push_key(database))
    jobs = DueJobs(hub, Reminders(settings, push, mail))
    await jobs.first_beat()
    hub.start()
    jobs.start()
    lobby = Lobby(hub)
    housekeeping = Housekeeping(lobby)
    housekeeping.start()
    return Services(settings, database, hub, lobby, identity, push, mail, jobs, housekeeping)


async def _reachable(database: Database) -> set[str]:
    person = schema.person
    query = select(person.c.id).where((person.c.webhook != "") | person.c.email_ok)
    async with database.reading() as connection:
        found = set((await connection.execute(query)).scalars())
        return found | set((await connection.execute(select(schema.push.c.person))).scalars())
