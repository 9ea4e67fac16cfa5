"""A typed client of the protocol, with reconnection, for authors of bots and tools.

    async with Client("http://127.0.0.1:8200") as client:
        await client.be("Ana")
        made = await client.create("some_game", ["me", "bot:greedy:2"])
        async with client.live(made.table.id) as live:
            ...

`polis.client.bot` is an example that plays whole matches.
"""

from polis.client.client import Client
from polis.client.errors import Refused
from polis.client.live import Live, new_cmd

__all__ = ["Client", "Live", "Refused", "new_cmd"]
