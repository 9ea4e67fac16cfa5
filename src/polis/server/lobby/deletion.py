"""Delete a person. Their matches stay whole for the other players."""

from contextlib import suppress

from polis.server.errors import NoTable
from polis.server.lobby.lobby import Lobby
from polis.server.store import erasure
from polis.server.store.rows import PersonRow


async def delete_person(lobby: Lobby, person: PersonRow) -> None:
    """Leave all tables for a person, then remove everything that is stored about them."""
    hub = lobby.hub
    for table_id in await erasure.unfinished_of(hub.database, person.id):
        with suppress(NoTable):
            await lobby.leave(person, table_id, None)
    changed = await erasure.erase(hub.database, person.id)
    hub.reachable.discard(person.id)
    hub.reconnect(person.id)
    for table_id in changed:
        hub.peers.tell_table(table_id)
        if table_id in hub.tables:
            hub.background(hub.changed(table_id))
