"""R7: traffic to a seat is byte-identical when only facts differ that it must not know.

Two tables with the same deal are played so that they differ in one sealed choice, or in how often a
player changed their mind in secret. All that seat 0 and a guest receive is compared byte by byte,
except for the clock's numbers and the names of the tables.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack

import pytest

from polis.client import Client, Live
from polis.kernel.registry import find_game
from polis.wire.position import Choice
from polis.wire.protocol import Ack, Act, Chat
from tests.server.serving import in_loop, persons, serving, settings_for

HEADER = (
    '{"polis":"journal","game":"%s","version":%d,"options":{"seats":3},'
    '"seed":%d,"players":["a","b","c"]}\n'
)
MOMENTS = re.compile(rb'"(now|at|created|ended|ends)":\d+')
OWN = (b'{"type":"pong"', b'{"type":"line"')  # answers to one's own pings; the mark at the end
Script = Callable[[Client, str], Awaitable[None]]


async def choices_of(client: Client, table_id: str, seat: int) -> tuple[int, list[Choice]]:
    position = (await client.sync(table_id, seat=seat)).position
    assert position is not None
    return position.decision or 0, position.choices


async def choose(client: Client, table_id: str, seat: int, kind: str, nth: int) -> None:
    """Take the nth choice of a kind."""
    decision, choices = await choices_of(client, table_id, seat)
    action = [choice for choice in choices if choice.kind == kind][nth].action
    cmd = f"c{seat}-{decision}-{action}"
    await client.command(table_id, Act(cmd=cmd, decision=decision, action=action, seat=seat))


async def take_back(client: Client, table_id: str, seat: int, cmd: str) -> None:
    path = f"/api/tables/{table_id}/commands"
    await client.post(path, Ack, {"type": "take_back", "cmd": cmd, "seat": seat})


async def traffic(client: Client, header: str, script: Script) -> dict[str, list[bytes]]:
    """What seat 0 and a guest receive while a script is played."""
    table_id = (await client.import_journal(header)).table.id
    async with AsyncExitStack() as stack:
        lives: dict[str, Live] = {
            "seat": client.live(table_id, seat=0),
            "guest": client.live(table_id, watch=True),
        }
        for live in lives.values():
            live.keep = True
            await stack.enter_async_context(live)
        await script(client, table_id)
        # A socket that has received a line of chat has received everything before it.
        await client.command(table_id, Chat(cmd="mark", text="mark", seat=0))
        for live in lives.values():
            await _until_chat(live)
        return {
            name: [_normal(frame, table_id) for frame in live.received if not frame.startswith(OWN)]
            for name, live in lives.items()
        }


async def _until_chat(live: Live) -> None:
    await live.until(lambda: bool(live.chat))


def _normal(frame: bytes, table_id: str) -> bytes:
    return MOMENTS.sub(rb'"\1":0', frame).replace(table_id.encode(), b"TABLE")


async def compare(database: str, header: str, scripts: Sequence[Script]) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        seen = [await traffic(ana, header, script) for script in scripts]
        for name in ("seat", "guest"):
            assert seen[0][name], f"the {name} received nothing"
            for other in seen[1:]:
                assert seen[0][name] == other[name]


@pytest.mark.parametrize("seed", [3, 4, 5])
@in_loop
async def test_a_sealed_bid_does_not_show_which_card_it_is(database: str, seed: int) -> None:
    def bidding(nth: int) -> Script:
        async def script(client: Client, table_id: str) -> None:
            await choose(client, table_id, 1, "bid", nth)
            await choose(client, table_id, 0, "bid", 0)

        return script

    header = HEADER % ("sealed_bids", 1, seed)
    await compare(database, header, [bidding(0), bidding(1)])


@pytest.mark.parametrize("seed", [3, 4, 5])
@in_loop
async def test_a_sealed_choice_of_the_real_game_shows_only_what_lies_on_the_table(
    database: str, seed: int
) -> None:
    game = find_game("ginkgopolis")

    def choosing(cards: Sequence[int], tile: int) -> Script:
        async def script(client: Client, table_id: str) -> None:
            for number, card in enumerate(cards):
                if number:
                    await take_back(client, table_id, 1, f"back{number}")
                await choose(client, table_id, 1, "card", card)
            await choose(client, table_id, 1, "tile", tile)

        return script

    header = HEADER % ("ginkgopolis", game.version, seed)
    scripts = [choosing([0], 0), choosing([1], 1), choosing([0, 1, 2, 0], 1)]
    await compare(database, header, scripts)
