"""Guests of a private table, and players whom the host has removed.

All of it is part of the caller's transaction, which has locked the table.
"""

from sqlalchemy import Table, delete, insert, select

from polis.server.store import journal, people, schema
from polis.server.store.rows import JobRow
from polis.server.store.tables import Change


async def invite(change: Change, player: str, reminders: list[JobRow]) -> None:
    """Add a guest and remind them; an existing guest is not reminded again."""
    await forgive(change, player)
    if not await is_guest(change, player):
        await _add(change, schema.guest, player)
        await change.connection.run_sync(journal.set_jobs, reminders, [])


async def is_guest(change: Change, player: str) -> bool:
    return await _is_in(change, schema.guest, player)


async def send_away(change: Change, player: str) -> None:
    """Ban a removed player from the open seats and from older links; a new invitation lifts the
    ban.
    """
    await _drop(change, schema.guest, player)
    await people.end_links(change.connection, change.table.id)
    await forgive(change, player)  # one row, however many seats they had
    await _add(change, schema.sent_away, player)


async def is_sent_away(change: Change, player: str) -> bool:
    return await _is_in(change, schema.sent_away, player)


async def forgive(change: Change, player: str) -> None:
    """Lift the ban of a player whom the host has invited again."""
    await _drop(change, schema.sent_away, player)


# -- persons noted at a table ---------------------------------------------------------------------


async def _is_in(change: Change, noted: Table, player: str) -> bool:
    query = select(noted).where(noted.c.table_id == change.table.id, noted.c.person == player)
    return (await change.connection.execute(query)).first() is not None


async def _add(change: Change, noted: Table, player: str) -> None:
    await change.connection.execute(insert(noted).values(table_id=change.table.id, person=player))


async def _drop(change: Change, noted: Table, player: str) -> None:
    is_player = (noted.c.table_id == change.table.id) & (noted.c.person == player)
    await change.connection.execute(delete(noted).where(is_player))
