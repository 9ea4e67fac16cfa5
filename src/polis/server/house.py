"""All parts of one server process, and how they start and stop."""

from dataclasses import dataclass

from sqlalchemy import select

from polis.server.due import DueJobs
from polis.server.hub import Hub
from polis.server.identity import Identity, server_secret
from polis.server.lobby import Lobby
from polis.server.reminders import Reminders
from polis.server.settings import Settings
from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.opening import opened


@dataclass(slots=True)
class House:
    """What the routes work with."""

    settings: Settings
    database: Database
    hub: Hub
    lobby: Lobby
    identity: Identity
    jobs: DueJobs

    async def close(self) -> None:
        await self.jobs.stop()
        await self.hub.drain()
        await self.database.close()


async def open_house(settings: Settings) -> House:
    """Open the database, bring it forward, and start what runs by itself. Raises NoDatabase."""
    database = await opened(settings.database)
    try:
        return await _furnished(settings, database)
    except BaseException:
        await database.close()
        raise


async def _furnished(settings: Settings, database: Database) -> House:
    hub = Hub(settings, database)
    hub.reachable |= await _reachable(database)
    identity = Identity(database, await server_secret(database, settings.secret))
    jobs = DueJobs(hub, Reminders(settings))
    await jobs.first_beat()
    hub.start()
    jobs.start()
    return House(settings, database, hub, Lobby(hub), identity, jobs)


async def _reachable(database: Database) -> set[str]:
    person = schema.person
    query = select(person.c.id).where((person.c.webhook != "") | (person.c.email != ""))
    async with database.reading() as connection:
        return set((await connection.execute(query)).scalars())
