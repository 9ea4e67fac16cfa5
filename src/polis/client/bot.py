"""An example bot that plays on any server, through the same protocol as people.

    python -m polis.client.bot http://127.0.0.1:8200 TABLE [TOKEN]

It knows no rules: the server sends its choices, and it takes one of them. Replace `choose`.
"""

import asyncio
import random
import sys
from collections.abc import Callable

from polis.client.client import Client
from polis.client.errors import Refused
from polis.client.live import Live
from polis.wire.position import Position, Score

Chooser = Callable[[Position], int]


def choose(position: Position) -> int:
    """Choose any legal action at random."""
    return random.choice(position.choices).action


async def play(live: Live, chooser: Chooser = choose) -> list[Score]:
    """Play until the match is over and return the scores."""
    async for position in live.positions():
        if position.decision is None:
            continue
        try:
            await live.act(chooser(position), position.decision)
        except Refused as refusal:
            if refusal.code not in ("stale-decision", "not-waiting-for-you", "game-over"):
                raise
    assert live.position is not None
    return live.position.scores


async def main(url: str, table_id: str, token: str | None = None) -> None:
    """Sit down at a table and play."""
    async with Client(url) as client:
        await client.be("example bot")
        await client.join(table_id, token)
        async with client.live(table_id) as live:
            for score in await play(live):
                sys.stdout.write(f"side {score.seat}: place {score.place}, {score.result}\n")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
