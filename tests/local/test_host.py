"""Tables on one device, in plain Python: stored before shown, and nothing lost."""

import json
from dataclasses import replace
from typing import Any

import pytest

from polis.kernel.journal import Header, header_line, load
from polis.kernel.match import replay
from polis.kernel.registry import find_game, game_names
from polis.local.store import Result, read_step
from tests.local.device import Storage, Tab, run

AGAINST_BOT = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
TOGETHER = {"seats": [{"kind": "me"}, {"kind": "here", "name": "Bea"}]}


async def new_table(tab: Tab, game: str, body: dict[str, Any] = AGAINST_BOT) -> str:
    made = await tab.ask("POST", "/tables", {"game": game, **body})
    table_id: str = made["table"]["id"]
    return table_id


async def finish(tab: Tab, socket: int = 1) -> None:
    """Play the first choice until the match is over."""
    for number in range(2_000):
        if tab.position(socket)["over"]:
            return
        await tab.act(f"c{number}", socket)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", game_names())
def test_a_match_against_a_bot_is_played_to_its_end_and_leaves_the_device(game: str) -> None:
    @run
    async def played() -> None:
        tab, server = Tab(Storage()), Tab(Storage())
        table = await new_table(tab, game)
        await tab.hello(table)
        await finish(tab)
        assert len(tab.position()["scores"]) == 2
        assert (await tab.ask("GET", "/me/statistics"))["games"][0]["matches"] == 1
        assert [row["id"] for row in (await tab.ask("GET", "/me/tables?finished=1"))["tables"]] == [
            table
        ]
        frames = await tab.ask("GET", f"/tables/{table}/replay?open=1&start=0&limit=1000")
        assert frames["total"] == len(frames["frames"]) > 10
        text = await tab.ask("GET", f"/tables/{table}/export")
        rules = find_game(game)
        match = replay(rules, load(rules, text.splitlines(keepends=True)))
        assert match.is_over
        copy = await server.ask("POST", "/import", {"journal": text})
        assert copy["table"]["phase"] == "finished"
        assert await server.ask("GET", f"/tables/{copy['table']['id']}/export") == text

    played()


@run
async def test_an_entry_is_shown_only_after_it_was_stored() -> None:
    tab = Tab(Storage())
    table = await new_table(tab, "ginkgopolis", TOGETHER)
    await tab.hello(table, seat=0)
    tab.store.is_full = True
    await tab.act("a", seat=0)
    assert tab.heard("update") == []
    assert tab.heard("refused")[-1]["code"] == "not-stored"
    tab.store.is_full = False
    await tab.act("b", seat=0)
    assert tab.heard("ack")[-1]["cmd"] == "b"
    assert tab.heard("update")[0]["entry"]["number"] == 2


@run
async def test_every_entry_that_was_shown_survives_a_crash() -> None:
    storage = Storage()
    tab = Tab(storage)
    table = await new_table(tab, "ginkgopolis", TOGETHER)
    await tab.hello(table, seat=0)
    await tab.act("a", seat=0)
    again = Tab(storage.copy())
    sync = await again.hello(table, seat=0, since=0)
    assert sync["number"] == tab.heard("update")[-1]["entry"]["number"]
    assert sync["position"] == tab.position()
    await again.say("take_back", cmd="b", seat=0)
    assert again.position()["choices"], "the sealed choice is open again"


@run
async def test_a_repeated_command_is_carried_out_once() -> None:
    tab = Tab(Storage())
    table = await new_table(tab, "ginkgopolis", TOGETHER)
    await tab.hello(table, seat=0)
    position = tab.position()
    action = position["choices"][0]["action"]
    for _ in range(2):
        await tab.say("act", cmd="a", decision=position["decision"], action=action, seat=0)
    first, second = tab.heard("ack")
    assert first == second
    assert len(await tab.store.steps(table, 0)) == 1


@run
async def test_players_at_one_device_see_only_their_own_secrets() -> None:
    tab = Tab(Storage())
    table = await new_table(tab, "ginkgopolis", TOGETHER)
    await tab.hello(table, socket=1, watch=True)
    ana, bea = await tab.hello(table, socket=2, seat=0), await tab.hello(table, socket=3, seat=1)
    assert tab.position(1)["choices"] == []
    assert ana["position"]["choices"]
    assert ana["position"]["view"] != bea["position"]["view"]
    await tab.act("a", socket=2, seat=0)
    told = tab.heard("update", 3)
    assert all("action" not in update["entry"] for update in told)
    assert tab.position(3)["choices"] == bea["position"]["choices"]


@run
async def test_the_second_tab_watches_until_the_first_one_leaves() -> None:
    storage = Storage()
    first, second = Tab(storage), Tab(storage)
    table = await new_table(first, "cities")
    await first.hello(table)
    sync = await second.hello(table)
    assert sync["position"]["choices"] == []
    assert second.heard("refused")[-1]["code"] == "other-tab"
    await first.act("a")
    await second.host.changed(table)
    assert second.position()["view"] == first.position()["view"]
    await second.say("take_back", cmd="b")
    assert second.heard("refused")[-1]["code"] == "other-tab"
    first.host.close(1)
    assert await second.store.claim(table)
    await second.host.granted(table)
    assert second.position()["choices"]
    await second.act("c")
    assert second.heard("ack")[-1]["cmd"] == "c"


@run
async def test_two_tabs_never_store_the_same_number_twice() -> None:
    """Even if both believe that they may play, as in a browser without locks."""
    storage = Storage()
    first, second = Tab(storage), Tab(storage)
    table = await new_table(first, "ginkgopolis", TOGETHER)
    await first.hello(table, seat=0)
    storage.owners.clear()
    await second.hello(table, seat=0)
    await first.act("a", seat=0)
    await second.act("b", seat=0, index=1)
    assert second.heard("refused")[-1]["code"] == "other-tab"
    numbers = [read_step(text).seq for text in await first.store.steps(table, 0)]
    assert numbers == [1]
    await second.hello(table, seat=0)
    assert second.position()["view"] == first.position()["view"]


@run
async def test_a_finished_match_can_be_played_again_and_from_any_moment() -> None:
    tab = Tab(Storage())
    table = await new_table(tab, "cities")
    await tab.hello(table)
    await finish(tab)
    again = (await tab.ask("POST", f"/tables/{table}/rematch", {"rotate": True}))["table"]
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    assert (await tab.ask("POST", f"/tables/{table}/rematch"))["table"]["id"] == again["id"]
    wishes = AGAINST_BOT["seats"]
    moment = {"number": 6, "open": True, "seats": wishes}
    fork = (await tab.ask("POST", f"/tables/{table}/fork", moment))["table"]
    assert len(await tab.store.steps(fork["id"], 0)) == 6
    await tab.hello(fork["id"], socket=2)
    await finish(tab, 2)
    assert (await tab.ask("GET", "/me/statistics"))["games"][0]["matches"] == 1, (
        "the deal of a fork was known before"
    )


@run
async def test_all_matches_move_to_another_device_as_one_file() -> None:
    tab, other = Tab(Storage()), Tab(Storage())
    table = await new_table(tab, "cities")
    await tab.hello(table)
    await tab.act("a")
    file = await tab.ask("GET", "/me/file")
    (item,) = json.loads(file)["tables"]
    journal = item["header"] + "".join(json.loads(step)["line"] for step in item["steps"])
    assert journal == await tab.ask("GET", f"/tables/{table}/export"), "a server can import it"
    assert await other.ask("POST", "/me/file", {"file": file}) == {"tables": 1}
    assert await other.ask("POST", "/me/file", {"file": file}) == {"tables": 0}
    sync = await other.hello(table)
    assert sync["position"] == tab.position()
    await other.act("b")
    assert other.heard("ack")


@run
async def test_a_damaged_file_adds_nothing_and_says_so() -> None:
    tab, other = Tab(Storage()), Tab(Storage())
    table = await new_table(tab, "cities")
    await tab.hello(table)
    await tab.act("a")
    file = json.loads(await tab.ask("GET", "/me/file"))
    file["tables"][0]["steps"].pop()
    damaged = ["{", "[]", '{"polis":"device"}', json.dumps(file)]
    for text in damaged:
        assert await other.ask("POST", "/me/file", {"file": text}) == "damaged-journal"
        assert await other.ask("POST", "/import", {"journal": text}) == "damaged-journal"
    assert await other.store.tables() == []


@run
async def test_the_importer_of_a_match_between_bots_plays_all_its_seats() -> None:
    tab = Tab(Storage())
    await tab.ask("POST", "/me", {"name": "Ann"})
    journal = header_line(Header("cities", 1, {"seats": 2}, 7, ("greedy:1", "greedy:2")))
    table = (await tab.ask("POST", "/import", {"journal": journal}))["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person"]
    mixed = header_line(Header("cities", 1, {"seats": 2}, 7, ("greedy:1", "Bo")))
    table = (await tab.ask("POST", "/import", {"journal": mixed}))["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]


@run
async def test_requests_that_need_a_server_are_refused() -> None:
    tab = Tab(Storage())
    open_seat = {"game": "cities", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert await tab.ask("POST", "/tables", open_seat) == "bad-message"
    assert await tab.ask("POST", "/tables/here-0000/invitations") == "no-such"
    assert await tab.ask("GET", "/tables/here-0000") == "no-table"
    table = await new_table(tab, "cities")
    await tab.hello(table)
    await tab.say("chat", cmd="a", text="hi")
    assert tab.heard("refused")[-1]["code"] == "no-such"
    await tab.say("nonsense")
    assert tab.heard("refused")[-1]["code"] == "bad-message"


@run
async def test_a_bot_that_cannot_answer_does_not_stop_the_table() -> None:
    tab = Tab(Storage())
    table = await new_table(tab, game_names()[0])
    local = await tab.host.table(table)
    local.seats[1] = replace(local.seats[1], bot="gone:1")
    await tab.host.save(local)
    await tab.hello(table)
    await finish(tab)
    assert tab.position()["over"]


@run
async def test_an_adaptive_bot_gets_its_level_from_past_results_and_again_in_a_rematch() -> None:
    tab = Tab(Storage())
    wishes = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "adaptive"}]}
    table = await new_table(tab, game_names()[0], wishes)
    local = await tab.host.table(table)
    assert local.seats[1].bot == "adaptive:1"
    local.row = replace(local.row, phase="finished", ended=5)
    local.result = Result(local.row.game, seats=2, place=1, points=40)
    await tab.host.save(local)
    again = await tab.ask("POST", f"/tables/{table}/rematch", {})
    assert again["table"]["seats"][1]["bot"] == "adaptive:2"
