"""Honest players: they play matches to the end, again and again, and note what was acknowledged.

Their clients reconnect by themselves, so a killed server interrupts them only for a moment.
"""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

import httpx

from polis.client import Client, Live, Refused
from polis.wire.protocol import Act
from tests.server.serving import table_of

THINKING = 0.5  # seconds before a move
PASSED = ("stale-decision", "not-waiting-for-you", "game-over", "unavailable")
AWAY = (httpx.HTTPError, OSError, TimeoutError, Refused)  # the server is down for a moment


class HonestPlayers:
    """Pairs of players, and every move that was acknowledged to them."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[str, str]] = []  # table, and the command as it is stored
        self.num_matches = 0

    async def play(self, pair: Sequence[Client]) -> None:
        """Play one match after the other."""
        while True:
            with suppress(*AWAY):
                table_id = await table_of(pair, "peaks")
                await asyncio.gather(*(self._play(client, table_id) for client in pair))
                self.num_matches += 1
            await asyncio.sleep(THINKING)

    async def _play(self, client: Client, table_id: str) -> None:
        async with client.live(table_id) as live:
            async for position in live.positions():
                if position.decision is not None:
                    await asyncio.sleep(random.random() * THINKING)
                    action = random.choice(position.choices).action
                    await self._act(live, table_id, position.decision, action)

    async def _act(self, live: Live, table_id: str, decision: int, action: int) -> None:
        act = Act(cmd=f"{random.getrandbits(60):x}", decision=decision, action=action)
        try:
            await live.send(act)
        except Refused as refusal:
            if refusal.code not in PASSED:
                raise
        else:
            self.acknowledged.append((table_id, f"{live.seat}:{act.cmd}"))

    def lost(self, database: str) -> int:
        """How many acknowledged moves are not stored exactly once."""
        with sqlite3.connect(database) as connection:
            rows = connection.execute("SELECT table_id, cmd FROM step WHERE cmd IS NOT NULL")
            stored = Counter((table_id, cmd) for table_id, cmd in rows)
        connection.close()
        return sum(stored[move] != 1 for move in self.acknowledged)
