"""Long work costs its client more than short work."""

from collections.abc import Sequence

import pytest

from polis.client import Live, Refused
from polis.server.http import routes_replays
from polis.server.live import websocket
from tests.server.floods.test_frames import metric
from tests.server.serving import in_loop, persons, seated, serving, settings_for, with_limits
from tests.waiting import until

MOVES = 3


async def play_some(lives: Sequence[Live]) -> None:
    for _ in range(MOVES):
        await until(lambda: any(_choices(live) for live in lives))
        live = next(live for live in lives if _choices(live))
        await live.act(_choices(live)[0])


def _choices(live: Live) -> list[int]:
    choices = [] if live.position is None else live.position.choices
    return [choice.action for choice in choices]


@in_loop
@pytest.mark.usefixtures("clock")
async def test_a_replay_costs_as_much_as_its_match_is_long(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes_replays, "STEPS_OF_A_READ", 1)
    settings = with_limits(settings_for(sqlite), looks=20, look_rate=1.0)
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo], "peaks") as (table_id, lives),
    ):
        await play_some(lives)
        answers = 20 // (1 + MOVES)
        for _ in range(answers):
            await ana.replay(table_id)
        with pytest.raises(Refused, match="too-many"):
            await ana.replay(table_id)
        assert metric(server, "reads") == 1
        await bo.replay(table_id)


@in_loop
@pytest.mark.usefixtures("clock")
async def test_building_a_long_table_costs_its_visitor_more(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "STEPS_OF_A_MESSAGE", 1)
    settings = with_limits(settings_for(sqlite), burst=40, rate=1.0)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as clients:
        async with seated(clients, "peaks") as (table_id, lives):
            await play_some(lives)
        live = server.services.hub.tables[table_id]
        live.forget()
        allowance = server.services.hub.rate_limits._sender(live.row.host, "127.0.0.1").posts._all
        before = allowance._level
        async with clients[0].live(table_id):
            assert before - allowance._level == websocket.HELLO_COST + MOVES
