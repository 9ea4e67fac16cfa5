"""A small client for people who write bots or tools: the protocol, typed, with reconnection.

    async with Client("http://127.0.0.1:8200") as client:
        await client.be("Ana")
        table = await client.create("some_game", ["me", "bot:greedy:2"])
        async with client.live(table.id) as live:
            ...

`polis.client.bot` is an example that plays whole matches.
"""

from polis.client.client import Client
from polis.client.errors import Refused
from polis.client.live import Live

__all__ = ["Client", "Live", "Refused"]
